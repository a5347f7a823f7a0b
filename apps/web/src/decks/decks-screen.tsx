/** The page of cards and decks: looking through cards, own decks, imports, and tables of chance. */

import type { GameSummary } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { HouseBar } from '../home/house-bar.tsx';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTitle } from '../parts/use-title.ts';
import { formatRoute, type DecksView, type Route } from '../route.ts';
import { fetchGames } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { CollectionView } from './collection-view.tsx';
import { fetchCollection } from './deck-api.ts';
import { DeckView } from './deck-view.tsx';
import { ImportView } from './import-view.tsx';
import { MyDecks } from './my-decks.tsx';
import { RandomView } from './random-view.tsx';
import { useDeckTexts } from './use-deck-texts.ts';
import '../styles/deck-pages.css';
import '../styles/decks.css';

type DecksRoute = Route & { readonly kind: 'decks' };

const tabs = ['cards', 'mine', 'import', 'random'] as const satisfies readonly DecksView[];

/** The page: a game and a part of it at a time. */
export function DecksScreen({ route }: { readonly route: DecksRoute }): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const games = useAsked(useCallback(() => fetchGames(language), [language]));
  const list = games.answer?.ok === true ? games.answer.value : [];
  const game = list.find(({ id }) => id === route.game) ?? list[0];
  useTitle(`${texts.openDecks} · Crupier`);
  return (
    <div className="decks-page" data-game={game?.id}>
      <HouseBar at={route.view === 'cards' ? 'cards' : 'decks'} />
      <main className="decks-main">
        <h1>{texts.openDecks}</h1>
        {games.answer === undefined && <output>{texts.loading}</output>}
        {games.answer?.ok === false && (
          <div className="problem">
            <p>{games.answer.problems[0]?.text ?? texts.failed}</p>
            <Button onPress={games.again}>{texts.retry}</Button>
          </div>
        )}
        {game !== undefined && (
          <>
            <nav className="decks-tabs" aria-label={said.game}>
              {list.map((each) => (
                <TabLink
                  key={each.id}
                  to={{ kind: 'decks', game: each.id, view: route.view === 'deck' ? 'mine' : route.view, arg: '' }}
                  isHere={each === game}
                >
                  {each.name[language]}
                </TabLink>
              ))}
            </nav>
            <nav className="decks-tabs decks-parts" aria-label={texts.openDecks}>
              {tabs.map((view) => (
                <TabLink
                  key={view}
                  to={{ kind: 'decks', game: game.id, view, arg: '' }}
                  isHere={route.view === view || (view === 'mine' && route.view === 'deck')}
                >
                  {said.views[view]}
                </TabLink>
              ))}
            </nav>
            <GamePart key={game.id} game={game} route={route} />
          </>
        )}
      </main>
    </div>
  );
}

function TabLink({ to, isHere, children }: { readonly to: Route; readonly isHere: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <a className="button" href={formatRoute(to)} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}

function GamePart({ game, route }: { readonly game: GameSummary; readonly route: DecksRoute }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const speech = useGameSpeech(game.id);
  const collection = useAsked(useCallback(() => fetchCollection(game.id, language), [game.id, language]));
  if (collection.answer?.ok === false)
    return (
      <div className="problem">
        <p>{collection.answer.problems[0]?.text ?? texts.failed}</p>
        <Button onPress={collection.again}>{texts.retry}</Button>
      </div>
    );
  if (collection.answer === undefined || speech === undefined) return <output>{texts.loading}</output>;
  const scene = { game, collection: collection.answer.value, speech };
  switch (route.view) {
    case 'cards':
      return <CollectionView key={route.arg} scene={scene} arg={route.arg} />;
    case 'mine':
      return <MyDecks scene={scene} />;
    case 'deck':
      return <DeckView key={route.arg} scene={scene} deck={route.arg} />;
    case 'import':
      return <ImportView key={route.arg} scene={scene} packed={route.arg} />;
    case 'random':
      return <RandomView key={route.arg} scene={scene} arg={route.arg} />;
  }
}
