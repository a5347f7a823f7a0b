import { useEffect, useState } from 'react';
import type { Language } from '@crupier/protocol';
import { checkDeck } from '../wire/api.ts';

/** Which of the decks that come with a game can be played; all of them until the server has said. */
export function useReadyDecks(game: string, decks: readonly string[], language: Language): ReadonlySet<string> {
  const [ready, setReady] = useState<ReadonlySet<string>>(() => new Set(decks));
  useEffect(() => {
    let wanted = true;
    const check = async (): Promise<void> => {
      const answers = await Promise.all(decks.map(async (deck) => ({ deck, answer: await checkDeck({ game }, deck, language) })));
      const good = answers.filter(({ answer }) => !answer.ok || answer.value.problems.length === 0).map(({ deck }) => deck);
      if (wanted) setReady(new Set(good));
    };
    void check();
    return () => {
      wanted = false;
    };
  }, [game, decks, language]);
  return ready;
}
