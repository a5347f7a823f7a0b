import { randomChoice } from '../state/random-choice.ts';
import type { Answer, Ask, Decision } from '../state/decision.ts';
import type { Dice } from '../state/dice.ts';
import type { Match } from '../match/match.ts';
import { pending } from '../match/match.ts';
import type { CoreState, Seat } from '../state/state.ts';
import { answer } from '../events/machine.ts';

/** A seat that has yet to answer, chosen at random, and a legal answer of its own. */
export function randomAnswer(decision: Decision, roll: Dice): readonly [Seat, Answer] {
  const { asks } = decision;
  const open = asks.length === 1 ? asks : asks.filter((ask) => ask.answered === undefined);
  const ask = open[open.length === 1 ? 0 : roll(open.length)] as Ask;
  return [ask.seat, randomChoice(decision.kind, ask, roll)];
}

/** What a run of random play came to. */
export interface PlayOut {
  /** Questions answered. */
  readonly decisions: number;
  /** Of those, the ones with a single answer. */
  readonly forced: number;
}

/** Plays random legal answers to the end, or until `limit` decisions. */
export function playOut<S extends CoreState>(match: Match<S>, roll: Dice, limit: number): PlayOut {
  let decisions = 0;
  let forced = 0;
  for (let open = pending(match); open !== undefined && decisions < limit; open = pending(match)) {
    const [seat, chosen] = randomAnswer(open, roll);
    if (open.asks[0]?.forced === true && open.asks.length === 1) forced++;
    const refusal = answer(match, seat, chosen);
    if (refusal !== undefined) throw new Error(`A legal answer to ${open.purpose} was refused: ${refusal}.`);
    decisions++;
  }
  return { decisions, forced };
}
