/** A card of a hand with its words: a band with its sign, its name and its values, and below it the whole text. */

import { memo, useId, type ReactNode } from 'react';
import { ChoiceMarks } from './choice-marks.tsx';
import { emblemsOf } from './emblems.ts';
import type { Face, FaceMarks } from './face.ts';
import { fitText } from './fit-text.ts';
import { badgeInk, inksOf, type Inks } from './ink.ts';
import { Emblem, Fitted, Lettering } from './pieces.tsx';
import { RulesLines } from './rules-lines.tsx';
import { bandMargin, plaqueHeight, plaqueInset, setPlaque } from './told-measure.ts';

/** The box of a band with its text, in units of the drawing, and the scale of those. */
export interface BandBox {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The smallest letters. */
  readonly letters: number;
}

interface BandFaceProps {
  readonly face: Face;
  readonly marks: FaceMarks;
  readonly box: BandBox;
}

/** A card as a band with its text. */
export const BandFace = memo(function BandFace({ face, marks, box }: BandFaceProps): ReactNode {
  const id = useId();
  const { width, height, scale } = box;
  const inks = inksOf(face.key, face.faction);
  const band = height - plaqueHeight(face.text, width);
  return (
    <svg
      className="face"
      data-size="band"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      overflow="visible"
    >
      <defs>
        <clipPath id={`${id}c`}>
          <rect width={width} height={height} rx={10} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={width} height={height} fill={inks.tone0} />
        <rect width={width} height={band} fill={inks.tone2} />
        <Emblem name={emblemsOf(face)[0]} x={width - 34} y={band / 2} size={Math.min(74, band * 1.25)} fill={inks.tone3} />
      </g>
      <BandWords face={face} box={box} band={band} inks={inks} />
      <RulesLines set={setPlaque(face.text, width)} x={plaqueInset.x} y={band + plaqueInset.top} inks={inks} />
      <rect x={0.75} y={0.75} width={width - 1.5} height={height - 1.5} rx={9.5} fill="none" stroke={inks.line} strokeWidth={1.5} />
      <ChoiceMarks marks={marks} width={width} height={height} id={id} />
    </svg>
  );
});

interface BandWordsProps extends Pick<BandFaceProps, 'face' | 'box'> {
  /** The height of the band. */
  readonly band: number;
  readonly inks: Inks;
}

/** From this height on a band has its type and its values under the name. */
const typedFrom = 52;
const leading = 16;

/** The sign at the left, the name, and under it the type with the values. */
function BandWords({ face, box: { width, letters }, band, inks }: BandWordsProps): ReactNode {
  const { Sign } = face.design;
  const x = 40;
  const name = fitText(face.name, { size: 16, sizeMin: letters, lines: 2, width: width - bandMargin });
  const isTyped = band >= typedFrom + (name.lines.length - 1) * leading;
  const type = fitText(typeLine(face), { size: letters, width: width - bandMargin });
  const lines = name.lines.length + Number(isTyped && !type.cut);
  const top = band / 2 - ((lines - 1) * leading) / 2 + 5;
  return (
    <>
      <Sign face={face} x={21} y={Math.min(band / 2, 26)} radius={13} letters={letters} />
      <Fitted x={x} y={top} text={name} leading={leading} fill={badgeInk.paper} weight={800} />
      {isTyped && !type.cut && (
        <Lettering x={x} y={top + name.lines.length * leading} size={letters} stretch={type.stretch} fill={inks.tone6} weight={500}>
          {type.lines[0] ?? ''}
        </Lettering>
      )}
    </>
  );
}

/** The type, and what of values a face shows at its foot. */
function typeLine({ typeWord, power, armor, engraved }: Face): string {
  const armored = armor === undefined || armor.now === 0 ? '' : ` · ${armor.now}`;
  const glass = power === undefined ? [] : [`${power.now}${armored}`];
  const body = engraved?.strength === undefined ? [] : [`${engraved.strength.now}/${engraved.toughness?.now ?? ''}`];
  return [typeWord, ...glass, ...body].join(' · ');
}
