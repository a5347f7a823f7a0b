import { describe, expect, test } from 'vitest';
import { each, host, instead, modifies, one, other, self, that, the, triggered } from '../../cards.ts';
import type { Ability, Amount, Clause } from '../../cards.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { act, activated, any, enemy, friendly, is, optional, stat, whenAny, whenHost, whenSelf } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

// Timing about damage and dying: docs/timing.md lists each check with its test.

function beast(key: string, strength: number, ...abilities: readonly Ability[]): CardBehaviour {
  return beastsWith({ strength })(key, ...abilities);
}

function charm(key: string, ...abilities: readonly Ability[]): CardBehaviour {
  return { key, printed: { ...blank, type: 'charm' }, abilities };
}

function hit(amount: number): CardBehaviour {
  const clause: Clause = { targets: { it: one(any('beast')) }, do: [act('damage', the(), amount)] };
  return { key: `hit${amount}`, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const cards: readonly CardBehaviour[] = [
  hit(1),
  hit(3),
  beast('blast', 9, activated('use', { do: [act('damage', each(other(any('beast'))), 2)] })),
  /** Takes all damage away once, and is gone. */
  charm('shell', modifies(whenHost('wouldBeHurt'), { do: [act('prevent', undefined, 9), act('discard', self)] })),
  /** May take all damage of a friendly beast away, for itself. */
  charm(
    'cape',
    optional(whenAny('beforeHurt', friendly('beast')), { do: [act('prevent', undefined, 9)] }, { price: { do: [act('discard', self)] } }),
  ),
  beast('wailing', 1, triggered(whenAny('isHurt', any('beast')), { do: [act('gain')] })),
];

function struck(by: string, lines: readonly string[], more: readonly CardBehaviour[] = []): TinyTable {
  return tinyTable([`1 hand ${by}`, '1 food 0', ...lines], { cards: [...cards, ...more] })
    .answer(`play ${by}`)
    .answer('choose it');
}

describe('damage that is prevented', () => {
  test('before optional interrupts is none that they could answer', () => {
    const table = struck('hit3', ['1 den wailing', '2 den it=bear shell@it cape@it']);
    expect([table.asked(), table.lies('shell'), table.lies('cape'), table.damage('it')]).toEqual(['1 act', 'discard 2', 'charms 2', 0]);
    expect(table.food(1)).toBe(0);
  });

  test('by an optional interrupt has not happened: nobody responds', () => {
    const table = struck('hit3', ['1 den wailing', '2 den it=bear cape@it']);
    expect([table.asked(), table.offers(), table.damage('it')]).toEqual(['2 mayInterrupt', ['use cape'], 0]);
    table.answer('use cape');
    expect([table.asked(), table.lies('cape'), table.damage('it'), table.food(1)]).toEqual(['1 act', 'discard 2', 0, 0]);
  });

  test('is dealt where the interrupt is declined', () => {
    const table = struck('hit3', ['1 den wailing', '2 den it=bear cape@it']).answer();
    expect([table.lies('cape'), table.damage('it'), table.food(1)]).toEqual(['charms 2', 3, 1]);
  });
});

describe('an amount that is reduced to 0', () => {
  test.each([
    ['first, uses up nothing that would prevent more', 'replace hide', 'charms 2'],
    ['last, has used up what came before', 'replace shell 1', 'discard 2'],
  ])('%s', (_case, first, shell) => {
    const table = struck('hit1', ['2 den it=bear hide@it shell@it']);
    expect([table.asked(), table.offers()]).toEqual(['2 whichReplacement', ['replace hide', 'replace shell 1']]);
    table.answer(first);
    expect([table.asked(), table.lies('shell'), table.damage('it')]).toEqual(['1 act', shell, 0]);
  });

  test('takes nothing from a shield that lasts', () => {
    const lines = ['1 hand ward hit1 hit3', '1 food 1', '1 den it=bear hide@it'];
    const table = tinyTable(lines, { cards }).answer('play ward').answer('choose it').answer('play hit1').answer('choose it');
    table.answer(table.offers().find((each) => each.startsWith('replace hide')));
    // The hide takes 1 of 3, and the ward still has both its points for the others.
    table.answer('play hit3').answer('choose it');
    table.answer(table.offers().find((each) => each.startsWith('replace hide')));
    expect(table.damage('it')).toBe(0);
  });
});

describe('of two replacements of one event', () => {
  const amount: Amount = { kind: 'eventAmount' };
  const decoy = each(friendly('beast', is('kind', 'mole')));
  const suit = charm('suit', instead(whenHost('wouldBeHurt'), { do: [act('damage', decoy, amount)] }));
  const ranked = charm('ranked', instead(whenHost('wouldBeHurt'), { do: [act('damage', decoy, amount)] }, 'self'));
  const dummy: CardBehaviour = { ...beast('dummy', 9), printed: { ...blank, type: 'beast', kind: 'mole', strength: 9 } };

  test.each([
    ['replace suit', 3, 'charms 2'],
    ['replace shell 1', 0, 'discard 2'],
  ])('one takes it and the other stays: %s', (first, damage, shell) => {
    const table = struck('hit3', ['2 den it=bear dummy suit@it shell@it'], [suit, dummy]);
    expect(table.asked()).toBe('2 whichReplacement');
    table.answer(first);
    expect([table.asked(), table.damage('it'), table.damage('dummy'), table.lies('shell')]).toEqual(['1 act', 0, damage, shell]);
  });

  test('the one that the rules put first takes it, whatever the order in which they came', () => {
    const table = struck('hit3', ['2 den it=bear dummy shell@it ranked@it'], [ranked, dummy]);
    expect([table.asked(), table.damage('dummy'), table.lies('shell')]).toEqual(['1 act', 3, 'charms 2']);
  });
});

describe('several beasts hurt at once', () => {
  const lines = ['seats 3', '1 den blast w=bear', '2 den x=bear', '3 den y=bear cape@y'];

  test('only the player whose card may answer is asked, and only about the own beast', () => {
    const table = tinyTable(lines, { cards }).answer('use blast');
    expect([table.asked(), table.offers()]).toEqual(['3 mayInterrupt', ['use cape']]);
  });

  test('the interrupt changes its own event, and the price is paid once', () => {
    const table = tinyTable(lines, { cards }).answer('use blast').answer('use cape');
    expect([table.asked(), table.lies('cape')]).toEqual(['1 act', 'discard 3']);
    expect(['w', 'x', 'y'].map(table.damage)).toEqual([2, 2, 0]);
  });
});

describe('what answers a beast’s dying', () => {
  const tracer = charm('tracer', triggered(whenHost('beforeDying'), { do: [act('gain', undefined, stat('strength', host))] }));

  test('on a charm resolves before its host leaves, and the charm leaves with it', () => {
    const table = struck('hit3', ['2 den it=wolf tracer@it claws@it', '2 food 0'], [tracer]);
    // The wolf's strength is 2, and 2 more by the claws that it still has.
    expect([table.lies('it'), table.food(2)]).toEqual(['den 2', 0]);
    const dying = struck('hit3', ['2 den it=wolf:1 tracer@it claws@it', '2 food 0'], [tracer]);
    expect(dying.happened()).toEqual(['damaged it', 'foodGained', 'died it', 'resolved hit3']);
    expect([dying.food(2), dying.lies('it'), dying.lies('tracer'), dying.lies('claws')]).toEqual([
      4,
      'discard 2',
      'discard 2',
      'discard 2',
    ]);
  });
});

describe('what strikes back', () => {
  const slugger = beast(
    'slugger',
    3,
    activated('use', { targets: { it: one(enemy('beast')) }, do: [act('damage', the(), 1)], next: { do: [act('damage', self, 1)] } }),
  );
  const spiky = beast('spiky', 4, triggered(whenSelf('isHurt'), { do: [act('damage', each(enemy('beast')), 1)] }));
  const archer = beast('archer', 1, optional(whenAny('isHurt', friendly('beast', is('kind', 'mole'))), { do: [act('gain')] }));
  const spikyMole: CardBehaviour = { ...spiky, printed: { ...blank, type: 'beast', kind: 'mole', strength: 4 } };
  const all = [slugger, spikyMole, archer];

  test('kills before later damage of the same text, and what responds is asked after the death', () => {
    const table = tinyTable(['1 den slugger:2', '2 den spiky archer', '2 food 0'], { cards: all })
      .answer('use slugger')
      .answer('choose spiky');
    expect(table.happened()).toEqual(['damaged spiky', 'damaged slugger', 'died slugger']);
    expect([table.asked(), table.lies('slugger')]).toEqual(['2 mayRespond', 'discard 1']);
    table.answer('use archer');
    // The slugger is gone: it is not hurt by its own text any more.
    expect([table.asked(), table.happened()]).toEqual(['1 act', ['foodGained']]);
  });

  test('only hurts one that is strong enough, which then hurts itself', () => {
    const table = tinyTable(['1 den slugger', '2 den spiky archer', '2 food 0'], { cards: all })
      .answer('use slugger')
      .answer('choose spiky');
    expect([table.asked(), table.damage('slugger')]).toEqual(['2 mayRespond', 1]);
    expect(table.answer().damage('slugger')).toBe(2);
  });
});

describe('a response to defending', () => {
  const counter = beast('counter', 3, optional(whenSelf('defends'), { do: [act('damage', that('other'), stat('strength', self))] }));

  test('is offered once the defence is declared, and hits the raider of that event', () => {
    const table = tinyTable(['1 den wolf bear', '2 den counter'], { cards: [counter] })
      .answer('raid bear')
      .answer('raidSeat 1')
      .answer('defend counter');
    expect([table.asked(), table.offers(), table.happened()]).toEqual(['2 mayRespond', ['use counter'], ['defended counter bear']]);
    table.answer('use counter');
    // The response deals 3 to the bear, and the fight that follows another 3.
    expect([table.lies('bear'), table.damage('wolf')]).toEqual(['discard 1', 0]);
  });

  test('that kills the raider leaves nobody to fight', () => {
    const table = tinyTable(['1 den wolf', '2 den counter'], { cards: [counter] })
      .answer('raid wolf')
      .answer('raidSeat 1')
      .answer('defend counter');
    table.answer('use counter');
    expect([table.asked(), table.lies('wolf'), table.damage('counter')]).toEqual(['1 act', 'discard 1', 0]);
  });

  test('is not offered to one that has not defended', () => {
    const table = tinyTable(['1 den wolf', '2 den counter bear'], { cards: [counter] })
      .answer('raid wolf')
      .answer('raidSeat 1')
      .answer('defend bear');
    expect(table.asked()).toBe('1 act');
  });
});
