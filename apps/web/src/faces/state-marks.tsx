/** What lies on a face: damage, Æmbar, counters, conditions. Each sign has a shape of its own. */

import type { ReactNode } from 'react';
import { glyphs } from './drawings.ts';
import type { Condition, FaceState } from './face.ts';
import { badgeInk, inksOf, oklch } from './ink.ts';
import { Emblem, Lettering, Mark, tenth } from './pieces.tsx';

/** The size of what is marked, in units of the drawing. */
export interface Surface {
  readonly width: number;
  readonly height: number;
}

interface StateMarksProps extends Surface {
  readonly state: FaceState;
  readonly id: string;
  /** Whether the name stands on top, where nothing may lie on it. */
  readonly named: boolean;
  /** The smallest letters. */
  readonly letters: number;
  /** Whether what is attached is told as a count. */
  readonly counted: boolean;
}

/** What strength and toughness take at the foot of an engraved face. */
const footHeight = 33;
/** From this width on a card is shown to be read: no veil lies on it. */
const zoomWidth = 300;

function signScale(width: number): number {
  if (width > zoomWidth) return 1.6;
  if (width > 140) return 1.15;
  return width < 100 ? 0.88 : 1;
}

/** What has happened to the card. */
export function StateMarks({ state, width, height, id, named, letters, counted }: StateMarksProps): ReactNode {
  const scale = signScale(width);
  const conditionTop = 8 + (state.damage > 0 && !named ? 32 * scale : 0);
  const low = height < lowFace;
  const isCounted = counted && state.attached.length > 0;
  // Below a name, and above the values at the foot.
  const exhaustedDrop = named ? Math.min(height * 0.36, height - footHeight - 42 * scale) : Number(isCounted) * 26;
  // Inferno's damage is seen in the toughness that is left, and nothing may lie on the name.
  const damage = named && width < zoomWidth ? 0 : state.damage;
  // Below what stands at the top right, and above the values at the foot.
  const signs = (state.damage > 0 ? 40 : 16) + state.conditions.length * 29 * scale + 8;
  const pillY = low ? Math.min(Math.max(height * 0.4, signs), height - 48) : height * 0.4;
  return (
    <>
      {state.exhausted && <Exhausted width={width} height={height} scale={scale} drop={exhaustedDrop} aside={named && isCounted} />}
      {state.role !== undefined && <Role role={state.role} width={width} height={height} />}
      {state.conditions.map((condition, at) => (
        <ConditionSign
          key={condition}
          condition={condition}
          x={width - 25 * scale - 7}
          y={conditionTop + at * (25 * scale + 4)}
          size={25 * scale}
        />
      ))}
      {damage > 0 && <DamageDrop damage={damage} x={width - 30 * scale - 4} size={30 * scale} letters={letters} />}
      {state.aember > 0 && <Pill key={`${id}a`} x={width - 50 * scale} y={pillY} scale={scale} amount={state.aember} kind="aember" />}
      {state.powerCounters > 0 && (
        <Pill
          x={width - (low && state.aember > 0 ? 94 : 50) * scale}
          y={pillY + (state.aember > 0 && !low ? 30 * scale : 0)}
          scale={scale}
          amount={state.powerCounters}
          kind="power"
        />
      )}
      {state.isNew === true && <NewSign {...newSignPlace({ height, named, isCounted, size: 20 * scale })} />}
      {isCounted && <AttachedCount state={state} x={named ? 7 : 22} y={firstMarkTop(height, named)} letters={letters} />}
    </>
  );
}

/** Where the first mark at the left begins: below a name. */
function firstMarkTop(height: number, named: boolean): number {
  return named ? height * 0.44 : 9;
}

/** The sign of a new card lies under the count of what is attached; where the values at the foot leave no room there, beside it. */
function newSignPlace({
  height,
  named,
  isCounted,
  size,
}: Pick<Surface, 'height'> & { readonly named: boolean; readonly isCounted: boolean; readonly size: number }): {
  readonly x: number;
  readonly y: number;
  readonly size: number;
} {
  const top = firstMarkTop(height, named);
  if (!isCounted) return { x: 7, y: top, size };
  return top + 22 + size > height - footHeight ? { x: 40, y: top, size } : { x: 7, y: top + 22, size };
}

function Exhausted({
  width,
  height,
  scale,
  drop,
  aside,
}: Surface & { readonly scale: number; readonly drop: number; readonly aside: boolean }): ReactNode {
  const middle = aside ? width - 24 * scale : width / 2;
  return (
    <>
      {width < zoomWidth && <rect width={width} height={height} rx={10} fill={badgeInk.veil} opacity={0.36} />}
      <circle cx={middle} cy={26 * scale + drop} r={16 * scale} fill={badgeInk.ink} stroke={badgeInk.paper} strokeWidth={1.5} />
      <Mark name="turned" x={middle - 9 * scale} y={17 * scale + drop} size={18 * scale} fill={badgeInk.paper} />
    </>
  );
}

const conditionHue: Readonly<Record<Condition, number>> = { stunned: 62, confused: 300, tough: 150, warded: 220, enraged: 28 };

