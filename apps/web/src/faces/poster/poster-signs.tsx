/** What lies on a poster: states, counters and attached cards, beside each other at its top, on nothing else. */

import type { ReactNode } from 'react';
import type { Condition, FaceState } from '../face.ts';
import { badgeInk } from '../ink.ts';
import { Lettering, Mark } from '../pieces.tsx';
import { AttachedCount, ConditionSign } from '../state-marks.tsx';

/** A part of the drawing. */
export interface SignBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Places for signs of some widths in rows from a corner, each of them free of what is taken; the last ones may find none. */
export function placeSigns(
  widths: readonly number[],
  room: { readonly from: readonly [x: number, y: number]; readonly width: number; readonly height: number; readonly row: number },
  taken: readonly SignBox[],
): readonly (SignBox | undefined)[] {
  const [left, top] = room.from;
  let [x, y] = [left, top];
  return widths.map((width) => {
    while (y + room.row <= room.height) {
      const box: SignBox = { x, y, width, height: room.row };
      const over = taken.find((each) => touch(box, each));
      if (over === undefined && x + width <= room.width) {
        x += width + signGap;
        return box;
      }
      if (over !== undefined && over.x + over.width + width <= room.width) {
        x = over.x + over.width + 1;
      } else {
        x = left;
        y += room.row + signGap;
      }
    }
    return undefined;
  });
}

const signGap = 3;

function touch(one: SignBox, other: SignBox): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

type Sign =
  | { readonly kind: 'counters'; readonly amount: number }
  | { readonly kind: 'attached' }
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'exhausted' };

interface PosterSignsProps {
  readonly state: FaceState;
  readonly counters: number;
  /** Whether what is attached is told as a count. */
  readonly counted: boolean;
  readonly room: Omit<Parameters<typeof placeSigns>[1], 'row'>;
  /** How high the signs may be, the best first: the first at which all of them find a place. */
  readonly rows: readonly number[];
  readonly taken: readonly SignBox[];
  readonly letters: number;
}

/** The signs: figures first, so that they find a place. */
export function PosterSigns({ state, counters, counted, room, rows, taken, letters }: PosterSignsProps): ReactNode {
  const signs: readonly Sign[] = [
    ...(counters > 0 ? [{ kind: 'counters', amount: counters } as const] : []),
    ...(counted && state.attached.length > 0 ? [{ kind: 'attached' } as const] : []),
    ...state.conditions.map((condition) => ({ kind: 'condition', condition }) as const),
    ...(state.exhausted ? [{ kind: 'exhausted' } as const] : []),
  ];
  if (signs.length === 0) return undefined;
  const settings = rows.map((row) =>
    placeSigns(
      signs.map((sign) => widthOf(sign, row)),
      { ...room, row },
      taken,
    ),
  );
  const places = settings.find((each) => each.every((box) => box !== undefined)) ?? settings.at(-1) ?? [];
  return signs.map((sign, at) => {
    const box = places[at];
    if (box === undefined) return undefined;
    const key = sign.kind === 'condition' ? sign.condition : sign.kind;
    return <DrawnSign key={key} sign={sign} box={box} state={state} letters={letters} />;
  });
}

const figureWidth = 29;

function widthOf(sign: Sign, row: number): number {
  return sign.kind === 'counters' || sign.kind === 'attached' ? figureWidth : row;
}

interface DrawnSignProps {
  readonly sign: Sign;
  readonly box: SignBox;
  readonly state: FaceState;
  readonly letters: number;
}

function DrawnSign({ sign, box, state, letters }: DrawnSignProps): ReactNode {
  const { x, y, width, height } = box;
  switch (sign.kind) {
    case 'attached':
      return <AttachedCount state={state} x={x} y={y + (height - 18) / 2} letters={letters} />;
    case 'condition':
      return <ConditionSign condition={sign.condition} x={x} y={y} size={height} />;
    case 'exhausted':
      return (
        <>
          <circle cx={x + width / 2} cy={y + height / 2} r={height / 2} fill={badgeInk.ink} stroke={badgeInk.paper} strokeWidth={1.5} />
          <Mark name="turned" x={x + height * 0.2} y={y + height * 0.2} size={height * 0.6} fill={badgeInk.paper} />
        </>
      );
    case 'counters':
      return (
        <>
          <rect
            x={x}
            y={y + (height - 18) / 2}
            width={width}
            height={18}
            rx={5}
            fill={badgeInk.paper}
            stroke={badgeInk.ink}
            strokeWidth={1.5}
          />
          <circle cx={x + 8} cy={y + height / 2} r={4} fill={badgeInk.ink} />
          <Lettering x={x + 20} y={y + height / 2 + 5} size={Math.max(letters, 13)} fill={badgeInk.ink} anchor="middle" weight={800}>
            {sign.amount}
          </Lettering>
        </>
      );
  }
}
