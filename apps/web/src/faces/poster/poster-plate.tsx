/** A poster as a plate: emblem, whole name, what it is for and its figure; and as an open card, with its whole text beside the face. */

import { memo, useId, type ReactNode } from 'react';
import { ChoiceMarks } from '../choice-marks.tsx';
import type { MarkName } from '../drawings.ts';
import { emblemsOf } from '../emblems.ts';
import { lettersOfLarge, type Face, type FaceMarks, type FaceState, type PowerOnPoster } from '../face.ts';
import { fitText, type FittedText } from '../fit-text.ts';
import { badgeInk, inksOf, type Inks } from '../ink.ts';
import { textWidth } from '../measure.ts';
import { Emblem, Fitted, Lettering, Mark } from '../pieces.tsx';
import { RulesLines } from '../rules-lines.tsx';
import { setRules } from '../rules-text.ts';
import { ConditionSign } from '../state-marks.tsx';
import { Heart, PowerRow, ThreatDial } from './poster-values.tsx';

/** The box of a plate in units of the drawing, and the scale of those. */
export interface PlateBox {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The smallest letters. */
  readonly letters: number;
}

interface PlateProps {
  readonly face: Face;
  readonly state: FaceState;
  readonly marks: FaceMarks;
  readonly box: PlateBox;
  /** What stands under the name: words, after a mark. Not shown where the name or the height leaves it no room. */
  readonly note?: string | undefined;
  readonly noteMark?: MarkName | undefined;
}

/** Under this height a plate is a chip: one or two lines of name, and no note. */
const highFrom = 50;
/** The emblem's band. */
const bands = { high: 43, low: 31 } as const;
const bandOf = ({ height }: PlateBox): number => (height < 46 ? bands.low : bands.high);

/** A poster as a plate. */
export const PosterPlate = memo(function PosterPlate({ face, state, marks, box, note = '', noteMark }: PlateProps): ReactNode {
  const id = useId();
  const { width, height, scale } = box;
  const inks = inksOf(face.key, face.faction);
  return (
    <svg
      className="face"
      data-size="plate"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      overflow="visible"
    >
      <PlateGround face={face} state={state} box={box} inks={inks} id={id} />
      <PlateWords face={face} box={box} inks={inks} note={note} noteMark={noteMark} />
      <PlateStates state={state} box={box} />
      <PlateFigure face={face} state={state} box={box} inks={inks} />
      {state.role !== undefined && (
        <rect
          x={-2}
          y={-2}
          width={width + 4}
          height={height + 4}
          rx={9}
          fill="none"
          stroke={state.role === 'attacker' ? 'var(--attack)' : 'var(--defend)'}
          strokeWidth={3}
        />
      )}
      <ChoiceMarks marks={marks} width={width} height={height} id={id} />
    </svg>
  );
});

interface PartProps extends Pick<PlateProps, 'face' | 'state' | 'box'> {
  readonly inks: Inks;
}

function PlateGround({ face, state, box, inks, id }: PartProps & { readonly id: string }): ReactNode {
  const { width, height, letters } = box;
  const band = bandOf(box);
  const [emblem] = emblemsOf(face);
  const counters = face.poster?.counters ?? 0;
  const middle = height / 2;
  return (
    <>
      <defs>
        <clipPath id={`${id}c`}>
          <rect width={width} height={height} rx={8} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={width} height={height} fill={inks.tone1} />
        <rect width={band} height={height} fill={state.exhausted ? badgeInk.ink : inks.tone3} />
        {!state.exhausted && <path d={`M0 ${height}L${band} 0V${height}z`} fill={inks.tone2} />}
        {state.exhausted && <rect width={width} height={height} fill={badgeInk.veil} opacity={0.3} />}
      </g>
      {state.exhausted ? (
        <Mark name="turned" x={band / 2 - 9} y={middle - 9} size={18} fill={badgeInk.paper} />
      ) : (
        <Emblem name={emblem} x={band / 2} y={middle} size={band === bands.low ? 24 : 32} fill={inks.tone6} />
      )}
      {counters > 0 && (
        <>
          <rect x={band - 20} y={height - 20} width={20} height={19} rx={5} fill={badgeInk.paper} stroke={inks.tone0} strokeWidth={1.5} />
          <Lettering x={band - 10} y={height - 5.5} size={Math.max(letters, 14)} fill={badgeInk.ink} anchor="middle" weight={800}>
            {counters}
          </Lettering>
        </>
      )}
      <rect x={0.75} y={0.75} width={width - 1.5} height={height - 1.5} rx={7.5} fill="none" stroke={inks.line} strokeWidth={1.5} />
    </>
  );
}

/** What a figure at the right takes. */
const figureWidth = 38;

/** The figure of a plate: hit points that are left, or threat. */
function hasFigure({ poster }: Face): boolean {
  return poster?.hitPoints !== undefined || poster?.threat !== undefined;
}

function PlateFigure({ face, box: { width, height, letters }, inks }: PartProps): ReactNode {
  const { poster } = face;
  if (poster?.hitPoints !== undefined)
    return <Heart hitPoints={poster.hitPoints} x={width - 32} y={height / 2 - 14} size={28} letters={letters} />;
  if (poster?.threat === undefined) return undefined;
  return (
    <ThreatDial
      threat={{ ...poster.threat, target: undefined }}
      x={width - 20}
      y={height / 2}
      size={Math.min(36, height - 6)}
      letters={letters}
      inks={inks}
    />
  );
}

