import type { CardId, Deed } from '@crupier/kernel/rules';
import { mayDraw } from '../rules/draw.ts';
import { cardsIn } from '../state/reading.ts';
import type { InfernoMatch, Zone } from '../state/state.ts';

/** How much of its amount a verb could do now, by what all can see. */
type Most = (match: InfernoMatch, deed: Deed) => number;

/** For what is done as often as the text says, whatever lies on the table. */
export function anyAmount(): number {
  return Infinity;
}

/** For a verb that does something to any card. */
export function anyCard(): boolean {
  return true;
}

/** How many of its cards a verb would do something to. */
export function countOf(isChanged: (match: InfernoMatch, card: CardId) => boolean): Most {
  return (match, { cards }) => cards.filter((card) => isChanged(match, card)).length;
}

/** How many pairs of a card and one of the second object a verb would do something to. */
export function countOfPairs(isChanged: (match: InfernoMatch, card: CardId, other: CardId) => boolean): Most {
  return (match, { cards, to }) => cards.flatMap((card) => to.filter((other) => isChanged(match, card, other))).length;
}

/** How many cards lie in a zone of the player whose deed it is. */
export function countIn(zone: Zone): Most {
  return (match, { seat }) => cardsIn(match, zone, seat).length;
}

/** How many cards a player may draw: from an empty deck that fails, which is an event too. *Rule:* INF-119.3, INF-119.4. */
export function mostDraws(match: InfernoMatch, { seat }: Deed): number {
  return mayDraw(match, seat) ? Infinity : 0;
}
