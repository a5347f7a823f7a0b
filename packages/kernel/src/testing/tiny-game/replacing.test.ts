import { describe, expect, test } from 'vitest';
import {
  each,
  exists,
  gives,
  host,
  instead,
  lends,
  made,
  modifies,
  number,
  once,
  one,
  other,
  self,
  the,
  triggered,
} from '../../language/builders.ts';
import { act, activated, any, friendly, grant, tally, whenAny, whenHost, whenSelf } from '../../language/word-builders.ts';
import type { Ability, Clause } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { listenersFor } from '../../derived/listeners.ts';
import { kind } from './state/facts.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { viewTiny } from './state/view.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 9 });

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const hit = (amount: number): CardBehaviour =>
  spell(`hit${amount}`, { targets: { it: one(any('beast')) }, do: [act('damage', the(), amount)] });
const hits = [hit(1), hit(2), hit(3), hit(5)];

/** The damage that a beast with these abilities takes from a hit. */
function taken(amount: number, ...abilities: readonly Ability[]): number {
  const table = tinyTable([`1 hand hit${amount}`, '2 den target'], { cards: [...hits, beast('target', ...abilities)] });
  table.answer(`play hit${amount}`).answer('choose target');
  while (table.asked().endsWith('whichReplacement')) table.answer(table.offers()[0]);
  return table.damage('target');
}

const hurt = whenSelf('wouldBeHurt');

describe('a part of a text that takes the place of the event', () => {
  const unless = (least: number): Ability =>
    modifies(hurt, { do: [act('raise', undefined, 1)], next: { if: exists(any('beast'), least), instead: true, do: [] } });

  test('drops it where the text comes to that part', () => {
    expect([taken(2, unless(1)), taken(2, unless(2))]).toEqual([0, 3]);
  });

  test('leaves nothing to another text', () => {
    expect([taken(2, unless(1), unless(2)), taken(2, unless(2), unless(2))]).toEqual([0, 4]);
  });

  test('drops it once, however often the text comes to it', () => {
    const twice = modifies(hurt, { times: 2, do: [], ifDone: { instead: true, do: [] } });
    expect(taken(2, twice)).toBe(0);
  });
});

describe('an amount that is changed', () => {
  test.each([
    ['more', 2, [modifies(hurt, { do: [act('raise', undefined, 1)] })], 3],
    [
      'each of several equal ones once',
      2,
      [modifies(hurt, { do: [act('raise', undefined, 1)] }), modifies(hurt, { do: [act('raise', undefined, 1)] })],
      4,
    ],
    ['double', 3, [modifies(hurt, { do: [act('double')] })], 6],
    ['less', 3, [modifies(hurt, { do: [act('prevent', undefined, 2)] })], 1],
    ['all of it', 2, [modifies(hurt, { do: [act('prevent', undefined, 99)] })], 0],
    [
      'in the order in which they are applied',
      1,
      [modifies(hurt, { do: [act('raise', undefined, 1)] }), modifies(hurt, { do: [act('double')] })],
      4,
    ],
    [
      'what is prevented is not made more',
      1,
      [modifies(hurt, { do: [act('prevent', undefined, 1)] }), modifies(hurt, { do: [act('raise', undefined, 5)] })],
      0,
    ],
  ] as const)('%s', (_case, amount, abilities, damage) => {
    expect(taken(amount, ...abilities)).toBe(damage);
  });

  test('what is prevented did not happen: nobody hears it', () => {
    const wail = triggered(whenAny('isHurt', any('beast')), { do: [act('gain')] });
    const table = tinyTable(['1 hand hit1', '1 food 0', '1 den wailing', '2 den target'], {
      cards: [...hits, beast('wailing', wail), beast('target', modifies(hurt, { do: [act('prevent', undefined, 1)] }))],
    });
    expect(table.answer('play hit1').answer('choose target').food(1)).toBe(0);
  });
});

describe('which replacement comes first', () => {
  test('only those of the lowest rank are offered', () => {
    const abilities = [
      modifies(hurt, { do: [act('double')] }),
      modifies(hurt, { do: [act('prevent', undefined, 1)] }),
      modifies(hurt, { do: [act('raise', undefined, 1)] }, 'self'),
    ];
    const table = tinyTable(['1 hand hit1', '2 den target'], { cards: [...hits, beast('target', ...abilities)] });
    table.answer('play hit1').answer('choose target');
    expect(table.offers()).toEqual(['replace target', 'replace target 1']);
    // Raised to 2 first, then doubled, then 1 prevented.
    expect(table.answer('replace target').damage('target')).toBe(3);
  });
});

describe('another card or another place', () => {
  test('it happens to another card', () => {
    const decoy = beast('decoy', modifies(whenAny('wouldBeHurt', other(any('beast'))), { do: [act('redirect', self)] }));
    const table = tinyTable(['1 hand hit3', '2 den decoy bear'], { cards: [...hits, decoy] })
      .answer('play hit3')
      .answer('choose bear');
    expect([table.damage('bear'), table.damage('decoy')]).toEqual([0, 3]);
  });

  test('it goes elsewhere, and who hears of the one does not hear the other', () => {
    const ghost = beast('ghost', modifies(whenSelf('wouldDie'), { do: [act('divert')] }));
    const mourner = beast('mournful', triggered(whenAny('dies', any('beast')), { do: [act('gain')] }));
    const kill = spell('kill', { targets: { it: one(any('beast')) }, do: [act('kill', the())] });
    const table = tinyTable(['1 hand kill', '1 food 0', '1 den mournful', '2 den ghost'], { cards: [ghost, mourner, kill] });
    table.answer('play kill').answer('choose ghost');
    expect([table.lies('ghost'), table.food(1)]).toEqual(['hand 2', 0]);
  });
});

