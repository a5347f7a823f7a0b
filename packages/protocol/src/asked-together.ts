/** A question that several of the reader's own seats are asked at once, as one. Pure. */

import type { Seat, SeenDecision } from '@crupier/kernel';

/** Whose eyes the reader looks through, and all seats that they play. */
interface Own {
  readonly seat: Seat;
  readonly seats: readonly Seat[];
}

type Beside = NonNullable<SeenDecision['beside']>;

/** What the reader's own seats are asked, the one that is shown first. */
function ownAsks({ ask, beside = [] }: SeenDecision, { seat, seats }: Own): Beside {
  return [...(ask === undefined ? [] : [{ seat, ask }]), ...beside.filter((each) => seats.includes(each.seat))];
}

/** The question with the options of all own seats, in their order: whoever plays several heroes says once who of them defends. */
export function askedTogether(decision: SeenDecision | undefined, own: Own): SeenDecision | undefined {
  if (decision?.ask === undefined) return decision;
  const [first, ...others] = ownAsks(decision, own);
  if (first === undefined || others.length === 0) return decision;
  const options = [first, ...others].flatMap(({ ask }) => ask.options);
  return { ...decision, ask: { ...first.ask, options } };
}

/** An answer of one seat. */
export interface SeatAnswer {
  readonly seat: Seat;
  readonly chosen: readonly number[];
}

/** An answer to what was asked together, seat by seat: the seat of whose options one is chosen gives it; where none is, all choose none. */
export function answersOf(decision: SeenDecision | undefined, own: Own, chosen: readonly number[]): readonly SeatAnswer[] {
  const asks = decision === undefined ? [] : ownAsks(decision, own);
  if (asks.length < 2) return [{ seat: own.seat, chosen }];
  let before = 0;
  const answers = asks.map(({ seat, ask }): SeatAnswer => {
    const from = before;
    before += ask.options.length;
    return { seat, chosen: chosen.filter((index) => index >= from && index < from + ask.options.length).map((index) => index - from) };
  });
  const given = answers.filter((answer) => answer.chosen.length > 0);
  return given.length > 0 ? given : answers;
}
