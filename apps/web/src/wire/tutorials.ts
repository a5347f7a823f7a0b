/** A game's tutorial: dealing its table, and what is said at it. */

import type { CreatedMatch, CreateTutorialRequest, Language, Lessons } from '@crupier/protocol';
import { type Answer, ask, post } from './api.ts';

/** Deals the tutorial of a game. */
export function openTutorial(request: CreateTutorialRequest, language: Language): Promise<Answer<CreatedMatch>> {
  return ask('/api/tutorials', language, post(request));
}

/** The lessons of a game's tutorial, in both languages. */
export function fetchLessons(game: string, language: Language): Promise<Answer<Lessons>> {
  return ask(`/api/games/${encodeURIComponent(game)}/lessons`, language);
}
