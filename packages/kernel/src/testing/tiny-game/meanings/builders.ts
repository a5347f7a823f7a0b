import { buildersFor } from '../../../cards.ts';
import type { WordsOf } from '../../../rules.ts';
import type { meanings } from './meanings.ts';

/** The words of the tiny game's card texts, for the compiler. */
export interface CardWords extends WordsOf<typeof meanings> {}

/** The builders that take words, with the words of the tiny game. */
export const {
  act,
  activated,
  any,
  areAll,
  becomes,
  doneThisWay,
  enemy,
  forEachDone,
  forEachPast,
  friendly,
  grant,
  grantWhile,
  inStateOf,
  is,
  isChosen,
  keywordWith,
  lists,
  listsChosen,
  optional,
  plus,
  rule,
  stat,
  swaps,
  tally,
  when,
  whenAny,
  whenHost,
  whenSelf,
} = buildersFor<CardWords>();
