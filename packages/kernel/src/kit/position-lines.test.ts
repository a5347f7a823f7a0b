import { expect, test } from 'vitest';
import type { Game } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';
import { definitionNamed, positionProblem, readEachLine, splitOutside } from './position-lines.ts';

test('a separator within brackets does not split', () => {
  expect(splitOutside('Ann (a; b) ; Bo {c;d}[e;f];; Cy', ';')).toEqual(['Ann (a; b)', 'Bo {c;d}[e;f]', 'Cy']);
});

test('comments and empty lines are not read, and a problem has the place of its line', () => {
  const read: string[] = [];
  const problems = readEachLine({ cards: [] }, ['turn 3 # the third', '', '# nothing', 'trun 4'], (line) => {
    read.push(line);
    return line.startsWith('trun') ? positionProblem('line', { text: line }) : undefined;
  });
  expect(read).toEqual(['turn 3', 'trun 4']);
  expect(problems).toEqual([{ code: 'position.line', at: 'position[3]', values: { text: 'trun 4' } }]);
});

test('a card is found by its key and its names, a scenario’s own before a real one, and else the first', () => {
  const named = (key: string, name: string): object => ({ key, printed: { name }, abilities: [] });
  const definitions = [
    named('blank', ''),
    named('ann', 'Ann’s Axe'),
    named('ann-2', 'Ann’s Axe'),
    named('bo', 'Bo'),
    named('test/Bo', 'Bo'),
  ];
  const game = { definitions } as unknown as Game<CoreState>;
  const at = (name: string): number => definitionNamed(game, name, ({ printed }) => [(printed as { readonly name: string }).name]);
  expect(["ANN'S AXE", ' ann ', 'ann-2', 'Bo', 'bo', 'Cy'].map(at)).toEqual([1, 1, 2, 4, 4, 0]);
});
