import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFrame, useTextScale } from './use-frame.ts';

/** What a board leaves for its rows of cards, in pixels. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
}

/**
 * Measures a board: its height without what stands in it beside the rows, which is marked `data-fixed`. Where the board has a steady
 * height, that counts as long as the near row fits into what there is.
 */
export function useBoardRoom(steady: number | undefined): { readonly board: RefObject<HTMLElement | null>; readonly room: BoardRoom } {
  const board = useRef<HTMLElement>(null);
  const { small } = useFrame();
  const { isLarge } = useTextScale();
  const isScrolled = small && isLarge;
  const [room, setRoom] = useState<BoardRoom>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    const measure = (): void => {
      const measured = scrolled(steadied(roomIn(element), element, steady), isScrolled);
      setRoom((before) => (before.width === measured.width && before.height === measured.height ? before : measured));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const part of fixedIn(element)) observer.observe(part);
    measure();
    return () => observer.disconnect();
  });
  return { board, room };
}

/** The room of a board at its steady height: the far row may be scrolled, so that half of the room has to fit. */
function steadied(room: BoardRoom, board: HTMLElement, steady: number | undefined): BoardRoom {
  if (steady === undefined) return room;
  const height = room.height + steady - board.clientHeight;
  return { ...room, height: Math.max(room.height, Math.min(height, room.height * 2)) };
}

/** What the rows have together at least where a small board is scrolled as a whole, because text is large. */
const leastScrolled = 200;

function scrolled(room: BoardRoom, isScrolled: boolean): BoardRoom {
  return isScrolled ? { ...room, height: Math.max(room.height, leastScrolled) } : room;
}

function fixedIn(board: HTMLElement): readonly HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-fixed]')];
}

function roomIn(board: HTMLElement): BoardRoom {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(board);
  const taken = coveredBy(fixedIn(board).map((part) => part.getBoundingClientRect()));
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return {
    width: board.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: board.clientHeight - padding - taken,
  };
}

/** How much of a height parts cover, in whole pixels: those that stand beside one another cover it once. */
export function coveredBy(parts: readonly { readonly top: number; readonly bottom: number }[]): number {
  let [sum, below] = [0, Number.NEGATIVE_INFINITY];
  for (const { top, bottom } of parts.toSorted((one, other) => one.top - other.top)) {
    sum += Math.max(0, bottom - Math.max(top, below));
    below = Math.max(below, bottom);
  }
  return Math.round(sum);
}
