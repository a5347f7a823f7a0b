/** A card shown large while the pointer rests on it. Escape ends it; it takes no focus and nothing depends on it. */

import type { Handle } from '@crupier/protocol';
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { CardFace } from '../../faces/card-face.tsx';
import { createStore } from '../../parts/store.ts';
import { useStore } from '../../parts/use-store.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useTable } from '../scene/table-context.ts';

interface Peek {
  readonly handle: Handle;
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
export function usePeek(handle: Handle): PeekProps {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // A card that goes away gets no word of the pointer's leaving.
      if (peeked.read()?.handle === handle) endPeek();
    },
    [handle],
  );
  return {
    onPointerEnter: (event) => {
      if (event.pointerType !== 'mouse' || !preferences.read().peek) return;
      const side = event.clientX > window.innerWidth / 2 ? 'left' : 'right';
      clearTimeout(timer.current);
      timer.current = setTimeout(() => peeked.write({ handle, side }), restMs);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      endPeek();
    },
  };
}

/** Where the large card appears: as the table has it now, and gone when the card is not to be seen any more. */
export function PeekLayer(): ReactNode {
  const { view, speech, look } = useTable();
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
  const seen = peek && view.cards[peek.handle];
  const sheet = seen && speech.card(look.definitionOf(seen));
  if (peek === undefined || sheet === undefined) return undefined;
  return (
    <div className="peek" data-side={peek.side} aria-hidden="true">
      <CardFace face={look.faceOf(sheet, speech, seen)} size="zoom" state={look.stateOf(peek.handle, view, speech)} />
    </div>
  );
}
