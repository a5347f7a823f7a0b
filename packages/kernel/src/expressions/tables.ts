import type { Ability, Keyword } from '../language/effects.ts';
import type { CoreState } from '../state/state.ts';
import type { Lexicon } from '../match/match.ts';

/** The tables by which a game's cards are compiled. */
export interface CompileTables<S extends CoreState> extends Lexicon<S> {
  readonly factKind: (name: string) => number;
  readonly durations: readonly string[];
  /** The abilities that a keyword stands for; default none. They follow it in the definition. */
  readonly expandKeyword?: (keyword: Keyword) => readonly Ability[];
  /** Adds a definition for a granted ability, with what else the lasting effect has, and says its index. */
  readonly define: (ability: Ability, more: readonly Ability[]) => number;
}
