/** The lanes of a table as they fit. */

import type { Seat } from '@crupier/protocol';
import { useLayoutEffect, useState } from 'react';
import { makeKeptMixes } from '../../room/kept-mixes.ts';
import { useFrame } from '../../room/use-frame.ts';
import { useTable } from '../../scene/table-context.ts';
import { fitFlow, fitLanes, type LaneFlow } from './fit-lane.ts';
import type { LaneFit, LaneMix } from './lane-formats.ts';
import { laneCards, laneHandles, type LaneHandles } from './lane-cards.ts';
import type { LaneRooms } from './use-lane-rooms.ts';

/** A lane with what lies in it. */
export interface LaidLane {
  readonly handles: LaneHandles;
  /** Undefined where nothing fits. */
  readonly fit: LaneFit | undefined;
  /** How the cards flow then. */
  readonly flow: LaneFlow;
  /** The width of the lane's body, in units of text. */
  readonly width: number;
}

/** The lanes of some seats as they fit, by seat as far as their rooms are measured; each keeps its formats while they fit and its room stays. */
export function useFittedLanes(seats: readonly Seat[], isNarrow: (seat: Seat) => boolean, rooms: LaneRooms): ReadonlyMap<Seat, LaidLane> {
  const { view, speech } = useTable();
  const { unit, small, text } = useFrame();
  const [kept] = useState(makeKeptMixes<LaneMix>);
  const lanes = seats.flatMap((seat) => {
    const box = rooms.get(seat);
    if (box === undefined) return [];
    const handles = laneHandles(view, seat, speech);
    const room = { ...box, unit: unit * text, small };
    return [{ seat, handles, room, cards: laneCards(handles, view, speech, small), isNarrow: isNarrow(seat), shown: kept.of(seat, room) }];
  });
  const fits = fitLanes(lanes);
  useLayoutEffect(() => {
    for (const [at, { seat, room }] of lanes.entries()) kept.keep(seat, room, fits[at]);
  });
  return new Map(
    lanes.map(({ seat, handles, cards, room }, at) => [
      seat,
      { handles, fit: fits[at], flow: fitFlow(cards, room), width: room.width / room.unit },
    ]),
  );
}
