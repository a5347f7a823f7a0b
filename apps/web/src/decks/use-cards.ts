import type { CardSheet } from '@crupier/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { fetchCards } from './deck-api.ts';

/** A card that was found. */
export interface FoundCard {
  readonly sheet: CardSheet;
  /** How many of it a deck may have, where the query says who leads the deck. */
  readonly most?: number;
}

/** What a query finds: as many as there are, of which those come that are asked for. */
export interface CardsFound {
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** The card at a place; undefined where it has not come yet. */
  readonly cardAt: (place: number) => FoundCard | undefined;
  /** Has the cards of these places come. */
  readonly need: (from: number, to: number) => void;
  /** What kept the cards from coming. */
  readonly problem: string | undefined;
}

/** Cards that come at once. */
const PAGE = 60;
const pauseMs = 200;

interface Known {
  readonly query: string;
  readonly total: number;
  readonly cards: ReadonlyMap<number, FoundCard>;
}

/** The cards of a game that a query finds. While those of another query come the last ones stay. */
export function useCards(game: string, query: string): CardsFound {
  const language = useLanguage();
  const texts = useTexts();
  const [known, setKnown] = useState<Known>();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(new Set<string>());
  const current = `${language} ${query}`;
  const wanted = useRef(current);
  const fetchPage = useCallback(
    async (page: number): Promise<void> => {
      const key = `${current} ${page}`;
      if (asked.current.has(key)) return;
      asked.current.add(key);
      const parameters = new URLSearchParams(query);
      parameters.set('from', String(page * PAGE));
      parameters.set('limit', String(PAGE));
      const answer = await fetchCards(game, parameters, language);
      if (wanted.current !== current) return void asked.current.delete(key);
      if (!answer.ok) asked.current.delete(key);
      setProblem(answer.ok ? undefined : (answer.problems[0]?.text ?? texts.failed));
      if (!answer.ok) return;
      const { total, cards, copiesMax } = answer.value;
      const found = cards.map((sheet, at) => [page * PAGE + at, { sheet, ...(copiesMax && { most: copiesMax[at] ?? 0 }) }] as const);
      setKnown((before) => ({ query: current, total, cards: new Map([...(before?.query === current ? before.cards : []), ...found]) }));
    },
    [current, game, language, query, texts],
  );
  useEffect(() => {
    wanted.current = current;
    asked.current.clear();
    // Whoever types has paused; the first cards come at once.
    const timer = setTimeout(() => void fetchPage(0), known === undefined ? 0 : pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is known already does not ask again
  }, [current, fetchPage]);
  const isCurrent = known?.query === current;
  const need = useCallback(
    (from: number, to: number): void => {
      if (!isCurrent) return;
      for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) void fetchPage(page);
    },
    [fetchPage, isCurrent],
  );
  return { total: known?.total, cardAt: (place) => known?.cards.get(place), need, problem };
}
