import { leave, program, raise, type AgreedDraw, type DrawLocals } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Inferno } from '../state/state.ts';

/** All players who are still in the game may agree to a draw. A command of the table, never an option. *Rule:* INF-104.4f. */
export const agreedDraw: AgreedDraw<Inferno> = {
  voters: (match) => inTurnOrder(match),
  program: program<Inferno, DrawLocals>('agree to a draw', [
    {
      name: 'all who play have agreed',
      rule: 'INF-104.4f',
      do: (match, { locals: { seats } }) => {
        if (!inTurnOrder(match).every((seat) => seats.includes(seat))) return leave;
        raise(match, fact('drawAgreed', {}));
        return undefined;
      },
    },
  ]),
};
