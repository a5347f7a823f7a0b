import { measureKeyForge, measureMarvel, type MeasureRun, type RunFigures } from './measure.ts';

/** A figure of several runs, with its limit if it has one. */
export interface Figure {
  readonly name: string;
  readonly runs: readonly number[];
  readonly median: number;
  readonly limit?: number;
  readonly better?: 'more' | 'less';
  readonly met?: boolean;
}

/** A figure before it is measured. */
export interface NamedFigure {
  readonly name: string;
  readonly said: string;
  readonly digits: number;
  readonly limit?: number;
  readonly better?: 'more' | 'less';
}

/** What is measured of a game: how, and the figures in the order in which they are said. */
export interface Study {
  readonly measure: MeasureRun;
  readonly figures: readonly NamedFigure[];
}

const STATE_BYTES_MAX = 48 * 1024;

/** What is measured, by game. */
export const studies: Readonly<Record<string, Study>> = {
  'marvel-champions': {
    measure: measureMarvel,
    figures: [
      { name: 'keyforgeDecisions', said: 'random decisions a second, KeyForge', digits: 0 },
      { name: 'marvelDecisions', said: 'random decisions a second, Marvel Champions solo', digits: 0 },
      { name: 'decisionsShare', said: 'the same as a share of KeyForge’s', digits: 3 },
      { name: 'eagerGames', said: 'eager solo games against Rhino a second', digits: 1 },
      { name: 'fourTimes', said: 'times as long, an eager game of four players', digits: 2, limit: 5, better: 'less' },
      { name: 'cloneMicroseconds', said: 'copy of a state of two players, µs', digits: 2, limit: 20, better: 'less' },
      { name: 'stateBytes', said: 'largest saved state of four players, bytes', digits: 0, limit: STATE_BYTES_MAX, better: 'less' },
    ],
  },
  keyforge: {
    measure: measureKeyForge,
    figures: [
      { name: 'readyGames', said: 'random games a second, the two ready decks', digits: 1 },
      { name: 'generatedGames', said: 'random games a second, drawn decks', digits: 1 },
      { name: 'gamesShare', said: 'the same as a share of those of the ready decks', digits: 3, limit: 0.6, better: 'more' },
      { name: 'positionMilliseconds', said: 'opening a position of ten cards, ms', digits: 2, limit: 5, better: 'less' },
      { name: 'stateBytes', said: 'largest saved state of drawn decks, bytes', digits: 0, limit: STATE_BYTES_MAX, better: 'less' },
    ],
  },
};

/** The figures of some runs, each with its median, against its limit. */
export function figuresOf({ figures }: Pick<Study, 'figures'>, runs: readonly RunFigures[]): readonly Figure[] {
  return figures.map(({ name, limit, better }) => {
    const found = runs.map((run) => run[name] ?? Number.NaN);
    const median = medianOf(found);
    if (limit === undefined || better === undefined) return { name, runs: found, median };
    return { name, runs: found, median, limit, better, met: better === 'more' ? median >= limit : median <= limit };
  });
}

/** The middle one of some numbers, or the mean of the two in the middle. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const above = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? above) + above) / 2 : above;
}

/** The figures as a table of lines. */
export function describeFigures({ figures: named }: Pick<Study, 'figures'>, figures: readonly Figure[]): string {
  const lines = figures.map(({ name, runs, median, limit, better, met }) => {
    const { said = name, digits = 0 } = named.find((each) => each.name === name) ?? {};
    const [least, most] = [Math.min(...runs), Math.max(...runs)].map((each) => each.toFixed(digits));
    const verdict = limit === undefined ? '' : `  ${better === 'more' ? '≥' : '≤'} ${limit}: ${met === true ? 'met' : 'MISSED'}`;
    return `${said.padEnd(52)} ${median.toFixed(digits).padStart(9)}  (${least} to ${most})${verdict}\n`;
  });
  return lines.join('');
}
