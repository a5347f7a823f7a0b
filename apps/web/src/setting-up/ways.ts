/** With whom somebody plays: the kinds of all other seats as one choice. */

import type { GameChoices, GameSummary, Language } from '@crupier/protocol';
import { isCooperative } from '../table/game-looks.ts';
import type { DeckChoice } from './deck-choice.ts';
import type { OtherWish, SeatNames, TableWish } from './table-wish.ts';
import type { TableSetup } from './use-table-setup.ts';

/** A way to play: all other seats are of its kind. */
export type Way = OtherWish['kind'];

/** The ways, in the order in which they are shown. */
export const ways = ['bot', 'friend', 'here'] as const satisfies readonly Way[];

/** The way of a wish; undefined where the other seats are of several kinds. Who sits alone plays on their own. */
export function wayOf({ others }: TableWish): Way | undefined {
  const [first] = others;
  if (first === undefined) return 'here';
  return others.every(({ kind }) => kind === first.kind) ? first.kind : undefined;
}

/** The fewest seats of a way: with bots or friends there is another one. */
export function seatsMin({ seats }: GameSummary, way: Way | undefined): number {
  return way === 'here' ? seats.min : Math.max(2, seats.min);
}

/** What changes in a wish where all others are to be of a kind. */
export function withWay(game: GameSummary, { seats, others }: TableWish, way: Way): Partial<TableWish> {
  const count = Math.max(seats, seatsMin(game, way));
  return { seats: count, others: others.map((other) => ({ ...other, kind: way })), newcomers: way };
}

/** The seats whose decks are chosen at this screen, from 0. */
export function chosenSeats({ others }: TableWish): readonly number[] {
  return [0, ...others.flatMap(({ kind }, at) => (kind === 'friend' ? [] : [at + 1]))];
}

/** The deck of a seat. */
export function deckOf({ mine, others }: TableWish, seat: number): DeckChoice {
  return seat === 0 ? mine : (others[seat - 1]?.deck ?? mine);
}

/** A wish's decks with another one at a seat. A ready deck that another seat has here is exchanged for this seat's. */
export function withDeck(wish: TableWish, seat: number, deck: DeckChoice): Partial<TableWish> {
  const before = deckOf(wish, seat);
  const isSame = (other: DeckChoice): boolean => other.kind === 'ready' && deck.kind === 'ready' && other.name === deck.name;
  const deckFor = (at: number): DeckChoice => {
    if (at === seat) return deck;
    return isSame(deckOf(wish, at)) ? before : deckOf(wish, at);
  };
  return { mine: deckFor(0), others: wish.others.map((other, at) => ({ ...other, deck: deckFor(at + 1) })) };
}

/** The names of seats of one person who plays several heroes: those of the heroes. */
export function seatNamesOf({ game, wish }: TableSetup, { decks }: GameChoices, language: Language): SeatNames {
  if (!isCooperative(game.id) || !wish.others.some(({ kind }) => kind === 'here')) return [];
  return [0, ...wish.others.map((_, at) => at + 1)].map((seat) => {
    const deck = deckOf(wish, seat);
    return deck.kind === 'ready' ? decks[deck.name]?.name[language] : undefined;
  });
}
