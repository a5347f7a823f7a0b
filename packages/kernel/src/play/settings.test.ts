import { describe, expect, test } from 'vitest';
import { record, type Schema, whole } from '../own-cards/schema.ts';
import { newSeries } from '../state/series.ts';
import { checkSettings, checkWishes, isSealed, settingsMessages, takesSetting } from './settings.ts';

const schema: Schema = record({ 'format?': { enum: ['best', 'sealed'] }, 'games?': whole(1, 3) });

describe('the settings of a match', () => {
  test.each<[string, unknown, readonly (readonly [code: string, at: string])[]]>([
    ['that fit', { format: 'sealed', games: 3 }, []],
    ['that are none', {}, []],
    ['with a wrong value', { games: 9 }, [['settings.outOfRange', 'settings.games']]],
    ['with an unknown name', { speed: 1 }, [['settings.unknownField', 'settings.speed']]],
  ])('%s are checked by the record of the game', (_what, settings, problems) => {
    expect(checkSettings(schema, settings).map(({ code, at }) => [code, at])).toEqual(problems);
  });

  test.each<[unknown, readonly string[]]>([
    [{}, []],
    [undefined, []],
    [JSON.parse('null'), []],
    [{ format: 'best' }, ['settings.none']],
    ['best', []],
  ])('are none in a game without any: %j', (settings, codes) => {
    const problems = checkSettings(undefined, settings);
    expect(problems.map(({ code }) => code)).toEqual(codes);
    if (problems.length > 0) expect(problems).toEqual([{ code: 'settings.none', at: 'settings.format', values: { given: 'format' } }]);
  });

  test('leave a game in which all win or lose together without a series', () => {
    const codesOf = (isCooperative: boolean, wishes: Parameters<typeof checkWishes>[1]): readonly string[] =>
      checkWishes({ settings: schema, ...(isCooperative && { isCooperative: true as const }) }, wishes).map(
        ({ code, at }) => `${code} ${at}`,
      );
    const series = newSeries(3, 2);
    expect(codesOf(true, { series, settings: { games: 9 } })).toEqual(['settings.outOfRange settings.games', 'settings.noSeries bestOf']);
    expect([codesOf(false, { series }), codesOf(true, {})]).toEqual([[], []]);
  });

  test('are those that the record names', () => {
    const names = ['format', 'games', 'speed'];
    expect(names.map((name) => takesSetting({ settings: schema }, name))).toEqual([true, true, false]);
    expect([takesSetting({}, 'format'), takesSetting({ settings: { type: 'object' } }, 'format')]).toEqual([false, false]);
  });

  test('say of each problem what it is', () => {
    const codes = Object.keys(settingsMessages);
    expect(codes).toContain('settings.outOfRange');
    expect(codes.every((code) => code.startsWith('settings.'))).toBe(true);
    expect(codes.filter((code) => code.includes('Endless') || code.includes('noWords'))).toEqual([]);
  });
});

describe('a match is sealed', () => {
  const openSealed = (): never => ({}) as never;
  const sealedWith = { format: 'sealed', games: 3 };

  test('with all the settings that the game asks for', () => {
    const game = { openSealed, sealedWith };
    expect(isSealed(game, { ...sealedWith, teams: 2 })).toBe(true);
    expect(isSealed(game, { format: 'sealed' })).toBe(false);
    expect(isSealed(game, { format: 'best', games: 3 })).toBe(false);
    expect(isSealed(game, {})).toBe(false);
  });

  test('in no game that opens none', () => {
    expect([isSealed({ sealedWith }, sealedWith), isSealed({ openSealed }, {}), isSealed({}, {})]).toEqual([false, false, false]);
  });
});
