import { deckLabel } from '../deck-source.ts';
import type { Row } from './regress.ts';
import type { Position, Sample } from './self-play.ts';

/** How much terms count, by name. */
export type Weights = Readonly<Record<string, number>>;

/** What a regression finds. */
export interface Fitted {
  /** Towards the end of a match, or throughout it. */
  readonly weights: Weights;
  /** At the beginning of a match, where terms do not count the same throughout. */
  readonly early?: Weights;
  /** What each deck adds beside the terms. */
  readonly decks: Weights;
}

/**
 * The columns of a regression: each term at the end of a turn, which deck the seat plays and which its opponent, and each term at the
 * beginning of that turn. Where terms do not count the same throughout a match, each has two columns: one counts by how far the match has
 * come, the other by what is left of it.
 */
export class Columns {
  readonly #terms: readonly string[];
  readonly #decks: readonly string[];
  readonly #isTapered: boolean;

  constructor(samples: readonly Sample[]) {
    this.#terms = Object.keys(samples[0]?.ended.terms ?? {});
    this.#decks = [...new Set(samples.map(({ deck }) => deckLabel(deck)))].toSorted();
    this.#isTapered = samples[0]?.ended.lateness !== undefined;
  }

  /** The values of a turn, in the order of the columns, and whether its seat won. */
  row({ begun, ended, deck, otherDeck, won }: Sample): Row {
    const [own, other] = [deckLabel(deck), deckLabel(otherDeck)];
    const ofDecks = this.#decks.map((each) => Number(each === own) - Number(each === other));
    return { values: [...this.#valuesOf(ended), ...ofDecks, ...this.#valuesOf(begun)], won };
  }

  #valuesOf({ terms, lateness = 1 }: Position): readonly number[] {
    const counts = this.#terms.map((term) => terms[term] ?? 0);
    const late = counts.map((count) => count * lateness);
    return this.#isTapered ? [...late, ...counts.map((count) => count * (1 - lateness))] : late;
  }

  /**
   * The weights that the columns keep, in their order.
   *
   * @param held by name: `hand` throughout a match, `early.hand` at its beginning, `late.hand` towards its end
   */
  held(held: ReadonlyMap<string, number>): readonly (number | undefined)[] {
    const of = (part: 'early' | 'late'): readonly (number | undefined)[] =>
      this.#terms.map((term) => held.get(`${part}.${term}`) ?? held.get(term));
    return [...of('late'), ...(this.#isTapered ? of('early') : [])];
  }

  /** What a regression has found for the columns, by name. */
  named(found: readonly number[]): Fitted {
    const { length } = this.#terms;
    const from = (names: readonly string[], first: number): Weights =>
      Object.fromEntries(names.map((name, at) => [name, rounded(found[first + at] ?? 0)]));
    return {
      weights: from(this.#terms, 0),
      ...(this.#isTapered && { early: from(this.#terms, length) }),
      decks: from(this.#decks, this.#isTapered ? 2 * length : length),
    };
  }
}

const WEIGHT_DIGITS = 4;

/** A number as the results have it. */
export function rounded(value: number): number {
  return Number(value.toFixed(WEIGHT_DIGITS));
}
