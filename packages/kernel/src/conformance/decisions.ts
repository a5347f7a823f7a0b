import type { Answer, Ask, Decision, Refusal } from '../state/decision.ts';
import { decisionKinds, forcedAnswer, mostChosen, refuseAnswer, timesAllowed } from '../state/decision.ts';
import type { Match } from '../match/match.ts';
import { answer } from '../events/machine.ts';
import { refusePayment } from '../state/payment.ts';
import type { GameWords } from '../play/game-words.ts';
import { assert } from '../state/result.ts';
import type { CoreState, DeepReadonly, Seat } from '../state/state.ts';
import { isSameState } from './same.ts';

/** Checks that a question can be answered, and says of itself what is true. */
export function checkDecision<S extends CoreState>(match: Match<S>, open: Decision, words: GameWords | undefined): void {
  const seats = match.state.viewerKeys.length - 1;
  assert(open.id === match.state.decisions, 'A question has the number of the last one asked.');
  assert((decisionKinds as readonly string[]).includes(open.kind), `There is no kind of question ${open.kind}.`);
  assert(open.purpose !== '' && open.rule !== '', 'A question says what it is for, and by which rule.');
  assert(match.state.cards[open.source] !== undefined, 'A question comes from a card that exists, or from none.');
  assert(open.asks.length > 0 && new Set(open.asks.map(({ seat }) => seat)).size === open.asks.length, 'Each seat is asked once.');
  assert(
    open.asks.some(({ answered }) => answered === undefined),
    'Somebody has yet to answer.',
  );
  if (words !== undefined) checkSaid(words.purposes, open.purpose, 'purpose');
  for (const ask of open.asks) {
    assert(ask.seat >= 0 && ask.seat < seats, `Nobody sits at ${ask.seat}.`);
    checkAsk(open.kind, ask);
    for (const { verb, card } of ask.options) {
      assert(match.state.cards[card] !== undefined, `The option ${verb} is about the card ${card}, which is none.`);
      if (words !== undefined) checkSaid(words.verbs, verb, 'verb');
    }
  }
}

function checkSaid(texts: GameWords['verbs'], key: string, sort: string): void {
  const text = texts[key];
  assert(text !== undefined && text.en !== '' && text.es !== '', `The ${sort} ${key} has no text in both languages.`);
}

function checkAsk(kind: Decision['kind'], ask: Ask): void {
  const { options, min, max, price, forced } = ask;
  assert(options.length > 0 || (min === 0 && max === 0), 'A question has an option, or only none can be chosen.');
  const named = options.map(({ verb, card, value }) => `${verb} ${card} ${value}`);
  const twice = named.find((each, at) => named.indexOf(each) !== at);
  assert(twice === undefined, `The option ${twice} is offered twice.`);
  assert(min >= 0 && min <= max && (max >= 1 || options.length === 0), `Between ${min} and ${max} cannot be chosen.`);
  if (kind === 'divide')
    assert(
      options.every(({ value }) => value > 0),
      'What takes no share is no option.',
    );
  else assert(max <= mostChosen(kind, options), 'No more can be chosen than is offered.');
  assert(
    options.every(({ count = 2 }) => Number.isInteger(count) && count > 1),
    'An option that stands for several says how many.',
  );
  if (kind === 'arrange') assert(min === options.length, 'Everything is put in order.');
  if (kind !== 'pay') assert(price === 0, 'Only payments have a price.');
  const answers = countAnswers(kind, ask);
  assert(answers > 0, 'Nothing that is offered answers the question.');
  assert(
    forced === (answers === 1),
    forced ? 'A forced question has other answers too.' : 'A question with one answer is flagged as forced.',
  );
  if (forced) assert(refuseAnswer(asked(kind, ask), ask.seat, forcedAnswer(kind, ask)) === undefined, 'The forced answer is legal.');
}

/** A decision with nothing but one ask. */
function asked(kind: Decision['kind'], ask: Ask): Decision {
  return { id: 0, kind, source: 0, purpose: '', rule: '', until: 'one', asks: [{ ...ask, answered: undefined }] };
}

