import { buildersFor } from '@crupier/kernel/cards';
import type { WordsOf } from '@crupier/kernel/rules';
import type { meanings } from './meanings.ts';

/** The words of KeyForge's card texts, for the compiler. */
export interface CardWords extends WordsOf<typeof meanings> {}

/** The builders that take words, with the words of KeyForge: a misspelt one does not compile. */
export const {
  act,
  activated,
  allOf,
  any,
  areAll,
  becomes,
  befell,
  doneThisWay,
  enemy,
  forEachDone,
  forEachPast,
  forEachPoint,
  forEachOfTally,
  friendly,
  grant,
  grantWhile,
  ignorable,
  inState,
  inStateOf,
  is,
  isChosen,
  keyword,
  keywordWith,
  lists,
  listsChosen,
  measure,
  not,
  notInState,
  optional,
  otherThisWay,
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
