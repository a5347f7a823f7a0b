/** A card as a drawing. It is decorative: whoever places it gives the label. */

import { memo, useId, type ReactNode } from 'react';
import { ChipFace, chipSize } from './chip-face.tsx';
import { ChoiceMarks } from './choice-marks.tsx';
import { attachedPeek, plainState, wholeFit, type Face, type FaceFit, type FaceMarks, type FaceSize, type FaceState } from './face.ts';
import type { FittedText } from './fit-text.ts';
import { badgeInk, inksOf, oklch } from './ink.ts';
import { Fitted, PatternFill } from './pieces.tsx';
import { moreLines, setStripName } from './strip-name.ts';

const noMarks: FaceMarks = {};

interface CardFaceProps {
  readonly face: Face;
  /** The optical size, where the face has the room that is meant for it. */
  readonly size?: FaceSize;
  /** How it is set where it has another room. */
  readonly fit?: FaceFit | undefined;
  readonly state?: FaceState;
  readonly marks?: FaceMarks;
  /** Whether what it costs to play is shown at every size. */
  readonly priced?: boolean;
}

/** A card's face, as an optical size is meant or set into the room that it has. */
export const CardFace = memo(function CardFace({
  face,
  size = 'board',
  fit = wholeFit(size),
  state = plainState,
  marks = noMarks,
  priced = false,
}: CardFaceProps): ReactNode {
  const id = useId();
  const { Whole, Small } = face.design;
  const { width, height, scale } = fit;
  const zoom = fit.size === 'zoom';
  const strips = setStrips(fit.strips && !zoom ? state.attached : [], fit);
  const whole = strips[0]?.bottom ?? height;
  return (
    <svg
      className="face"
      data-size={fit.size}
      data-exhausted={(state.exhausted && !zoom && fit.size !== 'token') || undefined}
      data-slim={width * scale < leanFrom || undefined}
      viewBox={`0 0 ${width} ${whole}`}
      width={width * scale}
      height={whole * scale}
      aria-hidden="true"
      overflow="visible"
    >
      {strips.map((strip) => (
        <AttachedStrip key={strip.bottom} {...strip} fit={fit} />
      ))}
      {fit.size === 'token' ? (
        <Small face={face} state={state} fit={fit} id={id} priced={priced} />
      ) : (
        <Whole face={face} state={state} box={{ ...fit, size: fit.size }} strips={fit.strips} id={id} priced={priced} />
      )}
      <ChoiceMarks marks={marks} width={width} height={height} id={id} token={fit.size === 'token'} />
    </svg>
  );
});

/** From this width on, in pixels, an exhausted card leans the more. */
const leanFrom = 107;

/** What a strip takes of its width beside the name. */
const stripMargin = 21;

/** An attached card that peeks out below its host. */
interface StripSetting {
  readonly face: Face;
  readonly name: FittedText;
  /** From where on it peeks out, and how far. */
  readonly top: number;
  readonly bottom: number;
}

/** The strips of what is attached, the lowest first: each lies over the one below it. */
function setStrips(attached: readonly Face[], { width, height, letters }: FaceFit): readonly StripSetting[] {
  let top = height;
  const strips = attached.map((face) => {
    const name = setStripName(face.name, letters, width - stripMargin);
    const strip = { face, name, top, bottom: top + attachedPeek + moreLines(name, letters) };
    top = strip.bottom;
    return strip;
  });
  return strips.toReversed();
}

/** An attached card peeks out below its host: its whole name and its house's pattern stay readable. */
function AttachedStrip({ face, name, top, bottom, fit: { width, letters } }: StripSetting & { readonly fit: FaceFit }): ReactNode {
  const id = useId();
  const inks = inksOf(face.key, face.faction);
  return (
    <g data-strip="">
      <defs>
        <PatternFill id={id} name={inks.signs.pattern} ink={inks.tone5} opacity={0.7} />
      </defs>
      <rect x={3} y={top - 8} width={width - 6} height={bottom - top + 8} rx={6} fill={inks.tone1} stroke={inks.line} strokeWidth={1.2} />
      <rect x={4} y={top - 7} width={9} height={bottom - top + 6} fill={`url(#${id})`} />
      <Fitted x={16} y={top + 18} text={name} leading={letters} fill={badgeInk.paper} />
    </g>
  );
}

