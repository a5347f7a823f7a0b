import { randomAnswer } from '../answers/random-play.ts';
import { openMatch, answer } from '../events/machine.ts';
import { forgetAll } from '../match/derived-cache.ts';
import { pending, type Match } from '../match/match.ts';
import { kernelObstacles, kernelOptionObstacles } from '../play/kernel-obstacles.ts';
import { isOfferedBy, type Doable } from '../play/doable.ts';
import { choosing, choosingChecks, optionsAnew, restOfQuestion } from '../play/why-not-chosen.ts';
import { whyNotOffered } from '../play/why-not-offered.ts';
import { askingChecks, whyNot, type RefusedAct, type WhyNotRules } from '../play/why-not.ts';
import type { Decision, Option } from '../state/decision.ts';
import { dice } from '../state/dice.ts';
import { seedFromNumber, seedRandom } from '../state/random.ts';
import { languages, type Language } from '../state/result.ts';
import { allSites, passes, unnamedCheck, watch, type Probe, type Site } from '../state/site.ts';
import { NO_CARD, type CardId, type CoreState, type Seat } from '../state/state.ts';
import { handleNow, mayKnow } from '../views/handles.ts';
import { redeal } from '../views/redeal.ts';
import type { Subject } from './subject.ts';

/** A random match in which reasons are asked for. */
export interface Explaining<S extends CoreState> {
  readonly subject: Pick<Subject<S>, 'game' | 'deal' | 'identities' | 'words'>;
  readonly rules: WhyNotRules<S>;
  readonly seed: number;
  /** Reasons are asked for at every so many questions: each seat asks. */
  readonly every: number;
  /** The match is left after so many answers. */
  readonly stopAfter: number;
}

/** What is wrong with an act or its reasons. */
interface ExplainFault {
  /** How many answers the match was given before: with the seed of the match, this finds the question. */
  readonly step: number;
  readonly said: string;
}

/** What came of asking. */
export interface Explained {
  /** How many times a seat asked about a card that it knows. */
  readonly cards: number;
  /** How many acts were refused. */
  readonly refused: number;
  /** How many options that are no cards a question lacked, each with a reason. */
  readonly missing: number;
  /** How many cards that a question did not offer were explained, targets and means of payment among them. */
  readonly unchosen: number;
  /** For how many of these a check of its own was found, and not only that the question asks for something else. */
  readonly checked: number;
  /** Purposes of questions of rules that say of a card no more than that they are about others. */
  readonly vague: readonly string[];
  /** Verbs of options with a card that no act stood for, where acts are offered. */
  readonly unexpected: readonly string[];
  /** How many refused acts and choices gave each first reason, by its code. */
  readonly reasons: Readonly<Record<string, number>>;
  /** What is wrong, each once, where it was met first. */
  readonly faults: readonly ExplainFault[];
}

interface Tally {
  step: number;
  cards: number;
  refused: number;
  missing: number;
  unchosen: number;
  checked: number;
  readonly vague: Set<string>;
  readonly unexpected: Set<string>;
  readonly reasons: Map<string, number>;
  /** The step at which each was met first. */
  readonly faults: Map<string, number>;
}

function newTally(): Tally {
  const counts = { step: 0, cards: 0, refused: 0, missing: 0, unchosen: 0, checked: 0 };
  return { ...counts, vague: new Set(), unexpected: new Set(), reasons: new Map(), faults: new Map() };
}

function countFault({ faults, step }: Tally, said: string): void {
  if (!faults.has(said)) faults.set(said, step);
}

function countReason({ reasons }: Tally, code: string): void {
  reasons.set(code, (reasons.get(code) ?? 0) + 1);
}

/**
 * Plays a random match and asks for every card that a seat knows why it cannot do more with it. Every act must be offered or have reasons,
 * all of them with words; and where the first reason is lifted the act is possible, or fails for another one. The same holds of choosing a
 * card at a question that chooses cards: targets, defenders, means of payment; and of options that are no cards: houses, parts of a text,
 * players.
 */
export function explain<S extends CoreState>(explaining: Explaining<S>): Explained {
  const { subject, seed, every, stopAfter } = explaining;
  const match = openMatch(subject.game, subject.game.clone(subject.deal(seedFromNumber(seed)) as Match<S>['state']));
  const roll = dice(seed);
  const tally = newTally();
  let open = pending(match);
  for (let step = 0; open !== undefined && step < stopAfter; step++, open = pending(match)) {
    tally.step = step;
    if (step % every === 0) match.state.viewerKeys.slice(1).forEach((_key, seat) => askOf(explaining, match, seat, tally));
    answer(match, ...randomAnswer(open, roll));
  }
  const { cards, refused, missing, unchosen, checked } = tally;
  const sorted = (found: ReadonlySet<string>): readonly string[] => [...found].toSorted();
  return {
    cards,
    refused,
    missing,
    unchosen,
    checked,
    vague: sorted(tally.vague),
    unexpected: sorted(tally.unexpected),
    reasons: Object.fromEntries(tally.reasons),
    faults: [...tally.faults].map(([said, step]) => ({ step, said })),
  };
}

