import type { Ask, Consequence, Option } from '@crupier/kernel/rules';
import type { KeyForgeMatch } from '../state/state.ts';

/** Ending the main step ends the turn, which the last legal act of a turn does by itself. *Rule:* KF-TURN-MAIN-1. */
export function consequenceOf(_match: KeyForgeMatch, { forced }: Ask, { verb }: Option): Consequence | undefined {
  if (verb !== 'endTurn') return undefined;
  return { code: forced ? 'nothingMoreToDo' : 'turnEnds', ends: true };
}
