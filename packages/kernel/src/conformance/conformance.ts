/** The kit that every game must pass. Tests and tools load it; the product does not. */
import type { Answer } from '../state/decision.ts';
import type { Game, Match } from '../match/match.ts';
import { pending } from '../match/match.ts';
import { beginWork, TooMuchWork } from '../match/text-work.ts';
import type { Dice } from '../state/dice.ts';
import { randomAnswer } from '../answers/random-play.ts';
import { dice } from '../state/dice.ts';
import { seedFromNumber } from '../state/random.ts';
import { assert } from '../state/result.ts';
import { hashState } from '../saves/hash-state.ts';
import { restoreState, saveState } from '../saves/save.ts';
import type { CoreState, Seat } from '../state/state.ts';
import { watchSums } from './conserved.ts';
import { checkState, checkViews } from './consistency.ts';
import type { Ran } from './coverage.ts';
import { noteAbilities } from './coverage.ts';
import { checkDecision, checkRefusals } from './decisions.ts';
import { watchDefinitions } from './definitions.ts';
import { watchHidings } from './hiding.ts';
import { leaveInCopies } from './leaving.ts';
import { checkMoot } from './moot.ts';
import { isSameState } from './same.ts';
import type { Given, Subject, Watched } from './subject.ts';
import { describe, indexes, viewersOf, watch } from './subject.ts';
import type { SwapEnd } from './swap.ts';
import { checkSecrecy, swapWalk } from './swap.ts';
import { answer, copyMatch, openMatch } from '../events/machine.ts';

/** How long and how closely a match is walked. */
export interface WalkOptions {
  readonly seed: number;
  /** The most decisions: a match that goes on longer does not conform. Default 5,000. */
  readonly limit?: number;
  /** A walk ends after so many decisions, although the match does not. Default: none does. */
  readonly stopAfter?: number;
  /** How many earlier points are gone back to. Default 3. */
  readonly undoSamples?: number;
  /** Between two redaction swaps lie so many decisions; 0 for none. Default 20. */
  readonly swapEvery?: number;
  /** How many answers both matches of a swap are given. Default 12. */
  readonly swapSteps?: number;
  /** Between two decisions at which each seat leaves in a copy of the match lie so many; 0 for none. Default 10. */
  readonly leaveEvery?: number;
  /** With cards of somebody's own: the walk ends where their texts look at more than a match can work out, as a table pauses then. */
  readonly mayBeStopped?: true;
}

/** What a walk came to. */
export interface WalkReport {
  readonly seed: number;
  readonly decisions: number;
  readonly forced: number;
  readonly events: number;
  readonly rewinds: number;
  /** How often each kind of question was asked. */
  readonly kinds: Readonly<Record<string, number>>;
  /** How the redaction swaps ended. */
  readonly swaps: Readonly<Partial<Record<SwapEnd, number>>>;
  /** Answers given to both matches of the redaction swaps while they looked the same. */
  readonly swapAnswers: number;
  /** The most frames that ran at once. */
  readonly depth: number;
  readonly ending: string;
  /** The last state's hash. */
  readonly hash: string;
  /** See `coverageOf`. */
  readonly ran: Ran;
}

interface Walk<S extends CoreState> {
  readonly subject: Subject<S>;
  readonly options: Required<Omit<WalkOptions, 'mayBeStopped'>>;
  readonly ran: Ran;
  readonly roll: Dice;
  readonly watched: Watched<S>;
  /** Lives by clones and saves alone, and is never looked at: it must not drift from the match. */
  fork: Match<S>;
  readonly journal: Given[];
  /** The state's hash before each answer. */
  readonly trail: string[];
  readonly tally: {
    forced: number;
    depth: number;
    swapAnswers: number;
    readonly kinds: Record<string, number>;
    readonly swaps: Partial<Record<SwapEnd, number>>;
  };
}

