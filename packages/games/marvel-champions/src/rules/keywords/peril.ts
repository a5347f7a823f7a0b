import { applies, running, site, type Seat } from '@crupier/kernel/rules';
import { keywordOf } from '../../state/reading.ts';
import type { MarvelMatch } from '../../state/state.ts';
import { resolveRevealed, reveal } from '../reveal.ts';

const alone = site(
  'MC-PERIL-1 MC-PLAYER-DISCUSSION-2',
  'while a player resolves a card with peril, no other player plays cards or uses abilities',
);

/** Whether another player resolves a card with peril, so that a player may do nothing. *Rule:* MC-PERIL-1. */
export function isKeptOutByPeril(match: MarvelMatch, seat: Seat): boolean {
  const resolving = [...running(match, reveal), ...running(match, resolveRevealed)];
  const isPerilous = resolving.some(
    ({ seat: whose, locals: { card, isResolved } }) => whose !== seat && isResolved !== true && keywordOf(match, card, 'peril') > 0,
  );
  return isPerilous && applies(match, alone);
}
