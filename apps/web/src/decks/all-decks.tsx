/** All decks that are kept in this browser, those of each game beside each other. */

import type { GameSummary, ShownDeck } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { inHomeOrder } from '../home/game-sign.tsx';
import { House } from '../home/house.tsx';
import { useLanguage } from '../language/use-texts.ts';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { useStore } from '../parts/use-store.ts';
import type { DeckRecord } from '../setting-up/deck-matches.ts';
import { decksAreKept, keptDecks, type KeptDeck } from '../setting-up/kept-decks.ts';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { useAsked } from '../wire/use-asked.ts';
import { BringSlip } from './bring-slip.tsx';
import { fetchCollection } from './deck-api.ts';
import { DeckBox } from './deck-box.tsx';
import { GameLinks } from './decks-page.tsx';
import { EmptyShelf } from './empty-shelf.tsx';
import { RemovedDeck } from './removed-note.tsx';
import { useDeckRecords } from './use-deck-records.ts';
import { useDeckStates } from './use-deck-states.ts';
import { useDeckTexts } from './use-deck-texts.ts';

/** The page; a word leads to the decks of one game, with those that come with it. */
export function AllDecks({ games }: { readonly games: readonly GameSummary[] }): ReactNode {
  const said = useDeckTexts();
  const own = useStore(keptDecks);
  const read = useDeckStates(own);
  const records = useDeckRecords();
  const [first] = games;
  return (
    <House at="decks" className="decks-page my-decks" side={first && <BringSlip game={first.id} builds={false} />}>
      <header className="my-decks-head">
        <h1>
          {said.myDecks} {own.length > 0 && <small>{own.length}</small>}
        </h1>
        <GameLinks games={games} view="mine" all={said.allGames} />
      </header>
      <RemovedDeck />
      {!useStore(decksAreKept) && <p className="problem">{said.storageFull}</p>}
      {own.length === 0 && <EmptyShelf />}
      {inHomeOrder(games).map((game) => {
        const decks = own.filter((deck) => deck.game === game.id);
        return decks.length > 0 && <Shelf key={game.id} {...{ game, games, decks, read, records }} />;
      })}
    </House>
  );
}

interface ShelfProps {
  readonly game: GameSummary;
  readonly games: readonly GameSummary[];
  readonly decks: readonly KeptDeck[];
  readonly read: ReadonlyMap<string, ShownDeck>;
  readonly records: ReadonlyMap<string, DeckRecord>;
}

/** The boxes of a game, once its cards are known. */
function Shelf({ game, games, decks, read, records }: ShelfProps): ReactNode {
  const language = useLanguage();
  const speech = useGameSpeech(game.id);
  const { answer } = useAsked(useCallback(() => fetchCollection(game.id, language), [game.id, language]));
  if (answer?.ok !== true || speech === undefined) return undefined;
  const scene = { game, games, collection: answer.value, speech };
  return (
    <section className="deck-shelf" aria-label={game.name[language]}>
      <h2>{game.name[language]}</h2>
      <LazyFrame>
        <ul className="deck-boxes">
          {decks.map((deck) => (
            <DeckBox key={deck.id} scene={scene} deck={deck} read={read.get(deck.id)} record={records.get(deck.id)} />
          ))}
        </ul>
      </LazyFrame>
    </section>
  );
}
