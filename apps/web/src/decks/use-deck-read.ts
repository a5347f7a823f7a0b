import type { ShownDeck } from '@crupier/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { readDecks } from './deck-api.ts';

const pauseMs = 250;

/** What the server reads in a text, and whether that is the text as it is now. */
export interface DeckRead {
  /** The last that was read; undefined until there was one. */
  readonly deck: ShownDeck | undefined;
  readonly isCurrent: boolean;
}

/** A deck as the server reads it, once whoever changes it has paused. Until then the last reading stays. */
export function useDeckRead(game: string, text: string): DeckRead {
  const language = useLanguage();
  const [read, setRead] = useState<{ readonly key: string; readonly deck: ShownDeck | undefined }>();
  const key = JSON.stringify([language, game, text]);
  const asked = useRef(false);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answer = await readDecks(game, text, { only: true, language });
      if (isWanted && answer.ok) setRead({ key, deck: answer.value.decks[0] });
    };
    // The first reading is what somebody waits for.
    const timer = setTimeout(() => void ask(), asked.current ? pauseMs : 0);
    asked.current = true;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, text, language, key]);
  return { deck: read?.deck, isCurrent: read?.key === key };
}
