import { buildersFor } from '@crupier/kernel/cards';
import type { WordsOf } from '@crupier/kernel/rules';
import type { meanings } from './meanings.ts';
import type { SaidQualities } from './qualities.ts';

/** The words of Inferno's card texts, for the compiler. */
export interface CardWords extends WordsOf<Omit<typeof meanings, 'qualities'> & { readonly qualities: SaidQualities }> {}

/** The builders that take words, with the words of Inferno: a misspelt one does not compile. */
export const {
  act,
  activated,
  allOf,
  any,
  areAll,
  becomes,
  enemy,
  forEachDone,
  friendly,
  grant,
  ignorable,
  inState,
  is,
  keyword,
  keywordWith,
  lists,
  measure,
  not,
  notInState,
  optional,
  plus,
  related,
  rule,
  stat,
  swaps,
  tally,
  when,
  whenAny,
  whenHost,
  whenPlayer,
  whenSelf,
} = buildersFor<CardWords>();
