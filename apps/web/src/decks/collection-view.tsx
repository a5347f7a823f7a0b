/** Looks through all cards of a game. */

import { sayLabel } from '@crupier/protocol';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { keptDecks } from '../setting-up/kept-decks.ts';
import { lookOf } from '../table/game-looks.ts';
import { filterOf, queryOf, type CardFilter } from './card-filter.ts';
import { knownSheets } from './deck-api.ts';
import { DecksPage, GameLinks } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { FaceGrid } from './face-grid.tsx';
import { FilterWords } from './filter-words.tsx';
import { SearchField } from './search-field.tsx';
import { TextRows } from './text-rows.tsx';
import { useCards } from './use-cards.ts';
import { useDeckTexts } from './use-deck-texts.ts';

type Display = 'faces' | 'list';

interface CollectionViewProps {
  readonly scene: DecksScene;
  /** The filter, as the address has it. */
  readonly arg: string;
}

/** The collection: the filter stands in the address, so that it can be shared and is there again. */
export function CollectionView({ scene, arg }: CollectionViewProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const { mode } = useHouseFrame();
  const [filter, setFilter] = useState(() => filterOf(arg));
  const [display, setDisplay] = useState<Display>('faces');
  const [shown, setShown] = useState<string>();
  const query = queryOf(filter).toString();
  const found = useCards(scene.game.id, query);
  const { total } = found;
  const change = (to: CardFilter): void => {
    setFilter(to);
    const route = formatRoute({ kind: 'decks', game: scene.game.id, view: 'cards', arg: queryOf(to).toString() });
    window.history.replaceState(window.history.state, '', route);
  };
  const peeked = shown ?? found.cardAt(0)?.sheet.key;
  const all = scene.collection.cards.toLocaleString(language);
  const count =
    total === undefined ? texts.loading : said.foundOf(total.toLocaleString(language), total === scene.collection.cards ? undefined : all);
  return (
    <DecksPage
      scene={scene}
      at="cards"
      className="collection"
      side={mode === 'wide' && peeked !== undefined ? <Peek scene={scene} card={peeked} /> : undefined}
    >
      <h1 className="unseen">{said.views.cards}</h1>
      <div className="collection-head">
        <GameLinks game={scene.game} games={scene.games} view="cards" />
        <SearchField words={filter.words} onWords={(words) => change({ ...filter, words })} />
        <fieldset className="display" aria-label={said.display}>
          {(['faces', 'list'] as const).map((each) => {
            const Sign = each === 'faces' ? LayoutGrid : Rows3;
            return (
              <Button key={each} pressed={display === each} label={said.displays[each]} onPress={() => setDisplay(each)}>
                <Sign aria-hidden="true" size={18} /> {mode !== 'phone' && said.displays[each]}
              </Button>
            );
          })}
        </fieldset>
      </div>
      <FilterWords scene={scene} filter={filter} onFilter={change} count={count} />
      {found.problem !== undefined && <p className="problem">{found.problem}</p>}
      {total === 0 && <p className="finder-none">{said.noCards}</p>}
      {total !== undefined && total > 0 && display === 'faces' && (
        <FaceGrid key={query} scene={scene} found={found} total={total} shown={peeked} onShow={setShown} />
      )}
      {total !== undefined && total > 0 && display === 'list' && (
        <TextRows key={query} scene={scene} found={found} total={total} onShow={setShown} />
      )}
    </DecksPage>
  );
}

/** The card under focus or pointer, large, with what leads on from it. */
function Peek({ scene: { game, speech, collection }, card }: { readonly scene: DecksScene; readonly card: string }): ReactNode {
  const said = useDeckTexts();
  const own = useStore(keptDecks).filter((deck) => deck.game === game.id && (deck.leader === card || deck.cards.includes(card)));
  const sheet = knownSheets(game.id).get(card);
  if (sheet === undefined) return undefined;
  const set = collection.sets.find(({ code }) => code === sheet.facts['set'])?.name[speech.language];
  const { rarity } = sheet.facts;
  const from = [set, ...(typeof rarity === 'string' ? [sayLabel(rarity, speech)] : [])].filter((each) => each !== undefined);
  return (
    <>
      <section className="card-peek mat" data-game={game.id} aria-label={said.peek}>
        <CardFace face={lookOf(game.id).faceOf(sheet, speech)} size="zoom" />
        <p>
          <b>{sheet.playable ? said.inMine(own.length) : said.notMadeYet}</b>
          <br />
          {from.join(' · ')}
        </p>
      </section>
      <div className="peek-acts">
        <a className="button" data-primary href={formatRoute({ kind: 'decks', game: game.id, view: 'card', arg: card })}>
          {said.openWord}
          <span className="unseen"> {sheet.name[speech.language]}</span>
        </a>
      </div>
    </>
  );
}
