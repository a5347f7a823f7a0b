import type { Match, Observer } from '../match/match.ts';
import { seedFromNumber } from '../state/random.ts';
import type { Problem } from '../state/result.ts';
import { saveState } from '../saves/save.ts';
import type { Probe } from '../state/site.ts';
import { NO_SEAT, type CoreState } from '../state/state.ts';
import { checkAsked, checkHappened, checkOffered, checkValues, checkView, neverOffered } from './checks.ts';
import type { Scenario, ScenarioReport, ScenarioStep } from './format.ts';
import { unknownIn } from './names.ts';
import { readScenario, unknownFacts } from './read.ts';
import { contextOf, listOf, prepare, sayOpenQuestion, type Running } from './running.ts';
import { mayNotPropose, mayNotReply, proposeShortcut, replyToShortcut } from './shortcuts.ts';
import type { ScenarioSubject } from './subject.ts';
import { advance, answer, askAnew, command, matchOn } from '../events/machine.ts';

/** What happens to a match between two steps of a scenario and must change nothing. Gives the match that goes on. */
export type Disturbance<S extends CoreState> = (match: Match<S>) => Match<S>;

/**
 * Runs a scenario. With `off`, one site is switched off, to see whether the scenario depends on it; `unwatched`, it has no probe, as at
 * a table, and nothing is known of what ran. With `disturb`, the match is disturbed before each step: see whether the scenario notices.
 * Never throws for a bad file.
 */
export function runScenario<S extends CoreState>(
  subject: ScenarioSubject<S>,
  input: unknown,
  off: number | 'unwatched' = -1,
  disturb?: Disturbance<S>,
): ScenarioReport {
  const scenario = readScenario(input);
  if (!scenario.ok) return broken(input, scenario.problems);
  const { cards = [], position, seed = 1 } = scenario.value;
  const game = subject.withCards(cards);
  if (!game.ok) return broken(input, game.problems);
  const probe: Probe | undefined = off === 'unwatched' ? undefined : { off, ran: new Set() };
  const built = subject.build(game.value, position, seedFromNumber(seed), probe);
  if (!built.ok) return broken(input, built.problems);
  const strange = unknownFacts(game.value.facts.names, scenario.value);
  if (strange.length > 0) return broken(input, strange);
  const match = matchOn(game.value, built.value.state, probe);
  const running: Running<S> = { subject, match, labels: built.value.labels, happened: [] };
  const failure = runSteps(running, scenario.value, disturb);
  return {
    name: scenario.value.name,
    rules: scenario.value.rules,
    passed: failure === undefined,
    failure,
    problems: [],
    ran: [...(probe?.ran ?? [])],
  };
}

function broken(input: unknown, problems: readonly Problem[]): ScenarioReport {
  const name = typeof input === 'object' && input !== null && 'name' in input ? String(input.name) : '';
  return { name, rules: [], passed: false, failure: undefined, problems, ran: [] };
}

function runSteps<S extends CoreState>(
  running: Running<S>,
  { steps }: Scenario,
  disturb: Disturbance<S> | undefined,
): ScenarioReport['failure'] {
  let at = 0;
  try {
    observe(running);
    advance(running.match);
    for (; at < steps.length; at++) {
      const step = steps[at] as ScenarioStep;
      const times = timesOf(step);
      for (let time = 1; time <= times; time++) {
        if (disturb !== undefined) goOnWith(running, disturb(running.match));
        const what = runStep(running, step);
        if (what === undefined) continue;
        const which = times === 1 ? '' : ` the ${time}. of ${times} times`;
        return { step: at + 1, what: `${what}${which}; ${sayOpenQuestion(running)}` };
      }
    }
    return undefined;
  } catch (problem) {
    return { step: at + 1, what: `the engine stopped: ${problem instanceof Error ? problem.message : String(problem)}` };
  }
}

/** How many times a step is done. */
function timesOf(step: ScenarioStep): number {
  return 'answer' in step ? (step.times ?? 1) : 1;
}

/** Lets another match take the place of the one that ran, watched as that was. */
function goOnWith<S extends CoreState>(running: Running<S>, match: Match<S>): void {
  const { probe } = running.match;
  running.match = match;
  if (probe !== undefined) match.probe = probe;
  observe(running);
}

