import { call, option, program, raise, type Seat } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';
import { turn } from './turn.ts';

interface StartLocals {
  /** How many players have said whether they keep their hands. */
  asked: number;
}

/** What is left of the set-up once the hands are dealt, and then the turns. *Rule:* KF-SETUP-7, KF-MULLIGAN-1. */
export const start = program<KeyForge, StartLocals>('start', [
  {
    name: 'mulligan',
    rule: 'KF-SETUP-7 KF-MULLIGAN-1 KF-MULLIGAN-2',
    ask: ({ state }, { locals }) => {
      if (locals.asked >= state.players.length) return undefined;
      const seat = seatAt(state.first, locals.asked);
      return { kind: 'may', seat, purpose: 'mulligan', min: 0, options: [option('yes')] };
    },
    take: (match, { locals }, chosen) => {
      const seat = seatAt(match.state.first, locals.asked++);
      const held = cardsIn(match, 'hand', seat).length;
      raise(match, chosen.length === 0 ? fact('handKept', { seat }) : fact('mulliganTaken', { seat, amount: Math.max(0, held - 1) }));
      return 'mulligan';
    },
  },
  { name: 'the first turn', rule: 'KF-SETUP-4 KF-TURN-SEQ-2', do: (match) => call(match, turn, { chained: 0 }) },
]);

function seatAt(first: Seat, asked: number): Seat {
  return (first + asked) % 2;
}
