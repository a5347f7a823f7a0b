import { answer, copyMatch } from '../events/machine.ts';
import type { Match } from '../match/match.ts';
import { pending } from '../match/match.ts';
import { isMoot } from '../match/moot.ts';
import type { Answer, Ask, Decision, Option } from '../state/decision.ts';
import { obviousAnswer } from '../state/decision.ts';
import { dice } from '../state/dice.ts';
import { randomChoice } from '../state/random-choice.ts';
import { assert } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { isSameState } from './same.ts';

/** How many questions after a moot one are compared, at most. */
const FOLLOWED = 12;

/**
 * Answers each moot question in every way, in copies of the match, and plays on alike: what is asked afterwards must be the same, up to
 * which of equal cards it is about. Where a text chooses cards of which nothing can come, the match is the same to the last field once that
 * text has been followed. See `AskStep.moot`.
 */
export function checkMoot<S extends CoreState>(match: Match<S>, open: Decision): void {
  for (const ask of open.asks) {
    if (ask.answered !== undefined || !isMoot(match, ask)) continue;
    const usual = usualAnswer(open, ask);
    for (const chosen of otherAnswers(open, ask, usual)) compare(after(match, ask, usual), after(match, ask, chosen), open);
  }
}

function usualAnswer({ kind }: Decision, ask: Ask): Answer {
  return obviousAnswer(kind, { ...ask, moot: true }) ?? [];
}

/** For each option an answer that names it; of an order the reverse. */
function otherAnswers({ kind }: Decision, { options, min, max }: Ask, usual: Answer): readonly Answer[] {
  if (kind === 'arrange') return [usual.toReversed()];
  const each = options.map((_, at): Answer => [at, ...usual.filter((index) => index !== at)].slice(0, Math.max(1, min)));
  return each.filter((chosen) => chosen.length >= min && chosen.length <= max);
}

/** A copy of a match in which an answer was given, and whether the program that asked still runs there. */
interface Course<S extends CoreState> {
  readonly match: Match<S>;
  readonly isFollowed: () => boolean;
  /** Whether the program that asked is the text of a card, which chooses among cards of which nothing can come. */
  readonly isText: boolean;
}

function after<S extends CoreState>(match: Match<S>, { seat }: Ask, chosen: Answer): Course<S> {
  const copy = copyMatch(match);
  const depth = match.state.frames.length;
  const frame = match.state.frames.at(-1);
  const step = match.game.programs[frame?.program ?? -1]?.steps[frame?.step ?? -1];
  const refusal = answer(copy, seat, chosen);
  assert(refusal === undefined, `A legal answer is refused: ${refusal}.`);
  return {
    match: copy,
    isFollowed: () => copy.state.frames[depth - 1]?.program === frame?.program,
    isText: step?.choice?.sort === 'target',
  };
}

function compare<S extends CoreState>(one: Course<S>, other: Course<S>, { purpose }: Decision): void {
  for (let at = 0; at < FOLLOWED; at++) {
    const [first, second] = [pending(one.match), pending(other.match)];
    const [asked, wise] = [first, second].map((each, which) => said(which === 0 ? one.match : other.match, each));
    assert(asked === wise, `A moot question is answered in two ways: ${purpose}. Then is asked ${asked}, and ${wise}.`);
    if (first === undefined || second === undefined) return;
    if (one.isText && !one.isFollowed()) {
      assert(isSameState(one.match.state, other.match.state), `A moot question is answered in two ways: ${purpose}. The states differ.`);
      return;
    }
    const answers = [goOn(one, first), goOn(other, second)];
    if (answers.includes(false)) return;
  }
}

/** What is asked, with the options in an order that does not tell which of equal cards they are about. */
function said<S extends CoreState>(match: Match<S>, open: Decision | undefined): string {
  return open === undefined
    ? `nothing: ${match.state.ending}`
    : `${open.purpose} ${open.asks.map(({ seat, min, max, options }) => [seat, min, max, ...sorted(match, options).map(({ key }) => key)].join(' ')).join('; ')}`;
}

/**
 * Gives an answer that is the same in both matches, where that can be told: within a text any, and elsewhere the obvious one. Returns whether
 * it was given.
 */
function goOn<S extends CoreState>({ match, isText }: Course<S>, { kind, asks }: Decision): boolean {
  const ask = asks.find(({ answered }) => answered === undefined);
  const chosen = ask && (obviousAnswer(kind, ask) ?? (isText ? randomChoice(kind, ask, dice(match.state.decisions)) : undefined));
  if (ask === undefined || chosen === undefined) return false;
  const refusal = answer(match, ask.seat, chosen);
  assert(refusal === undefined, `A legal answer is refused: ${refusal}.`);
  return true;
}

function sorted<S extends CoreState>({ state, game }: Match<S>, options: readonly Option[]): readonly { key: string; at: number }[] {
  return options
    .map(({ verb, card }, at) => {
      const record = state.cards[card];
      return { key: `${verb}-${game.definitions[record?.definition ?? 0]?.key ?? ''}-${record?.zone ?? ''}`, at };
    })
    .toSorted((one, other) => one.key.localeCompare(other.key) || one.at - other.at);
}