interface ChipProps {
  readonly face: Face;
  readonly width?: number;
  readonly state?: FaceState;
  readonly marks?: FaceMarks;
}

/** A card as a chip. */
export const CardChip = memo(function CardChip({ face, width = chipSize[0], state = plainState, marks = noMarks }: ChipProps): ReactNode {
  const id = useId();
  const height = chipSize[1];
  return (
    <svg
      className="face"
      data-size="chip"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      overflow="visible"
    >
      <ChipFace face={face} width={width} id={id} />
      {state.exhausted && <ExhaustedChip width={width} height={height} />}
      <ChoiceMarks marks={marks} width={width} height={height} id={id} />
    </svg>
  );
});

function ExhaustedChip({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  return (
    <>
      <rect width={width} height={height} rx={8} fill={badgeInk.veil} opacity={0.45} />
      <circle cx={22} cy={22} r={15} fill={badgeInk.ink} stroke={badgeInk.paper} strokeWidth={1.5} />
      <path
        d="M9 1.500h5.500v13H9zM1.500 8l5-4v2.500H8v3H6.500V12z"
        transform="translate(13.500 13.500) scale(1.060)"
        fill={badgeInk.paper}
      />
    </>
  );
}

/** The weave of a back, by what is on the front. */
const weaves = {
  glass: { hue: 175, path: 'M8 0l8 8-8 8-8-8zM8 4l4 4-4 4-4-4z' },
  engraving: { hue: 25, path: 'M0 8c4-8 4 8 8 0s4 8 8 0M0 0c4-8 4 8 8 0s4 8 8 0' },
  poster: { hue: 262, path: 'M0 16L8 0 16 16M0 8L8 -8M8 24L16 8' },
} as const;
/** One of the sorts of back. */
export type BackStyle = keyof typeof weaves;

/** The back of a card. */
export const CardBack = memo(function CardBack({
  size = 'board',
  fit = wholeFit(size),
  back = 'glass',
  marks = noMarks,
}: {
  readonly size?: FaceSize;
  readonly fit?: FaceFit | undefined;
  readonly back?: BackStyle;
  readonly marks?: FaceMarks;
}): ReactNode {
  const id = useId();
  const { width, height, scale } = fit;
  const { hue, path } = weaves[back];
  const [x, y] = [width / 2, height / 2];
  const edge = oklch(0.74, 0.1, 85);
  const dark = oklch(0.17, 0.03, hue);
  const inner = { x: 5, y: 5, width: width - 10, height: height - 10, rx: 6 };
  return (
    <svg
      className="face"
      data-size={fit.size}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      overflow="visible"
    >
      <defs>
        <pattern id={id} width={16} height={16} patternUnits="userSpaceOnUse">
          <path d={path} fill="none" stroke={oklch(0.42, 0.08, hue)} strokeWidth={1.4} />
        </pattern>
      </defs>
      <rect width={width} height={height} rx={10} fill={dark} />
      <rect {...inner} fill={oklch(0.27, 0.06, hue)} />
      <rect {...inner} fill={`url(#${id})`} />
      <rect {...inner} fill="none" stroke={edge} strokeWidth={1.5} />
      <circle cx={x} cy={y} r={width * 0.21} fill={dark} stroke={edge} strokeWidth={1.5} />
      <path
        d={`M${x + width * 0.09} ${y - width * 0.075}a${width * 0.117} ${width * 0.117} 0 1 0 0 ${width * 0.15}`}
        fill="none"
        stroke={edge}
        strokeWidth={width * 0.038}
      />
      <circle cx={x + width * 0.055} cy={y} r={width * 0.026} fill={edge} />
      <ChoiceMarks marks={marks} width={width} height={height} id={id} />
    </svg>
  );
});
