import { resultFor, WON, type Answer, type Ask, type Branch, type Decision, type Seat } from '@crupier/kernel';

/** What a seat is asked that has not answered yet. */
export function askedOf({ asks }: Decision, seat: Seat): Ask | undefined {
  return asks.find((each) => each.seat === seat && each.answered === undefined);
}

/** What a position is worth for a seat: `WON` where it has won, 0 where nobody has, and about `-WON` where another has. */
export function valueFor(branch: Branch, seat: Seat): number {
  const outcome = branch.outcome();
  if (outcome === undefined) return branch.evaluate(seat);
  const result = resultFor(outcome, seat);
  if (result === 'drawn') return 0;
  if (result === 'won') return WON;
  // What it loses on this deal it may not lose on another: one that lies better is better.
  return Object.values(branch.terms(seat)).reduce((sum, { worth }) => sum + worth, -WON);
}

/** The answer that does nothing, in a turn or in a window; undefined where the question has none. */
export function passing(branch: Branch, { kind }: Decision, ask: Ask): Answer | undefined {
  if (kind !== 'act' && kind !== 'respond') return undefined;
  if (ask.min === 0) return [];
  const at = ask.options.findIndex((option) => branch.isPass(ask, option));
  return at < 0 ? undefined : [at];
}
