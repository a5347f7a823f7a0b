import type { Match, Step } from '../match/match.ts';
import type { OneSeatQuestion } from '../match/program.ts';
import type { Due, Means } from '../match/resource-policy.ts';
import type { Option } from '../state/decision.ts';
import { mostChosen } from '../state/decision.ts';
import type { CostPlace, Generated, Payment } from '../state/payment.ts';
import { sizeOf, sizeOfCost } from '../state/payment.ts';
import { assert } from '../state/result.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';
import { raiseAll } from './raise.ts';

/** A step that asks for all means of a payment in one question, and carries them out in one batch. */
export interface PaymentStep<S extends CoreState, L extends object> {
  readonly name: string;
  /** The ledger rows that it carries out. */
  readonly rule: string;
  readonly purpose: string;
  /** What is to be paid; undefined where nothing is, or where it cannot be paid and a later step says what comes of that. */
  readonly due: (match: Match<S>, frame: Frame<L>) => Due | undefined;
  /** What paying with one of the means brings about. The first facts of all means come before the second ones. */
  readonly facts: (match: Match<S>, frame: Frame<L>, means: Means) => readonly GameEvent[];
}

/** The step of a payment: every set of means that fills the places of the cost is taken, and nothing else. */
export function paymentStep<S extends CoreState, L extends object>(step: PaymentStep<S, L>): Step<S, L> {
  const { name, rule, purpose, due, facts } = step;
  return {
    name,
    rule,
    ask: (match, frame) => {
      const owed = due(match, frame);
      if (owed === undefined || owed.places.length === 0 || owed.means.length === 0) return undefined;
      return questionOf(owed, { purpose, seat: frame.seat });
    },
    take: (match, frame, chosen) => {
      const owed = due(match, frame);
      assert(owed !== undefined, 'What was asked for is still to be paid.');
      const acts = meansOf(owed.means, chosen).map((means) => facts(match, frame, means));
      const most = Math.max(...acts.map(({ length }) => length));
      if (most === 1) return raiseAll(match, acts.flat());
      return raiseAll(match, Array.from({ length: most }, (_, at) => acts.flatMap((each) => each.slice(at, at + 1))).flat());
    },
  };
}

/** The means that can fill a place at all, those that are alike together. */
function groupsOf({ means, places }: Pick<Due, 'means' | 'places'>): (readonly [Means, ...Means[]])[] {
  const groups: [Means, ...Means[]][] = [];
  const fitting = means.filter(({ generated }) => fitsSomewhere(generated, places));
  for (const each of fitting.length === 0 ? means : fitting) {
    const group = each.alike === undefined ? undefined : groups.find(([first]) => first.alike === each.alike);
    if (group === undefined) groups.push([each]);
    else group.push(each);
  }
  return groups;
}

function fitsSomewhere({ resources, fills }: Generated, places: readonly CostPlace[]): boolean {
  return places.some((place, at) => fills?.includes(at) !== false && resources.some(({ types }) => (types & place.types) !== 0));
}

function optionOf([{ verb, card, generated }, ...others]: readonly [Means, ...Means[]]): Option {
  const option = { verb, card, value: sizeOf(generated) };
  return others.length === 0 ? option : { ...option, count: others.length + 1 };
}

/**
 * The question of a payment. That the means can pay is for the game to see before: in a copy whose hidden cards were dealt anew somebody
 * may be asked who has not what it takes, and no answer pays.
 */
function questionOf(due: Due, asked: Pick<OneSeatQuestion, 'purpose' | 'seat'>): OneSeatQuestion {
  const { places, needless, inPortions } = due;
  const groups = groupsOf(due);
  if (inPortions === true) return { kind: 'pay', ...asked, max: sizeOfCost(places), options: groups.map(optionOf) };
  const payment: Payment = { places, needless, generated: groups.map(([{ generated }]) => generated) };
  const options = groups.map(optionOf);
  const price = sizeOfCost(places);
  const all = mostChosen('pay', options);
  const question = { kind: 'pay', ...asked, price, min: fewestFor(price, options), options } as const;
  if (isPlain(payment)) return { ...question, max: needless === 'allowed' ? all : price };
  return { ...question, max: needless === 'allowed' ? all : Math.min(all, price), payment };
}

/** How many options are needed at least to generate so many resources. */
function fewestFor(price: number, options: readonly Option[]): number {
  if (options.every(({ value }) => value === 1)) return mostChosen('pay', options) < price ? 1 : price;
  const values = options.flatMap(({ value, count = 1 }) => new Array<number>(count).fill(value)).sort((one, other) => other - one);
  let sum = 0;
  return Math.max(1, 1 + values.findIndex((value) => (sum += value) >= price));
}

/** Whether the number of generated resources is all that matters: each fills each place, and none is chosen in vain. */
function isPlain({ places, generated, needless }: Payment): boolean {
  const fillsAll = ({ resources, fills }: Generated): boolean =>
    fills === undefined && places.every((place) => resources.every(({ types }) => (types & place.types) !== 0));
  return generated.every((each) => fillsAll(each) && (needless === 'allowed' || sizeOf(each) === 1));
}

/** The means that an answer stands for: of those that are alike, the first ones. */
function meansOf(means: readonly Means[], chosen: readonly Option[]): readonly Means[] {
  const left = [...means];
  return chosen.map(({ verb, card }) => {
    const first = means.find((each) => each.verb === verb && each.card === card);
    const at = left.findIndex((each) => each === first || (first?.alike !== undefined && each.alike === first.alike));
    const [taken] = left.splice(at, 1);
    assert(at >= 0 && taken !== undefined, 'What pays was offered.');
    return taken;
  });
}
