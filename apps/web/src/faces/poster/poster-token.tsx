/** The token of a poster: emblem, every value and every state; the name while that fits whole. */

import type { ReactNode } from 'react';
import { emblemsOf } from '../emblems.ts';
import type { Face, FaceFit, FaceState, PosterFacts } from '../face.ts';
import { leastOfName } from '../fit-name.ts';
import { fitText, type FittedText } from '../fit-text.ts';
import { badgeInk, inksOf } from '../ink.ts';
import { Fitted } from '../pieces.tsx';
import { PosterSigns, type SignBox } from './poster-signs.tsx';
import { CostDisc, Heart, PowerRow, ResourceSign, ThreatDial, widthOfPowers } from './poster-values.tsx';
import { Role } from '../state-marks.tsx';
import { TokenGround } from '../token-ground.tsx';

interface PosterTokenProps {
  readonly face: Face;
  readonly poster: PosterFacts;
  readonly state: FaceState;
  readonly fit: FaceFit;
  readonly id: string;
  readonly priced: boolean;
}

/** From this width and this height on a token has room for its name. */
const nameFrom = { width: 58, height: 50 } as const;
/** Under this width a token has smaller marks, and a smaller heart. */
const roomyFrom = 60;
const priceRadius = 11;
/** How high signs are, the best first. */
const signRows = [18, 15, 12] as const;

/** The powers of a token, and what a line of them takes at the foot. */
function powersAt({ width, letters }: Pick<FaceFit, 'width' | 'letters'>): {
  readonly size: number;
  readonly mark: number;
  readonly gap: number;
  readonly line: number;
} {
  if (width < roomyFrom) return { size: letters, mark: 8, gap: 4, line: 15 };
  return { size: Math.max(letters, 14.5), mark: 10, gap: 6, line: 19 };
}

/** A token. */
export function PosterToken({ face, poster, state, fit, id, priced }: PosterTokenProps): ReactNode {
  const { width, height, letters } = fit;
  const inks = inksOf(face.key, face.faction);
  const spine = width < 60 ? 7 : 11;
  const at = powersAt(fit);
  const lines = priced ? [] : linesOfPowers(poster, width - spine - 4, at);
  const corner = cornerOf({ poster, fit, priced });
  const name = nameOn({ face, poster, state, fit, spine, priced, foot: lines.length * at.line + 3 });
  const [emblem] = emblemsOf(face);
  const foot = lines.length * at.line + 3;
  const named = name === undefined ? 0 : name.lines.length * (letters + 1.5) + 3;
  return (
    <>
      <TokenGround
        emblem={emblem}
        inks={inks}
        fit={fit}
        spine={spine}
        id={id}
        top={Math.max(3, named)}
        foot={foot}
        faint={name !== undefined}
      />
      {name !== undefined && (
        <Fitted x={spine + 4} y={letters + 3} text={name} leading={letters + 1.5} fill={badgeInk.paper} weight={750} />
      )}
      {lines.map((powers, line) => (
        <PowerRow
          key={powers[0]?.power}
          powers={powers}
          x={spine + 2}
          y={height - 5 - (lines.length - 1 - line) * at.line}
          width={width - spine - 4}
          at={at}
          letters={letters}
          inks={inks}
        />
      ))}
      {corner !== undefined && <Corner poster={poster} corner={corner} fit={fit} priced={priced} inks={inks} />}
      {priced && <Resources poster={poster} x={spine + 10} y={height - 11} />}
      {state.exhausted && <rect width={width} height={height} rx={7} fill={badgeInk.veil} opacity={0.36} />}
      {state.role !== undefined && <Role role={state.role} width={width} height={height} />}
      <PosterSigns
        state={state}
        counters={poster.counters}
        counted
        room={{ from: [spine > 7 ? spine + 1 : 1, 1], width: width - 1, height: height - foot + 2 }}
        rows={signRows}
        taken={takenOn({ corner, top: named, width })}
        letters={letters}
      />
    </>
  );
}

