import { buildersFor } from '@crupier/kernel/cards';
import type { WordsOf } from '@crupier/kernel/rules';
import type { meanings } from './meanings.ts';

/** The words of the card texts of Marvel Champions, for the compiler. */
export interface CardWords extends WordsOf<typeof meanings> {}

/** The builders that take words, with the words of Marvel Champions: a misspelt one does not compile. */
export const {
  act,
  activated,
  any,
  areAll,
  becomes,
  doneThisWay,
  forEachDone,
  friendly,
  grant,
  inState,
  is,
  keyword,
  keywordWith,
  lists,
  not,
  notInState,
  optional,
  plus,
  rule,
  stat,
  tally,
  when,
  whenAny,
  whenHost,
  whenPlayer,
  whenSelf,
} = buildersFor<CardWords>();
