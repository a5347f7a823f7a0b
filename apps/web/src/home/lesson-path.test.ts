import { expect, test } from 'vitest';
import { lessonPath } from './lesson-path.ts';

const topics = [
  { name: { en: 'Paying', es: 'Pagar' }, lessons: ['card', 'pay'] },
  { name: { en: 'Attacking', es: 'Atacar' }, lessons: ['attack'] },
  { name: { en: 'Defending', es: 'Defender' }, lessons: ['defend'] },
];

test.each<[said: readonly string[], states: readonly string[], done: number, next: string | undefined]>([
  [[], ['next', 'later', 'later'], 0, 'Pagar'],
  [['card'], ['next', 'later', 'later'], 0, 'Pagar'],
  [['card', 'pay'], ['done', 'next', 'later'], 1, 'Atacar'],
  [['card', 'pay', 'defend'], ['done', 'next', 'done'], 2, 'Atacar'],
  [['card', 'pay', 'attack', 'defend', 'closing'], ['done', 'done', 'done'], 3, undefined],
])('after %j the steps are %j', (said, states, done, next) => {
  const path = lessonPath({ topics }, said, 'es');
  expect(path.steps.map(({ state }) => state)).toEqual(states);
  expect([path.done, path.next]).toEqual([done, next]);
});
