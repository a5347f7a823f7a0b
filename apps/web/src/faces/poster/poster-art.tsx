/** The picture of a poster: a street scene, a ghosted emblem, halftone, and the emblem in three inks. */

import type { ReactNode } from 'react';
import { emblemsOf, stampOf } from '../emblems.ts';
import type { Face } from '../face.ts';
import type { Inks } from '../ink.ts';
import { Emblem, tenth } from '../pieces.tsx';
import { drawStreet } from './poster-scenes.tsx';
import { seededBy } from '../seed.ts';

interface PosterArtProps {
  readonly face: Face;
  readonly inks: Inks;
  readonly width: number;
  readonly height: number;
  readonly id: string;
  /** Whether a third emblem stands in its corner. */
  readonly stamped: boolean;
}

/** The picture, from its own origin. */
export function PosterArt({ face, inks, width, height, id, stamped }: PosterArtProps): ReactNode {
  const random = seededBy(face.key);
  const [emblem, behind] = emblemsOf(face);
  const scene = drawStreet({ random, width, height, inks });
  const side = Math.min(width, height);
  const [x, y, size] = [width / 2, height * 0.48, side * 0.72];
  const ghost = { x: width * random.pick([0.18, 0.84]), y: height * random.pick([0.22, 0.8]), turn: random.whole(-18, 18) };
  const offset = side * 0.022;
  const stamp = side * 0.2;
  return (
    <>
      {scene}
      <g className="face-ghost">
        <Emblem name={behind} x={ghost.x} y={ghost.y} size={side * 0.78} fill={inks.tone1} turn={ghost.turn} opacity={0.34} />
      </g>
      <Halftone width={width} height={height} id={id} ink={inks.tone0} />
      <Emblem name={emblem} x={x + offset * 1.6} y={y + offset * 1.8} size={size} fill={inks.tone0} opacity={0.82} />
      <Emblem name={emblem} x={x - offset * 0.7} y={y - offset * 0.5} size={size} fill={inks.spot} />
      <Emblem name={emblem} x={x} y={y} size={size} fill={inks.tone6} />
      {stamped && (
        <>
          <circle cx={tenth(width * 0.86)} cy={tenth(height * 0.16)} r={tenth(stamp * 0.62)} fill={inks.tone0} opacity={0.62} />
          <Emblem name={stampOf(face)} x={width * 0.86} y={height * 0.16} size={stamp} fill={inks.spotLight} />
        </>
      )}
    </>
  );
}

interface HalftoneProps {
  readonly width: number;
  readonly height: number;
  readonly id: string;
  readonly ink: string;
}

/** Printed dots, denser downwards. */
function Halftone({ width, height, id, ink }: HalftoneProps): ReactNode {
  const step = Math.max(3.2, width / 34);
  const radius = tenth(step * 0.34);
  return (
    <>
      <defs>
        <pattern id={`${id}h`} width={tenth(step * 2)} height={tenth(step * 2)} patternUnits="userSpaceOnUse" patternTransform="rotate(22)">
          <circle cx={tenth(step / 2)} cy={tenth(step / 2)} r={radius} fill={ink} />
          <circle cx={tenth(step * 1.5)} cy={tenth(step * 1.5)} r={radius} fill={ink} />
        </pattern>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.25" stopColor="#fff" stopOpacity={0} />
          <stop offset="1" stopColor="#fff" stopOpacity={0.75} />
        </linearGradient>
        <mask id={`${id}m`}>
          <rect width={width} height={height} fill={`url(#${id}g)`} />
        </mask>
      </defs>
      <rect className="face-pattern" width={width} height={height} fill={`url(#${id}h)`} mask={`url(#${id}m)`} />
    </>
  );
}
