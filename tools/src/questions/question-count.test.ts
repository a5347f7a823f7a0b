import { describe, expect, test } from 'vitest';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';
import type { SeenDecision, SeenOption, View } from '@crupier/kernel';
import { testedGames } from '../tested-games.ts';
import { countQuestionFaults } from './question-count.ts';
import { faultsOf } from './question-faults.ts';
import { questionTables } from './question-tables.ts';

describe.each(Object.keys(testedGames))('random games of %s', async (id) => {
  const tested = await testedGames[id]?.();
  if (tested === undefined) throw new Error(`There is no game ${id}.`);
  const game = tested.playable;

  test('ask nothing without saying what, and offer nothing without saying what it does', () => {
    const { questions, faults } = countQuestionFaults({ game, tableOf: questionTables(game), games: 6, seed: 1 });
    expect(faults).toEqual([]);
    expect(questions).toBeGreaterThan(100);
  });
});

describe('what a question lacks', () => {
  const view: View = { viewer: 0, table: {}, seats: [], zones: [], cards: {} };
  const yes: SeenOption = { verb: 'yes', value: 0 };
  const found = (purpose: string, options: readonly SeenOption[], more: Partial<SeenDecision['ask']> = {}): readonly string[] => {
    const ask = { min: 0, max: 1, price: 0, forced: false, options, ...more };
    const open: SeenDecision = { id: 1, kind: 'may', purpose, rule: 'KF-MAY-1', until: 'one', waiting: [0], ask };
    return [...new Set(faultsOf(keyforge, open, view, ['Ana']).map(({ fault }) => fault))];
  };
  const said = { en: 'Draw a card', es: 'Roba una carta' };

  test.each<[string, readonly string[], readonly string[]]>([
    ['a generic sentence', found('mayDo', [{ ...yes, said }]), ['generic']],
    ['a yes that says nothing', found('mulligan', [yes]), ['bareYes']],
    ['a yes that says what it does', found('mulligan', [{ ...yes, said }]), []],
    ['an option by its number', found('chooseMode', [{ verb: 'mode', value: 0 }]), ['numbered']],
    [
      'options that read alike',
      found('mulligan', [
        { ...yes, said },
        { ...yes, said },
      ]),
      ['twins'],
    ],
    ['a window that says nothing of what is answered', found('mayInterrupt', [{ ...yes, said }]), ['unprompted']],
    ['an empty text', found('mulligan', [{ ...yes, said: { en: '', es: '' } }]), ['empty']],
    ['a slot', found('mulligan', [{ ...yes, said: { en: 'Draw {figure}', es: 'Roba {figure}' } }]), ['slot']],
  ])('%s', (_name, faults, expected) => {
    expect(faults).toEqual(expected);
  });

  test('the name of the card that asks', () => {
    const open: SeenDecision = { id: 1, kind: 'defend', purpose: 'declareDefender', rule: 'MC-DEFENSE-1', until: 'one', waiting: [0] };
    expect(faultsOf(marvelChampions, open, view, ['Ana']).map(({ fault }) => fault)).toEqual(['unnamed', 'unnamed']);
  });
});
