/** A deck as a box on its game's mat: a face, its name, what it is, and how far it has come. */

import { sayLabel, type ShownDeck } from '@crupier/protocol';
import { Check, Hammer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { GameSign } from '../home/game-sign.tsx';
import { useTexts } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import type { DeckRecord } from '../setting-up/deck-matches.ts';
import type { KeptDeck } from '../setting-up/kept-decks.ts';
import { lookOf } from '../table/game-looks.ts';
import { knownSheets } from './deck-api.ts';
import { sayState, stateOf } from './deck-state.ts';
import type { DecksScene } from './decks-scene.ts';
import { sizeOf } from './draft.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface DeckBoxProps {
  readonly scene: DecksScene;
  readonly deck: KeptDeck;
  /** What was read of it; undefined until that has come. */
  readonly read: ShownDeck | undefined;
  /** How it has fared; undefined where no match with it is over. */
  readonly record: DeckRecord | undefined;
}

/** The signs of the states. */
const signs = { ready: Check, notMade: Hammer, short: TriangleAlert, faults: TriangleAlert } as const;

/** The box. */
export function DeckBox({ scene: { game, speech, collection }, deck, read, record }: DeckBoxProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const sheets = knownSheets(game.id);
  const covers = [deck.leader, deck.cards[0], read?.draft.leader, read?.draft.cards[0]?.card];
  const cover = covers.map((card) => sheets.get(card ?? '')).find((sheet) => sheet !== undefined);
  const leader = sheets.get(deck.leader)?.name[speech.language];
  const choices = read?.draft.choices.map((choice) => sayLabel(choice, speech)) ?? [];
  const size = read === undefined ? [] : [said.cardsIn(sizeOf(read.draft))];
  const state = read && stateOf(read, collection.building?.sizes[0] ?? 0);
  const Sign = signs[state?.kind ?? 'ready'];
  return (
    <li className="deck-box mat" data-game={game.id}>
      <a href={formatRoute({ kind: 'decks', game: game.id, view: 'deck', arg: deck.id })}>
        <span className="deck-box-face">
          {cover === undefined ? <GameSign game={game.id} /> : <CardFace face={lookOf(game.id).faceOf(cover, speech)} size="board" />}
        </span>
        <span className="deck-box-words">
          <b>{deck.name || texts.unnamedDeck}</b>
          <small>{[...(leader === undefined ? [] : [leader]), ...choices, ...size].join(' · ')}</small>
          {record !== undefined && <small>{said.record(record.matches, record.wins)}</small>}
          {state !== undefined && (
            <span className="deck-box-state" data-state={state.kind}>
              <Sign aria-hidden="true" size={15} /> {sayState(state, said)}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