/** Plays one random match and checks at every decision what must hold in every game. *Throws* with seed, decision and reason. */
export function conform<S extends CoreState>(subject: Subject<S>, options: WalkOptions): WalkReport {
  const { seed } = options;
  const ran: Ran = { sites: new Set(), abilities: new Set() };
  let walk: Walk<S> | undefined;
  try {
    walk = beginWalk(
      subject,
      { limit: 5000, stopAfter: Infinity, undoSamples: 3, swapEvery: 20, swapSteps: 12, leaveEvery: 10, ...options },
      ran,
    );
    while (pending(walk.watched.match) !== undefined && walk.journal.length < walk.options.stopAfter) takeStep(walk);
    endWalk(walk);
  } catch (problem) {
    if (options.mayBeStopped === true && walk !== undefined && problem instanceof TooMuchWork) return reportOf(walk);
    const at = walk?.watched.match.state.decisions ?? 0;
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`${subject.game.name} does not conform. Seed ${seed}, decision ${at}: ${reason}`, { cause: problem });
  }
  return reportOf(walk);
}

function reportOf<S extends CoreState>({ options: { seed }, watched, journal, trail, tally, ran }: Walk<S>): WalkReport {
  return {
    ...tally,
    seed,
    decisions: journal.length,
    events: watched.log.happened.length,
    rewinds: watched.log.rewinds,
    ending: watched.match.state.ending,
    hash: trail.at(-1) ?? '',
    ran,
  };
}

function beginWalk<S extends CoreState>(subject: Subject<S>, options: Walk<S>['options'], ran: Ran): Walk<S> {
  const { game } = subject;
  const hidings = watchHidings<S>();
  const definitions = watchDefinitions<S>();
  let sums: ReturnType<typeof watchSums> | undefined;
  const watched = watch(game, deal(subject, options.seed), { off: -1, ran: ran.sites }, (match, { event }) => {
    hidings.look(match);
    definitions(match, event);
    noteAbilities(match, ran);
    checkLogged(subject, game.facts.names[event.kind] ?? '');
    sums ??= watchSums(subject, match);
    sums(event);
  });
  const rewound = watched.match.observer?.rewound;
  if (watched.match.observer !== undefined && rewound !== undefined) {
    watched.match.observer = {
      ...watched.match.observer,
      rewound: (revision) => {
        hidings.forget();
        rewound(revision);
      },
    };
  }
  const fork = openMatch(game, deal(subject, options.seed));
  const tally = { forced: 0, depth: 0, swapAnswers: 0, kinds: {}, swaps: {} };
  return { subject, options, ran, roll: dice(options.seed * 7919 + 1), watched, fork, journal: [], trail: [], tally };
}

/** A dealt state, copied so that its fields have the order that every copy has. */
function deal<S extends CoreState>({ game, deal: dealt }: Subject<S>, seed: number): S {
  return game.clone(dealt(seedFromNumber(seed)) as Match<S>['state']);
}

function checkLogged<S extends CoreState>({ words }: Subject<S>, name: string): void {
  if (words === undefined) return;
  const line = words.events[name];
  assert(line !== undefined && (line.en === '') === (line.es === ''), `The event ${name} has no log line in both languages.`);
}

/** Between two saves lie so many decisions, and between two clones that are kept aside. */
const SAVE_EVERY = 2;
const BYSTANDER_EVERY = 6;
/** So many answers are given after somebody has left. */
const LEAVE_STEPS = 6;

function takeStep<S extends CoreState>(walk: Walk<S>): void {
  const { subject, options, roll, watched, journal, trail, tally } = walk;
  const { match } = watched;
  const open = pending(match);
  assert(open !== undefined && journal.length < options.limit, `The match is not over after ${options.limit} decisions.`);
  trail.push(hashState(subject.game, match.state));
  noteAbilities(match, walk.ran);
  checkDecision(match, open, subject.words);
  checkState(match);
  checkRefusals(match, open, walk.fork.state);
  checkMoot(match, open);
  // Looking must change nothing: the fork is never looked at.
  beginWork(match);
  const viewers = viewersOf(match);
  subject.view(match, viewers[journal.length % viewers.length] ?? 0);
  if (options.swapEvery > 0 && journal.length % options.swapEvery === 0) lookAround(walk);
  // With dice of their own, so that the match is the same however often that is tried.
  if (options.leaveEvery > 0 && journal.length % options.leaveEvery === 0)
    leaveInCopies(subject, match, { roll: dice(options.seed * 131 + journal.length), steps: LEAVE_STEPS });
  const [seat, chosen] = randomAnswer(open, roll);
  const text = journal.length % SAVE_EVERY === 0 ? saveState(subject.game, match.state) : undefined;
  const bystander = journal.length % BYSTANDER_EVERY === 0 ? subject.game.clone(match.state) : undefined;
  journal.push(describe(match, seat, chosen));
  answerBoth(walk, { seat, chosen, text });
  if (bystander !== undefined)
    assert(saveState(subject.game, bystander as Match<S>['state']) === text, 'What a match does cannot be seen in its clone.');
  tally.kinds[open.kind] = (tally.kinds[open.kind] ?? 0) + 1;
  tally.depth = Math.max(tally.depth, match.state.frames.length);
  if (open.asks.every(({ forced }) => forced)) tally.forced++;
}

