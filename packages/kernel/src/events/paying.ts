import type { Match, Step } from '../match/match.ts';
import type { OneSeatQuestion } from '../match/program.ts';
import type { Option } from '../state/decision.ts';
import { mostChosen } from '../state/decision.ts';
import type { CostPlace, Generated, Payment } from '../state/payment.ts';
import { sizeOf, sizeOfCost, unfilledPlace } from '../state/payment.ts';
import { assert } from '../state/result.ts';
import { passes, type Watched } from '../state/site.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';
import { raiseAll } from './raise.ts';

/** One of the means by which a cost may be paid: a card that is discarded or exhausted, an ability that generates resources. */
export interface Means {
  /** What paying with it is called, and of which card. Its value becomes the number of resources that it generates. */
  readonly verb: string;
  readonly card: Option['card'];
  readonly generated: Generated;
  /** Means with the same text are the same in every respect for who pays: they stand as one option. Default: like no other. */
  readonly alike?: string;
}

/** A cost that is to be paid, and the means for it. */
export interface Due extends Pick<Payment, 'places' | 'needless'> {
  readonly means: readonly Means[];
  /**
   * True where it is paid in portions, since more may come of the means than they say: one at least is chosen, and the step of the game
   * asks again for what is lacking still.
   */
  readonly inPortions?: boolean;
}

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
      return owed === undefined || owed.places.length === 0 ? undefined : questionOf(owed, { purpose, seat: frame.seat });
    },
    take: (match, frame, chosen) => {
      const owed = due(match, frame);
      assert(owed !== undefined, 'What was asked for is still to be paid.');
      const acts = meansOf(owed.means, chosen).map((means) => facts(match, frame, means));
      const most = Math.max(...acts.map(({ length }) => length));
      raiseAll(match, Array.from({ length: most }, (_, at) => acts.flatMap((each) => each.slice(at, at + 1))).flat());
    },
  };
}

/** Whether a cost can be paid. Where somebody asks why not, the failed check has the name of the first place that stays unfilled. */
export function canPayWith(match: Watched, { places, means }: Omit<Due, 'needless'>): boolean {
  if (places.length === 0) return true;
  const generated = means.map((each) => each.generated);
  const unfilled = unfilledPlace(
    { places, generated },
    generated.map(() => 1),
  );
  return unfilled === undefined || passes(match, { ...unfilledCheck, name: unfilled.name }, false);
}

/** A check that no probe switches off. */
const unfilledCheck = { id: -1, rule: '' } as const;

/** The means that can fill a place at all, those that are alike together. */
function groupsOf({ means, places }: Pick<Due, 'means' | 'places'>): (readonly [Means, ...Means[]])[] {
  const groups: [Means, ...Means[]][] = [];
  for (const each of means) {
    if (!fitsSomewhere(each.generated, places)) continue;
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

/** The question of a payment. *Throws* where the means cannot pay: that is for the game to see before. */
function questionOf(due: Due, asked: Pick<OneSeatQuestion, 'purpose' | 'seat'>): OneSeatQuestion {
  const { places, needless, inPortions } = due;
  const groups = groupsOf(due);
  if (inPortions === true) return { kind: 'pay', ...asked, max: sizeOfCost(places), options: groups.map(optionOf) };
  const payment: Payment = { places, needless, generated: groups.map(([{ generated }]) => generated) };
  const options = groups.map(optionOf);
  const unfilled = unfilledPlace(
    payment,
    options.map(({ count = 1 }) => count),
  );
  assert(unfilled === undefined, `The means cannot fill ${unfilled?.name}.`);
  const price = sizeOfCost(places);
  const all = mostChosen('pay', options);
  const question = { kind: 'pay', ...asked, price, min: fewestFor(price, options), options } as const;
  if (isPlain(payment)) return { ...question, max: needless === 'allowed' ? all : price };
  return { ...question, max: needless === 'allowed' ? all : Math.min(all, price), payment };
}

/** How many options are needed at least to generate so many resources. */
function fewestFor(price: number, options: readonly Option[]): number {
  const values = options.flatMap(({ value, count = 1 }) => new Array<number>(count).fill(value)).sort((one, other) => other - one);
  let sum = 0;
  return 1 + values.findIndex((value) => (sum += value) >= price);
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
