import { expect, test } from 'vitest';
import { each, either, exists, forEach, gives } from '../../language/builders.ts';
import { act, activated, any, friendly, is, plus } from '../../language/word-builders.ts';
import { derivedFrom } from '../../derived/derived.ts';
import { countWork, beginWork, TooMuchWork } from '../../match/text-work.ts';
import type { Condition } from '../../language/effects.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';
import { viewTiny } from './state/view.ts';

const beast = beastsWith({ strength: 3 });
const strong = any('beast', is('strong', 1), is('strong', 2), is('strong', 3));
/** Six conditions that look at all beasts, and none of which holds. */
const never: Condition = { kind: 'not', of: either(...Array.from({ length: 6 }, () => exists(strong, 99))) };
const search = beast('search', activated('use', { do: [act('gain')], next: { if: never, do: [], again: 'effect' } }));
/** Beasts whose strength is worked out from that of others. */
const pack = beast('pack', gives(each(friendly('beast')), plus('strength', forEach(1, any('beast')))));

function searching(packs: number): TinyTable {
  const labels = Array.from({ length: packs }, (_, at) => `p${at}=pack`).join(' ');
  return tinyTable([`1 den search ${labels}`, '1 food 0', '2 den bear'], { cards: [search, pack] });
}

test('a text that looks at more cards than a match can work out is stopped long before it has changed as much as it may', () => {
  const table = searching(2);
  expect(() => table.answer('use search')).toThrow(TooMuchWork);
  expect(table.food(1)).toBeGreaterThan(10);
  expect(table.food(1)).toBeLessThan(1000);
});

test('it is stopped at the same place however often somebody has looked at the match', () => {
  const [fresh, seen] = [searching(4), searching(4)];
  for (const viewer of [0, 1, 0]) viewTiny(seen.match, viewer);
  for (const each of [fresh, seen]) expect(() => each.answer('use search')).toThrow(TooMuchWork);
  expect(seen.food(1)).toBe(fresh.food(1));
});

test('what is looked at counts for one question alone', () => {
  const { match } = searching(1);
  const most = 100_000;
  countWork(match, most);
  expect(() => countWork(match, most)).toThrow(TooMuchWork);
  beginWork(match);
  expect(() => countWork(match, most)).not.toThrow();
});

test('a value that was stopped in the midst is worked out anew', () => {
  const { match } = searching(1);
  const slot = 1_000_000;
  const tooMuch = (): number => {
    countWork(match, 1_000_000);
    return 1;
  };
  expect(() => derivedFrom(match, slot, 0, tooMuch)).toThrow(TooMuchWork);
  expect(derivedFrom(match, slot, 0, () => 2)).toBe(2);
});
