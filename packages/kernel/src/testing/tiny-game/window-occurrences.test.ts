import { describe, expect, test } from 'vitest';
import { each, itself, that, triggered } from '../../language/builders.ts';
import type { Ability } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { act, activated, any, enemy, friendly, is, optional, stat, whenAny } from './meanings/builders.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

function beast(key: string, kind: string, ...abilities: readonly Ability[]): CardBehaviour {
  return beastsWith({ kind, strength: 9 })(key, ...abilities);
}

const blast = beast('blast', 'fox', activated('use', { do: [act('damage', each(any('beast', is('kind', 'bear'))), 1)] }));

describe('a forced ability with a limit', () => {
  test('resolves no more often than that', () => {
    const limited = beast('limited', 'fox', { ...triggered(whenAny('isHurt', any('beast')), { do: [act('gain')] }), limit: 'turn' });
    const table = tinyTable(['1 den blast limited', '1 food 0', '2 den bear b=bear'], { cards: [blast, limited] }).answer('use blast');
    while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers()[0]);
    expect([table.asked(), table.food(1)]).toEqual(['1 act', 1]);
  });

  test('does not resolve where its cost cannot be paid', () => {
    const costly = beast('costly', 'fox', { ...triggered(whenAny('isHurt', any('beast')), { do: [act('heal', that())] }), cost: 2 });
    const table = tinyTable(['1 den blast costly', '1 food 3', '2 den bear b=bear'], { cards: [blast, costly] }).answer('use blast');
    while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers()[0]);
    expect([table.asked(), table.food(1)]).toEqual(['1 act', 1]);
  });
});

describe('two events of one batch about the same card', () => {
  const wolves = each(friendly('beast', is('kind', 'wolf')));
  const pack = beast(
    'pack',
    'fox',
    activated('use', { do: [act('strike', wolves, stat('strength', itself), { to: each(enemy('beast', is('kind', 'bear'))) })] }),
  );
  const warden = beast('warden', 'mole', optional(whenAny('beforeHurt', any('beast')), { do: [act('prevent', undefined, 9)] }));
  const lines = ['1 den pack pup wolf', '2 den bear warden'];

  test('are two occurrences where two cards bring them about: each may be answered, and is changed by its own answer', () => {
    const table = tinyTable(lines, { cards: [pack, warden] }).answer('use pack');
    expect([table.asked(), table.offers()]).toEqual(['2 mayInterrupt', ['use warden', 'use warden 1']]);
    // The wolf's 2 points are prevented, then the pup's 1.
    table.answer('use warden 1');
    expect([table.asked(), table.offers()]).toEqual(['2 mayInterrupt', ['use warden']]);
    expect(table.answer().damage('bear')).toBe(1);
    const both = tinyTable(lines, { cards: [pack, warden] })
      .answer('use pack')
      .answer('use warden')
      .answer('use warden');
    expect([both.asked(), both.damage('bear')]).toEqual(['1 act', 0]);
  });
});
