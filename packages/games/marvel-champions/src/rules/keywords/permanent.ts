import { applies, NO_CARD, site, type CardId } from '@crupier/kernel/rules';
import { printedOf } from '../../state/printed.ts';
import { isInPlay, keywordOf } from '../../state/reading.ts';
import type { MarvelMatch } from '../../state/state.ts';

const stays = site('MC-PERMANENT-1', 'a permanent card leaves play by abilities of cards of its own set alone');
const isNoTarget = site('MC-PERMANENT-4', 'a permanent card is no target of what would make it leave play');

function isBound(match: MarvelMatch, card: CardId, by: CardId): boolean {
  if (!isInPlay(match, card) || keywordOf(match, card, 'permanent') === 0) return false;
  const { set } = printedOf(match, card);
  return by === NO_CARD || set === '' || printedOf(match, by).set !== set;
}

/** Whether the ability of a card, or a rule, may make a card leave play. *Rule:* MC-PERMANENT-1. */
export function mayLeavePlay(match: MarvelMatch, card: CardId, by: CardId): boolean {
  return !isBound(match, card, by) || !applies(match, stays);
}

/** Whether the ability of a card that would make a card leave play may choose it. *Rule:* MC-PERMANENT-4. */
export function mayBeMadeToLeave(match: MarvelMatch, card: CardId, by: CardId): boolean {
  return !isBound(match, card, by) || !applies(match, isNoTarget);
}