function observe<S extends CoreState>({ match, happened }: Running<S>): void {
  const observer: Observer = {
    event: (event, before, after) => happened.push({ event, before, after, revision: match.state.revision }),
    rewound: (revision) => {
      while ((happened.at(-1)?.revision ?? 0) > revision) happened.pop();
    },
  };
  match.observer = observer;
}

/** Does one step. Returns what was not as it should be. */
function runStep<S extends CoreState>(running: Running<S>, step: ScenarioStep): string | undefined {
  if ('answer' in step) return giveAnswer(running, listOf(step.answer), step.seat);
  if ('refused' in step) return beRefused(running, listOf(step.refused), step.seat);
  if ('expect' in step) return checkValues(running, step.expect);
  if ('offered' in step) return checkOffered(running, step.offered, true);
  if ('notOffered' in step) return checkOffered(running, step.notOffered, false);
  if ('asked' in step) return checkAsked(running, step.asked);
  if ('view' in step) return checkView(running, step.view);
  if ('happened' in step) return checkHappened(running, step.happened, true);
  if ('didNotHappen' in step) return checkHappened(running, step.didNotHappen, false);
  if ('leave' in step) return leaveGame(running, step.leave - 1);
  if ('agreeDraw' in step) return agreeDraw(running, step.agreeDraw);
  if ('shortcut' in step) return proposeShortcut(running, step, step.seat - 1);
  if ('noShortcut' in step) return mayNotPropose(running, step.noShortcut, step.seat - 1);
  if ('reply' in step) return replyToShortcut(running, step.reply, step.seat - 1);
  if ('noReply' in step) return mayNotReply(running, step.noReply, step.seat - 1);
  if ('edit' in step) return edit(running, step.edit);
  return undefined;
}

function giveAnswer<S extends CoreState>(running: Running<S>, texts: readonly string[], seat: number | undefined): string | undefined {
  const prepared = prepare(running, texts, seat);
  if (typeof prepared === 'string') return prepared;
  running.happened.length = 0;
  const refusal = answer(running.match, prepared.ask.seat, prepared.chosen);
  return refusal === undefined ? undefined : `“${texts.join(', ')}” was refused: ${refusal}`;
}

function beRefused<S extends CoreState>(running: Running<S>, texts: readonly string[], seat: number | undefined): string | undefined {
  const unknown = texts.map((text) => unknownIn(contextOf(running), text)).find((each) => each !== undefined);
  if (unknown !== undefined) return neverOffered(unknown);
  const prepared = prepare(running, texts, seat);
  if (typeof prepared === 'string') return undefined;
  const { game, state } = running.match;
  const before = saveState(game, state);
  if (answer(running.match, prepared.ask.seat, prepared.chosen) === undefined) return `“${texts.join(', ')}” was taken`;
  return saveState(game, running.match.state) === before ? undefined : 'the refusal changed the state';
}

function leaveGame<S extends CoreState>({ subject, match, happened }: Running<S>, seat: number): string | undefined {
  if (subject.leave === undefined) return `nobody leaves a match of ${subject.game} in scenarios`;
  happened.length = 0;
  command(match, subject.leave, {}, seat);
  return undefined;
}

function agreeDraw<S extends CoreState>({ subject, match, happened }: Running<S>, seats: readonly number[]): string | undefined {
  if (subject.agreedDraw === undefined) return `a match of ${subject.game} is not drawn by agreement`;
  happened.length = 0;
  command(match, subject.agreedDraw.program, { seats: seats.map((seat) => seat - 1) }, NO_SEAT);
  return undefined;
}

function sayProblem({ code, at, values }: Problem): string {
  const said = Object.entries(values).map(([name, value]) => `${name} “${value}”`);
  return [at === '' ? code : `${at}: ${code}`, ...said].join(', ');
}

function edit<S extends CoreState>(running: Running<S>, lines: readonly string[]): string | undefined {
  const edited = running.subject.edit(running.match, lines, running.labels);
  if (!edited.ok) return edited.problems.map(sayProblem).join('; ');
  running.labels = edited.value;
  askAnew(running.match);
  return undefined;
}
