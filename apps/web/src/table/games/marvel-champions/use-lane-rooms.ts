import type { Seat } from '@crupier/protocol';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Box } from './lane-formats.ts';

/** The rooms of the lanes on the page, by seat. */
export type LaneRooms = ReadonlyMap<Seat, Box>;

const none: LaneRooms = new Map();

/** Measures the bodies of lanes, which are marked `data-lane`: what is free inside each, whatever lies there. */
export function useLaneRooms(): { readonly lanes: RefObject<HTMLDivElement | null>; readonly rooms: LaneRooms } {
  const lanes = useRef<HTMLDivElement>(null);
  const [rooms, setRooms] = useState<LaneRooms>(none);
  useLayoutEffect(() => {
    const element = lanes.current;
    if (element === null) return;
    const measure = (): void => {
      const measured = roomsIn(element);
      setRooms((before) => (isSame(before, measured) ? before : measured));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const body of bodiesIn(element)) observer.observe(body);
    measure();
    return () => observer.disconnect();
  });
  return { lanes, rooms };
}

function bodiesIn(lanes: HTMLElement): readonly HTMLElement[] {
  return [...lanes.querySelectorAll<HTMLElement>('[data-lane]')];
}

function roomsIn(lanes: HTMLElement): LaneRooms {
  return new Map(bodiesIn(lanes).map((body) => [Number(body.dataset['lane']), roomIn(body)]));
}

/** Whole pixels that are there for certain: what fits into them wraps nowhere. */
function roomIn(body: HTMLElement): Box {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(body);
  const { width, height } = body.getBoundingClientRect();
  return {
    width: Math.floor(width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
    height: Math.floor(height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)),
  };
}

function isSame(one: LaneRooms, other: LaneRooms): boolean {
  return (
    one.size === other.size &&
    [...one].every(([seat, { width, height }]) => width === other.get(seat)?.width && height === other.get(seat)?.height)
  );
}
