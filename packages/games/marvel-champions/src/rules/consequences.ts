import type { Ask, Consequence, Option } from '@crupier/kernel/rules';
import type { MarvelMatch } from '../state/state.ts';

/** What an option ends: a turn, and with the last one the player phase. *Rule:* MC-ROUND-2, MC-ROUND-3. */
export function consequenceOf(_match: MarvelMatch, _ask: Ask, { verb }: Option): Consequence | undefined {
  return verb === 'endTurn' ? { code: 'turnEnds', ends: true } : undefined;
}
