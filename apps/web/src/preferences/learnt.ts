/** Which lessons were said in this browser, by game. */

import { keepByMatch } from './kept-by-match.ts';

/** The lessons of a game that were said, and the match in which the last one was. */
export interface Learnt {
  readonly match: string;
  readonly lessons: readonly string[];
}

function readLearnt(value: unknown): Learnt | undefined {
  const { match, lessons } = (value ?? {}) as Partial<Record<keyof Learnt, unknown>>;
  if (typeof match !== 'string' || !Array.isArray(lessons)) return undefined;
  return { match, lessons: lessons.filter((each) => typeof each === 'string') };
}

const kept = keepByMatch('crupier.lessons.learnt', readLearnt);

/** What was learnt, by game. */
export const { store: learnt } = kept;

/** Takes note of a lesson that is said in a match. */
export function noteLesson(game: string, match: string, lesson: string): void {
  const known = learnt.read()[game];
  if (known?.match === match && known.lessons.includes(lesson)) return;
  kept.note(game, { match, lessons: [...new Set([...(known?.lessons ?? []), lesson])] });
}
