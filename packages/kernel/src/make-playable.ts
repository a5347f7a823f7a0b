import type { Answer, Ask, Decision, Refusal } from './decision.ts';
import { refuseAnswer } from './decision.ts';
import type { Chosen } from './journal.ts';
import type { Game, Match } from './match.ts';
import { advance, answer, command, matchOn, pending } from './match.ts';
import type { AnsweredEntry, Outcome, PlayableGame, PlayableMatch, StartOptions } from './playable.ts';
import { playOut } from './play.ts';
import type { AnyProgram, Program } from './program.ts';
import { chosenOf } from './program.ts';
import { isSeed, seedRandom } from './random.ts';
import { makeView, seeDecision, seeEvent, type Happened, type Showing } from './redact.ts';
import { redeal, type Identities } from './redeal.ts';
import { fail, ok, type Result } from './result.ts';
import { hashText, restoreState, saveState } from './save.ts';
import { runScenario } from './scenario/run.ts';
import type { ScenarioSubject } from './scenario/subject.ts';
import type { CoreState, DeepReadonly, Seat } from './state.ts';
import type { Viewer } from './view.ts';

/** What a game hands over to be played from outside. */
export interface PlayableParts<S extends CoreState>
  extends Pick<
    PlayableGame,
    'id' | 'name' | 'seats' | 'words' | 'messages' | 'checkConfiguration' | 'configure' | 'deckNames' | 'card' | 'status' | 'definitionsHash' | 'cardsOf'
  > {
  /** Made when it is first needed: lowering a game's cards takes a moment. */
  readonly game: () => Game<S>;
  /** Deals a match from a configuration that was checked. */
  readonly deal: (configuration: unknown, seed: string) => S;
  readonly show: (match: Match<S>, viewer: Viewer) => Showing;
  readonly identities: Identities<S>;
  readonly evaluate: (match: Match<S>, seat: Seat) => number;
  /** What happens when a seat leaves; its frame has that seat. */
  readonly leave: Program<S, object>;
  readonly scenarios: () => ScenarioSubject<S>;
}

/** Hides the type of a game's state: what the table, the terminal, bots and tests play. */
export function makePlayable<S extends CoreState>(parts: PlayableParts<S>): PlayableGame {
  const check = remembering(parts.checkConfiguration);
  const playable: PlayableGame = {
    ...parts,
    start: (configuration, seed, options) => {
      const problems = check(configuration);
      if (problems.length > 0) return { ok: false, problems };
      if (!isSeed(seed)) return fail('start.seed', 'seed', { seed });
      return ok(wrap(parts, playable, matchOn(parts.game(), parts.deal(configuration, seed)), options));
    },
    restore: (saved, options) => {
      const state = restoreState(parts.game(), saved);
      return state.ok ? ok(wrap(parts, playable, matchOn(parts.game(), state.value), options)) : state;
    },
    runScenario: (input, off) => runScenario(parts.scenarios(), input, off),
  };
  return playable;
}

/** A check that is done once for each configuration: simulations start thousands of matches from one. */
function remembering(check: PlayableGame['checkConfiguration']): PlayableGame['checkConfiguration'] {
  const known = new WeakMap<object, ReturnType<typeof check>>();
  return (configuration) => {
    if (typeof configuration !== 'object' || configuration === null) return check(configuration);
    const problems = known.get(configuration) ?? check(configuration);
    known.set(configuration, problems);
    return problems;
  };
}

