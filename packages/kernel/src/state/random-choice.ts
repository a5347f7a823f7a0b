import type { Answer, Decision, Option } from './decision.ts';
import type { Dice } from './dice.ts';
import { refusePayment, usefulOptions, type Payment } from './payment.ts';

/** What a random player needs of an ask, whoever shows it. */
export interface AskShape {
  readonly min: number;
  readonly max: number;
  readonly price: number;
  readonly payment?: Payment;
  readonly options: readonly Pick<Option, 'value' | 'idle' | 'count'>[];
}

/** A legal answer chosen at random: every option that is not idle is as likely, and so is every allowed number of options. */
export function randomChoice(kind: Decision['kind'], ask: AskShape, roll: Dice): Answer {
  if (kind === 'divide') return randomShares(ask, roll);
  const { options, min, max, price } = ask;
  if (max === 1 && price === 0) {
    const count = countBesideIdle(options);
    const pick = roll(count + (min === 0 ? 1 : 0));
    if (pick === count) return [];
    return [count === options.length ? pick : indexBesideIdle(options, pick)];
  }
  const { payment } = ask;
  if (payment?.needless === 'refused') return randomPayment(payment, options, roll);
  const open = eachChoice(options);
  const wanted = min + roll(max - min + 1);
  const chosen: number[] = [];
  let sum = 0;
  const isPaid = (): boolean => sum >= price && (payment === undefined || refusePayment(payment, chosen) === undefined);
  while (chosen.length < wanted || (open.length > 0 && !isPaid())) {
    const [picked] = open.splice(roll(open.length), 1) as [number];
    chosen.push(picked);
    sum += options[picked]?.value ?? 0;
  }
  return chosen;
}

/** The index of every option, as often as it may be chosen. */
function eachChoice(options: AskShape['options']): number[] {
  const open: number[] = [];
  options.forEach(({ count = 1 }, at) => {
    for (let left = count; left > 0; left--) open.push(at);
  });
  return open;
}

/** Options that help are chosen until the cost is paid, and those left out again that others have made needless. */
function randomPayment(payment: Payment, options: AskShape['options'], roll: Dice): Answer {
  let chosen: readonly number[] = [];
  for (let useful = usefulOptions(payment, options, chosen); useful.length > 0; useful = usefulOptions(payment, options, chosen))
    chosen = [...chosen, useful[roll(useful.length)] as number];
  const pays = (some: readonly number[]): boolean => refusePayment(payment, some) !== 'placeNotFilled';
  for (let at = chosen.length - 1; at >= 0; at--) {
    const rest = chosen.filter((_, place) => place !== at);
    if (pays(rest)) chosen = rest;
  }
  return chosen;
}

function countBesideIdle(options: AskShape['options']): number {
  let count = 0;
  for (let at = 0; at < options.length; at++) if (options[at]?.idle !== true) count++;
  return count;
}

/** The index of an option by its place among those that are not idle. */
function indexBesideIdle(options: AskShape['options'], place: number): number {
  let left = place;
  return options.findIndex(({ idle }) => idle !== true && left-- === 0);
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
