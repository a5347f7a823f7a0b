import { coachAt, currentLesson, type Coaching } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';
import { lessons } from './lessons.ts';

const seed = '00'.repeat(32);
/** The course of the first two rounds is over. */
const afterCourse = lessons.filter(({ when }) => when.shows === undefined).map(({ id }) => id);

/** The lesson that is said in a position of the third round, after those of the course. */
function saidIn(lines: readonly string[]): string | undefined {
  const opened = marvelChampions.position?.(['round 3', ...lines], seed, {});
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened?.problems));
  const match = opened.value;
  const seat = match.pending(0)?.waiting[0] ?? 0;
  const decision = match.pending(seat);
  if (decision === undefined) throw new Error('Somebody is asked.');
  const question = { decision, view: match.view(seat) };
  const tutorial = { lessons, turnValue: 'round' };
  const coaching: Coaching = { said: afterCourse.map((lesson) => ({ lesson, decision: -1 })), hasStrayed: false };
  return currentLesson(tutorial, coachAt(tutorial, coaching, question), question)?.id;
}

test.each<[lesson: string | undefined, lines: readonly string[]]>([
  [undefined, ['1 identity Spider-Man', 'villain Rhino I']],
  ['minion', ['1 identity Spider-Man', '1 engaged Hydra Mercenary']],
  ['sideScheme', ['1 identity Spider-Man', 'villainArea Bomb Scare (threat 2)']],
  ['sideScheme', ['1 identity Spider-Man', 'villainArea Highway Robbery (threat 2)']],
  ['stunned', ['1 identity Spider-Man (stunned)']],
  ['stunned', ['1 identity Spider-Man', 'villain Rhino I (stunned)']],
  ['confused', ['1 identity Spider-Man (confused)']],
  ['tough', ['1 identity Spider-Man', 'villain Rhino I (tough)']],
])('%s is said at %j', (lesson, lines) => {
  expect(saidIn(lines)).toBe(lesson);
});

test('a boost card is told of as somebody is asked who defends', () => {
  expect(saidIn(['1 identity Captain Marvel', 'villain Rhino I', 'before activate'])).toBe('boost');
});

test('an obligation is told of as its player is asked how to deal with it', () => {
  expect(saidIn(['1 identity Spider-Man', '1 dealt Eviction Notice', 'before reveal'])).toBe('obligation');
});
