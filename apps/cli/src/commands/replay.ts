import { type JournalEntry, type Outcome, type Problem, type SeenEvent, type Viewer, SPECTATOR, unreachable } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import { callingSeats, saySeat } from '@crupier/protocol';
import { tableMessages } from '@crupier/table';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { print, printJson, refuse, speakProblem, tell } from '../output.ts';
import type { LogLine } from '../play/log-lines.ts';
import { formatLogLine, sayEvents, speechFor } from '../play/log-lines.ts';
import type { MatchLine } from '../play/match-line.ts';
import { loadGameOf, openJournal } from '../play/open-journal.ts';
import { parseOrder } from '../play/order.ts';
import { readReplay } from '../play/read-journal.ts';
import { sayOutcome } from '../play/sitting.ts';
import { readTable } from '../play/sections.ts';
import { readInput } from '../read-input.ts';
import type { replaySpec } from '../specs/play-specs.ts';

type ReplayOptions = Call<typeof replaySpec>['options'] & {
  /** The players by name, where that is known: else those of the file, if it has any. */
  readonly names?: readonly string[];
};

/** One entry of a journal with what happened by it, as the chosen eyes saw it. */
interface Step {
  readonly entry: number;
  readonly kind: JournalEntry['kind'];
  /** Who did it, from 1; absent for an undo. */
  readonly seat?: number;
  readonly by?: string;
  /** For an undo: the entry it leads back to. */
  readonly to?: number;
  readonly lines: readonly LogLine[];
}

/** Plays a journal again and tells what happened. Ends with `failed` where an entry does not fit any more. */
export async function run({ options, words }: Call<typeof replaySpec>, io: Io): Promise<ExitCode> {
  return replayFile(io, words[0] ?? '', options);
}

/** Plays the journal in a file again. */
export async function replayFile(io: Io, path: string, options: ReplayOptions): Promise<ExitCode> {
  const { json } = options;
  const text = await readInput(io, path);
  if (!text.ok) return refuse(io, text.problems, { json, exit: 'input' });
  const file = readReplay(text.value);
  if (!file.ok) return refuse(io, file.problems, { json, exit: 'input', messages: tableMessages });
  const { journal } = file.value;
  const game = await loadGameOf(journal, io.games);
  if (!game.ok) return refuse(io, game.problems, { json, exit: 'input' });
  const entries = journal.entries.length;
  if ((options.to ?? 0) > entries)
    return refuse(io, [{ code: 'replay.beyond', at: '--to', values: { given: options.to ?? 0, entries } }], { json, exit: 'usage' });
  const steps: Step[] = [];
  const naming: ReplayOptions = { ...options, names: options.names ?? file.value.names };
  const teller = makeTeller(io, naming);
  const opened = openJournal(game.value, journal, options.to, (line) => steps.push(teller(line)));
  if (!opened.ok) return refuse(io, opened.problems, { json, exit: 'input', messages: game.value.messages });
  const { line, problem, hasOtherCards } = opened.value;
  const told: Told = { line, steps, problem, hasOtherCards, speech: speechOf(io, line, naming) };
  if (json) printJson(io, asJson(io, told, options));
  else if (!(await printSteps(io, told, options))) return io.interrupted.aborted ? exitCodes.interrupted : exitCodes.ok;
  if (problem === undefined) return exitCodes.ok;
  return json ? exitCodes.failed : refuse(io, [problem], { json, exit: 'failed', messages: game.value.messages });
}

interface Told {
  readonly line: MatchLine;
  readonly steps: readonly Step[];
  readonly problem: Problem | undefined;
  readonly hasOtherCards: boolean;
  readonly speech: Speech;
}

/** How a match is told: its players are called as the game calls them. */
function speechOf(io: Io, line: MatchLine, options: ReplayOptions): Speech {
  return callingSeats(speechFor(io, line.game, playerNames(io, line, options)), line.match.view(SPECTATOR));
}

function playerNames(io: Io, line: MatchLine, { names = [] }: ReplayOptions): readonly string[] {
  return Array.from({ length: line.match.seats }, (_, seat) => names[seat] || tell(io, 'play.player', { number: seat + 1 }));
}

