import type { Match, Step } from '../match/match.ts';
import type { OneSeatQuestion, StepHead } from '../match/program.ts';
import type { Due, Means } from '../match/resource-policy.ts';
import type { Option } from '../state/decision.ts';
import { mostChosen } from '../state/decision.ts';
import type { CostPlace, Generated, Payment } from '../state/payment.ts';
import { sizeOf, sizeOfCost } from '../state/payment.ts';
import { assert } from '../state/result.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';
import { raiseAll } from './raise.ts';

/** A step that asks for all means of a payment in one question, and carries them out in one batch. */
export interface PaymentStep<S extends CoreState, L extends object> extends Pick<StepHead, 'asksOfAct'> {
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
  const { name, rule, asksOfAct, purpose, due, facts } = step;
  return {
    name,
    rule,
    ...(asksOfAct && { asksOfAct }),
    ask: (match, frame) => {
      const owed = due(match, frame);
      if (owed === undefined || owed.places.length === 0 || owed.means.length === 0) return undefined;
      return { ...questionOf(owed, { purpose, seat: frame.seat }), inOrder: match.game.manners.namedInOrder?.(match) };
    },
    take: (match, frame, chosen) => {
      const owed = due(match, frame);
      assert(owed !== undefined, 'What was asked for is still to be paid.');
      const acts = meansOf(owed.means, chosen).map((means) => facts(match, frame, means));
      raiseAll(match, inTurn(acts));
    },
  };
}

/** The first facts of all acts, then their second ones, and so on. */
function inTurn(acts: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  const [first = [], ...others] = acts;
  if (others.length === 0) return first;
  const events: GameEvent[] = [];
  const most = Math.max(...acts.map(({ length }) => length));
  for (let at = 0; at < most; at++)
    for (const facts of acts) {
      const event = facts[at];
      if (event !== undefined) events.push(event);
    }
  return events;
}

type Group = readonly [Means, ...Means[]];

/** The means that can fill a place at all, those that are alike together. */
function groupsOf({ means, places }: Pick<Due, 'means' | 'places'>): readonly Group[] {
  const groups: [Means, ...Means[]][] = [];
  for (const each of means) {
    const group = each.alike === undefined ? undefined : groups.find(([first]) => first.alike === each.alike);
    if (group === undefined) groups.push([each]);
    else group.push(each);
  }
  const fitting = groups.filter(([{ generated }]) => fitsSomewhere(generated, places));
  return fitting.length === 0 ? groups : fitting;
}

function fitsSomewhere({ resources, fills }: Generated, places: readonly CostPlace[]): boolean {
  return places.some((place, at) => fills?.includes(at) !== false && resources.some(({ types }) => (types & place.types) !== 0));
}

function optionOf([{ verb, card, generated, of }, ...others]: Group): Option {
  const option = { verb, card, value: sizeOf(generated), ...(of && { of }) };
  return others.length === 0 ? option : { ...option, count: others.length + 1 };
}

/**
 * The question of a payment. That the means can pay is for the game to see before: in a copy whose hidden cards were dealt anew somebody
 * may be asked who has not what it takes, and no answer pays.
 */
function questionOf(due: Due, { purpose, seat }: Pick<OneSeatQuestion, 'purpose' | 'seat'>): OneSeatQuestion {
  const { places, needless, inPortions } = due;
  const groups = groupsOf(due);
  const options = groups.map(optionOf);
  const price = sizeOfCost(places);
  if (inPortions === true) return { kind: 'pay', purpose, seat, max: price, options };
  const all = mostChosen('pay', options);
  const min = fewestFor(price, options, all);
  const isEachNeeded = needless === 'refused';
  if (groups.every(([{ generated }]) => isPlain(generated, places, isEachNeeded)))
    return { kind: 'pay', purpose, seat, price, min, max: isEachNeeded ? price : all, options };
  const payment: Payment = { places, needless, generated: groups.map(([{ generated }]) => generated) };
  return { kind: 'pay', purpose, seat, price, min, max: isEachNeeded ? Math.min(all, price) : all, options, payment };
}

/** How many options are needed at least to generate so many resources; `all` is how many can be chosen. */
function fewestFor(price: number, options: readonly Option[], all: number): number {
  if (options.every(({ value }) => value === 1)) return all < price ? 1 : price;
  const values = options.flatMap(({ value, count = 1 }) => new Array<number>(count).fill(value)).sort((one, other) => other - one);
  let sum = 0;
  return Math.max(1, 1 + values.findIndex((value) => (sum += value) >= price));
}

/** Whether only the number of the generated resources matters: each fills each place, and where each option has to be needed it is one. */
function isPlain({ resources, fills }: Generated, places: readonly CostPlace[], isEachNeeded: boolean): boolean {
  if (fills !== undefined || (isEachNeeded && sizeOf({ resources }) !== 1)) return false;
  return places.every((place) => resources.every(({ types }) => (types & place.types) !== 0));
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
