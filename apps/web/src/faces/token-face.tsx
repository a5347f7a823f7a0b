/** The token: the least drawing of a card, which still shows every value and every state; its name while that fits whole. */

import type { ReactNode } from 'react';
import { emblemsOf } from './emblems.ts';
import type { EngravedFacts, Face, FaceFit, FaceState } from './face.ts';
import { leastOfName } from './fit-name.ts';
import { fitText, type FittedText } from './fit-text.ts';
import { badgeInk, inksOf } from './ink.ts';
import { Fitted } from './pieces.tsx';
import { TokenGround } from './token-ground.tsx';
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
/** A token. */
export function TokenFace({ face, state, fit, id, priced }: TokenFaceProps): ReactNode {
  const { width, letters } = fit;
  const inks = inksOf(face.key, face.faction);
  const spine = width < 60 ? 7 : 11;
  const name = nameOn({ face, state, fit, spine, priced });
  const values = valuesOf(face);
  const [emblem] = emblemsOf(face);
  return (
    <>
      <TokenGround
        emblem={emblem}
        inks={inks}
        fit={fit}
        spine={spine}
        id={id}
        top={name === undefined ? 3 : name.lines.length * (letters + 1.5) + 4}
        foot={values === undefined ? 3 : footHeight}
        faint={name !== undefined}
      />
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
function nameOn({ face, state, fit, spine, priced }: NameSpace): FittedText | undefined {
  const { width, height, letters } = fit;
  if (width < named.width || height < named.height) return undefined;
  const lies = state.attached.length > 0 || state.exhausted || state.aember > 0 || state.powerCounters > 0;
  if (lies && height < 74) return undefined;
  const aside = Math.max(state.damage > 0 ? 24 : 0, state.conditions.length > 0 ? 24 : 0) + (priced ? 22 : 0);
  const name = fitText(face.name, {
    size: letters + 0.5,
    sizeMin: leastOfName(fit),
    width: width - spine - 7 - aside,
    lines: height >= 78 ? 2 : 1,
  });
  return name.cut ? undefined : name;
}
