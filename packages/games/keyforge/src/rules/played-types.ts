import { cardOf, type Seat } from '@crupier/kernel/rules';
import { printedOf, type CardType } from '../state/printed.ts';
import { timesThisTurn } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

/** How many cards of a type a player has played this turn: a creature that was played as an upgrade is an upgrade. */
export function playedOfType(match: KeyForgeMatch, seat: Seat, type: CardType): number {
  const played = match.state.history.filter((past) => past.history === 'cardsPlayed' && past.seat === seat);
  const printedAs = (printed: CardType): number => played.filter(({ card }) => printedOf(match, cardOf(card)).type === printed).length;
  const creatures = timesThisTurn(match, 'creaturesPlayed', seat);
  if (type === 'creature') return creatures;
  return type === 'upgrade' ? printedAs('upgrade') + printedAs('creature') - creatures : printedAs(type);
}