describe('what is given for a while', () => {
  const ward = spell('warding', {
    numbers: { x: { least: 0, most: tally('food', 'you') } },
    targets: { it: one(any('beast')) },
    do: [grant(modifies(whenHost('wouldBeHurt'), { do: [act('absorb')] }), 'round', the(), number())],
  });

  test('a shield of X shrinks with every point, and is gone with the last', () => {
    const table = tinyTable(['1 hand warding hit2 b=hit2 c=hit2', '1 food 3', '2 den bear'], { cards: [...hits, ward] });
    table.answer('play warding').answer('number 3').answer('choose bear');
    expect(table.answer('play hit2').answer('choose bear').damage('bear')).toBe(0);
    expect(table.answer('play b').answer('choose bear').damage('bear')).toBe(1);
    expect(table.match.state.zones[table.match.game.effectZones.working]).toEqual([]);
    expect(table.answer('play c').answer('choose bear').damage('bear')).toBe(3);
  });

  const fate = spell('fate', {
    targets: { it: one(any('beast')) },
    do: [grant(once(triggered({ occasion: 'turnEnds' }, { do: [act('kill', host)] })), 'round', the())],
  });

  test('a delayed deed is done once, to the card that was meant', () => {
    const table = tinyTable(['1 hand fate', '2 den bear wolf', '2 deck pup pup'], { cards: [fate] })
      .answer('play fate')
      .answer('choose bear');
    expect([table.lies('bear'), table.match.state.zones[table.match.game.effectZones.working]?.length]).toEqual(['den 2', 1]);
    table.answer('end');
    expect([table.lies('bear'), table.lies('wolf'), table.match.state.zones[table.match.game.effectZones.working]]).toEqual([
      'discard 2',
      'den 2',
      [],
    ]);
  });

  test('a card that has left meanwhile is not found when it is back', () => {
    const recall = spell('recall', { targets: { it: one(any('beast')) }, do: [act('bounce', the())] });
    const table = tinyTable(['1 hand fate recall', '1 food 9', '1 den bear'], { cards: [fate, recall] })
      .answer('play fate')
      .answer('choose bear');
    table.answer('play recall').answer('choose bear').answer('play bear').answer('end');
    expect(table.lies('bear')).toBe('den 1');
  });

  test('it is set off once, though it could be more often, with the number of then', () => {
    const tithe = spell('tithe', {
      do: [
        grant(
          once(triggered(whenAny('enters', any('beast')), { do: [act('gain', undefined, made)] })),
          'round',
          undefined,
          tally('food', 'you'),
        ),
      ],
    });
    const table = tinyTable(['1 hand tithe a=pup b=pup', '1 food 4'], { cards: [tithe] }).answer('play tithe');
    table.answer('play a');
    expect(table.food(1)).toBe(8);
    expect(table.answer('play b').food(1)).toBe(8);
  });

  test('the next time only', () => {
    const bless = spell('bless', {
      targets: { it: one(any('beast')) },
      do: [grant(once(instead(whenHost('wouldDie'), { do: [act('heal', host)] })), 'round', the())],
    });
    const table = tinyTable(['1 hand bless hit5 b=hit5', '2 den bear'], { cards: [...hits, bless] })
      .answer('play bless')
      .answer('choose bear');
    expect(table.answer('play hit5').answer('choose bear').lies('bear')).toBe('den 2');
    expect(table.answer('play b').answer('choose bear').lies('bear')).toBe('discard 2');
  });
});

describe('cards that nobody else has seen', () => {
  const shelter = beast(
    'shelter',
    gives(each(friendly('handCard')), lends(modifies(whenAny('wouldBeHurt', any('beast')), { do: [act('prevent', undefined, 1)] }))),
  );
  const table = tinyTable(['1 hand hit3', '2 den target=bear shelter', '2 hand pup wolf'], { cards: [...hits, shelter] });

  test('are shown before it is asked which of them replaces something first, and not before that', () => {
    const seen = (): string[] => Object.values(viewTiny(table.match, 0).cards).map(({ definition }) => definition);
    table.answer('play hit3');
    expect(seen()).not.toContain('pup');
    table.answer('choose target');
    expect(table.asked()).toBe('2 whichReplacement');
    expect(seen()).toEqual(expect.arrayContaining(['pup', 'wolf']));
  });
});

test('an effect that works once listens no more while what it has set off asks', () => {
  const table = tinyTable(['1 den phoenix', '1 hand doom', '1 food 5']).answer('play doom').answer('choose phoenix');
  expect(listenersFor(table.match, kind.turnEnded, 'after').length).toBe(1);
  expect(table.answer('end').asked()).toBe('1 mayDo');
  expect(listenersFor(table.match, kind.turnEnded, 'after')).toEqual([]);
});