/** The powers of a plate's character. */
const plateLine = { size: 15, mark: 12, gap: 9 } as const;

/** The name, and under it the powers or what the card is for. */
function PlateWords({ face, box, inks, note, noteMark }: Omit<PartProps, 'state'> & Pick<PlateProps, 'note' | 'noteMark'>): ReactNode {
  const { width, height, letters } = box;
  const x = bandOf(box) + 9;
  const room = width - x - 8 - (hasFigure(face) ? figureWidth : 0);
  const powers = shownPowers(face);
  const isValued = powers.length > 0;
  const said = isValued || height < highFrom ? '' : fittingNote(note ?? '', room, { letters, isMarked: noteMark !== undefined });
  const name = nameOn(face.name, { room, letters, lines: isValued || said !== '' ? 1 : 2 });
  const noted = name.lines.length > 1 && height < 70 ? '' : said;
  const below = isValued || noted !== '' ? 1 : 0;
  const top = height / 2 - (name.lines.length - 1 + below) * 8 + 5;
  const y = top + name.lines.length * 16;
  return (
    <>
      <Fitted x={x} y={top} text={name} leading={16} fill={badgeInk.paper} />
      {isValued && (
        <PowerRow
          powers={powers}
          {...{ x, y, letters, inks }}
          width={room}
          at={{ ...plateLine, size: Math.max(plateLine.size, letters) }}
        />
      )}
      {noted !== '' && noteMark !== undefined && <Mark name={noteMark} x={x} y={y - 11.5} size={12} fill={inks.tone6} />}
      {noted !== '' && (
        <Lettering x={x + (noteMark === undefined ? 0 : 16)} y={y} size={letters} stretch={84} fill={inks.tone5} weight={500}>
          {noted}
        </Lettering>
      )}
    </>
  );
}

/** The name in one line where a line stands below it, otherwise in two; in two as well where it would be cut in one. */
function nameOn(
  name: string,
  { room, letters, lines }: { readonly room: number; readonly letters: number; readonly lines: 1 | 2 },
): FittedText {
  const space = { size: Math.max(15, letters), sizeMin: letters, width: room };
  const fitted = fitText(name, { ...space, lines });
  return fitted.cut && lines === 1 ? fitText(name, { ...space, lines: 2 }) : fitted;
}

/** A note that has room; empty where it has none. */
function fittingNote(note: string, room: number, { letters, isMarked }: { readonly letters: number; readonly isMarked: boolean }): string {
  return textWidth(note, 'ui', letters, 84) + (isMarked ? 16 : 0) <= room ? note : '';
}

/** The powers with a value; of three and more a hero does not show recovery. */
function shownPowers({ poster }: Face): readonly PowerOnPoster[] {
  return (poster?.powers ?? []).filter(({ power }, _, all) => power !== 'recover' || all.length < 3);
}

/** States at the foot of the emblem's band: nothing else lies there on a character. */
function PlateStates({ state, box }: Pick<PlateProps, 'state' | 'box'>): ReactNode {
  const size = Math.min(16, (bandOf(box) - 2) / Math.max(1, state.conditions.length));
  return state.conditions.map((condition, at) => (
    <ConditionSign key={condition} condition={condition} x={1 + at * size} y={box.height - size - 1} size={size - 1} />
  ));
}

interface OpenProps extends Pick<PlateProps, 'face' | 'state' | 'marks'> {
  /** Of the whole open card, in units of the drawing, and the scale. */
  readonly box: PlateBox;
}

/** What the text of an open card leaves free at its sides and above. */
const textInset = { x: 10, y: 10 } as const;
/** The letters of the text of an open card. */
const textSizes = [15.5, lettersOfLarge] as const;

/** The height of a text in the column beside an open card's face. */
export function openTextHeight(text: readonly string[]): number {
  return text.length === 0
    ? 0
    : setRules(text, { width: openColumn - 2 * textInset.x, height: 0, sizes: [lettersOfLarge, lettersOfLarge] }).height;
}

/** The width of the column of text. */
export const openColumn = 176;

/** A poster as an open card: its face, and at its right the whole text. */
export const OpenPoster = memo(function OpenPoster({ face, state, marks, box }: OpenProps): ReactNode {
  const id = useId();
  const { width, height, scale, letters } = box;
  const { Whole } = face.design;
  const inks = inksOf(face.key, face.faction);
  const faceWidth = width - openColumn;
  const rules = setRules(face.text, {
    width: openColumn - 2 * textInset.x,
    height: height - 2 * textInset.y,
    sizes: textSizes,
  });
  return (
    <svg
      className="face"
      data-size="open"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
      overflow="visible"
    >
      <rect width={width} height={height} rx={10} fill={inks.tone0} />
      <rect x={0.75} y={0.75} width={width - 1.5} height={height - 1.5} rx={9.5} fill="none" stroke={inks.line} strokeWidth={1.5} />
      <Whole
        face={face}
        state={state}
        box={{ size: 'board', width: faceWidth, height, scale, letters }}
        strips={false}
        id={id}
        priced={false}
      />
      <RulesLines set={rules} x={faceWidth + textInset.x} y={textInset.y} inks={inks} />
      <ChoiceMarks marks={marks} width={width} height={height} id={id} />
    </svg>
  );
});
