import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';
import { botLevels } from '@crupier/protocol';
import type { Call } from '../arguments/spec.ts';
import type { Configured } from '../configuration.ts';
import { configureMatches, settingsAmong } from '../configuration.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGameWith } from '../read-card-file.ts';
import { formatNumber, formatTable, print, printJson, refuse, tell } from '../output.ts';
import { startProgress } from '../progress.ts';
import { printedSeed } from '../seeds.ts';
import type { Setting } from '../simulate/play-game.ts';
import { playMany } from '../simulate/play-many.ts';
import type { Tally } from '../simulate/tally.ts';
import { tallyGames } from '../simulate/tally.ts';
import type { simulateSpec } from '../specs/simulate-specs.ts';

type SimulateCall = Call<typeof simulateSpec>;

/** Lets bots play many games. Ends with `failed` where the engine failed in one. */
export async function run({ options }: SimulateCall, io: Io): Promise<ExitCode> {
  const { json } = options;
  const game = await loadGameWith(io, options.game, options.cards);
  if (!game.ok) return refuse(io, game.problems, { json, exit: game.exit, messages: game.messages });
  const configured = await configure(io, game.value, options);
  if (!configured.ok) return refuse(io, configured.problems, { json, exit: 'input', messages: game.value.messages });
  const bots = readBots(options.bots, configured.value[0]?.deckNames.length ?? 0);
  if (!bots.ok) return refuse(io, bots.problems, { json, exit: 'usage' });
  const configurations = configured.value.map(({ configuration }) => configuration);
  const setting = { game: game.value, configurations, seed: options.seed, bots: bots.value };
  const deckNames = configured.value.map((each) => each.deckNames);
  const { tally, cpuMs, wallMs } = await measure(io, setting, options, deckNames);
  if (tally.failure !== undefined)
    io.err(`${tell(io, 'simulate.failure', { ...tally.failure, command: again(options, tally.failure.index) })}\n`);
  const { failure: _told, digest, outcomes, ...counts } = tally;
  const gamesPerSecond = perSecond(tally.games - tally.errors, cpuMs);
  const decisionsPerSecond = perSecond(tally.decisions, cpuMs);
  const figures = {
    game: game.value.id,
    ...counts,
    cpuMs,
    wallMs,
    gamesPerSecond,
    decisionsPerSecond,
    outcomes,
    seed: options.seed,
    digest,
  };
  if (json) printJson(io, { ...figures, seed: printedSeed(options.seed) });
  else printFigures(io, figures);
  if (io.interrupted.aborted) return exitCodes.interrupted;
  return tally.errors > 0 ? exitCodes.failed : exitCodes.ok;
}

interface Measured {
  readonly tally: Tally;
  /** Of the whole process: all threads, and what warms up. */
  readonly cpuMs: number;
  readonly wallMs: number;
}

async function measure(
  io: Io,
  setting: Setting,
  { from, games, workers }: SimulateCall['options'],
  deckNames: readonly (readonly string[])[],
): Promise<Measured> {
  const progress = startProgress(io);
  const onProgress = (played: number): void => progress.at(() => tell(io, 'simulate.progress', { played, games }));
  const cpu = process.cpuUsage();
  const start = performance.now();
  const played = await playMany(setting, { from, games, workers, interrupted: io.interrupted, onProgress });
  const { user, system } = process.cpuUsage(cpu);
  const wallMs = Math.round(performance.now() - start);
  progress.end();
  return { tally: tallyGames(played, (seat, drawn) => deckNames[drawn]?.[seat] ?? ''), cpuMs: Math.round((user + system) / 1_000), wallMs };
}

function configure(io: Io, game: PlayableGame, options: SimulateCall['options']): Promise<Result<readonly Configured[]>> {
  const { deck, players, teams } = options;
  return configureMatches(io, game, { deck, players, teams, settings: settingsAmong(options) });
}

/** Reads `--bots`: one level for all seats, or one for each. */
function readBots(text: string, seats: number): Result<readonly BotLevel[]> {
  const given = text.split(',').map((each) => each.trim());
  const levels = given.flatMap((each) => botLevels.find((level) => level === each) ?? []);
  const [first] = levels;
  if (levels.length !== given.length || first === undefined)
    return fail('cli.notChoice', '--bots', { given: text, choices: botLevels.join(', ') });
  if (levels.length !== 1 && levels.length !== seats) return fail('simulate.bots', '--bots', { given: levels.length, seats });
  return ok(Array.from({ length: seats }, (_, seat) => levels[seat] ?? first));
}

function perSecond(count: number, cpuMs: number): number {
  return cpuMs === 0 ? 0 : Math.round((count / cpuMs) * 10_000) / 10;
}

/** The command that plays one game of a simulation again. */
function again({ game, seed, deck, cards, format, players, teams, bots }: SimulateCall['options'], index: number): string {
  const decks = deck.map((each) => ` --deck ${JSON.stringify(each)}`).join('');
  const others = Object.entries({ game, cards: cards && JSON.stringify(cards), format, players, teams }).flatMap(([name, value]) =>
    value === undefined ? [] : [` --${name} ${value}`],
  );
  return `simulate${others.join('')}${decks} --bots ${bots} --seed ${JSON.stringify(seed)} --from ${index} --games 1`;
}

interface Figures extends Omit<Tally, 'failure'> {
  readonly game: string;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly seed: string;
}

function printFigures(io: Io, figures: Figures): void {
  const number = (value: number): string => formatNumber(io, value);
  const { games, finished, capped, errors, decisions, forced, cpuMs, wallMs, outcomes } = figures;
  print(
    io,
    tell(io, 'simulate.games', {
      game: figures.game,
      games: number(games),
      finished: number(finished),
      capped: number(capped),
      errors: number(errors),
    }),
  );
  print(io, tell(io, 'simulate.decisions', { decisions: number(decisions), forced: number(forced) }));
  for (const [reason, { games: count, seats, decks }] of Object.entries(outcomes)) {
    print(io, `${reason}: ${number(count)}`);
    const rows = [...Object.entries(seats).map(([seat, won]) => [tell(io, 'simulate.seat', { seat }), won]), ...Object.entries(decks)];
    for (const line of formatTable(rows)) print(io, `  ${line}`);
  }
  print(io, tell(io, 'simulate.time', { cpu: formatNumber(io, cpuMs / 1_000, 2), wall: formatNumber(io, wallMs / 1_000, 2) }));
  print(io, tell(io, 'simulate.rates', { games: number(figures.gamesPerSecond), decisions: number(figures.decisionsPerSecond) }));
  print(io, tell(io, 'simulate.seed', { seed: figures.seed, digest: figures.digest }));
}
