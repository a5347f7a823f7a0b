/** A card as a square with its emblem, for lists that say its name beside it. */

import type { ReactNode } from 'react';
import { emblemsOf } from './emblems.ts';
import type { Face } from './face.ts';
import { inksOf } from './ink.ts';
import { Emblem } from './pieces.tsx';

/** The square, in the inks of its card. */
export function EmblemTile({ face }: { readonly face: Face }): ReactNode {
  const inks = inksOf(face.key, face.faction);
  const [emblem] = emblemsOf(face);
  return (
    <svg viewBox="0 0 40 40" className="emblem-tile" aria-hidden="true">
      <rect width={40} height={40} rx={8} fill={inks.tone1} />
      <Emblem name={emblem} x={20} y={20} size={28} fill={inks.tone6} />
    </svg>
  );
}
