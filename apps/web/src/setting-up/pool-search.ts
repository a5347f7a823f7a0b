/** Looks through the cards of a sealed pool, as the pages of cards look through a collection. */

import {
  cardEntry,
  facetOf,
  inOrder,
  isFound,
  searchWords,
  type CardSheet,
  type Collection,
  type Facet,
  type Language,
  type SealedOpened,
} from '@crupier/protocol';
import type { CardFilter } from '../decks/card-filter.ts';

/** The facts that cards of a pool are filtered by: those that tell them apart, each with how many copies have which value. */
export function poolFacets({ pool, sheets }: PoolCards, { facets, sets }: Pick<Collection, 'facets' | 'sets'>): readonly Facet[] {
  const copies = pool.flatMap(({ card, count }) =>
    Array<readonly CardSheet[]>(count)
      .fill([sheets[card] ?? []].flat())
      .flat(),
  );
  return facets.map((facet) => facetOf(facet, copies, sets)).filter(({ values }) => values.length > 1);
}

type PoolCards = Pick<SealedOpened, 'pool' | 'sheets'>;

/** The cards that a filter finds, in its order, those alike in that by their names; where it has none, the cheap ones first. */
export function searchPool({ pool, sheets }: PoolCards, filter: CardFilter, language: Language): readonly CardSheet[] {
  const words = searchWords(filter.words);
  const facts = Object.entries(filter.facts);
  const entries = pool.flatMap(({ card }) => sheets[card] ?? []).map(cardEntry);
  const found = entries.filter((entry) => isFound(entry, words, facts));
  const byName = inOrder(found, 'name', { words, language });
  return inOrder(byName, filter.sort === '' ? 'cost' : filter.sort, { words, language }).map(({ sheet }) => sheet);
}
