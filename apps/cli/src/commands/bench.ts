import { randomBot } from '@crupier/bots';
import { botTurn, diceFrom } from '@crupier/bots';
import { type PlayableGame, type PlayableMatch, type Result, SPECTATOR, assert, fail, ok } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import { measureCrowd } from '../bench/crowd.ts';
import { threadMicroseconds } from '../bench/thread-time.ts';
import { configureMatch } from '../configuration.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { findGame, type ShelvedGame } from '../games.ts';
import { loadGame } from '../load-game.ts';
import { formatNumber, formatTable, print, printJson, refuse, tell } from '../output.ts';
import { breathe, startProgress } from '../progress.ts';
import { printedSeed, seedOfGame } from '../seeds.ts';
import type { benchSpec } from '../specs/simulate-specs.ts';

type BenchOptions = Call<typeof benchSpec>['options'];

/** A figure that has a limit. */
interface Limit {
  readonly name: 'gamesPerSecond' | 'decisionsPerSecond' | keyof StateFigures | 'startMs' | 'crowdedTimes';
  readonly limit: number;
  readonly better: 'more' | 'less';
  readonly digits: number;
}

/** What the key of a position met before may cost: a fraction of the hash of its state. */
const KEY_MICROSECONDS_MAX = 20;

/** The limits; those of a state depend on how much a game lays on the table. */
function limitsOf(game: ShelvedGame | undefined): readonly Limit[] {
  const { cloneMicroseconds = 10, saveBytes = 48 * 1024 } = game?.stateLimits ?? {};
  const crowd = game?.crowd;
  return [
    { name: 'gamesPerSecond', limit: 300, better: 'more', digits: 0 },
    { name: 'decisionsPerSecond', limit: 60_000, better: 'more', digits: 0 },
    { name: 'cloneMicroseconds', limit: cloneMicroseconds, better: 'less', digits: 2 },
    { name: 'branchMicroseconds', limit: cloneMicroseconds, better: 'less', digits: 2 },
    { name: 'keyMicroseconds', limit: KEY_MICROSECONDS_MAX, better: 'less', digits: 2 },
    { name: 'saveBytes', limit: saveBytes, better: 'less', digits: 0 },
    { name: 'startMs', limit: 400, better: 'less', digits: 0 },
    ...(crowd === undefined ? [] : [{ name: 'crowdedTimes', limit: crowd.timesMax, better: 'less', digits: 2 } as const]),
  ];
}

/** A figure as it was measured. */
interface Figure extends Limit {
  readonly runs: readonly number[];
  readonly median: number;
  readonly met: boolean;
}

/** Measures how fast this machine plays. Every run is a process of its own, so that each pays for its warm-up. */
export async function run({ options }: Call<typeof benchSpec>, io: Io): Promise<ExitCode> {
  const { json, seed } = options;
  const game = await loadGame(io.games, options.game);
  if (!game.ok) return refuse(io, game.problems, { json, exit: 'usage' });
  const configured = await configureMatch(io, game.value, { deck: [], players: undefined, settings: {} });
  if (!configured.ok) return refuse(io, configured.problems, { json, exit: 'input', messages: game.value.messages });
  const runs = await measureRuns(io, game.value, options);
  if (!runs.ok) return io.interrupted.aborted ? exitCodes.interrupted : refuse(io, runs.problems, { json, exit: 'failed' });
  const states = await measureStates(io, game.value, configured.value.configuration, options);
  const shelved = findGame(io.games, game.value.id);
  const crowdedTimes = await measureCrowd(io, game.value, shelved?.crowd, options);
  const measured = { ...runs.value, ...states, crowdedTimes };
  const figures = limitsOf(shelved).map((limit) => toFigure(limit, measured[limit.name]));
  const command = `crupier bench --game ${game.value.id} --games ${options.games} --runs ${options.runs} --seed ${seed}`;
  const met = figures.every((figure) => figure.met);
  if (json) printJson(io, { game: game.value.id, met, figures, games: options.games, seed: printedSeed(seed), command });
  else printFigures(io, figures, { seed, command });
  if (io.interrupted.aborted) return exitCodes.interrupted;
  return met || !options.check ? exitCodes.ok : exitCodes.failed;
}

type Runs = Readonly<Record<'gamesPerSecond' | 'decisionsPerSecond' | 'startMs', readonly number[]>>;

