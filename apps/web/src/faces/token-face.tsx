/** The token: the least drawing of a card, which still shows every value and every state; its name while that fits whole. */

import type { ReactNode } from 'react';
import { emblemsOf } from './emblems.ts';
import type { EngravedFacts, Face, FaceFit, FaceState } from './face.ts';
import { fitText, type FittedText } from './fit-text.ts';
import { badgeInk, inksOf, type Inks } from './ink.ts';
import { Emblem, Fitted, PatternFill } from './pieces.tsx';
import { TokenMarks } from './token-marks.tsx';
import { Toughness, TokenCost, TokenPower } from './token-values.tsx';

interface TokenFaceProps {
  readonly face: Face;
  readonly state: FaceState;
  readonly fit: FaceFit;
  readonly id: string;
  readonly priced: boolean;
}

/** From this width and this height on a token has room for its name. */
const named = { width: 58, height: 50 } as const;
/** What the values at the foot take. */
const footHeight = 23;
const radius = 7;

/** A token. */
export function TokenFace({ face, state, fit, id, priced }: TokenFaceProps): ReactNode {
  const { width, letters } = fit;
  const inks = inksOf(face.key, face.faction);
  const spine = width < 60 ? 7 : 11;
  const name = nameOn({ face, state, fit, spine, priced });
  const values = valuesOf(face);
  return (
    <>
      <Ground face={face} inks={inks} fit={fit} spine={spine} id={id} name={name} foot={values === undefined ? 3 : footHeight} />
      {name !== undefined && (
        <Fitted x={spine + 4} y={letters + 3} text={name} leading={letters + 1.5} fill={badgeInk.paper} weight={750} />
      )}
      {face.power !== undefined && <TokenPower face={face} fit={fit} spine={spine} inks={inks} />}
      {values !== undefined && face.power === undefined && <Toughness values={values} fit={fit} spine={spine} damaged={state.damage > 0} />}
      {priced && <TokenCost face={face} fit={fit} />}
      <TokenMarks face={face} state={state} fit={fit} spine={spine} named={name?.lines.length ?? 0} />
    </>
  );
}

/** What stands in the lozenge of an engraved card, or that a glass one has a power. */
function valuesOf({ power, engraved }: Face): EngravedFacts | undefined {
  if (engraved !== undefined) return engraved.toughness !== undefined || engraved.modifiers !== undefined ? engraved : undefined;
  return power === undefined ? undefined : { cost: '', strength: power, toughness: power, modifiers: undefined, demon: undefined };
}

interface NameSpace extends Pick<TokenFaceProps, 'face' | 'state' | 'fit' | 'priced'> {
  readonly spine: number;
}

/** The name where it has room beside what lies at the top: never cut to a few letters. */
function nameOn({ face, state, fit: { width, height, letters }, spine, priced }: NameSpace): FittedText | undefined {
  if (width < named.width || height < named.height) return undefined;
  const lies = state.attached.length > 0 || state.exhausted || state.aember > 0 || state.powerCounters > 0;
  if (lies && height < 74) return undefined;
  const aside = Math.max(state.damage > 0 ? 24 : 0, state.conditions.length > 0 ? 24 : 0) + (priced ? 22 : 0);
  const name = fitText(face.name, {
    size: letters + 0.5,
    sizeMin: letters,
    width: width - spine - 7 - aside,
    lines: height >= 78 ? 2 : 1,
  });
  return name.cut ? undefined : name;
}

interface GroundProps {
  readonly face: Face;
  readonly inks: Inks;
  readonly fit: FaceFit;
  readonly spine: number;
  readonly id: string;
  readonly name: FittedText | undefined;
  readonly foot: number;
}

/** The spine with its pattern, and the emblem: in the middle, or behind the name. */
function Ground({ face, inks, fit: { width, height, letters }, spine, id, name, foot }: GroundProps): ReactNode {
  const [emblem] = emblemsOf({ key: face.key, name: face.pictureName, type: face.type, faction: face.faction, traits: face.traits });
  const top = name === undefined ? 3 : name.lines.length * (letters + 1.5) + 4;
  const room = height - top - foot + (name === undefined ? 0 : 6);
  const size = Math.max(16, Math.min(width - spine - 6, room, 64));
  const x = name === undefined ? spine + (width - spine) / 2 : width - size / 2 - 3;
  const y = name === undefined ? top + size / 2 : Math.max(top - 4, height - size - (foot > 5 ? 12 : 3)) + size / 2;
  return (
    <>
      <defs>
        <PatternFill id={`${id}p`} name={inks.signs.pattern} ink={inks.tone5} opacity={0.8} />
        <clipPath id={`${id}c`}>
          <rect width={width} height={height} rx={radius} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={width} height={height} fill={inks.tone1} />
        <rect width={spine} height={height} fill={inks.tone2} />
        <rect className="face-pattern" width={spine} height={height} fill={`url(#${id}p)`} />
        <Emblem name={emblem} x={x} y={y} size={size} fill={inks.tone5} opacity={name === undefined ? 0.9 : 0.5} />
      </g>
      <rect
        x={0.75}
        y={0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx={radius - 0.5}
        fill="none"
        stroke={inks.line}
        strokeWidth={1.5}
        opacity={0.8}
      />
    </>
  );
}
