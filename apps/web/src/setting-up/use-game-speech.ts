import type { CardSheet, GameWords, Speech } from '@crupier/protocol';
import { useCallback, useMemo } from 'react';
import type { Face } from '../faces/face.ts';
import { useLanguage } from '../language/use-texts.ts';
import { lookOf } from '../table/game-looks.ts';
import { fetchWords, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';

/** The words that were asked for, by game: many parts of a page say something of one game. */
const asked = new Map<string, Promise<Answer<GameWords>>>();

function wordsOf(game: string): Promise<Answer<GameWords>> {
  const before = asked.get(game);
  if (before !== undefined) return before;
  const words = fetchWords(game, 'en');
  asked.set(game, words);
  // What could not be fetched is tried again.
  void words.then(({ ok }) => (ok ? undefined : asked.delete(game)));
  return words;
}

/** The words of a game in the reader's language, without a match; undefined until they are known. */
export function useGameSpeech(game: string): Speech | undefined {
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => wordsOf(game), [game]));
  return useMemo(
    () => (answer?.ok === true ? { words: answer.value, language, card: () => undefined, seats: [] } : undefined),
    [answer, language],
  );
}

/** The faces of cards that lie on no table. */
export function facesOf(game: string, sheets: readonly CardSheet[], speech: Speech): readonly Face[] {
  return sheets.map((sheet) => lookOf(game).faceOf(sheet, speech));
}
