import { expect, test } from 'vitest';
import { parseBoxes } from './kept-boxes.ts';

test.each([
  ['boxes', '["core","cap"]', ['core', 'cap']],
  ['nothing kept', null, []],
  ['what is no box', '["core",3,null]', ['core']],
  ['what is no list', '{"core":true}', []],
] as const)('%s', (_, text, boxes) => {
  expect(parseBoxes(text)).toEqual(boxes);
});
