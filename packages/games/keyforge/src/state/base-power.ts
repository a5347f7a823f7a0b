import { rulesOnCard, topics, type CardId } from '@crupier/kernel/rules';
import { printedOf } from './printed.ts';
import { zoneKind, type KeyForgeMatch } from './state.ts';

const about = topics('countsAsCreature');

/** The power of a card before anything changes it, ≥ 0: what is printed, or what a text says of a card in a battleline that is no creature card. */
export function basePowerOf(match: KeyForgeMatch, card: CardId): number {
  const { type, power } = printedOf(match, card);
  if (type === 'creature' || zoneKind(match.state.cards[card]?.zone ?? 0) !== 'line') return power;
  return rulesOnCard(match, card, about.countsAsCreature).at(-1)?.amount ?? power;
}
