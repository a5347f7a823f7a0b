import { reachOf, sections, skippedWithout, type Counts, type Reach, type Reached, type Section, type Universe } from './counts.ts';
import { explainedIn, needlessIn, type Reason } from './reasons.ts';
import type { GameDone, PlayerName } from './soaked-game.ts';

/** What all workers told. */
export interface Soaked {
  readonly games: GameDone[];
  readonly counts: Counts;
  /** Processor time by who played, without walks. */
  readonly seconds: Record<PlayerName, number>;
}

/** A game with faults, and how it is played again. */
interface Faulty {
  readonly number: number;
  readonly table: string;
  readonly faults: readonly string[];
}

/** What came of a run. */
export interface SoakReport {
  readonly games: number;
  readonly rounds: number;
  readonly decisions: number;
  /** Games in a second of processor time, by who played. */
  readonly pace: Readonly<Record<PlayerName, number>>;
  readonly faulty: readonly Faulty[];
  readonly endings: Readonly<Record<string, number>>;
  readonly reached: Readonly<Partial<Record<Section, Reach>>>;
  /** Acts that were passed over without a reason. */
  readonly skipped: Reached;
  /** Reasons that are not needed. */
  readonly needless: readonly string[];
}

/** What is compared with what was reached. */
interface Expected {
  readonly universe: Universe;
  readonly reasons: readonly Reason[];
  readonly least: number;
}

/** Sums up a run. */
export function reportOf({ games, counts, seconds }: Soaked, { universe, reasons, least }: Expected): SoakReport {
  const sum = (of: (game: GameDone) => number): number => games.reduce((all, game) => all + of(game), 0);
  const pace = (name: PlayerName): number => {
    const played = games.filter(({ player }) => player === name).length;
    return Math.round((10 * played) / Math.max(seconds[name], Number.EPSILON)) / 10;
  };
  return {
    games: games.length,
    rounds: sum(({ rounds }) => rounds),
    decisions: sum(({ decisions }) => decisions),
    pace: { eager: pace('eager'), random: pace('random') },
    faulty: games
      .filter(({ faults }) => faults.length > 0)
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, table, faults }) => ({ number, table, faults })),
    endings: counts.endings,
    reached: reachOf(counts, universe, { least, explained: (section) => explainedIn(reasons, section) }),
    skipped: skippedWithout(counts, explainedIn(reasons, 'skipped')),
    needless: needlessIn(reasons, counts, universe, least),
  };
}

/** Whether all that could be reached was, as often as is wished, or is explained. */
export function isReached({ reached }: SoakReport): boolean {
  return sections.every((section) => (reached[section]?.rare.length ?? 0) === 0);
}

/** How a report is said. */
interface Wording {
  readonly least: number;
  /** What matches consist of. */
  readonly periods: string;
  readonly countsSkipped: boolean;
}

/** A report in lines. */
export function describeReport(report: SoakReport, { least, periods, countsSkipped }: Wording): string {
  const { games, rounds, decisions, pace, faulty, reached, skipped, needless } = report;
  const all = Object.values(reached);
  const explained = all.reduce((sum, each) => sum + each.explained.length, 0);
  const of = all.reduce((sum, each) => sum + each.of, 0);
  const lines = [
    `${games} games, ${rounds} ${periods}, ${decisions} decisions, ${faulty.length} games with faults`,
    `games in a second of a core: eager players ${pace.eager}, random players ${pace.random}`,
    ...Object.entries(reached).flatMap(([section, reach]) => describeReach(section, reach, least)),
    `explained in all: ${explained} of ${of} (${((100 * explained) / Math.max(1, of)).toFixed(1)} %)`,
    ...(countsSkipped ? [`acts passed over without a reason: ${skipped.length === 0 ? '0' : listed(skipped)}`] : []),
    ...(needless.length === 0 ? [] : [`reasons that this run did not need: ${needless.join(', ')}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function describeReach(section: string, { of, often, explained, rare }: Reach, least: number): readonly string[] {
  const known = explained.length === 0 ? '' : `, ${explained.length} explained`;
  const lines = [`${section}: ${often} of ${of} at least ${least} times${known}, ${rare.length} fewer`];
  if (rare.length > 0) lines.push(`  fewer: ${listed(rare)}`);
  if (explained.length > 0) lines.push(`  explained: ${listed(explained)}`);
  return lines;
}

function listed(reached: Reached): string {
  return reached.map(([name, times]) => `${name} ${times}`).join(', ');
}
