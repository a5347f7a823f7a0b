import type { Manners, Meanings } from '../../rules.ts';
import { manners } from './rules/manners.ts';
import { meanings } from './meanings/meanings.ts';
import type { Tiny } from './state/state.ts';

/** The words and the manners of the tiny game in one, for tests that try others. */
export const words = { ...meanings, ...manners };

/** Words and manners, each by its name. */
export type Spoken = Meanings<Tiny> & Manners<Tiny>;

/** Words and manners that a test has put together, as what is compiled takes them. */
export function lexiconOf(all: Spoken): { readonly words: Meanings<Tiny>; readonly manners: Manners<Tiny> } {
  return { words: all, manners: all };
}
