/** What the pages of the rulebook ask: each place once a visit. */

import type { Language, RulebookContents, RulebookPlace, RulesFound } from '@crupier/protocol';
import { ask, type Answer } from '../wire/api.ts';

const asked = new Map<string, Promise<Answer<unknown>>>();

function askOnce<T>(path: string, language: Language): Promise<Answer<T>> {
  const known = asked.get(path);
  if (known !== undefined) return known as Promise<Answer<T>>;
  const asking = ask<T>(path, language);
  asked.set(path, asking);
  // What failed may be asked again.
  void asking.then(({ ok }) => (ok ? undefined : asked.delete(path)));
  return asking;
}

/** The contents of a game's rulebook. */
export function fetchContents(game: string, language: Language): Promise<Answer<RulebookContents>> {
  return askOnce(`/api/rulebook/games/${encodeURIComponent(game)}?language=${language}`, language);
}

/** A chapter, or a rule in its chapter, by its id. */
export function fetchPlace(id: string, language: Language): Promise<Answer<RulebookPlace>> {
  return askOnce(`/api/rulebook/places/${encodeURIComponent(id)}?language=${language}`, language);
}

/** The answers to a question, and the rules of a game, or of all, that speak of it. */
export function askRules(query: string, game: string | undefined, language: Language): Promise<Answer<RulesFound>> {
  const params = new URLSearchParams({ q: query, language, limit: '30', ...(game !== undefined && { game }) });
  return askOnce(`/api/rules?${params.toString()}`, language);
}
