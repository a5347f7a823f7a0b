import { applies, rulesOnCard, site, topics, type CardId } from '@crupier/kernel/rules';
import { ownPrintedOf, printedOf } from './printed.ts';
import { zoneKind, type KeyForgeMatch } from './state.ts';

const about = topics('countsAsCreature');

/** The power of a card before anything changes it, ≥ 0: what is printed, or what a text says of a card in a battleline that is no creature card. */
export function basePowerOf(match: KeyForgeMatch, card: CardId): number {
  const { type, power } = printedOf(match, card);
  if (type === 'creature' || zoneKind(match.state.cards[card]?.zone ?? 0) !== 'line') return power;
  return rulesOnCard(match, card, about.countsAsCreature).at(-1)?.amount ?? power;
}

/** Whether a card in a battleline is a creature there: by its type, or by a text that makes it one. A top half alone is none. *Rule:* KF-FLIP-4, KF-FAQ-CARD-animator-1, KF-GIGANTIC-1. */
export function countsAsCreature(match: KeyForgeMatch, card: CardId): boolean {
  const { type, half } = printedOf(match, card);
  return (type === 'creature' && half !== 'top') || rulesOnCard(match, card, about.countsAsCreature).length > 0;
}

const printedOnIt = site('KF-FAQ-CARD-cyber-clone-1', 'the printed power of a copy is that of the card itself');

/** The power that is printed on a card itself, ≥ 0, whatever it is a copy of; of what is no creature card in a battleline, what it has there. */
export function printedPowerOf(match: KeyForgeMatch, card: CardId): number {
  const isCopy = (match.state.cards[card]?.ownDefinition ?? 0) !== 0 && applies(match, printedOnIt);
  return isCopy ? ownPrintedOf(match, card).power : basePowerOf(match, card);
}