/** Powers in one line, or the last of them in a line above where they have no room beside each other. */
function linesOfPowers({ powers }: PosterFacts, width: number, at: ReturnType<typeof powersAt>): readonly PosterFacts['powers'][] {
  const shown = powers.filter(({ power }) => power !== 'recover' || powers.length < 3);
  if (shown.length === 0) return [];
  const fits = (count: number): boolean => widthOfPowers(shown.slice(0, count), at) <= width;
  const most = Math.max(1, [...shown.keys()].map((place) => place + 1).findLast(fits) ?? 1);
  return shown.length <= most ? [shown] : [shown.slice(most), shown.slice(0, most)];
}

/** What stands in the upper right corner: hit points, threat or the cost. */
function cornerOf({ poster, fit: { width }, priced }: Pick<PosterTokenProps, 'poster' | 'fit' | 'priced'>): SignBox | undefined {
  if (priced) {
    const size = priceRadius * 2;
    return poster.cost === '' ? undefined : { x: width - size - 2, y: 2, width: size, height: size };
  }
  if (poster.hitPoints === undefined && poster.threat === undefined) return undefined;
  const size = width < roomyFrom ? 21 : 27;
  return { x: width - size - 1, y: 2, width: size, height: size };
}

function takenOn({
  corner,
  top,
  width,
}: {
  readonly corner: SignBox | undefined;
  readonly top: number;
  readonly width: number;
}): readonly SignBox[] {
  return [...(corner === undefined ? [] : [corner]), ...(top === 0 ? [] : [{ x: 0, y: 0, width, height: top }])];
}

interface NameSpace extends Pick<PosterTokenProps, 'face' | 'poster' | 'state' | 'fit' | 'priced'> {
  readonly spine: number;
  /** What powers take at the foot. */
  readonly foot: number;
}

/** The name where it has room beside the corner: never cut, and never where a state would have none. */
function nameOn({ face, poster, state, fit, spine, priced, foot }: NameSpace): FittedText | undefined {
  const { width, height, letters } = fit;
  if (width < nameFrom.width || height < nameFrom.height) return undefined;
  const hasSigns = state.attached.length > 0 || state.exhausted || state.conditions.length > 0 || poster.counters > 0;
  const spare = height - foot - (hasSigns ? signRows[0] + 3 : 0);
  const lines = Math.min(2, Math.floor((spare - 3) / (letters + 1.5)));
  if (lines < 1) return undefined;
  const corner = cornerOf({ poster, fit: { width } as FaceFit, priced });
  const name = fitText(face.name, {
    size: letters + 0.5,
    sizeMin: leastOfName(fit),
    width: width - spine - 6 - (corner === undefined ? 0 : corner.width + 1),
    lines,
  });
  return name.cut ? undefined : name;
}

interface CornerProps extends Pick<PosterTokenProps, 'poster' | 'fit' | 'priced'> {
  readonly corner: SignBox;
  readonly inks: ReturnType<typeof inksOf>;
}

function Corner({ poster, corner: { x, y, width }, fit: { letters }, priced, inks }: CornerProps): ReactNode {
  const { cost, hitPoints, threat } = poster;
  const middle = { x: x + width / 2, y: y + width / 2 };
  if (priced) return <CostDisc cost={cost} {...middle} radius={priceRadius} letters={letters} />;
  if (hitPoints !== undefined) return <Heart hitPoints={hitPoints} x={x} y={y} size={width} letters={letters} />;
  if (threat === undefined) return undefined;
  return <ThreatDial threat={{ ...threat, target: undefined }} {...middle} size={width + 4} letters={letters} inks={inks} />;
}

/** What a card is worth when it is spent, at the foot. */
function Resources({ poster, x, y }: { readonly poster: PosterFacts; readonly x: number; readonly y: number }): ReactNode {
  return poster.resources.map((resource, place) => (
    <ResourceSign key={`${resource}${place}`} resource={resource} x={x + place * 16} y={y} radius={7} />
  ));
}