/** A sign of its own shape for each condition. */
export function ConditionSign({
  condition,
  x,
  y,
  size,
}: {
  readonly condition: Condition;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  const ink = oklch(0.86, 0.13, conditionHue[condition]);
  const middle = { x: x + size / 2, y: y + size / 2 };
  if (condition === 'warded' || condition === 'tough') {
    const emblem = condition === 'tough' ? 'checked-shield' : 'shield-echoes';
    return (
      <>
        <rect x={x} y={y} width={size} height={size} rx={4} fill={ink} stroke={badgeInk.ink} strokeWidth={1} />
        <Emblem name={emblem} x={middle.x} y={middle.y} size={size * 0.78} fill={badgeInk.ink} />
      </>
    );
  }
  if (condition === 'confused') {
    return (
      <>
        <circle cx={middle.x} cy={middle.y} r={size / 2} fill={ink} stroke={badgeInk.ink} strokeWidth={1} />
        <Emblem name="misdirection" x={middle.x} y={middle.y} size={size * 0.74} fill={badgeInk.ink} />
      </>
    );
  }
  return (
    <>
      <path
        d={`M${tenth(middle.x)} ${tenth(y - 1)}l${tenth(size * 0.58)} ${tenth(size * 1.02)}h-${tenth(size * 1.16)}z`}
        fill={ink}
        stroke={ink}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {condition === 'stunned' ? (
        <Emblem name="star-struck" x={middle.x} y={y + size * 0.66} size={size * 0.58} fill={badgeInk.ink} />
      ) : (
        <Lettering x={middle.x} y={y + size * 0.92} size={size * 0.78} fill={badgeInk.ink} anchor="middle" weight={900}>
          !
        </Lettering>
      )}
    </>
  );
}

/** That a card came this turn: an hourglass on a slip of paper. */
export function NewSign({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  return (
    <g className="face-new">
      <rect x={x} y={tenth(y)} width={tenth(size)} height={tenth(size)} rx={3} fill={badgeInk.paper} stroke={badgeInk.ink} />
      <path
        d={glyphs.hourglass}
        transform={`translate(${tenth(x + size * 0.14)} ${tenth(y + size * 0.14)}) scale(${tenth((size * 0.72) / 2.4) / 10})`}
        fill={badgeInk.ink}
      />
    </g>
  );
}

/** Under this height a face has no room for two pills below each other. */
const lowFace = 132;

/** What is attached, as a count beside the sign of two cards. */
export function AttachedCount({
  state: { attached },
  x,
  y,
  letters,
}: {
  readonly state: FaceState;
  readonly x: number;
  readonly y: number;
  readonly letters: number;
}): ReactNode {
  const [first] = attached;
  const inks = inksOf(first?.key ?? '', first?.faction ?? '');
  return (
    <>
      <rect x={x} y={tenth(y)} width={29} height={18} rx={5} fill={badgeInk.ink} stroke={inks.line} strokeWidth={1.5} />
      <path d={`M${x + 3.5} ${tenth(y + 6)}h6v8h-6zM${x + 6.5} ${tenth(y + 4)}h6v8`} fill="none" stroke={inks.tone6} strokeWidth={1.5} />
      <Lettering x={x + 21} y={y + 14} size={Math.max(letters, 13)} fill={badgeInk.paper} anchor="middle" weight={800}>
        {attached.length}
      </Lettering>
    </>
  );
}

/** Damage, in a drop. */
export function DamageDrop({
  damage,
  x,
  size,
  letters,
}: {
  readonly damage: number;
  readonly x: number;
  readonly size: number;
  readonly letters: number;
}): ReactNode {
  return (
    <>
      <path
        d="M8 0c2.500 4 6 6.500 6 10a6 6 0 0 1-12 0C2 6.500 5.500 4 8 0z"
        transform={`translate(${tenth(x)} 5) scale(${size / 16})`}
        fill={badgeInk.red}
        stroke={badgeInk.paper}
        strokeWidth={1}
      />
      <Lettering
        x={x + size / 2}
        y={5 + size * 0.78}
        size={Math.max(letters, size * 0.5)}
        fill={badgeInk.paper}
        anchor="middle"
        weight={800}
      >
        {damage}
      </Lettering>
    </>
  );
}

interface PillProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly amount: number;
  readonly kind: 'aember' | 'power';
}

function Pill({ x, y, scale, amount, kind }: PillProps): ReactNode {
  const height = 26 * scale;
  const paper = kind === 'power';
  return (
    <>
      <rect
        x={tenth(x)}
        y={tenth(y - height / 2)}
        width={tenth(46 * scale)}
        height={tenth(height)}
        rx={paper ? 5 : height / 2}
        fill={paper ? badgeInk.paper : badgeInk.ink}
        stroke={paper ? badgeInk.ink : 'none'}
        strokeWidth={1.5}
        opacity={paper ? 1 : 0.92}
      />
      {paper ? undefined : <Mark name="aember" x={x + 4 * scale} y={y - 9 * scale} size={18 * scale} fill={badgeInk.aember} />}
      <Lettering
        x={x + (paper ? 23 : 33) * scale}
        y={y + 6 * scale}
        size={17 * scale}
        fill={paper ? badgeInk.ink : badgeInk.paper}
        anchor="middle"
        weight={800}
      >
        {paper ? `+${amount}` : amount}
      </Lettering>
    </>
  );
}

/** Attacker and defender: double bars and a tab, each with its own sign. */
export function Role({ role, width, height }: Surface & { readonly role: NonNullable<FaceState['role']> }): ReactNode {
  const ink = role === 'attacker' ? 'var(--attack)' : 'var(--defend)';
  const [right, low] = [width + 3, height + 3];
  return (
    <>
      <path
        className="face-role"
        d={`M-3 16V-3H${right}V16M-3 ${height - 16}V${low}H${right}V${height - 16}`}
        fill="none"
        stroke={ink}
        strokeWidth={5}
      />
      <path className="face-tab" d={`M${width / 2 - 15} -18h30v19l-15 11-15-11z`} fill={ink} stroke={badgeInk.ink} strokeWidth={1.5} />
      <Mark name={role === 'attacker' ? 'sword' : 'armor'} x={width / 2 - 8} y={-15} size={16} fill={onBrass} />
    </>
  );
}

/** What is written on brass: it follows the theme. */
export const onBrass = 'var(--state-ink)';
