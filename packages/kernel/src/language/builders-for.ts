import * as builders from './word-builders.ts';
import type { Change } from './effects.ts';
import type { AnyWords, Phrase } from './words.ts';

/** The builders that take words of a vocabulary. */
interface WordBuilders<W extends AnyWords> {
  readonly act: typeof builders.act<W>;
  readonly activated: typeof builders.activated<W>;
  readonly allOf: typeof builders.allOf<W>;
  readonly any: typeof builders.any<W>;
  readonly areAll: typeof builders.areAll<W>;
  readonly becomes: typeof builders.becomes<W>;
  readonly befell: typeof builders.befell<W>;
  readonly doneThisWay: typeof builders.doneThisWay<W>;
  readonly enemy: typeof builders.enemy<W>;
  readonly forEachDone: typeof builders.forEachDone<W>;
  readonly forEachOfTally: typeof builders.forEachOfTally<W>;
  readonly forEachPast: typeof builders.forEachPast<W>;
  readonly forEachPoint: typeof builders.forEachPoint<W>;
  readonly friendly: typeof builders.friendly<W>;
  readonly grant: typeof builders.grant<W>;
  readonly grantWhile: typeof builders.grantWhile<W>;
  readonly ignorable: typeof builders.ignorable<W>;
  readonly inState: typeof builders.inState<W>;
  readonly inStateOf: typeof builders.inStateOf<W>;
  readonly is: <Q extends keyof W['values'] & string>(quality: Q, value: W['values'][Q]) => Phrase;
  readonly isChosen: typeof builders.isChosen<W>;
  readonly keyword: typeof builders.keyword<W>;
  readonly keywordWith: typeof builders.keywordWith<W>;
  readonly lists: <L extends keyof W['entries'] & string>(
    list: L,
    change: 'gain' | 'lose' | 'become',
    word: W['entries'][L],
    amount?: number,
  ) => Change;
  readonly listsChosen: typeof builders.listsChosen<W>;
  readonly measure: typeof builders.measure<W>;
  readonly not: typeof builders.not<W>;
  readonly notInState: typeof builders.notInState<W>;
  readonly optional: typeof builders.optional<W>;
  readonly otherThisWay: typeof builders.otherThisWay<W>;
  readonly plus: typeof builders.plus<W>;
  readonly related: typeof builders.related<W>;
  readonly rule: typeof builders.rule<W>;
  readonly stat: typeof builders.stat<W>;
  readonly swaps: typeof builders.swaps<W>;
  readonly tally: typeof builders.tally<W>;
  readonly when: typeof builders.when<W>;
  readonly whenAny: typeof builders.whenAny<W>;
  readonly whenHost: typeof builders.whenHost<W>;
  readonly whenPlayer: typeof builders.whenPlayer<W>;
  readonly whenSelf: typeof builders.whenSelf<W>;
}

/**
 * The builders that take words, with the words of one game: `buildersFor<CardWords>()`. Another word does not compile. They are the same
 * functions for every game.
 */
export function buildersFor<W extends AnyWords>(): WordBuilders<W> {
  return builders;
}
