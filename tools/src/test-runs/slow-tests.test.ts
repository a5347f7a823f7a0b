import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowestFirst, slowTests, runsApart } from './slow-tests.ts';
import { root } from '../tidy/repository.ts';

test('the slow tests, and those that run apart, are files of the repository', () => {
  expect([...slowTests, ...runsApart].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the slow tests begin first, the slowest before the others', () => {
  const [slowest = '', second = ''] = slowTests;
  const files = ['/a.test.ts', `/clone/${second}`, '/b.test.ts', `/clone/${slowest}`].map((moduleId) => ({ moduleId }));
  expect(slowestFirst(files).map(({ moduleId }) => moduleId)).toEqual([
    `/clone/${slowest}`,
    `/clone/${second}`,
    '/a.test.ts',
    '/b.test.ts',
  ]);
});
