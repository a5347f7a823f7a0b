/** Who plays what, where, in which language and by which means. */

import type { Size } from './devices.ts';
import { gameNames, type Language } from './words.ts';

/** A match to be played. */
export interface Combination {
  readonly game: (typeof gameNames)[number];
  readonly size: Size;
  readonly language: Language;
  readonly means: 'mouse' | 'touch' | 'keyboard';
}

type Factor = keyof Combination;

const levels: { readonly [F in Factor]: readonly Combination[F][] } = {
  game: gameNames,
  size: ['phone', 'laptop', 'tablet', 'desktop'],
  language: ['es', 'en'],
  means: ['touch', 'keyboard', 'mouse'],
};

/** Nobody has a mouse or a keyboard at a phone, nor touches the screen of a desk. */
function isPossible({ size, means }: Combination): boolean {
  if (size === 'phone') return means === 'touch';
  return size === 'desktop' ? means !== 'touch' : true;
}

/** Every possible combination. */
export const allCombinations: readonly Combination[] = levels.game
  .flatMap((game) => levels.size.flatMap((size) => levels.language.map((language) => ({ game, size, language }))))
  .flatMap((rest) => levels.means.map((means) => ({ ...rest, means })))
  .filter(isPossible);

/** How a combination is called. */
export function nameOf({ game, size, language, means }: Combination): string {
  return `${game}, ${size}, ${language}, ${means}`;
}
