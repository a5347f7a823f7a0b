import type { Handle } from '@crupier/protocol';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFrame } from '../../room/use-frame.ts';
import { faceOf } from '../../cards/ghost.ts';

/** A ring around a card of the board, and what stands on it. */
export interface BoardMark {
  readonly card: Handle;
  readonly words?: string;
  /** Whether it is something good for the card. */
  readonly good?: true;
}

/** Milliseconds after which cards that were on their way have come to their places. */
const settledMs = 320;

/** Marks cards of the board for the length of a beat; a card that is not drawn there has none. */
export function BoardMarks({ marks }: { readonly marks: readonly BoardMark[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useFrame();
  const cards = marks.map(({ card }) => card).join(' ');
  useLayoutEffect(() => {
    const place = (): void => {
      const layer = ref.current;
      const around = layer?.getBoundingClientRect();
      for (const mark of layer?.querySelectorAll<HTMLElement>('[data-on-card]') ?? []) {
        const card = layer?.closest('.table')?.querySelector<HTMLElement>(`.felt [data-card="${mark.dataset['onCard']}"]`);
        const box = (card && faceOf(card))?.getBoundingClientRect();
        mark.hidden = box === undefined;
        if (box === undefined || around === undefined) continue;
        Object.assign(mark.style, {
          left: `${box.left - around.left}px`,
          top: `${box.top - around.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
        });
      }
    };
    place();
    const timer = setTimeout(place, settledMs);
    return () => clearTimeout(timer);
  }, [cards, frame]);
  return (
    <div className="board-marks" ref={ref}>
      {marks.map(({ card, words, good }) => (
        <span key={card} className="board-mark" data-on-card={card} data-good={good}>
          {words !== undefined && <b>{words}</b>}
        </span>
      ))}
    </div>
  );
}
