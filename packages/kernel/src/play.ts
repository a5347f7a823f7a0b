import type { Answer, Ask, Decision } from './decision.ts';
import type { Match } from './match.ts';
import { pending } from './match.ts';
import type { CoreState, Seat } from './state.ts';
import { answer } from './machine.ts';

/** A source of chance for players, apart from the match's own: a whole number in [0, bound). */
export type Dice = (bound: number) => number;

/** Dice from a seed (xorshift of 32 bits). For players and tests, never for a match's own chance. */
export function dice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** What a random player needs of an ask, whoever shows it. */
export interface AskShape {
  readonly min: number;
  readonly max: number;
  readonly price: number;
  readonly options: readonly { readonly value: number }[];
}

/** A legal answer chosen at random: every option is as likely, and so is every allowed count. */
export function randomChoice(kind: Decision['kind'], ask: AskShape, roll: Dice): Answer {
  if (kind === 'divide') return randomShares(ask, roll);
  const { options, min, max, price } = ask;
  if (max === 1 && price === 0) {
    const pick = roll(options.length + (min === 0 ? 1 : 0));
    return pick === options.length ? [] : [pick];
  }
  const open = options.map((_, at) => at);
  const wanted = min + roll(max - min + 1);
  const chosen: number[] = [];
  let sum = 0;
  while (chosen.length < wanted || (sum < price && open.length > 0)) {
    const [picked] = open.splice(roll(open.length), 1) as [number];
    chosen.push(picked);
    sum += options[picked]?.value ?? 0;
  }
  return chosen;
}

function randomShares({ options, min, max }: AskShape, roll: Dice): Answer {
  const left = options.map(({ value }) => value);
  const wanted = min + roll(max - min + 1);
  const chosen: number[] = [];
  while (chosen.length < wanted) {
    const open = left.flatMap((share, at) => (share > 0 ? [at] : []));
    const picked = open[roll(open.length)];
    if (picked === undefined) break;
    chosen.push(picked);
    left[picked] = (left[picked] ?? 0) - 1;
  }
  return chosen;
}

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
