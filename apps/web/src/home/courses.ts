import type { GameSummary, Language, Lessons } from '@crupier/protocol';
import { learnt } from '../preferences/learnt.ts';
import { fetchGames, fetchMatches, type Answer } from '../wire/api.ts';
import { fetchLessons } from '../wire/tutorials.ts';
import { inHomeOrder } from './game-sign.tsx';

/** The lessons of a game, and how far the reader has come. */
export interface Course {
  readonly game: GameSummary;
  readonly lessons: Lessons;
  /** Ids of the lessons that were said. */
  readonly said: readonly string[];
  /** The match with lessons that goes on; undefined where none does. */
  readonly match: string | undefined;
}

/** All that the page of lessons shows: the games, and the courses of those that have one, in the order of home. */
export interface Courses {
  readonly games: readonly GameSummary[];
  readonly courses: readonly Course[];
}

/** Fetches what there is to learn. Matches that cannot be fetched go on nowhere. */
export async function fetchCourses(language: Language): Promise<Answer<Courses>> {
  const [listed, matches] = await Promise.all([fetchGames(language), fetchMatches(language)]);
  if (!listed.ok) return listed;
  const games = inHomeOrder(listed.value);
  const running = new Set(matches.ok ? matches.value.filter(({ status }) => status === 'running').map(({ id }) => id) : []);
  const courses: Course[] = [];
  for (const game of games.filter(({ tutorial }) => tutorial !== undefined)) {
    const lessons = await fetchLessons(game.id, language);
    if (!lessons.ok) return lessons;
    const { lessons: said = [], match = '' } = learnt.read()[game.id] ?? {};
    courses.push({ game, lessons: lessons.value, said, match: running.has(match) ? match : undefined });
  }
  return { ok: true, value: { games, courses } };
}

/** The course that is offered: one that goes on, or else the first that has not been begun; undefined where all have been. */
export function offeredCourse(courses: readonly Course[]): Course | undefined {
  return courses.find(({ match }) => match !== undefined) ?? courses.find(({ said }) => said.length === 0);
}
