import { describe, expect, test } from 'vitest';
import { chosen, each, gives, instead, of, one, other, self, the, triggered } from '../../language/builders.ts';
import type { Ability, Clause } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { act, activated, any, friendly, is, optional, plus, when, whenAny, whenSelf } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

// Timing about who is asked and what becomes of a beast: docs/timing.md lists each check with its test.

function beast(key: string, strength: number, ...abilities: readonly Ability[]): CardBehaviour {
  return beastsWith({ strength })(key, ...abilities);
}

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const hit = spell('hit', { targets: { it: one(any('beast')) }, do: [act('damage', the(), 3)] });

describe('a beast that becomes its next form instead of dying', () => {
  const grub = beast('grub', 3, instead(whenSelf('wouldDie'), { do: [act('grow', self, undefined, { value: 'moth' })] }));
  const moth = beast(
    'moth',
    4,
    triggered(whenSelf('grows'), { do: [act('gain', undefined, 5)] }),
    optional(whenSelf('isHurt'), { do: [act('gain', undefined, 9)] }),
    gives(each(other(friendly('beast'))), plus('strength', 1)),
  );
  const mourner = beast('keener', 1, triggered(whenAny('dies', any('beast')), { do: [act('gain', undefined, 50)] }));
  const lines = ['1 hand growl hit b=hit c=hit', '1 food 0', '2 den grub:1! claws@grub keener bear', '2 food 0'];

  test('keeps what is on it and loses its damage; its next form hears that, and nobody a death', () => {
    const table = tinyTable(lines, { cards: [grub, moth, mourner, hit] })
      .answer('play growl')
      .answer('choose grub');
    expect(table.strength('grub')).toBe(3 + 2 + 2);
    table.answer('play hit').answer('choose grub').answer('play b').answer('choose grub');
    expect(table.happened()).toEqual(['damaged grub', 'grew grub', 'foodGained', 'resolved b']);
    expect([table.food(2), table.lies('grub'), table.lies('claws'), table.damage('grub')]).toEqual([5, 'den 2', 'charms 2', 0]);
    // 4 of the new form, 2 of the claws and 2 for this turn; what the new form gives works at once.
    expect([table.strength('grub'), table.strength('bear')]).toEqual([8, 5]);
    expect(table.match.state.cards[table.card('grub')]?.tired).toBe(true);
  });

  test('answers as its next form what happens after that, and not the damage that brought it about', () => {
    const table = tinyTable(lines, { cards: [grub, moth, mourner, hit] });
    table.answer('play hit').answer('choose grub');
    expect([table.asked(), table.food(2)]).toEqual(['1 act', 0]);
    table.answer('play b').answer('choose grub');
    expect([table.asked(), table.food(2)]).toEqual(['1 act', 5]);
    table.answer('play c').answer('choose grub');
    expect([table.asked(), table.offers()]).toEqual(['2 mayRespond', ['use grub']]);
  });
});

describe('a beast that is handed to another player', () => {
  const debtor = chosen('debtor');
  const debt = beast(
    'debt',
    9,
    triggered(whenSelf('enters'), {
      players: { debtor: { whose: 'opponent' } },
      do: [act('control', self, undefined, { who: debtor })],
      next: { targets: { it: { ...one(of(friendly('beast', is('kind', 'wolf')), 'debtor')), by: debtor } }, do: [act('kill', the())] },
    }),
    triggered(when('turnEnds'), { may: true, do: [act('lose', undefined, 2)], else: { do: [act('kill', each(friendly('beast')))] } }),
  );
  const lines = [
    'seats 3',
    '1 hand debt',
    '1 den wolf',
    '1 food 5',
    '2 den pup',
    '2 food 5',
    '3 den a=wolf b=wolf c=bear',
    '3 food 5',
    '3 deck x=pup y=pup',
  ];

  test('asks that player, whose turn it is not, about that player’s own beasts', () => {
    const table = tinyTable(lines, { cards: [debt] })
      .answer('play debt')
      .answer('player 2');
    expect([table.asked(), table.offers(), table.lies('debt')]).toEqual(['3 chooseTarget', ['choose a', 'choose b'], 'den 3']);
    table.answer('choose b');
    expect([table.asked(), table.lies('a'), table.lies('b')]).toEqual(['1 act', 'den 3', 'discard 3']);
  });

  test('is that player’s from then on, in everybody’s turn', () => {
    const table = tinyTable(lines, { cards: [debt] })
      .answer('play debt')
      .answer('player 2')
      .answer('choose b')
      .answer('end');
    expect([table.asked(), table.offers()]).toEqual(['3 mayDo', ['yes debt']]);
    table.answer('yes debt');
    expect([table.asked(), ...[1, 2, 3].map(table.food)]).toEqual(['2 act', 5, 5, 3]);
    table.answer('end').answer();
    expect([table.asked(), ...['wolf', 'pup', 'a', 'c', 'debt'].map(table.lies)]).toEqual([
      '3 act',
      'den 1',
      'den 2',
      'discard 3',
      'discard 3',
      'discard 1',
    ]);
  });
});
