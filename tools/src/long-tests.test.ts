import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longestFirst, longTests, runsApart } from './long-tests.ts';
import { root } from './tidy/repository.ts';

test('the long tests, and those that run apart, are files of the repository', () => {
  expect([...longTests, ...runsApart].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the long tests begin first, the longest before the others', () => {
  const [longest = '', second = ''] = longTests;
  const files = ['/a.test.ts', `/clone/${second}`, '/b.test.ts', `/clone/${longest}`].map((moduleId) => ({ moduleId }));
  expect(longestFirst(files).map(({ moduleId }) => moduleId)).toEqual([
    `/clone/${longest}`,
    `/clone/${second}`,
    '/a.test.ts',
    '/b.test.ts',
  ]);
});