/** How many answers there are: 0, 1, or 2 for more. */
function countAnswers(kind: Decision['kind'], { options, min, max, price, payment }: Ask): number {
  if (kind === 'arrange') return Math.min(2, options.length);
  const most = options.map((option) => timesAllowed(kind, option));
  let found = 0;
  const choose = (chosen: readonly number[], sum: number): void => {
    const at = chosen.length;
    const count = chosen.reduce((all, times) => all + times, 0);
    if (found > 1 || count > max) return;
    if (at === options.length) {
      const pays = payment === undefined || refusePayment(payment, namedBy(chosen)) === undefined;
      if (count >= min && sum >= price && pays) found++;
      return;
    }
    for (let times = most[at] ?? 0; times >= 0; times--)
      choose([...chosen, times], sum + times * (kind === 'divide' ? 0 : (options[at]?.value ?? 0)));
  };
  choose([], kind === 'pay' ? 0 : price);
  return found;
}

/** The answer that names each option so many times. */
function namedBy(times: readonly number[]): Answer {
  return times.flatMap((count, at) => new Array<number>(count).fill(at));
}

/** Checks that answers which were not offered are refused with their reasons, and that the state is untouched: it is still that of its twin. */
export function checkRefusals<S extends CoreState>(match: Match<S>, open: Decision, twin: DeepReadonly<S>): void {
  const seats = match.state.viewerKeys.length - 1;
  for (const ask of open.asks) {
    for (const [chosen, reason] of badAnswers(open.kind, ask)) {
      const refusal = answer(match, ask.seat, chosen);
      assert(
        refusal === reason,
        `The answer [${chosen}] of seat ${ask.seat} to ${open.purpose} is refused with ${reason}, not ${refusal}.`,
      );
    }
  }
  const strangers = Array.from({ length: seats + 2 }, (_, at): Seat => at - 1).filter(
    (seat) => !open.asks.some((ask) => ask.seat === seat),
  );
  for (const seat of strangers) assert(answer(match, seat, [0]) === 'notYourDecision', `Seat ${seat} answers what it was not asked.`);
  assert(isSameState(match.state, twin), 'A refusal leaves the state untouched.');
}

function badAnswers(kind: Decision['kind'], ask: Ask): (readonly [Answer, Refusal])[] {
  const { options, min, max, price, payment } = ask;
  if (ask.answered !== undefined) return [[[0], 'alreadyAnswered']];
  const each = options.flatMap(({ count = 1 }, at) => new Array<number>(count).fill(at));
  if (max === 0) return [[[0], 'wrongCount']];
  const beyond = (index: number): Answer => [...each, ...new Array<number>(max).fill(0)].slice(0, Math.max(1, min) - 1).concat(index);
  const bad: (readonly [Answer, Refusal])[] = [
    [new Array<number>(max + 1).fill(0), 'wrongCount'],
    [beyond(options.length), 'unknownOption'],
    [beyond(-1), 'unknownOption'],
    [beyond(0.5), 'unknownOption'],
  ];
  if (min > 0) bad.push([each.slice(0, min - 1), 'wrongCount']);
  const once = options.findIndex(({ count = 1 }) => count < max);
  const tooOften = Math.max(min, (options[once]?.count ?? 1) + 1);
  if (kind !== 'divide' && once >= 0 && tooOften <= max) bad.push([new Array<number>(tooOften).fill(once), 'repeatedOption']);
  const share = options.findIndex(({ value }) => value < max);
  if (kind === 'divide' && share >= 0)
    bad.push([new Array<number>(Math.max(min, (options[share]?.value ?? 0) + 1)).fill(share), 'overShare']);
  const cheapest = options.reduce((least, { value }, at) => (value < (options[least]?.value ?? 0) ? at : least), 0);
  if (payment?.needless === 'refused' && each.length <= max && refusePayment(payment, each) === 'needlessOption')
    bad.push([each, 'needlessOption']);
  if (price > 0 && min <= 1 && (options[cheapest]?.value ?? 0) < price) bad.push([[cheapest], 'priceNotMet']);
  return bad;
}
