import { call, leave, program, raise, type Seat } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { topOfDeck } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

interface DrawLocals {
  left: number;
}

/** Drawing cards, one at a time. *Rule:* INF-119.2. */
export const drawCards = program<Inferno, DrawLocals>('draw cards', [
  {
    name: 'draw the next one',
    rule: 'INF-119.1 INF-119.2 INF-119.4',
    do: (match, { locals, seat }) => {
      if (locals.left <= 0) return leave;
      locals.left--;
      const card = topOfDeck(match, seat);
      raise(match, card === undefined ? fact('drawFailed', { seat }) : fact('cardDrawn', { card, seat }));
      return 'draw the next one';
    },
  },
]);

/** Lets a player draw. The last act of a step. */
export function draw(match: InfernoMatch, seat: Seat, count: number): void {
  call(match, drawCards, { left: count }, { seat });
}
