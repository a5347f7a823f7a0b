import { useRef, type HTMLAttributes, type KeyboardEvent } from 'react';
import type { Pressing } from '../scene/table-context.ts';

const longPressMs = 450;
/** How far a finger may stray, in pixels, before a long press is a swipe. */
const strayMax = 12;
/** How far up a finger moves on a card of the hand, in pixels, until it is a swipe that plays it; more upwards than to a side. */
const swipeLeast = 48;

/** Whether a finger went up so far from where it came down. */
export function isSwipeUp(from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): boolean {
  const up = from.y - to.y;
  return up >= swipeLeast && up > 2 * Math.abs(to.x - from.x);
}

interface PressHandlers {
  readonly onPress: (how: Pressing, element: HTMLElement) => void;
  readonly onZoom: () => void;
}

type ButtonProps = Pick<
  HTMLAttributes<HTMLButtonElement>,
  | 'onClick'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onPointerLeave'
  | 'onContextMenu'
  | 'onKeyDown'
  | 'onKeyUp'
>;

/** Click, tap and Enter press, and so does a swipe up in the hand; a long press, the right button and Space show the card large. */
export function usePress({ onPress, onZoom }: PressHandlers): ButtonProps {
  const held = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; x: number; y: number; touch: boolean; zoomed: boolean }>({
    timer: undefined,
    x: 0,
    y: 0,
    touch: false,
    zoomed: false,
  });
  const letGo = (): void => clearTimeout(held.current.timer);
  const zoomOnce = (): void => {
    if (held.current.zoomed) return;
    held.current.zoomed = true;
    onZoom();
  };
  const onSpace = (event: KeyboardEvent, act: () => void): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return {
    onPointerDown: (event) => {
      const touch = event.pointerType === 'touch';
      held.current = {
        timer: touch ? setTimeout(zoomOnce, longPressMs) : undefined,
        x: event.clientX,
        y: event.clientY,
        touch,
        zoomed: false,
      };
    },
    onPointerMove: (event) => {
      if (Math.hypot(event.clientX - held.current.x, event.clientY - held.current.y) > strayMax) letGo();
    },
    onPointerUp: (event) => {
      letGo();
      const { touch, zoomed } = held.current;
      const { clientX: x, clientY: y, currentTarget } = event;
      if (!touch || zoomed || currentTarget.closest('.hand') === null || !isSwipeUp(held.current, { x, y })) return;
      onPress('swipe', currentTarget);
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onContextMenu: (event) => {
      event.preventDefault();
      letGo();
      zoomOnce();
    },
    onClick: (event) => {
      const { touch, zoomed } = held.current;
      const byKey = event.detail === 0;
      held.current.zoomed = false;
      if (zoomed && !byKey) return;
      onPress(touch && !byKey ? 'touch' : 'click', event.currentTarget);
    },
    onKeyDown: (event) => onSpace(event, onZoom),
    onKeyUp: (event) => onSpace(event, () => undefined),
  };
}
