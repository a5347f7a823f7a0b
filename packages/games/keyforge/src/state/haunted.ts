import { applies, site, type Seat } from '@crupier/kernel/rules';
import { cardsIn } from './reading.ts';
import type { KeyForgeMatch } from './state.ts';

const HAUNTED_FROM = 10;

const haunted = site('KF-HAUNTED-1', 'who has ten or more cards in the discard pile is haunted');

/** Whether a player is haunted. *Rule:* KF-HAUNTED-1. */
export function isHaunted(match: KeyForgeMatch, seat: Seat): boolean {
  return cardsIn(match, 'discard', seat).length >= HAUNTED_FROM && applies(match, haunted);
}
