/** The lanes of a table, left to right in the order in which the players sit; on tall windows two by two. */

import type { Seat } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import type { Frame } from '../../room/frame.ts';
import { useFrame } from '../../room/use-frame.ts';
import { useTable } from '../../scene/table-context.ts';
import { useFittedLanes } from './fitted-lanes.ts';
import { HeroLane } from './hero-lane.tsx';
import { focusOf, seatsOf } from './marvel-reading.ts';
import { useLaneRooms } from './use-lane-rooms.ts';

/** From so many heroes on the lanes of a wide board are of different widths. */
const narrowsFrom = 3;
/** How much wider the lane is of whoever acts or is attacked; less in windows under a width, so that the others keep room for emblems. */
const focusPart = { usual: 1.7, tight: 1.4, tightUnder: 1200 } as const;

/** The lanes of large and tall windows. */
export function HeroLanes(): ReactNode {
  const scene = useTable();
  const frame = useFrame();
  const { view, near, speech } = scene;
  const seats = seatsOf(view);
  const focus = focusOf(view, near, speech);
  const { lanes, rooms } = useLaneRooms();
  const isNarrow = (seat: Seat): boolean => frame.mode === 'wide' && seats.length >= narrowsFrom && seat !== focus;
  const laid = useFittedLanes(seats, isNarrow, rooms);
  return (
    <div className="mc-lanes" ref={lanes} data-heroes={seats.length} style={gridOf(seats, focus, frame)}>
      {seats.map((seat) => (
        <HeroLane key={seat} seat={seat} laid={laid.get(seat)} isNarrow={isNarrow(seat)} />
      ))}
    </div>
  );
}

/** The columns and rows of the lanes. */
function gridOf(seats: readonly Seat[], focus: Seat, { mode }: Pick<Frame, 'mode'>): CSSProperties {
  const part = (seat: Seat, most: number): string => `minmax(0, ${seat === focus ? most : 1}fr)`;
  const most = window.innerWidth < focusPart.tightUnder ? focusPart.tight : focusPart.usual;
  if (mode !== 'tall') return { gridTemplateColumns: seats.map((seat) => part(seat, seats.length < narrowsFrom ? 1 : most)).join(' ') };
  const columns = { gridTemplateColumns: `repeat(${Math.min(2, seats.length)}, minmax(0, 1fr))` };
  if (seats.length < narrowsFrom) return columns;
  const upper = focus < 2 ? tallPart : 1;
  return { ...columns, gridTemplateRows: `minmax(0, ${upper}fr) minmax(0, ${upper === 1 ? tallPart : 1}fr)` };
}

/** How much higher the row is of whoever acts or is attacked, where lanes lie two by two. */
const tallPart = 1.25;
