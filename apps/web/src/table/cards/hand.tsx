import { saySeat, type Handle, type Seat, type SeenDecision, type View } from '@crupier/protocol';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import type { FaceMarks } from '../../faces/face.ts';
import { useTexts } from '../../language/use-texts.ts';
import { fitLine } from '../room/fit-rows.ts';
import { chipRows, handFormat, handHeight } from '../room/steady-room.ts';
import { useFrame } from '../room/use-frame.ts';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { CardRow } from './card-row.tsx';
import { NamedRow } from './named-row.tsx';

/** What legal marks take above a card and below it. */
const marksHeight = 30;
/** What the hand leaves free at its sides, in pixels at the least unit. */
const sidesWidth = 40;

/** The viewer's own hand, below the viewer's own row. On a phone it folds to chips (`isHandOpen`). */
export function Hand({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { view, speech, near, look } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const { hand, width } = useWidth();
  const { cards } = zoneOf(view, 'hand', near);
  const { unit, small, text } = frame;
  const height = handHeight(frame, isOpen);
  const format = handFormat(frame, isOpen);
  const style: CSSProperties = { height: `${height}px` };
  const label = view.viewer === near ? texts.yourHand : texts.hand(saySeat(near, speech));
  const fit = fitLine({ count: cards.length, beside: sidesWidth * unit }, { width, height: height - marksHeight, unit, small, text });
  const faces = <CardRow label={label} handles={cards} fit={fit} className="hand-cards" priced />;
  const room = { width: width - sidesWidth * unit, height: height - marksHeight };
  const { HandRow } = look;
  return (
    <div
      className="hand"
      ref={hand}
      style={style}
      data-format={format}
      data-rows={format === 'chips' ? chipRows(frame, isOpen) : undefined}
    >
      {format !== 'fitted' && <NamedRow label={label} handles={cards} format={format} />}
      {format === 'fitted' && (HandRow === undefined ? faces : <HandRow label={label} handles={cards} room={room} otherwise={faces} />)}
    </div>
  );
}

/** Kinds of questions that are answered on board and hand as a whole: nothing of the slip needs the room of the hand. */
const calm: ReadonlySet<SeenDecision['kind'] | undefined> = new Set([undefined, 'act', 'respond']);

/** A hand, and what is asked. */
interface AskedHand {
  readonly view: View;
  readonly near: Seat;
  readonly marks: ReadonlyMap<Handle, FaceMarks>;
  /** Undefined while nothing is. */
  readonly kind: SeenDecision['kind'] | undefined;
  /** Whether the board of a phone is low. */
  readonly isLow: boolean;
}

/**
 * Whether a hand lies open: folded where the question points at other cards or is read on the slip, which need the room, and on a low phone
 * at every question but what to do in one's turn.
 */
export function isHandOpen({ view, near, marks, kind, isLow }: AskedHand): boolean {
  if (isLow && kind !== 'act') return false;
  const inHand = new Set(zoneOf(view, 'hand', near).cards);
  const pointed = [...marks].filter(([, mark]) => mark.legal !== undefined).map(([handle]) => handle);
  return pointed.length === 0 ? calm.has(kind) : pointed.some((handle) => inHand.has(handle));
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
