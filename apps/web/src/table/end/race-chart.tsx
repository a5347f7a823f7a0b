/** How the match came about: the race as a chart with axes, and the same as a table. */

import { raceTops, sayLabel, sayRaceLines, sayRaceMilestone, type RaceTurn } from '@crupier/protocol';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';
import { raceAxes, type RaceAxes } from './race-axes.ts';
import type { Race } from './use-race.ts';

/** A turn that is named on the chart. */
export interface NamedTurn {
  readonly turn: number;
  readonly name: string;
}

interface RaceChartProps {
  readonly race: Race;
  /** The turns that decided it. */
  readonly named?: readonly NamedTurn[];
}

/** The chart with its legend. Its table says the same in numbers. */
export function RaceChart({ race: { turns, isComplete }, named = [] }: RaceChartProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const lines = sayRaceLines(speech);
  return (
    <figure className="race" aria-busy={!isComplete} aria-label={texts.raceChart(turns.at(-1)?.turn ?? 0)}>
      <figcaption className="race-legend">
        {lines.map((line, at) => (
          <span key={line} data-line={at % linesKnown}>
            <svg viewBox="0 0 30 12" width="30" height="12" aria-hidden="true">
              <path d="M0 6H30" />
              <Mark line={at} x={15} y={6} />
            </svg>
            {line}
          </span>
        ))}
        {!isComplete && <span>{texts.readingTurns}</span>}
      </figcaption>
      <Chart turns={turns} lines={lines} named={named} />
      <details className="race-table">
        <summary>{texts.raceTable}</summary>
        <RaceTable turns={turns} lines={lines} />
      </details>
    </figure>
  );
}

/** The height of a letter of the chart at the usual size, in pixels; on small screens. */
const letters = { large: 14, small: 12 } as const;

interface ChartProps {
  readonly turns: readonly RaceTurn[];
  readonly lines: readonly string[];
  readonly named: readonly NamedTurn[];
}

/** The lines between their axes, drawn at the size that there is. */
function Chart({ turns, lines, named }: ChartProps): ReactNode {
  const { speech } = useTable();
  const { unit, text, small } = useFrame();
  const { box, width, height } = useBox();
  const { race } = speech.words;
  const size = (small ? letters.small : letters.large) * unit * text;
  const areTwo = lines.length === 2 && race?.lines.every(({ top }) => top !== undefined) === true;
  const axes = raceAxes(turns, raceTops(turns), { areTwo, room: { width, height, letters: size } });
  return (
    <div className="race-box" ref={box}>
      {width > 0 && (
        <svg
          className="race-chart"
          width={width}
          height={height}
          style={{ fontSize: `${size}px` }}
          aria-hidden="true"
          data-axes={areTwo ? 2 : 1}
        >
          <Ground axes={axes} />
          {axes.turns.map(({ value, at }) => (
            <text key={value} className="race-turn" x={at} y={height - 3} textAnchor="middle">
              {value}
            </text>
          ))}
          <text x={0} y={height - 3}>
            {race !== undefined && sayLabel(race.turn, speech)}
          </text>
          {named.map((turn) => (
            <Named key={turn.turn} {...turn} turns={turns} axes={axes} letters={size} />
          ))}
          {lines.map((line, at) => (
            <Line key={line} turns={turns} line={at} axes={axes} dots={areTwo} />
          ))}
        </svg>
      )}
    </div>
  );
}

/** The size of an element, now and after every change, in pixels. */
function useBox(): { readonly box: RefObject<HTMLDivElement | null>; readonly width: number; readonly height: number } {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, ...size };
}

/** The lines of the figures, and the figures of both axes. */
function Ground({ axes: { left, right, ticks } }: { readonly axes: RaceAxes }): ReactNode {
  return (
    <>
      {ticks[0]?.map(({ at }, place) => (
        <path key={place} className="race-ground" d={`M${left} ${at}H${right}`} />
      ))}
      {ticks.map((axis, side) =>
        axis.map(({ value, at }, place) => (
          <text
            key={`${side}.${place}`}
            data-axis={side}
            x={side === 0 ? left - 5 : right + 5}
            y={at}
            dy="0.35em"
            textAnchor={side === 0 ? 'end' : 'start'}
          >
            {value}
          </text>
        )),
      )}
    </>
  );
}

interface NamedProps extends NamedTurn {
  readonly turns: readonly RaceTurn[];
  readonly axes: RaceAxes;
  readonly letters: number;
}

/** A turn with its name above, on the side where there is more room. */
function Named({ turn, name, turns, axes: { x, top, bottom }, letters: size }: NamedProps): ReactNode {
  const place = turns.findIndex((each) => each.turn === turn);
  if (place < 0) return undefined;
  const at = x(place);
  const isLate = place > turns.length / 2;
  return (
    <>
      <path className="race-named" d={`M${at} ${size * 0.3}V${bottom}`} />
      <text className="race-name" x={at + (isLate ? -5 : 5)} y={top - size * 0.6} textAnchor={isLate ? 'end' : 'start'}>
        {name}
      </text>
    </>
  );
}

/** Lines differ by their dashes and by the shape of their marks, not by colour alone; beyond so many they begin anew. */
const linesKnown = 4;
const shapes = ['M0-5L5 0 0 5-5 0z', 'M-4-4H4V4H-4z', 'M0-5L5 4H-5z', 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'] as const;

function Mark({ line, x, y }: { readonly line: number; readonly x: number; readonly y: number }): ReactNode {
  return <path className="race-mark" d={shapes[line % linesKnown]} transform={`translate(${x} ${y})`} />;
}

interface LineProps {
  readonly turns: readonly RaceTurn[];
  readonly line: number;
  readonly axes: RaceAxes;
  /** Whether each turn has a small mark, and not those alone in which a milestone was passed. */
  readonly dots: boolean;
}

function Line({ turns, line, axes: { x, y }, dots }: LineProps): ReactNode {
  const points = turns.map(({ race }, at) => ({ x: x(at), y: y(race[line] ?? 0, line) }));
  return (
    <g data-line={line % linesKnown}>
      <path d={points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')} />
      {dots && points.map((point, at) => <Dot key={at} line={line} {...point} />)}
      {points.map((point, at) => ((turns[at]?.marked[line] ?? 0) > 0 ? <Mark key={at} line={line} x={point.x} y={point.y} /> : undefined))}
    </g>
  );
}

/** A turn of a line: a dot, or a square. */
function Dot({ line, x, y }: { readonly line: number; readonly x: number; readonly y: number }): ReactNode {
  return line === 0 ? (
    <circle className="race-dot" cx={x} cy={y} r={3.5} />
  ) : (
    <rect className="race-dot" x={x - 3.5} y={y - 3.5} width={7} height={7} />
  );
}

function RaceTable({ turns, lines }: { readonly turns: readonly RaceTurn[]; readonly lines: readonly string[] }): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const hasMarks = turns.some(({ marked }) => marked.some((count) => count > 0));
  return (
    <div className="race-rows">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.turn}</th>
            {lines.map((line) => (
              <th key={line} scope="col">
                {line}
              </th>
            ))}
            {hasMarks && <th scope="col">{texts.raceMilestone}</th>}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, race, marked }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {lines.map((line, at) => (
                <td key={line}>{Math.round(race[at] ?? 0)}</td>
              ))}
              {hasMarks && <td>{marked.flatMap((count, line) => (count > 0 ? [sayRaceMilestone(line, speech)] : [])).join(' ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
