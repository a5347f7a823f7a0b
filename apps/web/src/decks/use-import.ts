import type { ShownDeck, SpokenProblem } from '@crupier/protocol';
import { useState } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { keepDeck } from '../setting-up/kept-decks.ts';
import { knownSheets, readDecks } from './deck-api.ts';

/** A text that was brought, and the file that it is of. */
export interface Brought {
  readonly file: string;
  readonly text: string;
}

/** A deck that was read of what was brought. */
export interface FoundDeck extends ShownDeck {
  readonly file: string;
  /** Of a deck that was kept. */
  readonly id?: string;
}

/** What was read of all that was brought. */
export interface Found {
  readonly decks: readonly FoundDeck[];
  readonly failed: readonly SpokenProblem[];
}

/** Reads what somebody brings, and keeps decks of it. */
export interface Importing {
  readonly found: Found | undefined;
  readonly read: (brought: readonly Brought[]) => Promise<void>;
  /** Keeps the decks at these places, as they were brought. */
  readonly keep: (places: readonly number[]) => void;
  /** Goes back to before anything was read. */
  readonly forget: () => void;
}

/** Imports for a game, which is tried first. */
export function useImport(game: string): Importing {
  const texts = useTexts();
  const language = useLanguage();
  const [found, setFound] = useState<Found>();
  const read = async (brought: readonly Brought[]): Promise<void> => {
    const answers = await Promise.all(brought.map(async ({ file, text }) => ({ file, answer: await readDecks(game, text, { language }) })));
    const decks = answers.flatMap(({ file, answer }) => (answer.ok ? answer.value.decks.map((deck) => ({ ...deck, file })) : []));
    const unreached = { code: 'page.unreached', at: '', values: {}, text: texts.failed };
    const failed = answers.flatMap(({ answer }) => {
      if (answer.ok) return [];
      return answer.problems.length > 0 ? answer.problems : [unreached];
    });
    setFound({ decks, failed });
  };
  const keep = (places: readonly number[]): void => {
    if (found === undefined) return;
    const decks = found.decks.map((deck, at) => {
      if (!places.includes(at) || deck.id !== undefined) return deck;
      const { draft, game: of, text } = deck;
      const name = draft.name || (knownSheets(of).get(draft.leader)?.name[language] ?? '');
      const id = keepDeck({ game: of, name, text, leader: draft.leader, cards: draft.cards.map(({ card }) => card) });
      return { ...deck, id };
    });
    setFound({ ...found, decks });
  };
  return { found, read, keep, forget: () => setFound(undefined) };
}
