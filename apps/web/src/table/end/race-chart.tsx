/** How the match came about: the race as a chart, and the same as a table. */

import { sayRaceLines, sayRaceMilestone, type RaceTurn } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useTable } from '../scene/table-context.ts';
import type { Race } from './use-race.ts';

const width = 300;
const height = 96;
const edge = 8;

/** The chart with its legend. Its table says the same in numbers. */
export function RaceChart({ race: { turns, isComplete } }: { readonly race: Race }): ReactNode {
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
      <svg className="race-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="race-ground" d={`M${edge} ${height - edge}H${width - edge}`} />
        {lines.map((line, at) => (
          <Line key={line} turns={turns} line={at} max={speech.words.race?.max ?? 1} />
        ))}
      </svg>
      <details className="race-table">
        <summary>{texts.raceTable}</summary>
        <RaceTable turns={turns} lines={lines} />
      </details>
    </figure>
  );
}

/** Lines differ by their dashes and by the shape of their marks, not by colour alone; beyond so many they begin anew. */
const linesKnown = 4;
const shapes = ['M0-5L5 0 0 5-5 0z', 'M-4-4H4V4H-4z', 'M0-5L5 4H-5z', 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'] as const;

function Mark({ line, x, y }: { readonly line: number; readonly x: number; readonly y: number }): ReactNode {
  return <path className="race-mark" d={shapes[line % linesKnown]} transform={`translate(${x} ${y})`} />;
}

function Line({ turns, line, max }: { readonly turns: readonly RaceTurn[]; readonly line: number; readonly max: number }): ReactNode {
  const x = (at: number): number => edge + (at / Math.max(1, turns.length - 1)) * (width - 2 * edge);
  const y = (value: number): number => height - edge - (Math.min(value, max) / max) * (height - 2 * edge);
  const points = turns.map(({ race }, at) => ({ x: x(at), y: y(race[line] ?? 0) }));
  return (
    <g data-line={line % linesKnown}>
      <path d={points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')} />
      {points.map((point, at) => ((turns[at]?.marked[line] ?? 0) > 0 ? <Mark key={at} line={line} x={point.x} y={point.y} /> : undefined))}
    </g>
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
