import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What a board leaves for its rows of cards, in pixels. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
}

/** Measures a board: its height without what stands in it beside the rows, which is marked `data-fixed`. */
export function useBoardRoom(): { readonly board: RefObject<HTMLElement | null>; readonly room: BoardRoom } {
  const board = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<BoardRoom>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    const measure = (): void => {
      const measured = roomIn(element);
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

function fixedIn(board: HTMLElement): readonly HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-fixed]')];
}

function roomIn(board: HTMLElement): BoardRoom {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(board);
  const taken = fixedIn(board).reduce((sum, part) => sum + part.offsetHeight, 0);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return {
    width: board.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: board.clientHeight - padding - taken,
  };
}
