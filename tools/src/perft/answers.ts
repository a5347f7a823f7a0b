import { refusePayment, timesAllowed, type Answer, type Seat } from '@crupier/kernel';
import type { Ask, Decision } from '@crupier/kernel/rules';

/** One answer of one seat. */
export interface SeatAnswer {
  readonly seat: Seat;
  readonly chosen: Answer;
}

/** The most answers that one question of a position may have. */
const ANSWERS_MAX = 200_000;

/**
 * Every answer to an open question. The order in which options are chosen does not count but where putting things in order is the
 * question. Where one seat's answer closes the question, every seat's answers count; where each answers in secret, the first seat
 * that has not answered is next. *Throws* where there are more than 200,000.
 */
export function everyAnswer(decision: Decision): readonly SeatAnswer[] {
  const waiting = decision.asks.filter(({ answered }) => answered === undefined);
  const asked = decision.until === 'one' ? waiting : waiting.slice(0, 1);
  return asked.flatMap((ask) => choices(decision.kind, ask).map((chosen) => ({ seat: ask.seat, chosen })));
}

function choices(kind: Decision['kind'], ask: Ask): readonly Answer[] {
  const found: Answer[] = [];
  const add = (chosen: Answer): void => {
    found.push(chosen);
    if (found.length > ANSWERS_MAX) throw new Error(`One question has more than ${ANSWERS_MAX} answers.`);
  };
  if (kind === 'arrange') addOrders([], [...ask.options.keys()], add);
  else addSelections(kind, ask, add);
  return found;
}

function addOrders(chosen: Answer, open: readonly number[], add: (chosen: Answer) => void): void {
  if (open.length === 0) add(chosen);
  for (const index of open)
    addOrders(
      [...chosen, index],
      open.filter((each) => each !== index),
      add,
    );
}

/** Every allowed selection: options as often as each may be chosen, and where something is paid, what pays it. */
function addSelections(kind: Decision['kind'], { options, min, max, price, payment }: Ask, add: (chosen: Answer) => void): void {
  const isShare = kind === 'divide';
  const choose = (at: number, chosen: Answer, paid: number): void => {
    if (at === options.length) {
      const pays = payment === undefined || refusePayment(payment, chosen) === undefined;
      if (chosen.length >= min && paid >= price && pays) add(chosen);
      return;
    }
    const option = options[at] as (typeof options)[number];
    const most = Math.min(timesAllowed(kind, option), max - chosen.length);
    for (let times = most; times >= 0; times--)
      choose(at + 1, [...chosen, ...new Array<number>(times).fill(at)], paid + (isShare ? 0 : times * option.value));
  };
  choose(0, [], 0);
}