/** Makes the step of each entry, right after it was played. */
function makeTeller(io: Io, options: ReplayOptions): (line: MatchLine) => Step {
  let told = 0;
  let speech: Speech | undefined;
  return (line) => {
    speech ??= speechOf(io, line, options);
    const entry = line.journal.entries[line.length - 1];
    const number = line.length;
    if (entry === undefined || entry.kind === 'undo') {
      told = line.match.eventCount();
      return { entry: number, kind: 'undo', to: entry?.to ?? 0, lines: [] };
    }
    const lines = sayEvents(eventsSeen(line, options.perspective, told), speech);
    told = line.match.eventCount();
    if (entry.kind === 'draw') return { entry: number, kind: 'draw', lines };
    return { entry: number, kind: entry.kind, seat: entry.seat + 1, ...(entry.kind === 'answer' && { by: entry.by }), lines };
  };
}

/** What happened, through the eyes of one seat, or as whoever knew most saw each event. */
function eventsSeen({ match }: MatchLine, perspective: ReplayOptions['perspective'], from: number): readonly SeenEvent[] {
  const viewers = viewersOf(match.seats, perspective);
  const [first = [], ...others] = viewers.map((viewer) => match.events(viewer, from));
  return first.map((event, at) => others.reduce((best, each) => moreTelling(best, each[at]), event));
}

function viewersOf(seats: number, perspective: ReplayOptions['perspective']): readonly Viewer[] {
  return perspective === 'all' ? [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)] : [Number(perspective) - 1];
}

function moreTelling(one: SeenEvent, other: SeenEvent | undefined): SeenEvent {
  return other !== undefined && JSON.stringify(other).length > JSON.stringify(one).length ? other : one;
}

function asJson(io: Io, { line, steps, problem, hasOtherCards }: Told, { to, perspective }: ReplayOptions): object {
  const { match, start } = line;
  const outcome: Outcome | undefined = match.outcome();
  return {
    game: line.game.id,
    seed: start.seed,
    ok: problem === undefined,
    entries: line.length,
    hash: match.hash(),
    otherCards: hasOtherCards,
    ...(problem && { error: speakProblem(io, problem, line.game.messages) }),
    ...(outcome && { outcome }),
    steps: steps.map(({ lines, ...step }) => ({ ...step, lines: lines.map(({ text, rule, event }) => ({ text, rule, event })) })),
    ...(to !== undefined && { views: viewersOf(match.seats, perspective).map((viewer) => match.view(viewer)) }),
  };
}

/** Prints the steps, each after Enter where that is wished. False where the reader has left. */
async function printSteps(io: Io, told: Told, options: ReplayOptions): Promise<boolean> {
  const { line, steps, speech, hasOtherCards } = told;
  print(io, tell(io, 'replay.begin', { game: line.game.name[io.language], entries: line.length }));
  print(io, tell(io, 'play.seed', { seed: line.start.seed }));
  if (hasOtherCards) io.err(`${tell(io, 'replay.otherCards')}\n`);
  for (const step of steps) {
    if (options.step && !(await goesOn(io, step))) return false;
    for (const text of sayStep(io, step, speech)) print(io, text);
  }
  if (options.to !== undefined) printTables(io, told, options);
  const outcome = line.match.outcome();
  if (outcome !== undefined) print(io, sayOutcome(io, outcome, speech));
  return true;
}

/** Waits for Enter. False where the reader leaves. */
async function goesOn(io: Io, { entry }: Step): Promise<boolean> {
  const typed = await io.ask(tell(io, 'replay.prompt', { entry }));
  return typed !== undefined && parseOrder(typed).kind !== 'quit';
}

function sayStep(io: Io, { entry, kind, lines, to, seat }: Step, speech: Speech): readonly string[] {
  switch (kind) {
    case 'answer':
    case 'draw':
      return lines.map((line) => `${entry}. ${formatLogLine(line)}`);
    case 'undo':
      return [`${entry}. ${tell(io, 'play.undone', { entry: to ?? 0 })}`];
    case 'leave':
      return [
        `${entry}. ${tell(io, 'replay.leaves', { name: saySeat((seat ?? 1) - 1, speech) })}`,
        ...lines.map((line) => `${entry}. ${formatLogLine(line)}`),
      ];
    default:
      return unreachable(kind);
  }
}

/** The table at the end, through each of the eyes. */
function printTables(io: Io, { line, speech }: Told, { perspective }: ReplayOptions): void {
  for (const viewer of viewersOf(line.match.seats, perspective).filter((each) => each !== SPECTATOR)) {
    const { bar, zones } = readTable(io, line.match.view(viewer), speech);
    print(io, tell(io, 'replay.eyes', { name: saySeat(viewer, speech) }));
    for (const { title, facts } of [bar, ...zones]) {
      print(io, `${title}:`);
      for (const fact of facts) print(io, fact);
    }
  }
}
