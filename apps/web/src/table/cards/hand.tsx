import { saySeat, type Handle, type Seat, type View } from '@crupier/protocol';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import type { FaceMarks } from '../../faces/face.ts';
import { useTexts } from '../../language/use-texts.ts';
import { fitLine, lineGapOf, tokenFit, tokenLeast, tokenWorth, type RowFit } from '../room/fit-rows.ts';
import type { Frame } from '../room/frame.ts';
import { handHeight, handRows } from '../room/steady-room.ts';
import { useFrame } from '../room/use-frame.ts';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { CardRow } from './card-row.tsx';

/** What legal marks take above a card and below it. */
const marksHeight = 30;
/** What the hand leaves free at its sides, in pixels at the least unit. */
const sidesWidth = 40;

const sidesWidthSmall = 26;

/** The viewer's own hand, below the viewer's own row. On a phone it folds to one row (`isHandOpen`). */
export function Hand({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { view, speech, near } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const { hand, width } = useWidth();
  const { cards } = zoneOf(view, 'hand', near);
  const height = handHeight(frame, cards.length, isOpen);
  const style: CSSProperties = { height: `${height}px` };
  return (
    <div className="hand" ref={hand} style={style} data-folded={!isOpen || undefined}>
      <CardRow
        label={view.viewer === near ? texts.yourHand : texts.hand(saySeat(near, speech))}
        handles={cards}
        fit={handFit(cards, frame, { width, height, isOpen })}
        className="hand-cards"
        priced
      />
    </div>
  );
}

interface HandRoom {
  readonly width: number;
  readonly height: number;
  readonly isOpen: boolean;
}

function handFit(cards: readonly Handle[], frame: Frame, { width, height, isOpen }: HandRoom): RowFit {
  const { unit, small, text } = frame;
  const count = cards.length;
  if (!small) return fitLine({ count, beside: sidesWidth * unit }, { width, height: height - marksHeight, unit, small, text });
  const lines = handRows(frame, count, isOpen);
  const gap = 4;
  const each = (width - sidesWidthSmall - gap * (Math.ceil(count / lines) - 1)) / Math.max(1, Math.ceil(count / lines));
  const lineGap = lineGapOf({ small });
  const tall = (height - 18 - (lines - 1) * lineGap) / lines;
  return { fit: tokenFit(each, isOpen ? tall : tokenLeast, { unit, small, text }), lines, gap, lineGap, height, worth: tokenWorth };
}

/** Whether a hand lies open: folded only where the question points at other cards, so that the board needs the room. */
export function isHandOpen(view: View, near: Seat, marks: ReadonlyMap<Handle, FaceMarks>): boolean {
  const inHand = new Set(zoneOf(view, 'hand', near).cards);
  const pointed = [...marks].filter(([, mark]) => mark.legal !== undefined).map(([handle]) => handle);
  return pointed.length === 0 || pointed.some((handle) => inHand.has(handle));
}

/** The width of an element, now and after every change. */
function useWidth(): { readonly hand: RefObject<HTMLDivElement | null>; readonly width: number } {
  const hand = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = hand.current;
    if (element === null) return;
    const measure = (): void => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { hand, width };
}
