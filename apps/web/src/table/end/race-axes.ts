/** The measures of a race's chart: where its lines and its axes lie. Pure. */

import type { RaceTurn } from '@crupier/protocol';

/** What a chart is drawn into. */
export interface ChartRoom {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The height of a letter, in pixels. */
  readonly letters: number;
}

/** A mark of an axis: its figure, and where it stands from the left or from the top, in pixels. */
export interface Tick {
  readonly value: number;
  readonly at: number;
}

/** Where everything of a chart lies, in pixels. */
export interface RaceAxes {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The figures at the left, of the first line or of all; those at the right, of the second line where it has an axis of its own. */
  readonly ticks: readonly (readonly Tick[])[];
  readonly turns: readonly Tick[];
  readonly x: (place: number) => number;
  readonly y: (value: number, line: number) => number;
}

/** The widest figure of an axis, in letters, with what lies between it and the lines. */
const figureLetters = 2;

/** The axes of a race; `tops` are those of its lines. Where `areTwo`, the second line has its own at the right. */
export function raceAxes(turns: readonly RaceTurn[], tops: readonly number[], { areTwo, room }: AxesSetting): RaceAxes {
  const { width, height, letters } = room;
  const left = letters * figureLetters;
  const right = width - (areTwo ? letters * figureLetters : letters);
  const top = letters * 1.6;
  const bottom = height - letters * 1.7;
  const x = (place: number): number => left + (place / Math.max(1, turns.length - 1)) * (right - left);
  const topOf = (line: number): number => tops[areTwo ? line : 0] ?? 1;
  const y = (value: number, line: number): number => bottom - (Math.min(value, topOf(line)) / topOf(line)) * (bottom - top);
  const axes = (areTwo ? [0, 1] : [0]).map((line) =>
    [0, Math.round(topOf(line) / 2), topOf(line)].map((value) => ({ value, at: y(value, line) })),
  );
  // As many turns are numbered as have room: every one, every second…
  const step = Math.max(1, Math.ceil((turns.length * letters * figureLetters) / Math.max(1, right - left)));
  const numbered = turns.flatMap(({ turn }, place) => (turn > 0 && turn % step === 0 ? [{ value: turn, at: x(place) }] : []));
  return { left, right, top, bottom, ticks: axes, turns: numbered, x, y };
}

interface AxesSetting {
  readonly areTwo: boolean;
  readonly room: ChartRoom;
}
