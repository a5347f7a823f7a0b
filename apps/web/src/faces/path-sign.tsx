import type { ReactNode } from 'react';
import type { CardSignProps } from './face.ts';
import { badgeInk, inksOf } from './ink.ts';
import { Glyph } from './pieces.tsx';

/** The glyph of a card's house or path on a disc. */
export function PathSign({ face, x, y, radius }: Omit<CardSignProps, 'letters'>): ReactNode {
  const { signs, tone0, tone5 } = inksOf(face.key, face.faction);
  const size = radius * 1.35;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={tone0} stroke={badgeInk.ink} strokeWidth={1.5} />
      <Glyph name={signs.glyph} x={x - size / 2} y={y - size / 2} size={size} fill={tone5} />
    </>
  );
}
