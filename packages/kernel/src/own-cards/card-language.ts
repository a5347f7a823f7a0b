import type { Ability } from '../language/effects.ts';
import type { Facts } from '../match/facts.ts';
import type { CoreState } from '../state/state.ts';
import type { Wordings } from '../language/wordings.ts';
import type { Lexicon } from '../match/match.ts';

/** What may be said in a game's described cards: its words with their meanings and wordings, its manners, and what stands outside of them. */
export interface CardLanguage<S extends CoreState> extends Lexicon<S> {
  readonly wordings: Wordings;
  readonly facts: Facts;
  readonly durations: readonly string[];
  /** Those of them that only an ability has that is given: it says itself how long that is. */
  readonly givenDurations?: readonly string[];
  /** The kinds of ability that the game's rules carry out; all where it is absent. */
  readonly kinds?: readonly Ability['kind'][];
  /** The headers of activated abilities. */
  readonly headers: readonly string[];
  readonly keywords: readonly string[];
  /** Names of costs that the rules themselves lend, beside those that the prices have words for. */
  readonly costNames?: readonly string[];
  /** What sets replacements of one event apart. */
  readonly sorts?: readonly string[];
}
