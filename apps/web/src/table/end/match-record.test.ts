import { expect, test } from 'vitest';
import { recordOf } from './match-record.ts';

const entry = (at: number, name: string): Parameters<typeof recordOf>[0][number] => ({ at, events: [{ name }] });
const namesIn = (entries: Parameters<typeof recordOf>[0]): readonly string[] => recordOf(entries).map(({ name }) => name);

test('a record tells entries in their order, without what an undo took back', () => {
  expect(namesIn([entry(2, 'b'), entry(1, 'a')])).toEqual(['a', 'b']);
  expect(namesIn([entry(1, 'a'), entry(2, 'b'), { at: 3, events: [{ name: 'undone' }], back: 1 }, entry(4, 'c')])).toEqual(['a', 'c']);
  expect(namesIn([entry(1, 'a'), { at: 2, events: [], back: 0 }, entry(3, 'c')])).toEqual(['c']);
});
