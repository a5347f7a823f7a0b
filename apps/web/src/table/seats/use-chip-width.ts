import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { tokenLeast } from '../room/fit-rows.ts';
import type { Frame } from '../room/frame.ts';

/** The least width of a chip in a strip, and the greatest, in units of the drawing. */
const chipLeast = 104;
const chipMost = 190;
const gap = 8;

/**
 * The width in which cards stand in a strip, in units of the drawing: as chips, or as emblems on a small screen. 0 where they have too
 * little room beside what else the strip tells, so that they need a shelf of their own.
 */
export function useChipWidth(
  count: number,
  { unit, small }: Pick<Frame, 'unit' | 'small'>,
): { readonly strip: RefObject<HTMLDivElement | null>; readonly width: number } {
  const strip = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const measure = (): void => setWidth((small ? emblemWidth : chipWidth)(freeWidth(element) / unit, count));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const part of partsOf(element)) observer.observe(part);
    measure();
    return () => observer.disconnect();
  });
  return { strip, width };
}

function chipWidth(free: number, count: number): number {
  if (count === 0) return 0;
  const each = Math.floor((free - gap) / count) - gap;
  return each < chipLeast ? 0 : Math.min(chipMost, each);
}

function emblemWidth(free: number, count: number): number {
  return count > 0 && free >= count * (tokenLeast + gap) ? tokenLeast : 0;
}

/** What stands in a strip beside its chips and the space between. */
function partsOf(strip: HTMLElement): readonly HTMLElement[] {
  return [...strip.querySelectorAll<HTMLElement>(':scope > :not([data-gives])')];
}

function freeWidth(strip: HTMLElement): number {
  const style = getComputedStyle(strip);
  const parts = partsOf(strip);
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const taken = parts.reduce((sum, part) => sum + part.offsetWidth, 0);
  return strip.clientWidth - padding - taken - (parts.length + 1) * Number.parseFloat(style.columnGap);
}
