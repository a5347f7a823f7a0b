import { expect, test } from 'vitest';
import type { Game } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';
import { overDefinitions, perDefinition } from './per-definitions.ts';

const gameWith = (...keys: string[]): { game: Game<CoreState> } => ({
  game: { definitions: keys.map((key) => ({ key, printed: {}, written: [], abilities: [] })) } as unknown as Game<CoreState>,
});

test('the value of a definition is worked out once, when it is first asked for', () => {
  const asked: number[] = [];
  const lengthOf = perDefinition<CoreState, number>(({ definitions }, at) => {
    asked.push(at);
    return definitions[at]?.key.length ?? 0;
  });
  const [one, other] = [gameWith('ogre', 'elf'), gameWith('imp')];
  expect([lengthOf(one, 1), lengthOf(other, 0), lengthOf(one, 1), lengthOf(one, 0), lengthOf(other, 0)]).toEqual([3, 3, 3, 4, 3]);
  expect(asked).toEqual([1, 0, 0]);
});

test('a value over all definitions grows with them, and each is added once', () => {
  const added: string[] = [];
  const keysOf = overDefinitions<CoreState, readonly string[]>(
    () => [],
    (before, { definitions }, at) => {
      added.push(definitions[at]?.key ?? '');
      return [...before, definitions[at]?.key ?? ''];
    },
  );
  const [one, other] = [gameWith('ogre', 'elf'), gameWith('imp')];
  expect([keysOf(one), keysOf(other), keysOf(one)]).toEqual([['ogre', 'elf'], ['imp'], ['ogre', 'elf']]);
  (one.game.definitions as unknown[]).push({ key: 'elf/granted0', printed: {}, written: [], abilities: [] });
  expect(keysOf(one)).toEqual(['ogre', 'elf', 'elf/granted0']);
  expect(added).toEqual(['ogre', 'elf', 'imp', 'elf/granted0']);
});
