/** What lies on a face: damage, Æmbar, counters, conditions; and what the open question makes of it. Each sign has a shape of its own. */

import type { ReactNode } from 'react';
import type { Condition, FaceMarks, FaceState, LegalTab } from './face.ts';
import { badgeInk, inksOf, oklch } from './ink.ts';
import { Emblem, Lettering, Mark, tenth } from './pieces.tsx';

/** The size of what is marked, in units of the drawing. */
interface Surface {
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
  const exhaustedDrop = named ? height * 0.36 : Number(isCounted) * 26;
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
      {isCounted && <AttachedCount state={state} x={named ? 7 : 22} y={named ? height * 0.44 : 9} letters={letters} />}
    </>
  );
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

const conditionHue: Readonly<Record<Condition, number>> = { stunned: 62, warded: 220, enraged: 28 };

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
  if (condition === 'warded') {
    return (
      <>
        <rect x={x} y={y} width={size} height={size} rx={4} fill={ink} stroke={badgeInk.ink} strokeWidth={1} />
        <Emblem name="shield-echoes" x={middle.x} y={middle.y} size={size * 0.78} fill={badgeInk.ink} />
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

interface ChoiceMarksProps extends Surface {
  readonly marks: FaceMarks;
  readonly id: string;
  /** Whether it is a token, whose signs leave more of it free. */
  readonly token?: boolean;
}

/** State colours follow the theme; the classes let forced colours replace them. */
const brass = 'var(--brass)';
const onBrass = 'var(--state-ink)';

/** Brackets, tabs, ticks and numbers of the open question. */
export function ChoiceMarks({ marks, width, height, id, token = false }: ChoiceMarksProps): ReactNode {
  return (
    <>
      {marks.refused === true && <Refused width={width} height={height} id={id} />}
      {marks.source === true && (
        <rect
          className="face-source"
          x={-3}
          y={-3}
          width={width + 6}
          height={height + 6}
          rx={12}
          fill="none"
          stroke={brass}
          strokeWidth={2.5}
          strokeDasharray="7 6"
        />
      )}
      {marks.legal !== undefined && marks.chosen === undefined && (
        <Brackets signs={[marks.legal, ...(marks.others ?? [])]} width={width} height={height} token={token} />
      )}
      {marks.chosen !== undefined && <Chosen chosen={marks.chosen} width={width} height={height} token={token} />}
    </>
  );
}

/** The most signs on a tab. */
const signsMax = 3;

interface BracketsProps extends Surface {
  readonly signs: readonly LegalTab[];
  readonly token: boolean;
}

function Brackets({ signs, width, height, token }: BracketsProps): ReactNode {
  const ink = signs.every((sign) => sign === 'sword') ? 'var(--attack)' : brass;
  const out = 5;
  const arm = Math.min(26, width * 0.22);
  const [left, top, right, bottom] = [-out, -out, width + out, height + out];
  const corners = `M${left} ${top + arm}V${top}H${left + arm}M${right - arm} ${top}H${right}V${top + arm}M${right} ${bottom - arm}V${bottom}H${right - arm}M${left + arm} ${bottom}H${left}V${bottom - arm}`;
  return (
    <>
      <g className="face-legal" fill="none" stroke={ink} strokeWidth={4} strokeLinecap="square">
        <path d={corners} />
      </g>
      <rect
        className="face-legal-line"
        x={-2}
        y={-2}
        width={width + 4}
        height={height + 4}
        rx={11}
        fill="none"
        stroke={ink}
        strokeWidth={1.5}
        opacity={0.8}
      />
      <Tab signs={signs.slice(0, signsMax)} ink={ink} width={width} height={height} token={token} out={out} />
    </>
  );
}

/** The tab at the upper edge: a sign for each act, side by side. */
function Tab({ signs, ink, width, height, token, out }: BracketsProps & { readonly ink: string; readonly out: number }): ReactNode {
  const flat = height < 60 && !token;
  const side = flat ? 24 : sideOfTab(token, height);
  const wide = side * (1 + (signs.length - 1) * 0.72);
  // On a chip it lies on the emblem: the words stay free.
  const middle = flat ? 10 + wide / 2 : width / 2;
  const drop = dropOfTab(flat, token);
  const edge = drop - out - side * 0.42;
  return (
    <>
      <path
        className="face-tab"
        d={`M${tenth(middle - wide / 2)} ${tenth(edge)}h${tenth(wide)}v${side * 0.62}l-${tenth(wide / 2)} ${side * 0.38}-${tenth(wide / 2)}-${side * 0.38}z`}
        fill={ink}
        stroke={badgeInk.ink}
        strokeWidth={1.5}
      />
      {signs.map((sign, at) => (
        <Mark
          key={sign}
          name={sign}
          x={middle + (at - (signs.length - 1) / 2) * side * 0.72 - side * 0.27}
          y={drop - out - side * 0.34}
          size={side * 0.54}
          fill={onBrass}
        />
      ))}
    </>
  );
}

/** The tab of a token leaves what lies at its top free. */
function sideOfTab(token: boolean, height: number): number {
  if (!token) return 30;
  return height < 80 ? 18 : 24;
}

function dropOfTab(flat: boolean, token: boolean): number {
  if (flat) return 10;
  return token ? -2 : 0;
}

function Chosen({ chosen, width, height, token }: Surface & { readonly chosen: true | number; readonly token: boolean }): ReactNode {
  const radius = token ? 11 : 15;
  return (
    <>
      <rect
        className="face-chosen"
        x={-3.5}
        y={-3.5}
        width={width + 7}
        height={height + 7}
        rx={12}
        fill="none"
        stroke={brass}
        strokeWidth={5}
      />
      <circle className="face-tab" cx={width - 6} cy={4} r={radius} fill={brass} stroke={badgeInk.ink} strokeWidth={1.5} />
      {chosen === true ? (
        <Mark name="check" x={width - 14} y={-4} size={16} fill={onBrass} />
      ) : (
        <Lettering x={width - 6} y={token ? 9 : 10} size={token ? 14 : 17} fill={onBrass} anchor="middle" weight={800}>
          {chosen}
        </Lettering>
      )}
    </>
  );
}

function Refused({ width, height, id }: Surface & { readonly id: string }): ReactNode {
  const ink = oklch(0.14, 0.01, 200);
  return (
    <>
      <defs>
        <pattern id={`${id}h`} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={4.5} height={9} fill={ink} />
        </pattern>
      </defs>
      <rect width={width} height={height} rx={10} fill={ink} opacity={0.34} />
      <rect width={width} height={height} rx={10} fill={`url(#${id}h)`} opacity={0.34} />
      <circle cx={width - 18} cy={18} r={13} fill={badgeInk.ink} stroke={badgeInk.paper} strokeWidth={1.5} />
      <Lettering x={width - 18} y={24} size={17} fill={badgeInk.paper} anchor="middle" weight={800}>
        ?
      </Lettering>
    </>
  );
}
