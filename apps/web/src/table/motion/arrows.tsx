/** Arrows from one card to another: what a step has led to, and what a card that is shown is aimed at. */

import type { Handle } from '@crupier/protocol';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { MatchState } from '../../wire/match-state.ts';
import type { GameLook } from '../scene/game-look.ts';
import { useTable } from '../scene/table-context.ts';

/** From a card to a card. */
interface Pair {
  readonly from: Handle;
  readonly to: Handle;
}

/** An arrow as it lies on the page, in pixels and radians. */
interface Arrow {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
}

/** The most arrows at once. */
const arrowsMax = 6;
/** What an arrow leaves free at its ends, in pixels. */
const shortenedBy = 26;

/** The arrows of what is going on. They take no pointer, and say nothing that the log does not say. */
export function Arrows({ match }: { readonly match: MatchState }): ReactNode {
  const { look } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const pairs = pairsOf(match, look);
  const signature = JSON.stringify([match.seq, pairs]);
  useLayoutEffect(() => {
    const table = ref.current?.closest('.table');
    const measure = (): void => {
      if (table !== null && table !== undefined) setArrows(pairs.flatMap((pair) => arrowOf(table, pair)));
    };
    measure();
    if (pairs.length === 0) return undefined;
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
    // The signature stands for the pairs, which come as new objects each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signature]);
  return (
    <div className="arrows" ref={ref} aria-hidden="true">
      {arrows.map(({ key, x, y, length, angle }) => {
        const style: CSSProperties = { left: x, top: y, width: length, rotate: `${angle}rad` };
        return (
          <span key={key} className="arrow" style={style}>
            <i />
          </span>
        );
      })}
    </div>
  );
}

function pairsOf(match: MatchState, look: GameLook): readonly Pair[] {
  const { shown, pending, news } = match;
  const aimed = shown?.card.handle === undefined ? [] : shown.targets.map((to) => ({ from: shown.card.handle ?? '', to }));
  // What a step has led to is shown while others act.
  const events = pending?.ask === undefined ? news : [];
  const told = events.flatMap(({ name, card, other }) =>
    look.motion.arrows.has(name) && card?.handle !== undefined && other?.handle !== undefined
      ? [{ from: card.handle, to: other.handle }]
      : [],
  );
  const all = [...aimed, ...told];
  const keys = all.map(({ from, to }) => `${from} ${to}`);
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, arrowsMax);
}

function arrowOf(table: Element, { from, to }: Pair): readonly Arrow[] {
  const [start, end] = [cardIn(table, from), cardIn(table, to)];
  if (!start || !end) return [];
  const [a, b] = [middleOf(start), middleOf(end)];
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const length = distance - 2 * shortenedBy;
  if (length < shortenedBy) return [];
  const part = shortenedBy / distance;
  return [
    {
      key: `${from} ${to}`,
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
      length,
      angle: Math.atan2(b.y - a.y, b.x - a.x),
    },
  ];
}

function cardIn(table: Element, handle: Handle): Element | null {
  return table.querySelector(`:is(.felt, .hand, .coming) [data-card="${handle}"]`);
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
