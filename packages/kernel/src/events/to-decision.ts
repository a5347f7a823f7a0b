import type { Ask, Decision, DecisionKind } from '../state/decision.ts';
import { isForced, mostChosen } from '../state/decision.ts';
import type { ManySeatsQuestion, Question, SeatQuestion } from '../match/program.ts';
import { assert } from '../state/result.ts';
import type { Frame } from '../state/state.ts';

/** The decision that a step's question opens: its number, the ledger row that the step cites, and what each seat is asked. */
export function toDecision(id: number, question: Question, rule: string, frame: Frame): Decision {
  const several = 'asks' in question;
  const asks = several ? question.asks.map((each) => toAsk(question.kind, each)) : [toAsk(question.kind, question)];
  return {
    id,
    kind: question.kind,
    source: question.source ?? frame.source,
    purpose: question.purpose,
    rule,
    until: several ? (question as ManySeatsQuestion).until : 'one',
    asks,
  };
}

function toAsk(kind: DecisionKind, { seat, options, min = 1, max = 1, price = 0, payment, inOrder, part }: SeatQuestion): Ask {
  assert(options.length > 0 || min === 0, 'A question has an option, or may be answered by choosing none.');
  const most = mostOf(kind, options, max);
  const least = kind === 'arrange' ? most : Math.min(min, most);
  const plain = { seat, min: least, max: most, price, forced: false, options, answered: undefined, ...(part !== undefined && { part }) };
  const ask = inOrder === true && most > 1 ? { ...plain, inOrder } : plain;
  if (payment !== undefined) return { ...ask, payment, forced: isForced(kind, { ...ask, payment }) };
  ask.forced = isForced(kind, ask);
  return ask;
}

function mostOf(kind: DecisionKind, options: SeatQuestion['options'], max: number): number {
  if (kind === 'arrange') return options.length;
  return max === 1 && kind !== 'divide' && options.length > 0 ? 1 : Math.min(max, mostChosen(kind, options));
}
