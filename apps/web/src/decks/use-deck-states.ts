import type { ShownDeck } from '@crupier/protocol';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import type { KeptDeck } from '../setting-up/kept-decks.ts';
import { readDecks } from './deck-api.ts';

/** Decks as they were read, by language, game and text. */
const known = new Map<string, ShownDeck>();

/** What is read of each deck, by its id: they come one after another. */
export function useDeckStates(decks: readonly KeptDeck[]): ReadonlyMap<string, ShownDeck> {
  const language = useLanguage();
  const [, setRead] = useState(0);
  const keyOf = ({ game, text }: KeptDeck): string => JSON.stringify([language, game, text]);
  const keys = JSON.stringify(decks.map(keyOf));
  useEffect(() => {
    let isWanted = true;
    const readAll = async (): Promise<void> => {
      for (const deck of decks) {
        if (!isWanted) return;
        if (known.has(keyOf(deck))) continue;
        // oxlint-disable-next-line no-await-in-loop -- one at a time: a server reads so many lists a minute
        const answer = await readDecks(deck.game, deck.text, { only: true, language });
        const read = answer.ok ? answer.value.decks[0] : undefined;
        if (read === undefined) continue;
        known.set(keyOf(deck), read);
        if (isWanted) setRead((count) => count + 1);
      }
    };
    void readAll();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say which decks they are
  }, [keys]);
  return new Map(
    decks.flatMap((deck) => {
      const read = known.get(keyOf(deck));
      return read === undefined ? [] : [[deck.id, read] as const];
    }),
  );
}
