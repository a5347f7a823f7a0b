/** The chip: a card as one line, for artifacts, lists and what is attached. */

import type { ReactNode } from 'react';
import { emblemsOf } from './emblems.ts';
import type { Face, PosterFacts } from './face.ts';
import { fitText, type FittedText } from './fit-text.ts';
import { badgeInk, inksOf } from './ink.ts';
import { textWidth } from './measure.ts';
import { Emblem, Fitted, Lettering, PatternFill } from './pieces.tsx';

/** Width, where none is given, and height of a chip, in units of the drawing. */
export const chipSize = [208, 44] as const;

/** Under this width a chip has a narrower emblem. */
const slimChip = 146;

interface ChipFaceProps {
  readonly face: Face;
  readonly width: number;
  readonly id: string;
}

/** A chip. */
export function ChipFace({ face, width, id }: ChipFaceProps): ReactNode {
  const height = chipSize[1];
  const inks = inksOf(face.key, face.faction);
  const [emblem] = emblemsOf(face);
  const { band, power, name } = layOut(face, width);
  return (
    <>
      <defs>
        <PatternFill id={`${id}p`} name={inks.signs.pattern} ink={inks.tone5} opacity={0.7} />
        <clipPath id={`${id}c`}>
          <rect width={width} height={height} rx={8} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={width} height={height} fill={inks.tone1} />
        <rect width={band} height={44} fill={inks.tone3} />
        <path d={`M0 44L${band} 0V44z`} fill={inks.tone2} />
        <Emblem name={emblem} x={band / 2} y={22} size={emblemSizes[band]} fill={inks.tone6} />
        <rect x={band} width={6} height={44} fill={inks.tone2} />
        <rect x={band} width={6} height={44} fill={`url(#${id}p)`} />
      </g>
      <rect
        x={0.75}
        y={0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx={7.5}
        fill="none"
        stroke={inks.line}
        strokeWidth={1.5}
        opacity={0.75}
      />
      <Fitted x={band + 13} y={22 - (name.lines.length - 1) * 8 + 5} text={name} leading={16} fill={badgeInk.paper} />
      {power !== '' && (
        <Lettering x={width - 10} y={28} size={18} fill={inks.tone5} anchor="end" weight={800}>
          {power}
        </Lettering>
      )}
    </>
  );
}

/** How large the emblem is on bands of each width. */
const emblemSizes = { 44: 34, 32: 28, 22: 19 } as const;

interface ChipLayout {
  /** The width of the emblem's band. */
  readonly band: keyof typeof emblemSizes;
  /** The value at the right; empty where there is none, or no room for it. */
  readonly power: string;
  readonly name: FittedText;
}

/** Sets a chip. A slim one leaves its room to the name, first the figure's and then the emblem's: both are read on the large card. */
function layOut(face: Face, width: number): ChipLayout {
  const figure = figureOf(face);
  const fitted = (band: ChipLayout['band'], power: string): ChipLayout => {
    const left = width - band - 22 - (power === '' ? 0 : textWidth(power, 'ui', 18) + 12);
    return { band, power, name: fitText(face.name, { size: 15, sizeMin: 14, lines: 2, width: left }) };
  };
  if (width >= slimChip) return fitted(44, figure);
  const usual = fitted(32, face.engraved?.modifiers === undefined ? figure : '');
  if (!usual.name.cut) return usual;
  const named = fitted(32, '');
  return named.name.cut ? fitted(22, '') : named;
}

/** The one value that a chip shows. */
function figureOf({ power, engraved, poster }: Face): string {
  if (poster !== undefined) return figureOfPoster(poster);
  if (power !== undefined) return String(power.now);
  if (engraved?.modifiers !== undefined) return engraved.modifiers.join('/');
  return engraved?.toughness === undefined ? '' : `${engraved.strength?.now ?? '—'}/${engraved.toughness.now}`;
}

/** Threat on a scheme, the hit points that are left, or counters. */
function figureOfPoster({ threat, hitPoints, counters }: PosterFacts): string {
  const figure = threat?.now ?? hitPoints?.left ?? counters;
  return figure === 0 && threat === undefined ? '' : String(figure);
}
