import { useEffect, useRef, useState, type RefObject } from 'react';

/** Rows of a long list, of which more come as the reader scrolls to its end. */
export interface Rows {
  /** How many there are now. */
  readonly count: number;
  /** What stands at their end. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/** So many rows come at once. */
const STEP = 40;

/** The rows of a list of so many; `need` has the cards of places come. */
export function useRows(total: number, need: (from: number, to: number) => void): Rows {
  const [wanted, setWanted] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const count = Math.min(total, wanted);
  useEffect(() => need(0, count), [need, count]);
  useEffect(() => {
    const { current } = end;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setWanted(count + STEP);
      },
      { rootMargin: '600px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [count]);
  return { count, end };
}
