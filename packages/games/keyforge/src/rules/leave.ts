import { program, raise } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import type { KeyForge } from '../state/state.ts';

/** A player leaves the table: the other one wins. A command of the table, never an option. */
export const leaveMatch = program<KeyForge, object>('leave the match', [
  { name: 'the other player wins', rule: 'KF-OVERVIEW-1', do: (match, { seat }) => raise(match, fact('playerLeft', { seat })) },
]);
