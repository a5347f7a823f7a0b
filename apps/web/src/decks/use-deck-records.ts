import { useCallback, useMemo } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { deckMatches, recordsOf, type DeckRecord } from '../setting-up/deck-matches.ts';
import { fetchMatches } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';

/** How each deck that is kept here has fared in the reader's matches, by its id; nothing until these have come. */
export function useDeckRecords(): ReadonlyMap<string, DeckRecord> {
  const language = useLanguage();
  const noted = useStore(deckMatches);
  const { answer } = useAsked(useCallback(() => fetchMatches(language), [language]));
  return useMemo(() => recordsOf(noted, answer?.ok === true ? answer.value : []), [noted, answer]);
}
