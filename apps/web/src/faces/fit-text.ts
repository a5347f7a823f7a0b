/** Fits a name into a space: first a narrower width of the same type, then more lines, then a smaller size, then an ellipsis. */

import { textWidth, type Typeface } from './measure.ts';

/** A space for a name, in pixels. */
export interface TextSpace {
  readonly size: number;
  /** The smallest size allowed; `size` if absent. */
  readonly sizeMin?: number;
  readonly width: number;
  /** How many lines at most; 1 if absent. */
  readonly lines?: number;
  /** What it is set in; Archivo if absent. */
  readonly face?: Typeface;
}

/** A text as it fits. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  /** The width of the type in percent. */
  readonly stretch: number;
  /** Whether some of it is missing. */
  readonly cut: boolean;
}

const stretches = [100, 92, 85, 78, 70, 64] as const;

/** Sets a text in a space. */
export function fitText(text: string, space: TextSpace): FittedText {
  const { size, width, sizeMin = size, lines = 1, face = 'ui' } = space;
  const words = text.split(' ');
  for (let tried = size; tried >= sizeMin; tried -= 0.5) {
    for (let count = 1; count <= lines; count++) {
      for (const stretch of stretches) {
        const broken = balance(words, { size: tried, width, stretch, face }, count);
        if (broken !== undefined) return { lines: broken, size: tried, stretch, cut: false };
      }
    }
  }
  return { lines: [shorten(text, sizeMin, width, face)], size: sizeMin, stretch: stretches[stretches.length - 1] ?? 64, cut: true };
}

/** The least width of a text in so many lines at most, at a size and in the narrowest type. */
export function leastWidth(text: string, { size, lines = 1, face = 'ui' }: Pick<TextSpace, 'size' | 'lines' | 'face'>): number {
  const narrowest = stretches[stretches.length - 1] ?? 64;
  const words = text.split(' ');
  const widths = Array.from({ length: Math.min(lines, words.length) }, (_, at) => {
    const broken = balance(words, { size, width: Infinity, stretch: narrowest, face }, at + 1) ?? [text];
    return Math.max(...broken.map((line) => textWidth(line, face, size, narrowest)));
  });
  return Math.min(...widths);
}

interface Setting {
  readonly size: number;
  readonly width: number;
  readonly stretch: number;
  readonly face: Typeface;
}

/** Breaks words into exactly so many lines, the longest as short as possible; undefined if they do not fit. */
function balance(words: readonly string[], setting: Setting, count: number): readonly string[] | undefined {
  const measure = (text: string): number => textWidth(text, setting.face, setting.size, setting.stretch);
  if (count === 1) {
    const whole = words.join(' ');
    return measure(whole) <= setting.width ? [whole] : undefined;
  }
  let best: { readonly longest: number; readonly lines: readonly string[] } | undefined;
  for (let at = 1; at < words.length; at++) {
    const first = words.slice(0, at).join(' ');
    const rest = measure(first) <= setting.width ? balance(words.slice(at), setting, count - 1) : undefined;
    if (rest === undefined) continue;
    const longest = Math.max(measure(first), ...rest.map(measure));
    if (best === undefined || longest < best.longest) best = { longest, lines: [first, ...rest] };
  }
  return best?.lines;
}

function shorten(text: string, size: number, width: number, face: Typeface): string {
  const narrowest = stretches[stretches.length - 1] ?? 64;
  let kept = text;
  while (kept.length > 2 && textWidth(`${kept}…`, face, size, narrowest) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
