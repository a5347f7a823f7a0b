/** Decks that have a card: those that come with a game, and those that are built around it. */

import { type DraftDeck, type PlayableGame, dealsDecks } from '@crupier/kernel';
import type { Collection } from '@crupier/protocol';
import { drawNonce } from '@crupier/table';

/** The decks that come with a game. */
type Decks = Collection['decks'];

/** Whether there is such a deck that can be played now. */
export function hasDeckWith(game: PlayableGame, card: string, decks: Decks): boolean {
  return readyDeckWith(game, card, decks) !== undefined || draftWith(game, card) !== undefined;
}

/** A deck with a card, as a table is given it; undefined where none can be played. */
export function deckWith(game: PlayableGame, card: string, decks: Decks): string | undefined {
  const ready = readyDeckWith(game, card, decks);
  if (ready !== undefined) return ready;
  const draft = draftWith(game, card);
  return draft && JSON.stringify(game.workshop?.building?.fill(draft, drawNonce().repeat(2)));
}

function readyDeckWith(game: PlayableGame, card: string, decks: Decks): string | undefined {
  if (dealsDecks(game, {})) return undefined;
  return decks.find(({ playable, cards }) => playable && cards.some((each) => each.card === card))?.name;
}

/** A draft with as many of a card as it may have, led by the first who may have it; undefined where nobody may. */
function draftWith(game: PlayableGame, card: string): DraftDeck | undefined {
  const { building, isPlayable } = game.workshop ?? {};
  if (building === undefined || isPlayable?.(card) !== true) return undefined;
  for (const leader of building.leaders()) {
    const { of, most } = building.choices(leader);
    const options = most === 0 ? [[]] : of.map((choice) => [choice]);
    const choices = options.find((chosen) => building.fits({ leader, choices: chosen }, card));
    const count = choices === undefined ? 0 : building.copiesMax(leader, card);
    if (choices === undefined || count === 0) continue;
    const others = building.ownCards(leader).filter((each) => each.card !== card);
    return { name: '', leader, choices, cards: [...others, { card, count }] };
  }
  return undefined;
}
