import { median, type SpeedRound } from './rounds.ts';

/** What was found of a game: medians of its rounds, as shares of the checkout that it is held against. */
export interface SpeedFigures {
  readonly game: string;
  readonly rounds: number;
  /** Decisions in the same processor time; above 1 the judged checkout is faster. */
  readonly time: { readonly ratio: number; readonly least: number; readonly most: number };
  /** Below 1 it needs fewer. */
  readonly steps: number;
  readonly bytes: number;
  /** Processor time of an answer at a table; below 1 it needs less. */
  readonly table: number;
  readonly stepsPerDecision: readonly [number, number];
  readonly bytesPerDecision: readonly [number, number];
  readonly tableMicros: readonly [number, number];
  readonly sameGames: number;
}

/** So many more steps or bytes a decision, as a share, are a loss, and so is a speed below this. */
export const limits = { counted: 1.1, time: 0.85 } as const;

/** Sums the rounds of a game up. */
export function figuresOf(game: string, rounds: readonly SpeedRound[]): SpeedFigures {
  const both = (figure: 'stepsPerDecision' | 'bytesPerDecision' | 'tableMicros'): readonly [number, number] => [
    median(rounds.map((round) => round[figure][0])),
    median(rounds.map((round) => round[figure][1])),
  ];
  const share = ([one, other]: readonly [number, number]): number => one / other;
  const times = rounds.map(({ time }) => time);
  const [stepsPerDecision, bytesPerDecision, tableMicros] = [both('stepsPerDecision'), both('bytesPerDecision'), both('tableMicros')];
  return {
    game,
    rounds: rounds.length,
    time: { ratio: median(times), least: Math.min(...times), most: Math.max(...times) },
    steps: share(stepsPerDecision),
    bytes: share(bytesPerDecision),
    table: share(tableMicros),
    stepsPerDecision,
    bytesPerDecision,
    tableMicros,
    sameGames: rounds[0]?.sameGames ?? 0,
  };
}

/** What is lost by these figures. One round may be wrong by a sixth in time and by some percent in bytes; steps are exact. */
export function lossesOf({ game, steps, bytes, time }: SpeedFigures): readonly string[] {
  const shares = { steps, bytes } as const;
  return [
    ...(['steps', 'bytes'] as const)
      .filter((name) => shares[name] > limits.counted)
      .map((name) => `${game}: ${percentMore(shares[name])} more ${name} a decision`),
    ...(time.ratio < limits.time ? [`${game}: plays at ${time.ratio.toFixed(2)} of the speed`] : []),
  ];
}

function percentMore(share: number): string {
  return `${((share - 1) * 100).toFixed(1)} %`;
}

/** The figures of a game as lines. */
export function describeFigures(figures: SpeedFigures): string {
  const { game, rounds, time, stepsPerDecision, bytesPerDecision, tableMicros, sameGames } = figures;
  const both = ([one, other]: readonly [number, number], digits: number): string =>
    `${one.toFixed(digits)} against ${other.toFixed(digits)} = ${(one / other).toFixed(3)}`;
  return [
    `${game}: speed ${time.ratio.toFixed(3)} (${time.least.toFixed(2)} to ${time.most.toFixed(2)} in ${rounds} rounds)`,
    `  steps a decision ${both(stepsPerDecision, 2)}`,
    `  bytes a decision ${both(bytesPerDecision, 0)}`,
    `  processor time of an answer at a table, µs: ${both(tableMicros, 0)}`,
    `  ${(sameGames * 100).toFixed(0)} % of the games had as many decisions in both`,
    '',
  ].join('\n');
}
