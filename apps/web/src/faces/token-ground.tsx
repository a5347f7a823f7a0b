import type { ReactNode } from 'react';
import type { EmblemName } from './emblem-pools.ts';
import type { FaceFit } from './face.ts';
import type { Inks } from './ink.ts';
import { Emblem, PatternFill } from './pieces.tsx';

const radius = 7;

interface TokenGroundProps {
  readonly emblem: EmblemName;
  readonly inks: Inks;
  readonly fit: FaceFit;
  readonly spine: number;
  readonly id: string;
  /** What stands above the emblem and below it, in units of the drawing. */
  readonly top: number;
  readonly foot: number;
  /** Whether the emblem lies behind a name, in the lower right corner. */
  readonly faint: boolean;
}

/** The ground of a token: the spine with its pattern, and the emblem in the middle, or behind the name. */
export function TokenGround({ emblem, inks, fit: { width, height }, spine, id, top, foot, faint }: TokenGroundProps): ReactNode {
  const room = height - top - foot + (faint ? 6 : 0);
  const size = Math.max(16, Math.min(width - spine - 6, room, 64));
  const x = faint ? width - size / 2 - 3 : spine + (width - spine) / 2;
  const y = faint ? Math.max(top - 4, height - size - (foot > 5 ? 12 : 3)) + size / 2 : top + size / 2;
  return (
    <>
      <defs>
        <PatternFill id={`${id}p`} name={inks.signs.pattern} ink={inks.tone5} opacity={0.8} />
        <clipPath id={`${id}c`}>
          <rect width={width} height={height} rx={radius} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={width} height={height} fill={inks.tone1} />
        <rect width={spine} height={height} fill={inks.tone2} />
        <rect className="face-pattern" width={spine} height={height} fill={`url(#${id}p)`} />
        <Emblem name={emblem} x={x} y={y} size={size} fill={inks.tone5} opacity={faint ? 0.5 : 0.9} />
      </g>
      <rect
        x={0.75}
        y={0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx={radius - 0.5}
        fill="none"
        stroke={inks.line}
        strokeWidth={1.5}
        opacity={0.8}
      />
    </>
  );
}
