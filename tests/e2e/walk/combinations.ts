/** Who plays what, where, in which language and by which means: all that is possible, and few that hold each pair of them. */

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

/** Each pair of levels of two factors that a combination holds. */
export function pairsOf(combination: Combination): readonly string[] {
  const said = Object.entries(combination).map(([factor, level]) => `${factor}=${level}`);
  return said.flatMap((first, at) => said.slice(at + 1).map((second) => `${first} ${second}`));
}

/** Few combinations that hold each possible pair: always the one that holds the most of those that are left. */
export function pairwise(all: readonly Combination[] = allCombinations): readonly Combination[] {
  const left = new Set(all.flatMap(pairsOf));
  const chosen: Combination[] = [];
  while (left.size > 0) {
    const gains = all.map((each) => pairsOf(each).filter((pair) => left.has(pair)).length);
    const best = all[gains.indexOf(Math.max(...gains))];
    if (best === undefined) break;
    chosen.push(best);
    for (const pair of pairsOf(best)) left.delete(pair);
  }
  return chosen;
}

/** How a combination is called. */
export function nameOf({ game, size, language, means }: Combination): string {
  return `${game}, ${size}, ${language}, ${means}`;
}
