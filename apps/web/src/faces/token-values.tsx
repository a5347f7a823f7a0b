/** Values at the foot of a token, and what it costs. */

import type { ReactNode } from 'react';
import type { EngravedFacts, Face, FaceFit, FaceValue } from './face.ts';
import { badgeInk, oklch, type Inks } from './ink.ts';
import { Lettering, Mark, tenth } from './pieces.tsx';

interface TokenPart {
  readonly fit: FaceFit;
  readonly spine: number;
}

/** From this width on armor stands beside the power. */
export const besideFrom = 54;

/** Power in its hexagon, armor in its shield: beside it where there is room, otherwise above. */
export function TokenPower({
  face: { power, armor },
  fit,
  spine,
  inks,
}: TokenPart & { readonly face: Face; readonly inks: Inks }): ReactNode {
  if (power === undefined) return undefined;
  const { width, height, letters } = fit;
  const half = 11.5;
  const x = spine + half + (width < 60 ? 1 : 2);
  const y = height - 3 - half + 0.5;
  const armored = armor !== undefined && (armor.now > 0 || armor.printed > 0);
  const raise = width < besideFrom ? 22 : 0;
  return (
    <>
      <path
        d={`M${x - half} ${y}l${half * 0.5}-${tenth(half * 0.9)}h${half}l${half * 0.5} ${tenth(half * 0.9)}-${half * 0.5} ${tenth(half * 0.9)}h-${half}z`}
        fill={inks.tone4}
        stroke={inks.tone0}
        strokeWidth={2}
      />
      <Lettering x={x} y={y + 5.5} size={Math.max(15.5, letters)} fill={inkOf(power, badgeInk.ink)} anchor="middle" weight={800}>
        {power.now}
      </Lettering>
      {armored && (
        <>
          <Mark name="armor" x={width - 23} y={height - 23 - raise} size={19} fill={badgeInk.steel} />
          <Lettering
            x={width - 13.5}
            y={height - 9 - raise}
            size={Math.max(13, letters)}
            fill={inkOf(armor, badgeInk.ink)}
            anchor="middle"
            weight={800}
          >
            {armor.now}
          </Lettering>
        </>
      )}
    </>
  );
}

const raised = oklch(0.45, 0.14, 150);

function inkOf({ printed, now }: FaceValue, plain: string): string {
  if (now === printed) return plain;
  return now > printed ? raised : badgeInk.red;
}

/** The narrower the lozenge and the more letters stand in it, the narrower is their type. */
function stretchOf(letters: number, half: number): number {
  if (half < 22 && letters > 2) return letters > 3 ? 64 : 70;
  return letters > 3 && half < 24 ? 75 : 100;
}

function inkOfToughness(toughness: FaceValue | undefined, damaged: boolean): string {
  if (damaged) return badgeInk.red;
  return toughness === undefined ? badgeInk.ink : inkOf(toughness, badgeInk.ink);
}

interface ToughnessProps extends TokenPart {
  readonly values: EngravedFacts;
  readonly damaged: boolean;
}

/** Strength and toughness in a lozenge as wide as the token allows. */
export function Toughness({ values, fit, spine, damaged }: ToughnessProps): ReactNode {
  const { width, height, letters } = fit;
  const { strength, toughness, modifiers } = values;
  const middle = spine + (width - spine) / 2;
  const half = Math.min(29, (width - spine) / 2 - 1);
  const y = height - 3 - 10.5;
  const left = modifiers?.[0] ?? String(strength?.now ?? '—');
  const right = modifiers?.[1] ?? String(toughness?.now ?? '');
  const letterCount = left.length + right.length;
  const tight = letterCount > 3;
  const size = Math.max(letters, tight ? 13.5 : 15);
  const stretch = stretchOf(letterCount, half);
  const slant = half < 22 ? 4 : 8;
  return (
    <>
      <path
        d={`M${middle - half} ${y}l${slant}-10h${tenth(half * 2 - slant * 2)}l${slant} 10-${slant} 10h-${tenth(half * 2 - slant * 2)}z`}
        fill={badgeInk.paper}
        stroke={badgeInk.soot}
        strokeWidth={1}
      />
      <path d={`M${middle + 2} ${y - 9}l-4 18`} stroke={badgeInk.ink} strokeWidth={1.2} />
      <Lettering
        x={middle - 4}
        y={y + 5.5}
        size={size}
        stretch={stretch}
        fill={strength ? inkOf(strength, badgeInk.ink) : badgeInk.ink}
        anchor="end"
        weight={800}
      >
        {left}
      </Lettering>
      <Lettering x={middle + 4} y={y + 5.5} size={size} stretch={stretch} fill={inkOfToughness(toughness, damaged)} weight={800}>
        {right}
      </Lettering>
    </>
  );
}

/** What a card costs to play, in a flame; the Æmbar that it brings, as pips. */
export function TokenCost({ face, fit }: { readonly face: Face; readonly fit: FaceFit }): ReactNode {
  const { width, height, letters } = fit;
  const cost = face.engraved?.cost ?? '';
  if (cost !== '') {
    return (
      <>
        <Mark name="flame" x={width - 26} y={0} size={24} fill={badgeInk.energy} />
        <Lettering
          x={width - 14}
          y={18.5}
          size={Math.max(13.5, letters)}
          stretch={cost.length > 1 ? 75 : 100}
          fill={badgeInk.ink}
          anchor="middle"
          weight={800}
        >
          {cost}
        </Lettering>
      </>
    );
  }
  const bonus = face.icons.filter((icon) => icon === 'amber' || icon === 'aember').length;
  const y = face.power === undefined ? height - 16 : height - 38;
  return Array.from({ length: bonus }, (_, at) => (
    <Mark key={at} name="aember" x={width - 16 - at * 13} y={y} size={12} fill={badgeInk.aember} />
  ));
}
