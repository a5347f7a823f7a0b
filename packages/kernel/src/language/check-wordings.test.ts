import { describe, expect, test } from 'vitest';
import type { CardWords } from '../testing/tiny-game/meanings/builders.ts';
import { meanings } from '../testing/tiny-game/meanings/meanings.ts';
import { wordings } from '../testing/tiny-game/words/wordings.ts';
import { checkWordings } from './check-wordings.ts';
import type { Wordings } from './wordings.ts';

/** The wordings of the tiny game with another table of one sort, which may lack a word or have one too many. */
function withTable(sort: keyof Wordings, change: Readonly<Record<string, unknown>>): Wordings {
  const table = Object.entries({ ...(wordings[sort] as object), ...change }).filter(([, said]) => said !== undefined);
  return { ...wordings, [sort]: Object.fromEntries(table) };
}

const food = { en: 'x', es: 'x' };

describe('the words of a game and their wordings', () => {
  test('have the same names in the tiny game', () => {
    expect(() => checkWordings('tiny', meanings, wordings)).not.toThrow();
  });

  test.each<[keyof Wordings, string, string]>([
    ['nouns', 'beast', 'noun beast'],
    ['qualities', 'damaged', 'quality damaged'],
    ['stats', 'strength', 'stat strength'],
    ['tallies', 'means', 'tally means'],
    ['verbs', 'heal', 'verb heal'],
    ['occasions', 'dies', 'occasion dies'],
    ['relations', 'stash', 'relation stash'],
    ['measures', 'kinds', 'measure kinds'],
    ['states', 'yourTurn', 'state yourTurn'],
    ['rules', 'tramples', 'rule tramples'],
    ['lists', 'kinds', 'list kinds'],
    ['durations', 'raid', 'duration raid'],
    ['counted', 'died', 'counted fact died'],
    ['thisWay', 'discarded', 'fact of cards discarded'],
    ['choosables', 'kind', 'choosable kind'],
    ['history', 'deaths', 'history deaths'],
    ['headers', 'parting', 'header parting'],
  ])('of %s: a word without a wording is named, and a wording without a word with the nearest one', (sort, name, said) => {
    expect(() => checkWordings('tiny', meanings, withTable(sort, { [name]: undefined }))).toThrow(
      `The ${said} of the game tiny has no wording.`,
    );
    expect(() => checkWordings('tiny', meanings, withTable(sort, { [`${name}x`]: food }))).toThrow(
      `The game tiny words the ${said}x, which it has not; the nearest is ${name}.`,
    );
  });

  test('of prices too: periods, timings and types of resources', () => {
    const { prices } = wordings;
    const priced = (change: object): Wordings => ({ ...wordings, prices: { ...prices, ...change } as NonNullable<Wordings['prices']> });
    expect(() => checkWordings('tiny', meanings, priced({ limits: {} }))).toThrow('The period turn of the game tiny has no wording.');
    expect(() => checkWordings('tiny', meanings, priced({ timings: { asRitual: food } }))).toThrow(
      'words the timing asRitual, which it has not',
    );
    expect(() => checkWordings('tiny', meanings, priced({ resources: undefined }))).toThrow('The type of resource fur of the game tiny');
  });

  test('have a wording for each header that occasions name', () => {
    const occasions = { ...wordings.occasions, dies: { ...wordings.occasions.dies, trigger: 'response' } };
    expect(() => checkWordings('tiny', meanings, { ...wordings, occasions })).toThrow(
      'The occasion dies of the game tiny has the header response, which has no wording.',
    );
  });

  test('speak of several, and of the first time, where occasions mean it and nowhere else', () => {
    const { several: _several, ...dies } = wordings.occasions.dies;
    const { eachPeriod: _each, ...played } = wordings.occasions.played;
    expect(() => checkWordings('tiny', meanings, withTable('occasions', { dies }))).toThrow('The occasion dies of the game tiny');
    expect(() => checkWordings('tiny', meanings, withTable('occasions', { played }))).toThrow('The occasion played of the game tiny');
    const raids = { ...wordings.occasions.raids, several: { anyone: food } };
    expect(() => checkWordings('tiny', meanings, withTable('occasions', { raids }))).toThrow('The occasion raids of the game tiny');
  });

  test('are held together by the compiler where a table is written out', () => {
    const { measures } = wordings;
    // @ts-expect-error A measure without its wording.
    const none: Wordings<CardWords>['measures'] = {};
    // @ts-expect-error A wording of no measure.
    const more: Wordings<CardWords>['measures'] = { kinds: measures.kinds, sorts: measures.kinds };
    expect([Object.keys(none), Object.keys(more)]).toEqual([[], ['kinds', 'sorts']]);
  });
});
