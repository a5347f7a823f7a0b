import type { CreateMatchRequest, GameSummary, SpokenProblem } from '@crupier/protocol';
import { useState } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { goTo } from '../go-to.ts';
import { openTable } from '../wire/shares.ts';

/** Deals tables from the page of decks. */
export interface Dealing {
  readonly dealing: boolean;
  /** What kept the last table from being dealt. */
  readonly problems: readonly SpokenProblem[] | undefined;
  /** Deals to the reader and to bots, a deck a seat; an empty one is chosen by the server. */
  readonly deal: (decks: readonly string[], settings?: CreateMatchRequest['settings']) => void;
}

/** Deals a table of a game and goes there. */
export function useDeal(game: GameSummary): Dealing {
  const texts = useTexts();
  const language = useLanguage();
  const [dealing, setDealing] = useState(false);
  const [problems, setProblems] = useState<readonly SpokenProblem[]>();
  const deal = async (decks: readonly string[], settings?: CreateMatchRequest['settings']): Promise<void> => {
    setDealing(true);
    setProblems(undefined);
    const name = preferences.read().name.trim() || texts.defaultName;
    const seats = Array.from({ length: Math.max(decks.length, game.seats.min) }, (_, at) =>
      at === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level: 'planner' } as const),
    );
    const all = seats.map((_, at) => decks[at] ?? '');
    const answer = await openTable({ game: game.id, decks: all, seats, ...(settings !== undefined && { settings }) }, language);
    setDealing(false);
    if (answer.ok) goTo({ kind: 'match', match: answer.value.id });
    else setProblems(answer.problems.length > 0 ? answer.problems : [{ code: 'page.unreached', at: '', values: {}, text: texts.failed }]);
  };
  return { dealing, problems, deal: (decks, settings) => void deal(decks, settings) };
}
