import type { Ask, Consequence, Option } from '@crupier/kernel/rules';
import type { MarvelMatch } from '../state/state.ts';
import { isPlayedFor } from './use-ability.ts';

/** An event is played by using its ability; of other cards in play an ability is used. *Rule:* MC-EVENT-1. */
export function verbOf(match: MarvelMatch, { verb, card }: Option): string {
  return verb === 'use' && isPlayedFor(match, card) ? 'play' : verb;
}

/** What an option ends: a turn, and with the last one the player phase. *Rule:* MC-ROUND-2, MC-ROUND-3. */
export function consequenceOf(_match: MarvelMatch, _ask: Ask, { verb }: Option): Consequence | undefined {
  return verb === 'endTurn' ? { code: 'turnEnds', ends: true } : undefined;
}
