/** A card in play that carries its words: its face, and below it a plaque with its text, and the cards that are attached to it as strips. */

import { memo, useId, type ReactNode } from 'react';
import { ChoiceMarks } from './choice-marks.tsx';
import { emblemsOf } from './emblems.ts';
import type { Face, FaceMarks, FaceState } from './face.ts';
import { badgeInk, inksOf } from './ink.ts';
import { Emblem, Fitted, Lettering, Mark } from './pieces.tsx';
import { RulesLines } from './rules-lines.tsx';
import { ConditionSign, Role } from './state-marks.tsx';
import {
  footHeight,
  gistHeight,
  hasFoot,
  plaqueHeight,
  plaqueInset,
  setPlaque,
  setStrip,
  tokenBelow,
  toldSize,
  type ToldStrip,
} from './told-measure.ts';

/** The box of a told card in units of the drawing, and how it is said. */
export interface ToldBox {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The smallest letters. */
  readonly letters: number;
  /** The whole text, or a line instead. */
  readonly words: 'whole' | 'line';
  /** The line. */
  readonly gist: string;
}

interface ToldFaceProps {
  readonly face: Face;
  readonly state: FaceState;
  readonly marks: FaceMarks;
  readonly box: ToldBox;
  /** Whether what it costs to play is shown. */
  readonly priced?: boolean;
}

/** A card with its words. */
export const ToldFace = memo(function ToldFace({ face, state, marks, box, priced = false }: ToldFaceProps): ReactNode {
  const id = useId();
  const { width, height, scale, letters } = box;
  const { Whole, Small } = face.design;
  const inks = inksOf(face.key, face.faction);
  const plaque = box.words === 'whole' ? plaqueHeight(face.text, width) : Number(box.gist !== '') * gistHeight;
  const foot = hasFoot(state) ? footHeight : 0;
  const strips = placeStrips(state.attached, width);
  const top = height - strips.reduce((sum, { set }) => sum + set.height, 0) - plaque - foot;
  // What lies on the card has a line of its own.
  const bare = { ...state, attached: [], role: undefined, conditions: [], aember: 0, powerCounters: 0 };
  return (
    <svg
      className="face"
      data-size="told"
      data-exhausted={state.exhausted || undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      overflow="visible"
    >
      <rect width={width} height={height} rx={10} fill={inks.tone0} />
      {top < tokenBelow ? (
        <Small
          face={face}
          state={bare}
          fit={{ size: 'token', width, height: top, scale, letters, strips: false }}
          id={id}
          priced={priced}
        />
      ) : (
        <Whole
          face={face}
          state={bare}
          box={{ size: toldSize(width, top), width, height: top, scale, letters }}
          strips={false}
          id={id}
          priced={priced}
        />
      )}
      {plaque > 0 && (
        <RulesLines
          set={setPlaque(box.words === 'whole' ? face.text : [box.gist], width)}
          x={plaqueInset.x}
          y={top + plaqueInset.top}
          inks={inks}
        />
      )}
      {strips.map((strip) => (
        <Strip key={strip.y} {...strip} width={width} y={top + plaque + strip.y} />
      ))}
      {foot > 0 && <Foot state={state} y={height - footHeight} />}
      <rect x={0.75} y={0.75} width={width - 1.5} height={height - 1.5} rx={9.5} fill="none" stroke={inks.line} strokeWidth={1.5} />
      {state.role !== undefined && <Role role={state.role} width={width} height={height} />}
      <ChoiceMarks marks={marks} width={width} height={height} id={id} token={top < tokenBelow} />
    </svg>
  );
});

interface PlacedStrip {
  readonly face: Face;
  readonly set: ToldStrip;
  /** Below the first one's top. */
  readonly y: number;
}

/** The strips of what is attached, one below the other. */
function placeStrips(attached: readonly Face[], width: number): readonly PlacedStrip[] {
  let y = 0;
  return attached.map((face) => {
    const set = setStrip(face.name, width);
    y += set.height;
    return { face, set, y: y - set.height };
  });
}

/** An attached card: its emblem and its whole name on its own ink. */
function Strip({ face, set, width, y }: PlacedStrip & { readonly width: number }): ReactNode {
  const inks = inksOf(face.key, face.faction);
  const [emblem] = emblemsOf(face);
  return (
    <g data-strip="">
      <rect x={3} y={y} width={width - 6} height={set.height - 2} rx={5} fill={inks.tone2} stroke={inks.line} strokeWidth={1} />
      {set.hasEmblem && <Emblem name={emblem} x={14} y={y + set.height / 2 - 1} size={15} fill={inks.tone6} />}
      <Fitted x={set.x} y={y + 15} text={set.name} leading={set.leading} fill={badgeInk.paper} />
    </g>
  );
}

/** The side of a condition's sign in the foot, and from one sign to the next. */
const footSign = { side: 17, step: 20 } as const;

/** What lies on a card, sign by sign: conditions, the Æmber on it, and counters of power. */
function Foot({ state: { conditions, aember, powerCounters }, y }: { readonly state: FaceState; readonly y: number }): ReactNode {
  const afterSigns = plaqueInset.x + conditions.length * footSign.step;
  return (
    <>
      {conditions.map((condition, at) => (
        <ConditionSign key={condition} condition={condition} x={plaqueInset.x + at * footSign.step} y={y + 2} size={footSign.side} />
      ))}
      {aember > 0 && (
        <>
          <Mark name="aember" x={afterSigns} y={y + 3} size={16} fill={badgeInk.aember} />
          <Lettering x={afterSigns + 18} y={y + 16} size={15} fill={badgeInk.paper} weight={800}>
            {aember}
          </Lettering>
        </>
      )}
      {powerCounters > 0 && (
        <Lettering x={afterSigns + (aember > 0 ? 40 : 0)} y={y + 16} size={15} fill={badgeInk.paper} weight={800}>
          {`+${powerCounters}`}
        </Lettering>
      )}
    </>
  );
}
