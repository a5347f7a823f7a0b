/** A card of a hand as a chip: what it costs or its house, and its whole name. */

import { memo, useId, type ReactNode } from 'react';
import { ChoiceMarks } from './choice-marks.tsx';
import { handChipSize, lettersOfSmall, type Face, type FaceMarks } from './face.ts';
import { fitText, leastWidth } from './fit-text.ts';
import { badgeInk, inksOf } from './ink.ts';
import { Fitted } from './pieces.tsx';

/** What the sign takes at the left, and what stays free at the right. */
const signWidth = 36;
const nameEnd = 7;
const signRadius = 12;
const nameSize = 13.5;
const nameLines = 2;

/** The width of a card's chip: wider where its name would be cut. */
export function handChipWidth({ name }: Face): number {
  const needed = leastWidth(name, { size: lettersOfSmall, lines: nameLines });
  return Math.max(handChipSize[0], Math.ceil(needed) + signWidth + nameEnd + 1);
}

interface HandChipProps {
  readonly face: Face;
  readonly marks: FaceMarks;
  readonly scale: number;
}

/** A card of a hand as a chip. */
export const HandChip = memo(function HandChip({ face, marks, scale }: HandChipProps): ReactNode {
  const id = useId();
  const width = handChipWidth(face);
  const height = handChipSize[1];
  const inks = inksOf(face.key, face.faction);
  const { Sign } = face.design;
  const name = fitText(face.name, { size: nameSize, sizeMin: lettersOfSmall, lines: nameLines, width: width - signWidth - nameEnd });
  const leading = name.size * 1.06;
  const first = height / 2 - ((name.lines.length - 1) * leading) / 2 + name.size * 0.35;
  return (
    <svg
      className="face"
      data-size="chip"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      overflow="visible"
    >
      <rect width={width} height={height} rx={8} fill={inks.tone1} />
      <rect x={0.75} y={0.75} width={width - 1.5} height={height - 1.5} rx={7.5} fill="none" stroke={inks.line} strokeWidth={1.5} />
      <Sign face={face} x={signWidth / 2 + 1} y={height / 2} radius={signRadius} letters={14} />
      <Fitted x={signWidth} y={first} text={name} leading={leading} fill={badgeInk.paper} />
      <ChoiceMarks marks={marks} width={width} height={height} id={id} token />
    </svg>
  );
});
