import { saySeat, type Handle } from '@crupier/protocol';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { fitLine, lineGapOf, tokenFit, tokenLeast, tokenWorth, type RowFit } from '../room/fit-rows.ts';
import type { Frame } from '../room/frame.ts';
import { useFrame } from '../room/use-frame.ts';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { CardRow } from './card-row.tsx';

/** The height of a hand that is folded on a small screen, and of one that needs one row only, in pixels. */
const foldedHeight = { phone: 62, land: 62 } as const;
const oneRowHeight = 92;
/** More cards than these lie in two rows on a phone. */
const oneRowMax = 4;
/** What legal marks take above a card and below it. */
const marksHeight = 30;
/** What the hand leaves free at its sides, in pixels at the least unit. */
const sidesWidth = 40;

const sidesWidthSmall = 26;

/** The viewer's own hand, below the viewer's own row. On a phone it folds to one row while the question is about other cards. */
export function Hand({ asked }: { readonly asked: boolean }): ReactNode {
  const { view, speech, near, marks } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const { hand, width } = useWidth();
  const { cards } = zoneOf(view, 'hand', near);
  const inHand = new Set(cards);
  const pointed = [...marks].filter(([, mark]) => mark.legal !== undefined).map(([handle]) => handle);
  // Only where the question points at other cards does the board need the room.
  const isOpen = !asked || pointed.length === 0 || pointed.some((handle) => inHand.has(handle));
  const height = heightOf(frame, cards.length, isOpen);
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

function heightOf({ mode, hand }: Frame, count: number, isOpen: boolean): number {
  if (mode !== 'phone' && mode !== 'land') return hand;
  if (!isOpen) return foldedHeight[mode];
  return mode === 'phone' && count <= oneRowMax ? oneRowHeight : hand;
}

interface HandRoom {
  readonly width: number;
  readonly height: number;
  readonly isOpen: boolean;
}

function handFit(cards: readonly Handle[], { mode, unit, small }: Frame, { width, height, isOpen }: HandRoom): RowFit {
  const count = cards.length;
  if (!small) return fitLine({ count, beside: sidesWidth * unit }, { width, height: height - marksHeight, unit, small });
  const lines = mode === 'phone' && isOpen && count > oneRowMax ? 2 : 1;
  const gap = 4;
  const each = (width - sidesWidthSmall - gap * (Math.ceil(count / lines) - 1)) / Math.max(1, Math.ceil(count / lines));
  const lineGap = lineGapOf({ small });
  const tall = (height - 18 - (lines - 1) * lineGap) / lines;
  return { fit: tokenFit(each, isOpen ? tall : tokenLeast, { unit, small }), lines, gap, lineGap, height, worth: tokenWorth };
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
