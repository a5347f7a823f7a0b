import type { ReactNode } from 'react';
import { Doors, type Door } from './doors.tsx';
import { HouseBar } from './house-bar.tsx';
import { useHouseFrame, useZoomOnRoot } from './use-house-frame.ts';

interface HouseProps {
  /** The door of the page, where it lies behind one. */
  readonly at?: Door;
  /** How many tables wait for the reader. */
  readonly turns?: number;
  /** What lies at the side or below: what is asked or offered. */
  readonly side?: ReactNode;
  readonly className: string;
  /** The game whose hue the page has. */
  readonly game?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a page around the table. What is asked comes first for keys and readers, last for the eye. */
export function House({ at, turns = 0, side, className, game, children }: HouseProps): ReactNode {
  const frame = useHouseFrame();
  useZoomOnRoot(frame);
  const { mode, bands, narrow, slim, flow } = frame;
  return (
    <div
      className={`house-page ${className}`}
      data-frame={mode}
      data-game={game}
      data-bands={bands || undefined}
      data-narrow={narrow || undefined}
      data-slim={slim || undefined}
      data-flow={flow || undefined}
    >
      <HouseBar {...(at && { at })} turns={turns} top />
      {side !== undefined && <aside className="house-side">{side}</aside>}
      <main className="house-main">{children}</main>
      {mode === 'phone' && <Doors at={at} turns={turns} />}
    </div>
  );
}
