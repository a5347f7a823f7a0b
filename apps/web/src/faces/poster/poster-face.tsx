/** The poster: a picture to its edges, a slanted plate with the aspect's ribbon, powers in a row, hit points in a heart. */

import type { ReactNode } from 'react';
import type { Face, FaceBox, FaceState, PosterFacts } from '../face.ts';
import { fitText } from '../fit-text.ts';
import { badgeInk, inksOf } from '../ink.ts';
import { Fitted, Lettering, PatternFill, PintaFrame, tenth } from '../pieces.tsx';
import { RulesLines } from '../rules-lines.tsx';
import { PosterArt } from './poster-art.tsx';
import { layOutPoster, type PosterPartProps } from './poster-layout.ts';
import { PosterSigns, type SignBox } from './poster-signs.tsx';
import { CostDisc, Heart, PowerRow, ResourceSign, ThreatDial } from './poster-values.tsx';
import { Role } from '../state-marks.tsx';

interface PosterFaceProps {
  readonly face: Face;
  readonly poster: PosterFacts;
  readonly state: FaceState;
  readonly box: FaceBox;
  /** Unique in the page: patterns and clips are named by it. */
  readonly id: string;
  /** Whether cost and resources are shown at every size. */
  readonly priced: boolean;
  /** Whether attached cards are told as a count. */
  readonly counted: boolean;
}

/** A poster. */
export function PosterFace({ face, poster, state, box, id, priced, counted }: PosterFaceProps): ReactNode {
  const inks = inksOf(face.key, face.faction);
  const layout = layOutPoster(face, poster, box);
  const { width, height, at } = layout;
  const parts = { face, poster, layout, inks };
  const isPriced = priced || layout.size === 'zoom';
  return (
    <>
      <rect width={width} height={height} rx={at.radius + 3} fill={inks.tone0} />
      <Ground {...parts} id={id} />
      <Words {...parts} />
      <Values {...parts} />
      {isPriced && <Price {...parts} />}
      {poster.stage !== '' && <Stage stage={poster.stage} {...stagePlace(parts)} />}
      <PintaFrame width={width} height={height} inset={at.inset} radius={at.radius} line={at.frame} inks={inks} />
      {state.exhausted && layout.size !== 'zoom' && <rect width={width} height={height} rx={10} fill={badgeInk.veil} opacity={0.36} />}
      {state.role !== undefined && <Role role={state.role} width={width} height={height} />}
      <PosterSigns
        state={state}
        counters={poster.counters}
        counted={counted}
        room={{ from: [at.inset + 3, at.inset + 4], width: width - at.inset - 2, height: layout.plateY + at.slope }}
        rows={signRows(layout)}
        taken={takenOn(parts, isPriced)}
        letters={layout.letters}
      />
    </>
  );
}

/** How high a row of signs is, and how high it is where they have little room. */
function signRows({ size, width }: PosterPartProps['layout']): readonly number[] {
  if (size === 'zoom') return [36];
  return width > 140 ? [28, 20] : [23, 18, 14];
}

/** What no sign may lie on. */
function takenOn(parts: PosterPartProps, isPriced: boolean): readonly SignBox[] {
  const { poster, layout } = parts;
  const { at, heart } = layout;
  const boxes: SignBox[] = [];
  if (poster.hitPoints !== undefined || poster.threat !== undefined) boxes.push({ ...heart, width: at.heart, height: at.heart });
  if (poster.stage !== '') boxes.push(stagePlace(parts));
  if (isPriced) boxes.push({ x: 0, y: 0, width: at.inset + at.cost * 2 + 6, height: layout.height });
  return boxes;
}

type DrawnPart = PosterPartProps & { readonly id: string };

