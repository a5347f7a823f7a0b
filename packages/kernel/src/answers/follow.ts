import type { Answer, Ask, Decision, Refusal } from '../state/decision.ts';
import { canonicalAnswer, forcedAnswer, refuseAnswer } from '../state/decision.ts';
import type { AnsweredEntry, Chosen } from '../state/journal.ts';
import type { Match } from '../match/match.ts';
import { pending } from '../match/match.ts';
import { chosenOf } from '../match/program.ts';
import { fail, ok, type Problem, type Result } from '../state/result.ts';
import type { CoreState, Seat } from '../state/state.ts';
import { answer } from '../events/machine.ts';

/** A seat's answer as it comes from outside: with the number of the question that it means. */
export interface GivenAnswer {
  readonly seat: Seat;
  readonly decision: number;
  readonly chosen: Answer;
}

/** Why an answer from outside is not taken, or undefined if it would be. */
export function refuseGiven(open: Decision | undefined, { seat, decision, chosen }: GivenAnswer): Refusal | undefined {
  if (open === undefined) return 'noDecision';
  return open.id === decision ? refuseAnswer(open, seat, chosen) : 'staleDecision';
}

/** An answer as a journal keeps it: by what was chosen. *Errors:* `answer.*`, with what would be right. */
export function describeGiven(open: Decision | undefined, given: GivenAnswer): Result<Omit<AnsweredEntry, 'by' | 'hash'>> {
  const refusal = refuseGiven(open, given);
  const ask = open?.asks.find((each) => each.seat === given.seat);
  if (refusal !== undefined || open === undefined || ask === undefined) return problemOf(refusal ?? 'notYourDecision', open, given);
  const chosen = chosenOf(ask.options, canonicalAnswer(open.kind, ask, given.chosen)).map(({ verb, card, value }): Chosen => [
    verb,
    card,
    value,
  ]);
  return ok({ kind: 'answer', seat: given.seat, decision: given.decision, chosen });
}

function problemOf<T>(refusal: Refusal, open: Decision | undefined, { seat, decision, chosen }: GivenAnswer): Result<T> {
  const ask = open?.asks.find((each) => each.seat === seat);
  const option = chosen.find((index) => ask?.options[index] === undefined) ?? 0;
  const about = { decision, open: open?.id ?? 0, min: ask?.min ?? 0, max: ask?.max ?? 0, price: ask?.price ?? 0 };
  const values: Problem['values'] = { ...about, count: chosen.length, option, last: (ask?.options.length ?? 1) - 1 };
  return fail(`answer.${refusal}`, '', values);
}

/**
 * Applies an answer that a journal keeps. Forced questions before it, which a journal may leave out where one seat alone is
 * asked, are answered on the way.
 * *Errors:* `journal.over`, `journal.otherDecision`, `journal.notAsked`, `journal.unknownOption` with what was offered, `answer.*`.
 */
export function followEntry<S extends CoreState>(match: Match<S>, entry: Omit<AnsweredEntry, 'by' | 'hash'>): Result<undefined> {
  const { seat, decision, chosen } = entry;
  answerForced(match, decision);
  const open = pending(match);
  if (open === undefined) return fail('journal.over', '', { decision });
  if (open.id !== decision) return fail('journal.otherDecision', '', { decision, open: open.id, purpose: open.purpose });
  const ask = open.asks.find((each) => each.seat === seat && each.answered === undefined);
  if (ask === undefined) return fail('journal.notAsked', '', { seat: seat + 1, decision, asked: askedSeats(open) });
  const indexes: number[] = [];
  for (const each of chosen) {
    const found = findOption(open, ask, each, indexes);
    if (found < 0) return fail('journal.unknownOption', '', { option: each.join(' '), purpose: open.purpose, offered: offeredIn(ask) });
    indexes.push(found);
  }
  const refusal = answer(match, seat, indexes);
  return refusal === undefined ? ok(undefined) : problemOf(refusal, open, { seat, decision, chosen: indexes });
}

/** Answers questions that have one answer only, up to a question. */
function answerForced<S extends CoreState>(match: Match<S>, decision: number): void {
  for (let open = pending(match); open !== undefined && open.id < decision; open = pending(match)) {
    const ask = open.asks.find((each) => each.forced && each.answered === undefined);
    if (ask === undefined) return;
    answer(match, ask.seat, forcedAnswer(open.kind, ask));
  }
}

function askedSeats({ asks }: Decision): string {
  return asks.flatMap(({ seat, answered }) => (answered === undefined ? [seat + 1] : [])).join(', ');
}

const OFFERED_MAX = 12;

function offeredIn({ options }: Ask): string {
  const said = options.slice(0, OFFERED_MAX).map(({ verb, card, value }) => `${verb} ${card} ${value}`);
  return [...said, ...(options.length > OFFERED_MAX ? ['…'] : [])].join(', ');
}

/** The place of an option; one that was taken as often as it may be counts no longer, but where shares are given. */
function findOption({ kind }: Decision, { options }: Ask, [verb, card, value]: Chosen, taken: readonly number[]): number {
  const isFree = (at: number, count = 1): boolean => kind === 'divide' || taken.filter((each) => each === at).length < count;
  return options.findIndex(
    (option, at) => option.verb === verb && option.card === card && option.value === value && isFree(at, option.count),
  );
}
