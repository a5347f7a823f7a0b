/** What lies on a token: each state keeps a place of its own, so that none hides another. */

import type { ReactNode } from 'react';
import type { Condition, FaceFit, FaceState } from './face.ts';
import { badgeInk, inksOf } from './ink.ts';
import { Lettering, Mark } from './pieces.tsx';
import { AttachedCount, ConditionSign, DamageDrop, NewSign, Role } from './state-marks.tsx';
import { attachedPlace, badgePlace, damageOn, isTightToken, pillsOf, type TokenPill, type TokenScene } from './token-places.ts';

/** The marks: damage and conditions at the top right, what turns a card and what is attached at the top left, the rest above the foot. */
export function TokenMarks(scene: TokenScene): ReactNode {
  const { state, fit, named } = scene;
  const { width, height, letters } = fit;
  const damage = damageOn(scene);
  const isTight = isTightToken(fit);
  const corner = named > 0 || isTight || state.attached.length > 0;
  return (
    <>
      {state.exhausted && <Exhausted fit={fit} corner={corner} />}
      {state.role !== undefined && <Role role={state.role} width={width} height={height} />}
      {state.isNew === true && !state.exhausted && <NewSign x={width - 20 - (damage > 0 ? 23 : 0)} y={3} size={16} />}
      <Conditions conditions={state.conditions} x={width - 22 - (damage > 0 ? 23 : 0)} />
      {damage > 0 && <DamageDrop damage={damage} x={width - 25} size={22} letters={letters} />}
      {pillsOf(scene).map((pill) => (
        <Pill key={String(pill.aember)} pill={pill} letters={letters} />
      ))}
      {state.attached.length > 0 &&
        (isTight && named === 0 ? (
          <AttachedBadge state={state} {...badgePlace(scene)} letters={letters} />
        ) : (
          <AttachedCount state={state} {...attachedPlace(scene)} letters={letters} />
        ))}
    </>
  );
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

/** From this width on a pill has room for the sign of Æmbar. */
const signedFrom = 26;

/** The narrower the pill, the narrower is its type. */
function stretchOf(amount: number, width: number): number {
  if (width < 18) return 66;
  return amount > 9 || width < signedFrom ? 80 : 100;
}

function Pill({ pill, letters }: { readonly pill: TokenPill; readonly letters: number }): ReactNode {
  const { x, y, width, height, amount, aember } = pill;
  const size = Math.max(13, letters);
  const isSigned = aember && width >= signedFrom;
  const ink = isSigned ? badgeInk.paper : badgeInk.aember;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={aember ? 9 : 5}
        fill={aember ? badgeInk.ink : badgeInk.paper}
        stroke={badgeInk.ink}
      />
      {isSigned && <Mark name="aember" x={x + 2.5} y={y + height / 2 - 5.5} size={11} fill={badgeInk.aember} />}
      <Lettering
        x={x + (isSigned ? 20.5 : width / 2)}
        y={y + height / 2 + 4.5}
        size={size}
        fill={aember ? ink : badgeInk.ink}
        anchor="middle"
        weight={800}
        stretch={stretchOf(amount, width)}
      >
        {aember ? amount : `+${amount}`}
      </Lettering>
    </>
  );
}
