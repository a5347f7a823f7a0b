/** A scheme in landscape: its name on a plate, and the dial of its threat. */

import type { ReactNode } from 'react';
import type { Face, FaceBox, FaceState, PosterFacts } from '../face.ts';
import { leastOfName } from '../fit-name.ts';
import { fitText } from '../fit-text.ts';
import { badgeInk, inksOf } from '../ink.ts';
import { Fitted, Lettering, Mark, PatternFill, PintaFrame, tenth } from '../pieces.tsx';
import { PosterArt } from './poster-art.tsx';
import { PosterSigns, type SignBox } from './poster-signs.tsx';
import { ThreatDial } from './poster-values.tsx';

interface SchemeFaceProps {
  readonly face: Face;
  readonly poster: PosterFacts;
  readonly state: FaceState;
  readonly box: FaceBox;
  readonly id: string;
}

const inset = 4;
const radius = 7;
const leading = 17;

/** A scheme. */
export function SchemeFace({ face, poster, state, box, id }: SchemeFaceProps): ReactNode {
  const { width, height, letters } = box;
  const inks = inksOf(face.key, face.faction);
  const perRound = poster.threat?.perRound;
  const dial = Math.min(height * 0.62, width * 0.36);
  const name = fitText(face.name, {
    size: 16,
    sizeMin: leastOfName(box, 14),
    lines: height < 80 ? 1 : 2,
    width: width - dial - 28,
  });
  const isTyped = height >= 96;
  const plate = name.lines.length * leading + (isTyped ? 30 : 12);
  const plateY = height - plate;
  const type = fitText([face.typeWord, poster.stage].filter((word) => word !== '').join(' · '), {
    size: 14,
    sizeMin: 14,
    width: width - dial - 24,
  });
  const edge = (left: number, right: number): string =>
    `M0 ${tenth(plateY - left)}L${tenth(width)} ${tenth(plateY - right)}V${tenth(height)}H0z`;
  return (
    <>
      <rect width={width} height={height} rx={radius + 3} fill={inks.tone0} />
      <defs>
        <clipPath id={`${id}c`}>
          <rect width={width - inset * 2} height={height - inset * 2} rx={radius} />
        </clipPath>
        <PatternFill id={`${id}p`} name={inks.signs.pattern} ink={inks.tone5} opacity={0.55} />
        <linearGradient id={`${id}s`}>
          <stop offset="0" stopColor={inks.tone0} stopOpacity={0.2} />
          <stop offset="0.62" stopColor={inks.tone0} stopOpacity={0.82} />
          <stop offset="1" stopColor={inks.tone0} stopOpacity={0.92} />
        </linearGradient>
      </defs>
      <g transform={`translate(${inset} ${inset})`} clipPath={`url(#${id}c)`}>
        <PosterArt face={face} inks={inks} width={width - inset * 2} height={height - inset * 2} id={id} stamped={false} />
        <rect width={width} height={height} fill={`url(#${id}s)`} />
        <path d={edge(2, 14)} fill={inks.tone2} />
        <path className="face-pattern" d={edge(2, 14)} fill={`url(#${id}p)`} />
        <path d={edge(-4, 8)} fill={inks.tone0} />
      </g>
      <Fitted x={12} y={plateY + 18} text={name} leading={leading} fill={badgeInk.paper} weight={800} />
      {isTyped && <Fitted x={12} y={height - 12} text={type} leading={0} fill={inks.tone5} weight={500} />}
      {poster.threat !== undefined && (
        <ThreatDial threat={poster.threat} x={width - dial / 2 - 8} y={height / 2} size={dial} letters={letters} inks={inks} />
      )}
      {perRound !== undefined && <PerRound amount={perRound} {...pace} />}
      <PintaFrame width={width} height={height} inset={inset} radius={radius} line={1.5} inks={inks} />
      <PosterSigns
        state={state}
        counters={poster.counters}
        counted
        room={{ from: [inset + 4, inset + 5], width: width - dial - 12, height: plateY }}
        rows={[23, 18]}
        taken={perRound === undefined ? [] : [pace]}
        letters={letters}
      />
    </>
  );
}

/** Where it stands what each villain phase adds. */
const pace: SignBox = { x: inset + 4, y: inset + 5, width: 46, height: 23 };

function PerRound({ amount, x, y, width, height }: SignBox & { readonly amount: number }): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={6} fill={badgeInk.soot} opacity={0.86} />
      <Mark name="plot" x={x + 6} y={y + height / 2 - 6.5} size={13} fill={badgeInk.paper} />
      <Lettering x={x + 23} y={y + height / 2 + 5} size={14.5} fill={badgeInk.paper} weight={750}>
        {`+${amount}`}
      </Lettering>
    </>
  );
}
