/** A card shown large while the pointer rests on it. Escape ends it; it takes no focus and nothing depends on it. */

import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { CardFace } from '../../faces/card-face.tsx';
import type { Face, FaceState } from '../../faces/face.ts';
import { createStore } from '../../parts/store.ts';
import { useStore } from '../../parts/use-store.ts';
import { preferences } from '../../preferences/preferences.ts';

interface Peek {
  readonly face: Face;
  readonly state: FaceState;
  /** On which side of the window the large card stands. */
  readonly side: 'left' | 'right';
}

const peeked = createStore<Peek | undefined>(undefined);
const restMs = 550;

interface PeekProps {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
}

/** Ends what is shown. */
export function endPeek(): void {
  peeked.write(undefined);
}

/** What a card needs so that resting on it shows it large. */
export function usePeek(face: Face | undefined, state: FaceState): PeekProps {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: (event) => {
      if (face === undefined || event.pointerType !== 'mouse' || !preferences.read().peek) return;
      const side = event.clientX > window.innerWidth / 2 ? 'left' : 'right';
      clearTimeout(timer.current);
      timer.current = setTimeout(() => peeked.write({ face, state, side }), restMs);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      endPeek();
    },
  };
}

/** Where the large card appears. */
export function PeekLayer(): ReactNode {
  const peek = useStore(peeked);
  useEffect(() => {
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') endPeek();
    };
    window.addEventListener('keydown', end);
    window.addEventListener('pointerdown', endPeek);
    return () => {
      window.removeEventListener('keydown', end);
      window.removeEventListener('pointerdown', endPeek);
    };
  }, []);
  if (peek === undefined) return undefined;
  return (
    <div className="peek" data-side={peek.side} aria-hidden="true">
      <CardFace face={peek.face} size="zoom" state={peek.state} />
    </div>
  );
}
