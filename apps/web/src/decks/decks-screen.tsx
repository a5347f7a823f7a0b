/** The page of cards and decks: looking through cards, own decks, imports, and tables of chance. */

import type { GameSummary } from '@crupier/protocol';
import { useCallback, useEffect, type ReactNode } from 'react';
import { House } from '../home/house.tsx';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Route } from '../route.ts';
import { beginLook, lookOf } from '../table/game-looks.ts';
import { fetchGames, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { AllDecks } from './all-decks.tsx';
import { CardPage } from './card-page.tsx';
import { CollectionView } from './collection-view.tsx';
import { fetchCollection } from './deck-api.ts';
import { DeckView } from './deck-view.tsx';
import { ImportView } from './import-view.tsx';
import { MyDecks } from './my-decks.tsx';
import { RandomView } from './random-view.tsx';
import '../styles/home.css';
import '../styles/filter-words.css';
import '../styles/deck-pages.css';
import '../styles/deck-imports.css';
import '../styles/deck-builder.css';
import '../styles/decks.css';
import '../styles/decks-house.css';
import '../styles/card-pages.css';

type DecksRoute = Route & { readonly kind: 'decks' };

/** The page: a game and a part of it at a time. */
export function DecksScreen({ route }: { readonly route: DecksRoute }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const games = useAsked(useCallback(() => fetchGames(language), [language]));
  const list = games.answer?.ok === true ? games.answer.value : [];
  const game = list.find(({ id }) => id === route.game) ?? list[0];
  useTitle(`${texts.openDecks} · Crupier`);
  if (route.view === 'mine' && route.game === '' && list.length > 0) return <AllDecks games={list} />;
  if (game === undefined) return <Waiting route={route} answer={games.answer} onRetry={games.again} />;
  return (
    <LazyFrame waiting={<Waiting route={route} />}>
      <GamePart key={game.id} game={game} games={list} route={route} />
    </LazyFrame>
  );
}

interface WaitingProps {
  readonly route: DecksRoute;
  readonly answer?: Answer<unknown> | undefined;
  readonly onRetry?: () => void;
}

/** The page before there is anything to show, or where that cannot be had. */
function Waiting({ route, answer, onRetry }: WaitingProps): ReactNode {
  const texts = useTexts();
  return (
    <House at={isOfCards(route) ? 'cards' : 'decks'} className="decks-page">
      <h1 className="unseen">{texts.openDecks}</h1>
      {answer?.ok === false ? (
        <div className="problem">
          <p>{answer.problems[0]?.text ?? texts.failed}</p>
          {onRetry !== undefined && <Button onPress={onRetry}>{texts.retry}</Button>}
        </div>
      ) : (
        <output>{texts.loading}</output>
      )}
    </House>
  );
}

function isOfCards({ view }: DecksRoute): boolean {
  return view === 'cards' || view === 'card';
}

interface GamePartProps {
  readonly game: GameSummary;
  readonly games: readonly GameSummary[];
  readonly route: DecksRoute;
}

function GamePart({ game, games, route }: GamePartProps): ReactNode {
  const language = useLanguage();
  const speech = useGameSpeech(game.id);
  const collection = useAsked(useCallback(() => fetchCollection(game.id, language), [game.id, language]));
  const { answer } = collection;
  useEffect(() => beginLook(game.id), [game.id]);
  if (answer?.ok !== true || speech === undefined)
    return <Waiting route={route} answer={answer?.ok === false ? answer : undefined} onRetry={collection.again} />;
  // The page comes whole: nothing of it is shown before its cards can be drawn.
  lookOf(game.id);
  const scene = { game, games, collection: answer.value, speech };
  switch (route.view) {
    case 'cards':
      return <CollectionView key={route.arg} scene={scene} arg={route.arg} />;
    case 'card':
      return <CardPage key={route.arg} scene={scene} card={route.arg} />;
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