/** Asks about all that a seat knows, in one copy in which the rest was dealt anew. */
function askOf<S extends CoreState>({ subject, rules }: Explaining<S>, match: Match<S>, seat: Seat, tally: Tally): void {
  const copy = redeal(match, seat, subject.identities, seedRandom(seedFromNumber(1)));
  const ofActs = { ...kernelObstacles, ...subject.words?.obstacles };
  const words = { ...ofActs, ...subject.words?.choiceObstacles };
  const isObstacle = ({ id, name }: Site): boolean => id < 0 || ofActs[name] !== undefined;
  const isChoiceObstacle = ({ id, name }: Site): boolean => id < 0 || words[name] !== undefined;
  const offered = optionsOf(pending(copy), rules.purposes, seat).filter(({ card }) => card !== NO_CARD);
  const expected = new Set<Option>();
  for (const { id } of copy.state.cards) {
    if (id === NO_CARD || !mayKnow(copy, seat, id)) continue;
    tally.cards++;
    forgetAll(copy.derived);
    const said = whyNot({ ...rules, isObstacle, isChoiceObstacle }, copy, seat, handleNow(copy, seat, id));
    forgetAll(copy.derived);
    askOfChoice({ match: copy, rules, seat, card: id, words, isObstacle: isChoiceObstacle }, said?.choice, tally);
    for (const act of rules.acts(copy, seat, id)) {
      for (const option of offered) if (isOfferedBy(option, id, act)) expected.add(option);
      const refused = said?.acts.find(({ verb, value }) => verb === act.verb && value === (act.value ?? 0));
      const fault = faultOf({ match: copy, rules, seat, card: id, words, isObstacle }, act, refused);
      const named = `${act.verb} ${copy.game.definitions[copy.state.cards[id]?.definition ?? 0]?.key}`;
      if (fault !== undefined) countFault(tally, `${named}: ${fault}`);
      if (refused === undefined) continue;
      tally.refused++;
      countReason(tally, refused.obstacles[0]?.code ?? '');
    }
  }
  askOfOptions({ subject, match: copy, seat }, tally);
  for (const option of offered) if (!expected.has(option)) tally.unexpected.add(option.verb);
}

/** Whether each option that the open question lacks has a reason, with words, without which it is offered, or lacks it for another. */
function askOfOptions<S extends CoreState>(
  { subject, match, seat }: Pick<Explaining<S>, 'subject'> & { readonly match: Match<S>; readonly seat: Seat },
  tally: Tally,
): void {
  const words = { ...kernelOptionObstacles, ...subject.words?.optionObstacles };
  const isOptionObstacle = ({ name }: Site): boolean => words[name] !== undefined;
  forgetAll(match.derived);
  for (const { verb, value, obstacles } of whyNotOffered({ isOptionObstacle }, match, seat)) {
    tally.missing++;
    const code = obstacles[0]?.code ?? unnamedCheck.name;
    countReason(tally, code);
    const isIt = (option: Option): boolean => option.verb === verb && option.value === value;
    const test = (): boolean => optionsAnew(match, seat).some(isIt);
    const named = `${verb} ${value} at ${pending(match)?.purpose}`;
    if (unsaidIn(words, code)) countFault(tally, `${named}: there are no words for “${code}”`);
    if (optionsOf(pending(match), ANY_PURPOSE, seat).some(isIt)) countFault(tally, `${named}: it is offered and refused`);
    if (!makesDifference({ match, isObstacle: isOptionObstacle }, test, obstacles))
      countFault(tally, `${named}: it fails likewise without “${code}”`);
  }
}

/** Whether a card that the open question does not offer has a reason, with words, which is in the way. */
function askOfChoice<S extends CoreState>(asked: Case<S>, refused: RefusedAct | undefined, tally: Tally): void {
  const { match, seat, card, words } = asked;
  const open = pending(match);
  const ask = open?.asks.find((each) => each.seat === seat);
  const choice = open && ask && choosing(match, open, ask, card);
  if (open === undefined || choice === undefined) return;
  const named = `${choice.verb} ${match.game.definitions[match.state.cards[card]?.definition ?? 0]?.key} at ${open.purpose}`;
  if (ask?.options.some((each) => isOfferedBy(each, card, choice)) === true) {
    if (!tried(asked, choice.test).passed) countFault(tally, `${named}: it is offered, and fails`);
    return;
  }
  tally.unchosen++;
  const [first] = refused?.obstacles ?? [];
  if (first === undefined) return void countFault(tally, `${named}: it is neither offered nor refused`);
  countReason(tally, first.code);
  if (unsaidIn(words, first.code)) countFault(tally, `${named}: there are no words for “${first.code}”`);
  if (first.code === choosingChecks.rule.name) tally.vague.add(open.purpose);
  if (first.code === restOfQuestion(match, asked.isObstacle).name) return;
  tally.checked++;
  if (!makesDifference(asked, choice.test, refused?.obstacles ?? []))
    countFault(tally, `${named}: it fails likewise without “${first.code}”`);
}

