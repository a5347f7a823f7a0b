import { describe, expect, test } from 'vitest';
import { gives, host } from '../cards.ts';
import { writable } from '../match/match.ts';
import { becomes } from '../testing/tiny-game/meanings/builders.ts';
import { blank } from '../testing/tiny-game/state/reading.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { viewTiny } from '../testing/tiny-game/state/view.ts';
import { shownOnce, type ShownValues, ValueCollector } from './shown-values.ts';

const collected = (put: (values: ValueCollector) => void): ShownValues => {
  const values = new ValueCollector();
  put(values);
  return values.result();
};

describe('the values that a view shows of a card', () => {
  test('are those that are not blank', () => {
    const shown = collected((values) => {
      values.put('power', 3);
      values.put('damage', 0);
      values.put('tired', false);
      values.put('house', '');
      values.put('traits', []);
      values.put('lost', undefined);
    });
    expect(shown).toEqual({ power: 3, traits: [] });
  });

  test('and the blank ones that a reader would take for something else', () => {
    const shown = collected((values) => {
      values.put('power', 0, true);
      values.put('armor', 0, false);
      values.put('x', undefined, true);
    });
    expect(shown).toEqual({ power: 0 });
  });

  test('of a beast are 0 where its card says another number, and nothing where it says 0', () => {
    const dull = { ...blank, type: 'beast', kind: 'mole', strength: 1 } as const;
    const { match } = tinyTable(['1 den pup mole haze@pup'], {
      cards: [
        { key: 'mole', printed: dull, abilities: [] },
        { key: 'haze', printed: { ...blank, type: 'charm' }, abilities: [gives(host, becomes('cunning', 0))] },
      ],
    });
    const seen = Object.values(viewTiny(match, 1).cards);
    expect(seen.find(({ definition }) => definition === 'pup')?.now).toEqual({ strength: 1, cunning: 0, kinds: ['wolf'] });
    expect(seen.find(({ definition }) => definition === 'mole')?.now).toEqual({ strength: 1, kinds: ['mole'] });
  });
});

describe('what is shown of a card', () => {
  const slot = 100_000;

  test('is worked out once between two commits', () => {
    const { match, card } = tinyTable(['1 den pup']);
    let times = 0;
    const show = (_match: unknown, _card: unknown, values: ValueCollector): void => values.put('damage', ++times);
    expect([shownOnce(match, slot, show, card('pup')), shownOnce(match, slot, show, card('pup'))]).toEqual([{ damage: 1 }, { damage: 1 }]);
    expect(times).toBe(1);
  });

  test.each([
    ['the same record', { damage: 1, kinds: ['wolf'] }, true],
    ['another record where a value changed', { damage: 2, kinds: ['wolf'] }, false],
    ['another record where a list changed', { damage: 1, kinds: ['wolf', 'bear'] }, false],
    ['another record where a value is gone', { damage: 1 }, false],
    ['another record where values come in another order', { kinds: ['wolf'], damage: 1 }, false],
  ] as const)('is after a commit %s', (_, after, isKept) => {
    const { match, card } = tinyTable(['1 den pup']);
    const showing =
      (shown: ShownValues) =>
      (_match: unknown, _card: unknown, values: ValueCollector): void => {
        for (const [name, value] of Object.entries(shown)) values.put(name, value);
      };
    const before = shownOnce(match, slot, showing({ damage: 1, kinds: ['wolf'] }), card('pup'));
    writable(match).revision++;
    const now = shownOnce(match, slot, showing(after), card('pup'));
    expect(JSON.stringify(now)).toBe(JSON.stringify(after));
    expect(now === before).toBe(isKept);
  });
});
