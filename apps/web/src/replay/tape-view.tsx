import { raceTops, sayRaceLines, sayRaceMilestone } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { marks } from '../faces/drawings.ts';
import { houseKey } from '../faces/factions.ts';
import { useTexts } from '../language/use-texts.ts';
import { HouseGlyph } from '../parts/house-sign.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { TapeTurn } from './tape.ts';

interface TapeProps {
  readonly at: number;
  readonly of: number;
  readonly turns: readonly TapeTurn[];
  /** Whether the tape was read to its end. */
  readonly complete: boolean;
  readonly turn: number;
  readonly onStep: (at: number) => void;
}

/** The tape: a block a turn as long as its steps, the race above it, milestones as marks, and the place where we are. */
export function Tape({ at, of, turns, complete, turn, onStep }: TapeProps): ReactNode {
  const { speech, look } = useTable();
  const texts = useTexts();
  const place = (step: number): string => `${(step / Math.max(1, of)) * 100}%`;
  return (
    <div className="tape">
      <p className="tape-legend">
        {sayRaceLines(speech).map((line, at) => (
          <span key={line}>
            <i data-seat={at} /> {line}
          </span>
        ))}
        {!complete && <span>{texts.readingTurns}</span>}
      </p>
      <div className="tape-track">
        <Race turns={turns} of={of} />
        {turns.map((each) => (
          <TurnBlock
            key={each.from}
            turn={each}
            future={each.from > at}
            left={place(each.from)}
            right={place(of - Math.min(of, each.to + 1))}
          />
        ))}
        {turns.flatMap((each) =>
          each.marked.map(({ seat, at: step }) => (
            <span
              key={`${seat}.${step}`}
              className="tape-key"
              data-seat={seat}
              title={sayRaceMilestone(seat, speech)}
              style={{ left: place(step) }}
            >
              <svg viewBox="0 0 16 16" width="17" height="17" aria-hidden="true">
                <path d={marks[look.tape.sign]} fill="currentColor" fillRule="evenodd" />
              </svg>
            </span>
          )),
        )}
        <span className="tape-head" style={{ left: place(at) }} />
        <input
          type="range"
          min={0}
          max={of}
          step={1}
          value={at}
          aria-label={texts.timeline}
          aria-valuetext={texts.timelineText(at, of, turn)}
          data-stop=""
          onChange={(event) => onStep(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

interface TurnBlockProps {
  readonly turn: TapeTurn;
  readonly future: boolean;
  readonly left: string;
  readonly right: string;
}

function TurnBlock({ turn, future, left, right }: TurnBlockProps): ReactNode {
  const style: CSSProperties & Record<'--hc', string> = {
    '--hc': turn.faction === '' ? 'var(--slip-line)' : `var(--house-${houseKey(turn.faction)}, var(--slip-line))`,
    left,
    right,
  };
  return (
    <span className="tape-turn" data-seat={turn.active} data-future={future || undefined} style={style}>
      {turn.faction !== '' && <HouseGlyph house={turn.faction} size={15} />}
      <b>{turn.turn}</b>
    </span>
  );
}

interface RaceProps {
  readonly turns: readonly TapeTurn[];
  readonly of: number;
}

/** What each seat had at the end of every turn. */
function Race({ turns, of }: RaceProps): ReactNode {
  const width = 1000;
  const x = (step: number): number => (step / Math.max(1, of)) * width;
  const tops = raceTops(turns);
  const y = (value: number, top: number): number => 46 - (Math.min(value, top) / top) * 44;
  return (
    <svg className="tape-race" viewBox={`0 0 ${width} 48`} preserveAspectRatio="none" aria-hidden="true">
      {tops.map((top, seat) => (
        <path
          key={seat}
          data-seat={seat}
          d={turns.map((turn, place) => `${place === 0 ? 'M' : 'L'}${x(turn.to)} ${y(turn.race[seat] ?? 0, top)}`).join('')}
          fill="none"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeDasharray={seat === 1 ? '7 4' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
