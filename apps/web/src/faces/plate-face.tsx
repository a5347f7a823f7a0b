/** A card that lies beside the others as a plate: emblem, whole name, and its text or a line of it. */

import { memo, useId, type ReactNode } from 'react';
import { ChoiceMarks } from './choice-marks.tsx';
import { emblemsOf } from './emblems.ts';
import type { Face, FaceMarks, FaceState } from './face.ts';
import { badgeInk, inksOf, type Inks } from './ink.ts';
import { Emblem, Fitted, Lettering, Mark } from './pieces.tsx';
import { nameLeading, plateBands, plateLine, plateName, plateTextWidth, type PlateWords } from './plate-measure.ts';
import { RulesLines } from './rules-lines.tsx';
import { setPlaque } from './told-measure.ts';

/** The box of a plate in units of the drawing, and how much it says. */
export interface PlateFit {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The smallest letters. */
  readonly letters: number;
  readonly words: PlateWords;
  /** How a text is called that holds at any time. */
  readonly always: string;
}

interface PlateFaceProps {
  readonly face: Face;
  readonly state: FaceState;
  readonly marks: FaceMarks;
  readonly fit: PlateFit;
}

/** A card as a plate. */
export const PlateFace = memo(function PlateFace({ face, state, marks, fit }: PlateFaceProps): ReactNode {
  const id = useId();
  const { width, height, scale } = fit;
  const inks = inksOf(face.key, face.faction);
  return (
    <svg
      className="face"
      data-size="plate"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      overflow="visible"
    >
      <Band face={face} state={state} fit={fit} inks={inks} id={id} />
      <Words face={face} fit={fit} inks={inks} />
      <rect x={0.75} y={0.75} width={width - 1.5} height={height - 1.5} rx={7.5} fill="none" stroke={inks.line} strokeWidth={1.5} />
      <ChoiceMarks marks={marks} width={width} height={height} id={id} flat />
    </svg>
  );
});

interface PartProps extends Pick<PlateFaceProps, 'face' | 'fit'> {
  readonly inks: Inks;
}

/** The ground, and at the left the emblem, or that the card is exhausted; below it what lies on the card. */
function Band({ face, state, fit, inks, id }: PartProps & Pick<PlateFaceProps, 'state'> & { readonly id: string }): ReactNode {
  const { width, height, words, letters } = fit;
  const band = plateBands[words];
  const [emblem] = emblemsOf(face);
  const size = words === 'chip' ? 24 : 30;
  const middle = Math.min(height / 2, 30);
  return (
    <>
      <defs>
        <clipPath id={`${id}c`}>
          <rect width={width} height={height} rx={8} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={width} height={height} fill={inks.tone1} />
        <rect width={band} height={height} fill={state.exhausted ? badgeInk.ink : inks.tone3} />
        {state.exhausted && <rect width={width} height={height} fill={badgeInk.veil} opacity={0.3} />}
      </g>
      {state.exhausted ? (
        <Mark name="turned" x={band / 2 - 9} y={middle - 9} size={18} fill={badgeInk.paper} />
      ) : (
        <Emblem name={emblem} x={band / 2} y={middle} size={size} fill={inks.tone6} />
      )}
      {state.aember > 0 && (
        <>
          <Mark name="aember" x={2} y={height - 17} size={15} fill={badgeInk.aember} />
          <Lettering x={18} y={height - 4.5} size={letters} fill={badgeInk.paper} weight={800}>
            {state.aember}
          </Lettering>
        </>
      )}
    </>
  );
}

function Words({ face, fit: { width, height, words, always }, inks }: PartProps): ReactNode {
  const x = plateBands[words] + 9;
  const name = plateName(face.name, words, width);
  if (words === 'told') {
    const y = 6 + nameLeading * 0.8;
    return (
      <>
        <Fitted x={x} y={y} text={name} leading={nameLeading} fill={badgeInk.paper} />
        <RulesLines set={setPlaque(face.text, plateTextWidth(width))} x={x} y={6 + name.lines.length * nameLeading} inks={inks} />
      </>
    );
  }
  const line = words === 'plate' ? plateLine(face, width, always) : '';
  const y = height / 2 - (name.lines.length - 1 + Number(line !== '')) * 8 + 5;
  return (
    <>
      <Fitted x={x} y={y} text={name} leading={nameLeading} fill={badgeInk.paper} />
      {line !== '' && <RulesLines set={setPlaque([line], plateTextWidth(width))} x={x} y={y + 3} inks={inks} />}
    </>
  );
}
