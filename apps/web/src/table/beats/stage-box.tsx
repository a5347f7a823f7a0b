import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFrame } from '../room/use-frame.ts';

/** What the stage leaves free at the board's edges, in pixels. */
const edge = 8;

/** A box on the stage over the board: over the lane of a seat as far as it fits, or in the middle where there is none. */
export function StageBox({ seat = -1, children }: { readonly seat?: number; readonly children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useFrame();
  useLayoutEffect(() => {
    const [box, stage] = [ref.current, ref.current?.parentElement];
    const lane = box?.closest('.table')?.querySelector(`.felt [data-strip="${seat}"]`)?.getBoundingClientRect();
    if (box === null || !stage) return;
    const around = stage.getBoundingClientRect();
    const middle = lane === undefined ? around.width / 2 : lane.left + lane.width / 2 - around.left;
    const most = around.width - box.offsetWidth - edge;
    box.style.left = `${Math.max(edge, Math.min(most, middle - box.offsetWidth / 2))}px`;
  }, [seat, frame]);
  return (
    <div className="beat-box" ref={ref}>
      {children}
    </div>
  );
}