function unsaidIn(words: Case<CoreState>['words'], code: string): boolean {
  return languages.some((language) => (words[code]?.[language] ?? '') === '');
}

const ANY_PURPOSE = undefined;

/** What a seat is offered by a question of certain purposes. */
function optionsOf(open: Decision | undefined, purposes: readonly string[] | undefined, seat: Seat): readonly Option[] {
  if (open === undefined || purposes?.includes(open.purpose) === false) return [];
  return open.asks.find((ask) => ask.seat === seat)?.options ?? [];
}

/** A match in which tests are made, and the checks that count in them. */
interface Tested<S extends CoreState> {
  readonly match: Match<S>;
  readonly isObstacle: (check: Site) => boolean;
}

interface Case<S extends CoreState> extends Tested<S> {
  readonly rules: WhyNotRules<S>;
  readonly seat: Seat;
  readonly card: CardId;
  readonly words: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

/** What is wrong with an act and what is said of it; undefined where nothing is. */
function faultOf<S extends CoreState>(asked: Case<S>, act: Doable, refused: RefusedAct | undefined): string | undefined {
  const { match, rules, seat, card, words } = asked;
  const isIt = (each: Option): boolean => isOfferedBy(each, card, act);
  if (optionsOf(pending(match), rules.purposes, seat).some(isIt) && !tried(asked, act.test).passed) return 'it is offered, and fails';
  // Another question may offer the same, such as how to use a card.
  if (optionsOf(pending(match), ANY_PURPOSE, seat).some(isIt)) return refused === undefined ? undefined : 'it is offered and refused';
  if (refused === undefined) return 'it is neither offered nor refused';
  const unsaid = refused.obstacles.find(({ code }) => unsaidIn(words, code));
  if (unsaid !== undefined) return `there are no words for “${unsaid.code}”`;
  const first = refused.obstacles[0]?.code ?? unnamedCheck.name;
  return isInTheWay(asked, act, refused.obstacles) ? undefined : `it fails likewise without “${first}”`;
}

function isInTheWay<S extends CoreState>(asked: Case<S>, act: Doable, reasons: RefusedAct['obstacles']): boolean {
  const { match, rules, seat } = asked;
  const open = pending(match);
  const test = (): boolean =>
    passes(match, askingChecks.asked, open?.asks.some((ask) => ask.seat === seat) === true) &&
    passes(match, askingChecks.question, open !== undefined && rules.purposes.includes(open.purpose)) &&
    act.test();
  return makesDifference(asked, test, reasons);
}

/**
 * Whether the first reason makes the difference: without it the test passes, or fails for another one; or it passes without several of
 * them, and not without the others alone.
 */
function makesDifference<S extends CoreState>(asked: Tested<S>, test: () => boolean, reasons: RefusedAct['obstacles']): boolean {
  const [first = [], ...others] = reasons.map(({ code }) => checksNamed(code));
  const before = tried(asked, test);
  return first.some((check) => {
    const without = tried(asked, test, [check]);
    if (without.passed || without.last !== before.last) return true;
    return others.some((_, at) => {
      const next = others.slice(0, at + 1).flat();
      return tried(asked, test, [check, ...next]).passed && !tried(asked, test, next).passed;
    });
  });
}

function checksNamed(code: string): readonly Site[] {
  const named = allSites().filter(({ name }) => name === code);
  return named.length > 0 ? named : [{ id: UNLISTED, name: code, rule: '' }];
}

/** The number of checks that are in no list: see `canPayWith`. */
const UNLISTED = -1;

/** How a test goes, and the obstacle that was asked for last. A check is passed over whether it is asked with `applies` or with `passes`. */
function tried<S extends CoreState>(
  { match, isObstacle }: Tested<S>,
  test: () => boolean,
  checks: readonly Site[] = [],
): { readonly passed: boolean; readonly last: string } {
  const probe: Probe = { off: checks[0]?.id ?? UNLISTED, ran: new Set(), lifted: new Set(checks.map(({ id }) => id)) };
  forgetAll(match.derived);
  const passed = watch(match, probe, test);
  forgetAll(match.derived);
  const unlisted = probe.last !== undefined && probe.last.id < 0 ? [probe.last] : [];
  const asked = [...[...probe.ran].flatMap((id) => allSites()[id] ?? []), ...unlisted].filter(isObstacle);
  return { passed, last: asked.at(-1)?.name ?? '' };
}