/** What costs more and is not done at every decision. */
function lookAround<S extends CoreState>({ subject, options, roll, watched: { match }, tally }: Walk<S>): void {
  checkViews(subject, match);
  checkSecrecy(subject, match);
  for (const viewer of viewersOf(match)) {
    beginWork(match);
    const { end, answers } = swapWalk(subject, match, viewer, { roll, steps: options.swapSteps });
    tally.swaps[end] = (tally.swaps[end] ?? 0) + 1;
    tally.swapAnswers += answers;
  }
}

/** An answer, and the match as text before it where it is saved. */
interface Answering {
  readonly seat: Seat;
  readonly chosen: Answer;
  readonly text: string | undefined;
}

/** The fork is copied before each answer, by turns as a clone and as a save, and given the same: the copy first, so that the fork tells what it shares. */
function answerBoth<S extends CoreState>(walk: Walk<S>, { seat, chosen, text }: Answering): void {
  const { subject, watched, fork } = walk;
  const { game } = subject;
  const how = text === undefined ? 'clone' : 'save';
  if (text !== undefined) assert(saveState(game, fork.state) === text, 'What goes on as the match does is saved as it is.');
  const copy = text === undefined ? copyMatch(fork) : openMatch(game, restored(game, text));
  for (const each of [copy, fork, watched.match]) {
    const refusal = answer(each, seat, chosen);
    assert(refusal === undefined, `A legal answer is refused: ${refusal}.`);
  }
  assert(isSameState(watched.match.state, copy.state), `A copy that came of a ${how} goes on as the match does.`);
  assert(isSameState(watched.match.state, fork.state), `What was copied by a ${how} goes on as the match does.`);
  checkState(copy);
  walk.fork = copy;
}

function restored<S extends CoreState>(game: Game<S>, text: string): S {
  const result = restoreState(game, text);
  assert(result.ok, 'A save can be read back.');
  assert(saveState(game, result.value as Match<S>['state']) === text, 'A state that was read back is saved as it was.');
  return result.value;
}

function endWalk<S extends CoreState>({ subject, options, roll, watched: { match }, journal, trail }: Walk<S>): void {
  checkState(match);
  if (pending(match) === undefined) {
    assert(match.state.winners?.length === 0 || !match.state.lost, 'Where all have lost nobody has won.');
    assert(match.state.winners !== undefined && match.state.ending !== '', 'A match that is over says who won, and why.');
    assert(answer(match, 0, [0]) === 'noDecision', 'When it is over, nobody answers.');
  }
  trail.push(hashState(subject.game, match.state));
  for (let sample = 0; sample < options.undoSamples; sample++) {
    const undone = openMatch(subject.game, deal(subject, options.seed));
    const to = sample === 0 ? 0 : roll(journal.length + 1);
    follow(undone, journal.slice(0, to), trail);
    // Then forward again, to see that going back left nothing behind.
    follow(undone, journal.slice(to), trail.slice(to));
  }
}

/** Gives a match the answers of a part of its journal. */
function follow<S extends CoreState>(match: Match<S>, entries: readonly Given[], trail: readonly string[]): void {
  entries.forEach((given, at) => {
    const refusal = answer(match, given.seat, indexes(match, given));
    assert(refusal === undefined, `Replayed, the answer to decision ${match.state.decisions} is refused: ${refusal}.`);
    if (at % HASH_EVERY !== 0 && at !== entries.length - 1) return;
    assert(
      trail[at + 1] === hashState(match.game, match.state),
      `Replayed from its journal, the match is another at decision ${match.state.decisions}.`,
    );
  });
}

const HASH_EVERY = 10;