/** The picture, and the plate with its ribbon over it. */
function Ground({ face, poster, layout, inks, id }: DrawnPart): ReactNode {
  const { at, width, height, plateY, artHeight, size } = layout;
  const inner = { width: width - at.inset * 2, height: height - at.inset * 2 };
  const left = plateY - at.inset + at.slope;
  const right = plateY - at.inset - at.slope * 0.4;
  const plate = (down: number): string => `M0 ${tenth(left + down)}L${tenth(inner.width)} ${tenth(right + down)}V${tenth(height)}H0z`;
  return (
    <g transform={`translate(${at.inset} ${at.inset})`}>
      <defs>
        <clipPath id={`${id}c`}>
          <rect width={inner.width} height={inner.height} rx={at.radius} />
        </clipPath>
        <PatternFill id={`${id}p`} name={inks.signs.pattern} ink={inks.tone5} opacity={0.55} scale={size === 'zoom' ? 1.3 : 1} />
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <PosterArt
          face={face}
          inks={inks}
          width={inner.width}
          height={artHeight}
          id={id}
          stamped={(size === 'hand' || size === 'zoom') && poster.stage === ''}
        />
        <path d={plate(0)} fill={inks.tone2} />
        <path className="face-pattern" d={plate(0)} fill={`url(#${id}p)`} />
        <path d={plate(at.ribbon)} fill={inks.tone0} />
      </g>
    </g>
  );
}

function Words({ face, layout, inks }: PosterPartProps): ReactNode {
  const { at, name, leading, nameY, typeY, width, rules, size } = layout;
  const zoom = size === 'zoom';
  const x = at.inset + at.side;
  const words = [face.typeWord, ...(zoom ? face.traitWords : face.traitWords.slice(0, 1))].join(' · ');
  const type = fitText(words, { size: zoom ? 15.5 : 14, sizeMin: 14, width: width - x * 2 });
  return (
    <>
      <Fitted x={x} y={nameY} text={name} leading={leading} fill={badgeInk.paper} weight={800} />
      {at.type > 0 && <Fitted x={x} y={typeY} text={type} leading={0} fill={inks.tone5} weight={500} />}
      {rules !== undefined && <RulesLines set={rules} x={x} y={typeY + 10} inks={inks} />}
    </>
  );
}

/** Powers at the foot, and hit points or threat astride the plate's edge. */
function Values({ poster, layout, inks }: PosterPartProps): ReactNode {
  const { at, width, height, letters, heart } = layout;
  const x = at.inset + at.side;
  return (
    <>
      <PowerRow
        powers={poster.powers}
        x={x}
        y={height - at.inset - at.power.rise}
        width={width - x - at.inset - 3}
        at={at.power}
        letters={letters}
        inks={inks}
      />
      {poster.hitPoints !== undefined && <Heart hitPoints={poster.hitPoints} {...heart} size={at.heart} letters={letters} />}
      {poster.hitPoints === undefined && poster.threat !== undefined && (
        <ThreatDial
          threat={{ ...poster.threat, target: undefined }}
          x={heart.x + at.heart / 2}
          y={heart.y + at.heart / 2}
          size={at.heart + 8}
          letters={letters}
          inks={inks}
        />
      )}
    </>
  );
}

/** Cost and resources down the left edge, where a fanned hand shows them. */
function Price({ poster, layout }: PosterPartProps): ReactNode {
  const { at, letters } = layout;
  const x = at.inset + at.cost + 4;
  const from = at.inset + (poster.cost === '' ? at.resource + 5 : at.cost * 2 + at.resource + 10);
  return (
    <>
      {poster.cost !== '' && <CostDisc cost={poster.cost} x={x} y={at.inset + at.cost + 4} radius={at.cost} letters={letters} />}
      {poster.resources.map((resource, place) => (
        <ResourceSign key={`${resource}${place}`} resource={resource} x={x} y={from + place * (at.resource * 2 + 3)} radius={at.resource} />
      ))}
    </>
  );
}

function stagePlace({ poster, layout: { width, at, size } }: PosterPartProps): SignBox {
  const zoom = size === 'zoom';
  const wide = (zoom ? 34 : 22) + poster.stage.length * (zoom ? 8 : 5);
  return { x: width - at.inset - wide - 5, y: at.inset + 5, width: wide, height: zoom ? 30 : 21 };
}

/** The stage of a villain, as it is printed. */
function Stage({ stage, x, y, width, height }: SignBox & { readonly stage: string }): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={4} fill={badgeInk.soot} />
      <Lettering x={x + width / 2} y={y + height * 0.73} size={height > 25 ? 20 : 15} fill={badgeInk.paper} anchor="middle">
        {stage}
      </Lettering>
    </>
  );
}
