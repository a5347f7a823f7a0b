import { cardOf, type CardRef } from '@crupier/kernel/rules';
import { blankPrint, printedOf, type PrintedCard } from './printed.ts';
import type { MarvelMatch } from './state.ts';

/** The key of the definition of a Drone: the minion as which a player card counts that lies facedown in play. */
export const DRONE = 'drone';

/** What everybody knows of a Drone. It has powers and hit points only where a card gives it base values. *Rule:* MC-CARD-21. */
export const dronePrint: PrintedCard = { ...blankPrint, type: 'minion', name: 'Drone', traits: ['Drone'], isFacedown: true };

/** Whether a card counts as a minion while a player card lies facedown under its name. */
export function isFacedown(match: MarvelMatch, card: CardRef): boolean {
  return printedOf(match, cardOf(card)).isFacedown === true;
}