/** Runs a match to its first question and shows it to the outside. */
function wrap<S extends CoreState>(parts: PlayableParts<S>, game: PlayableGame, match: Match<S>, options: StartOptions = {}): PlayableMatch {
  const happened: Happened[] = [];
  if (options.quiet !== true) watch(match, happened);
  advance(match);
  const seats = match.state.viewerKeys.length - 1;
  return {
    game,
    seats,
    pending: (viewer) => seeDecision(match, viewer),
    answer: (seat, decision, chosen) => refuse(pending(match), seat, { decision, chosen }) ?? answer(match, seat, chosen),
    describe: (seat, decision, chosen) => describe(match, seat, { decision, chosen }),
    follow: (entry) => follow(match, entry),
    playOut: (roll, limit) => playOut(match, roll, limit),
    leave: (seat) => command(match, parts.leave, {}, seat),
    outcome: () => outcomeOf(match),
    view: (viewer) => makeView(match, viewer, parts.show(match, viewer)),
    events: (viewer, from) => happened.slice(from).map((each) => seeEvent(match, viewer, each)),
    eventCount: () => happened.length,
    save: () => saveState(match.game, match.state),
    hash: () => hashText(saveState(match.game, match.state)),
    clone: () => wrap(parts, game, matchOn(match.game, match.game.clone(match.state)), { quiet: true }),
    fork: (viewer, seed) => wrap(parts, game, redeal(match, viewer, parts.identities, seedRandom(seed)), { quiet: true }),
    evaluate: (seat) => parts.evaluate(match, seat),
    running: () => running(match),
  };
}

function watch<S extends CoreState>(match: Match<S>, happened: Happened[]): void {
  match.observer = {
    event: (event, before, after) => happened.push({ event, before, after, revision: match.state.revision }),
    rewound: (revision) => {
      while ((happened.at(-1)?.revision ?? -1) > revision) happened.pop();
    },
  };
}

interface Given {
  readonly decision: number;
  readonly chosen: Answer;
}

function refuse(open: Decision | undefined, seat: Seat, { decision, chosen }: Given): Refusal | undefined {
  if (open === undefined) return 'noDecision';
  return open.id === decision ? refuseAnswer(open, seat, chosen) : 'staleDecision';
}

function describe<S extends CoreState>(match: Match<S>, seat: Seat, given: Given): Result<Omit<AnsweredEntry, 'by' | 'hash'>> {
  const open = pending(match);
  const refusal = refuse(open, seat, given);
  const ask = open?.asks.find((each) => each.seat === seat);
  if (refusal !== undefined || ask === undefined) return fail(`answer.${refusal ?? 'notYourDecision'}`, '', { decision: given.decision });
  const chosen = chosenOf(ask.options, given.chosen).map(({ verb, card, value }): Chosen => [verb, card, value]);
  return ok({ kind: 'answer', seat, decision: given.decision, chosen });
}

function follow<S extends CoreState>(match: Match<S>, { seat, decision, chosen }: Omit<AnsweredEntry, 'by' | 'hash'>): Result<undefined> {
  const open = pending(match);
  const ask = open?.asks.find((each) => each.seat === seat && each.answered === undefined);
  if (open === undefined || ask === undefined) return fail('journal.notAsked', '', { seat: seat + 1, decision });
  const indexes: number[] = [];
  for (const each of chosen) {
    const found = findOption(open, ask, each, indexes);
    if (found < 0) return fail('journal.unknownOption', '', { option: each.join(' '), purpose: open.purpose });
    indexes.push(found);
  }
  const refusal = answer(match, seat, indexes);
  return refusal === undefined ? ok(undefined) : fail(`answer.${refusal}`, '', { decision });
}

function findOption({ kind }: Decision, { options }: Ask, [verb, card, value]: Chosen, taken: readonly number[]): number {
  return options.findIndex(
    (option, at) => option.verb === verb && option.card === card && option.value === value && (kind === 'divide' || !taken.includes(at)),
  );
}

function outcomeOf<S extends CoreState>({ state }: Match<S>): Outcome | undefined {
  const { winners, ending } = state as DeepReadonly<CoreState>;
  return winners === undefined ? undefined : { winners, reason: ending };
}

function running<S extends CoreState>({ game, state }: Match<S>): ReturnType<PlayableMatch['running']> {
  return state.frames.map((frame) => {
    const { name, steps } = game.programs[frame.program] as AnyProgram<S>;
    const step = steps[frame.step] ?? steps.at(-1);
    return { program: name, step: step?.name ?? '', rule: step?.rule ?? '' };
  });
}
