import { baseOf, type GameWords, type MatchCards, type Speech } from '@crupier/protocol';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { fetchWords, type Answer } from './api.ts';
import { makeShelf } from './sheet-shelf.ts';
import { useAsked } from './use-asked.ts';

/** All that a table says, once words and cards have come, or what failed. */
export interface TableSpeech {
  readonly speech: Speech | undefined;
  readonly failed: Answer<unknown> | undefined;
  readonly again: () => void;
}

/** Puts what happens at a table of a game into the reader's words. `cards` is the answer with the sheets of its cards, and how to ask again. */
export function useTableSpeech(
  game: string,
  cards: { readonly answer: Answer<MatchCards> | undefined; readonly again: () => void },
  seats: readonly string[],
): TableSpeech {
  const language = useLanguage();
  const words = useAsked(useCallback((): Promise<Answer<GameWords>> => fetchWords(game, 'en'), [game]));
  const names = JSON.stringify(seats);
  const shelf = useMemo(() => makeShelf(game, cards.answer?.ok === true ? cards.answer.value : {}), [game, cards.answer]);
  const sheets = useStore(shelf.store);
  const ready = cards.answer?.ok === true;
  const speech = useMemo((): Speech | undefined => {
    if (words.answer?.ok !== true || !ready) return undefined;
    // A shelf with another sheet is another speech, so that everything said is said anew.
    return {
      words: words.answer.value,
      language,
      card: (definition) => sheets[baseOf(definition)] ?? shelf.find(definition),
      seats: JSON.parse(names) as readonly string[],
    };
  }, [words.answer, ready, sheets, shelf, language, names]);
  const failed = [words.answer, cards.answer].find((answer) => answer?.ok === false);
  const again = useCallback(() => {
    words.again();
    cards.again();
  }, [words, cards]);
  return { speech, failed, again };
}