async function measureRuns(io: Io, game: PlayableGame, { games, runs, seed }: BenchOptions): Promise<Result<Runs>> {
  const progress = startProgress(io);
  const measured = { gamesPerSecond: [] as number[], decisionsPerSecond: [] as number[], startMs: [] as number[] };
  for (let run = 1; run <= runs; run++) {
    progress.at(() => tell(io, 'bench.progress', { run, runs }));
    measured.startMs.push((await io.runSelf(['--version'])).wallMs);
    const played = await io.runSelf(['simulate', '--game', game.id, '--games', String(games), '--seed', seed, '--json']);
    if (played.code !== exitCodes.ok)
      return fail('bench.failed', '', { reason: (played.stderr || played.stdout).trim().split('\n', 1)[0] ?? '' });
    const { gamesPerSecond, decisionsPerSecond } = JSON.parse(played.stdout) as {
      readonly gamesPerSecond: number;
      readonly decisionsPerSecond: number;
    };
    measured.gamesPerSecond.push(gamesPerSecond);
    measured.decisionsPerSecond.push(decisionsPerSecond);
  }
  progress.end();
  return ok(measured);
}

/** States looked at in a run, and how often the same is done to each. */
const statesWanted = 200;
const timesEach = 50;
/** One state in so many is kept for the measure. */
const stateEvery = 7;

/** Figures of a state: its copy, the copy of a search's branch and the key of its position, and its size when it is saved. */
type StateFigures = Readonly<Record<'cloneMicroseconds' | 'branchMicroseconds' | 'keyMicroseconds' | 'saveBytes', readonly number[]>>;

async function measureStates(io: Io, game: PlayableGame, configuration: unknown, { seed, runs }: BenchOptions): Promise<StateFigures> {
  const found = {
    cloneMicroseconds: [] as number[],
    branchMicroseconds: [] as number[],
    keyMicroseconds: [] as number[],
    saveBytes: [] as number[],
  };
  for (let run = 0; run < runs && !io.interrupted.aborted; run++) {
    const states = collectStates(game, configuration, `${seed} bench ${run}`);
    const branches = states.map((state) => state.branch(0, seedOfGame(seed, run)));
    found.cloneMicroseconds.push(microsecondsOf(states, (state) => state.clone()));
    found.branchMicroseconds.push(microsecondsOf(branches, (branch) => branch.copy()));
    found.keyMicroseconds.push(microsecondsOf(branches, (branch) => branch.key()));
    found.saveBytes.push(Math.max(...states.map((state) => Buffer.byteLength(state.save()))));
    await breathe();
  }
  return found;
}

/** What is done to each of some things costs so much of a processor, once it has been done as often before. */
function microsecondsOf<T>(things: readonly T[], act: (thing: T) => unknown): number {
  const actOnAll = (): void => {
    for (const thing of things) for (let time = 0; time < timesEach; time++) act(thing);
  };
  actOnAll();
  const start = threadMicroseconds();
  actOnAll();
  return (threadMicroseconds() - start) / (things.length * timesEach);
}

/** States from random games, from their first decision to their last. */
function collectStates(game: PlayableGame, configuration: unknown, seed: string): readonly PlayableMatch[] {
  const states: PlayableMatch[] = [];
  for (let index = 0; states.length < statesWanted; index++) {
    const dealt = game.start(configuration, seedOfGame(seed, index));
    assert(dealt.ok, 'A configuration that was checked can be dealt.');
    const match = dealt.value;
    const roll = diceFrom(`${seed} ${index}`);
    for (let step = 0; states.length < statesWanted; step++) {
      const asked = match.pending(SPECTATOR)?.waiting[0];
      const turn = asked === undefined ? undefined : botTurn(match, asked, roll);
      if (turn === undefined) break;
      if (step % stateEvery === 0) states.push(match.clone());
      match.answer(turn.seat, turn.decision.id, randomBot(turn));
    }
  }
  return states;
}

function toFigure(limit: Limit, runs: readonly number[]): Figure {
  const sorted = runs.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const above = sorted[middle] ?? Number.NaN;
  const median = sorted.length % 2 === 1 ? above : ((sorted[middle - 1] ?? above) + above) / 2;
  return { ...limit, runs, median, met: limit.better === 'more' ? median >= limit.limit : median <= limit.limit };
}

function printFigures(io: Io, figures: readonly Figure[], { seed, command }: { readonly seed: string; readonly command: string }): void {
  const head = [tell(io, 'bench.figure'), tell(io, 'bench.median'), tell(io, 'bench.limit'), tell(io, 'bench.verdict')];
  const rows = figures.map(({ name, median, limit, better, met, digits }) => [
    tell(io, `bench.${name}`),
    formatNumber(io, median, digits),
    `${better === 'more' ? '≥' : '≤'} ${formatNumber(io, limit)}`,
    tell(io, met ? 'bench.met' : 'bench.missed'),
  ]);
  for (const line of formatTable([head, ...rows])) print(io, line);
  print(io, tell(io, 'bench.again', { seed, command }));
}
