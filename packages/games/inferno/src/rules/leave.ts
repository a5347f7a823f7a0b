import { leave, program, raise } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Inferno } from '../state/state.ts';

/** A player leaves the game, at any time. A command of the table, never an option. *Rule:* INF-104.3a, INF-800.3a. */
export const leaveMatch = program<Inferno, object>('leave the game', [
  { name: 'the player leaves', rule: 'INF-104.3a INF-800.3a', do: (match, { seat }) => raise(match, fact('playerLeft', { seat })) },
  {
    name: 'is anybody left',
    rule: 'INF-104.2a',
    do: (match) => {
      const teams = new Set(inTurnOrder(match).map((seat) => match.state.teams[seat]));
      if (teams.size <= 1) raise(match, fact('matchEnded', { value: teams.size }));
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);
