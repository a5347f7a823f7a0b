import { useEffect, useRef, type HTMLAttributes } from 'react';
import type { DropPlace } from '../scene/table-context.ts';
import { isDrag, startDrag, type Drag } from './drag.ts';

/** They are of the capturing phase: what a press does comes after them, and not at all where a press was a drag. */
type DragHandlers = Pick<
  HTMLAttributes<HTMLButtonElement>,
  'onPointerDownCapture' | 'onPointerMoveCapture' | 'onPointerUpCapture' | 'onPointerCancelCapture' | 'onKeyDownCapture' | 'onClickCapture'
>;

interface Held {
  readonly x: number;
  readonly y: number;
  /** Whether the pointer came down on this card: one that is pressed elsewhere and comes by drags nothing. */
  isPressed: boolean;
  drag: Drag | undefined;
  /** Whether it was dragged: the click that comes of letting go is none. */
  isDragged: boolean;
}

/** Lets a mouse drag a card; `onDrop` takes where it was let go of, and is absent where it cannot be dragged. Escape ends a drag. */
export function useDrag(onDrop: ((place: DropPlace) => void) | undefined): DragHandlers {
  const held = useRef<Held>({ x: 0, y: 0, isPressed: false, drag: undefined, isDragged: false });
  const end = (): DropPlace | undefined => {
    const place = held.current.drag?.end();
    held.current.drag = undefined;
    held.current.isPressed = false;
    return place;
  };
  // A card that goes away while it is dragged takes its picture along.
  useEffect(() => () => void held.current.drag?.end(), []);
  return {
    onPointerDownCapture: ({ clientX, clientY }) => {
      held.current = { x: clientX, y: clientY, isPressed: true, drag: undefined, isDragged: false };
    },
    onPointerMoveCapture: ({ clientX: x, clientY: y, currentTarget, pointerType, pointerId, buttons }) => {
      const begun = held.current;
      if (buttons === 0) begun.isPressed = false;
      const canBegin = onDrop !== undefined && pointerType === 'mouse' && buttons === 1 && begun.isPressed && !begun.isDragged;
      if (canBegin && isDrag(begun, { x, y })) {
        begun.isDragged = true;
        begun.drag = startDrag(currentTarget, begun);
        currentTarget.setPointerCapture(pointerId);
      }
      begun.drag?.move(x, y);
    },
    onPointerUpCapture: () => {
      const place = end();
      if (place !== undefined) onDrop?.(place);
    },
    onPointerCancelCapture: () => void end(),
    onKeyDownCapture: ({ key }) => {
      if (key === 'Escape') end();
    },
    onClickCapture: (event) => {
      if (held.current.isDragged && event.detail !== 0) event.stopPropagation();
      held.current.isDragged = false;
    },
  };
}
