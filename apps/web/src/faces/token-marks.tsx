/** What lies on a token: each state keeps a place of its own, so that none hides another. */

import type { ReactNode } from 'react';
import type { Condition, Face, FaceFit, FaceState } from './face.ts';
import { badgeInk, inksOf } from './ink.ts';
import { Lettering, Mark } from './pieces.tsx';
import { AttachedCount, ConditionSign, DamageDrop, Role } from './state-marks.tsx';
import { besideFrom } from './token-values.tsx';

interface TokenMarksProps {
  readonly face: Face;
  readonly state: FaceState;
  readonly fit: FaceFit;
  readonly spine: number;
  /** How many lines the name has. */
  readonly named: number;
}

/** The marks: damage and conditions at the top right, what turns a card and what is attached at the top left, the rest above the foot. */
export function TokenMarks({ face, state, fit, spine, named }: TokenMarksProps): ReactNode {
  const { width, height, letters } = fit;
  // Inferno's damage is seen in the toughness that is left.
  const damage = face.engraved === undefined ? state.damage : 0;
  const nameEnd = named * (letters + 1.5);
  const isTight = width < 76 || height < 64;
  const corner = named > 0 || isTight || state.attached.length > 0;
  const isLow = isTight && named === 0;
  const left = spine + (corner && state.exhausted && named === 0 ? 18 : 1);
  const top = named > 0 ? nameEnd + 6 : 4;
  const pill = pillTop(face, fit);
  return (
    <>
      {state.exhausted && <Exhausted fit={fit} corner={corner} />}
      {state.role !== undefined && <Role role={state.role} width={width} height={height} />}
      <Conditions conditions={state.conditions} x={width - 22 - (damage > 0 ? 23 : 0)} />
      {damage > 0 && <DamageDrop damage={damage} x={width - 25} size={22} letters={letters} />}
      {state.aember > 0 && (
        <TokenPill x={width - (damage > 0 && height < 58 ? 56 : 30)} y={pill} amount={state.aember} letters={letters} aember />
      )}
      {state.powerCounters > 0 && (
        <TokenPill
          x={state.aember > 0 && height < 80 ? width - 58 : width - 30}
          y={state.aember > 0 && height >= 80 ? pill - 21 : pill}
          amount={state.powerCounters}
          letters={letters}
          aember={false}
        />
      )}
      {state.attached.length > 0 &&
        (isLow ? (
          <AttachedBadge state={state} {...badgePlace({ state, fit, spine })} letters={letters} />
        ) : (
          <AttachedCount state={state} x={left} y={top} letters={letters} />
        ))}
    </>
  );
}

/** Beside what turns a card, or below it on a narrow token. */
function badgePlace({ state, fit: { width, height }, spine }: Pick<TokenMarksProps, 'state' | 'fit' | 'spine'>): {
  readonly x: number;
  readonly y: number;
} {
  const isBelow = width < besideFrom && height >= 72 && (state.exhausted || state.damage > 0);
  return { x: state.exhausted && !isBelow ? 18 : spine + 1, y: isBelow ? 20 : 0 };
}

interface AttachedBadgeProps {
  readonly state: FaceState;
  readonly x: number;
  readonly y: number;
  readonly letters: number;
}

/** What is attached, where there is room for a figure only: two cards, with the count on the upper one. */
function AttachedBadge({ state: { attached }, x, y, letters }: AttachedBadgeProps): ReactNode {
  const [first] = attached;
  const inks = inksOf(first?.key ?? '', first?.faction ?? '');
  return (
    <>
      <rect x={x + 4} y={y + 2} width={12} height={15} rx={3} fill={badgeInk.ink} stroke={inks.tone6} />
      <rect x={x} y={y + 4} width={13} height={16} rx={3} fill={badgeInk.ink} stroke={inks.tone6} strokeWidth={1.2} />
      <Lettering x={x + 6.5} y={y + 16.5} size={Math.max(12, letters)} fill={badgeInk.paper} anchor="middle" weight={800}>
        {attached.length}
      </Lettering>
    </>
  );
}

/** From this width on a pill stands beside the power. */
const pillFrom = 66;

/** Beside the power where no armor stands there, otherwise above it; never over what lies at the top. */
function pillTop({ power, armor }: Face, { width, height }: FaceFit): number {
  const armored = power !== undefined && armor !== undefined && (armor.now > 0 || armor.printed > 0);
  const free = power !== undefined && !armored && width >= pillFrom;
  if (free) return height - 23;
  return Math.max(height - 43 - (width < besideFrom ? 20 : 0), height >= 58 ? 20 : 4);
}

function Conditions({ conditions, x }: { readonly conditions: readonly Condition[]; readonly x: number }): ReactNode {
  return conditions.map((condition, at) => <ConditionSign key={condition} condition={condition} x={x - at * 20} y={3} size={17} />);
}

function Exhausted({ fit: { width, height }, corner }: { readonly fit: FaceFit; readonly corner: boolean }): ReactNode {
  const size = corner ? 8.5 : 13;
  const [x, y] = corner ? [9, 10] : [width / 2, height * 0.42];
  return (
    <>
      <rect width={width} height={height} rx={7} fill={badgeInk.veil} opacity={0.36} />
      <circle cx={x} cy={y} r={size} fill={badgeInk.ink} stroke={badgeInk.paper} strokeWidth={1.5} />
      <Mark name="turned" x={x - size * 0.58} y={y - size * 0.58} size={size * 1.16} fill={badgeInk.paper} />
    </>
  );
}

interface TokenPillProps {
  readonly x: number;
  readonly y: number;
  readonly amount: number;
  readonly letters: number;
  readonly aember: boolean;
}

function TokenPill({ x, y, amount, letters, aember }: TokenPillProps): ReactNode {
  const size = Math.max(13, letters);
  return (
    <>
      <rect x={x} y={y} width={28} height={19} rx={aember ? 9 : 5} fill={aember ? badgeInk.ink : badgeInk.paper} stroke={badgeInk.ink} />
      {aember && <Mark name="aember" x={x + 2.5} y={y + 4} size={11} fill={badgeInk.aember} />}
      <Lettering
        x={x + (aember ? 20.5 : 14)}
        y={y + 14}
        size={size}
        fill={aember ? badgeInk.paper : badgeInk.ink}
        anchor="middle"
        weight={800}
        stretch={amount > 9 ? 80 : 100}
      >
        {aember ? amount : `+${amount}`}
      </Lettering>
    </>
  );
}
