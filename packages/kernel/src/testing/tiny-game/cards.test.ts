import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import {
  atLeast,
  each,
  either,
  exists,
  forEach,
  forEachOf,
  minus,
  none,
  oneOf,
  other,
  self,
  that,
  the,
  triggered,
} from '../../language/builders.ts';
import {
  act,
  activated,
  allOf,
  any,
  enemy,
  friendly,
  measure,
  related,
  stat,
  tally,
  whenAny,
  whenSelf,
} from '../../language/word-builders.ts';
import type { Amount, Condition } from '../../language/effects.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

/** A beast for one test. */
const beast = beastsWith({ kind: 'mole', strength: 2, cunning: 1 });

/** A spell for one test. */
function spell(key: string, clause: Parameters<typeof activated>[1]): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

describe('what is heard', () => {
  test('a card hears itself arrive', () => {
    const table = tinyTable(['1 hand scout', '1 deck pup', '1 food 1']).answer('play scout');
    expect(table.lies('pup')).toBe('hand 1');
  });

  test('“that beast” is the one that has just arrived', () => {
    const table = tinyTable(['1 hand bear', '1 food 2', '2 den greeter']).answer('play bear');
    expect(table.damage('bear')).toBe(1);
  });

  test('a card hears itself leave, from where it was', () => {
    const table = tinyTable(['1 hand purge', '1 food 1', '1 den bear', '2 den avenger:1']).answer('play purge').answer('kind');
    expect(table.asked()).toBe('2 chooseTarget');
    table.answer('choose bear');
    expect([table.lies('avenger'), table.damage('bear')]).toEqual(['discard 2', 2]);
  });

  test('those who leave together hear each other leave', () => {
    const mourning = beast(
      'mourning',
      triggered(whenAny('dies', other(any('beast'))), { do: [act('gain', undefined, stat('strength', that()))] }),
    );
    const table = tinyTable(['1 hand plague', '1 food 2', '2 food 0', '2 den mourning:1 bear:3'], { cards: [mourning] }).answer(
      'play plague',
    );
    expect([table.lies('mourning'), table.lies('bear'), table.food(2)]).toEqual(['discard 2', 'discard 2', 4]);
  });

  test('those who arrive together hear each other arrive', () => {
    const host = beast('host', triggered(whenAny('enters', other(any('beast'))), { do: [act('gain')] }));
    const double = spell('double', { targets: { both: { ...friendly('handCard'), min: 2, max: 2 } }, do: [act('settle', the('both'))] });
    const table = tinyTable(['1 hand double a=host b=host', '1 food 0', '1 den c=host'], { cards: [host, double] });
    table.answer('play double').answer(['choose a', 'choose b']);
    while (table.asked() === '1 whichAbilityNext') table.answer(table.offers()[0]);
    expect(table.food(1)).toBe(4);
  });

  test('of a card that has left, the last that was known counts', () => {
    const table = tinyTable(['1 den mourner', '1 hand purge', '1 food 1', '2 den w=wolf:3 claws@w']).answer('play purge').answer('kind');
    expect([table.lies('w'), table.food(1)]).toEqual(['discard 2', 4]);
  });

  test('a text may follow a card to where all can see it, and no further', () => {
    const table = tinyTable(['1 den carrion wolf:1', '1 hand purge', '1 food 1']).answer('play purge').answer('kind');
    expect(table.asked()).toBe('1 mayDo');
    table.answer('yes carrion');
    expect(table.lies('wolf')).toBe('hand 1');
  });

  test('an offer may be declined', () => {
    const table = tinyTable(['1 den carrion wolf:1', '1 hand purge', '1 food 1']).answer('play purge').answer('kind').answer();
    expect(table.lies('wolf')).toBe('discard 1');
  });

  test('what is set off together is put in order', () => {
    const table = tinyTable(['1 hand pup', '1 food 0', '2 den a=greeter b=greeter']).answer('play pup');
    expect([table.asked(), table.offers()]).toEqual(['1 whichAbilityNext', ['resolve a', 'resolve b 1']]);
    table.answer('resolve b 1');
    expect([table.lies('pup'), table.happened()]).toEqual(['discard 1', ['damaged pup', 'died pup']]);
  });
});

describe('before it happens', () => {
  test('those who can interrupt are asked in turn order, and may pass', () => {
    const table = tinyTable(['1 hand plague', '1 food 2', '1 den w1=watcher', '2 food 0', '2 den w2=watcher bear']).answer('play plague');
    expect([table.asked(), table.damage('bear')]).toEqual(['1 mayInterrupt', 0]);
    table.answer('use w1');
    expect([table.asked(), table.food(1)]).toEqual(['2 mayInterrupt', 1]);
    table.answer();
    expect([table.food(2), table.damage('bear')]).toEqual([0, 1]);
  });

  test('where nobody listens there is no question', () => {
    expect(tinyTable(['1 hand plague', '1 food 2', '2 den bear']).answer('play plague').asked()).toBe('1 act');
  });
});

describe('instead of it', () => {
  const deadly = ['1 hand shower', '1 food 2'];

  test('a beast goes back to the hand instead of dying, if its player wants', () => {
    const table = tinyTable([...deadly, '2 den phoenix'])
      .answer('play shower')
      .answer(['share phoenix 3', 'share phoenix 3', 'share phoenix 3']);
    expect(table.asked()).toBe('2 mayDo');
    expect(table.answer('yes phoenix').lies('phoenix')).toBe('hand 2');
  });

  test('it dies if its player does not want', () => {
    const table = tinyTable([...deadly, '2 den phoenix'])
      .answer('play shower')
      .answer(['share phoenix 3', 'share phoenix 3', 'share phoenix 3']);
    expect(table.answer().lies('phoenix')).toBe('discard 2');
  });

  test.each([
    [2, 'discard 2', 2],
    [3, 'den 2', 0],
    [4, 'den 2', 1],
  ])('a condition decides: with %i food the miser ends in the %s', (food, lies, left) => {
    const table = tinyTable([...deadly, `2 food ${food}`, '2 den miser'])
      .answer('play shower')
      .answer(['share miser 3', 'share miser 3', 'share miser 3']);
    expect([table.lies('miser'), table.food(2), table.damage('miser')]).toEqual([lies, left, 0]);
  });

  test('of two replacements, whoever has the beast says which applies', () => {
    const table = tinyTable([...deadly, '2 den phoenix amulet@phoenix'])
      .answer('play shower')
      .answer(['share phoenix 3', 'share phoenix 3', 'share phoenix 3']);
    expect([table.asked(), table.offers()]).toEqual(['2 whichReplacement', ['replace phoenix', 'replace amulet 1']]);
    table.answer('replace amulet 1');
    expect([table.lies('phoenix'), table.lies('amulet'), table.damage('phoenix')]).toEqual(['den 2', 'discard 2', 0]);
  });

  test('where the first is declined, the second still applies', () => {
    const table = tinyTable([...deadly, '2 den phoenix amulet@phoenix'])
      .answer('play shower')
      .answer(['share phoenix 3', 'share phoenix 3', 'share phoenix 3']);
    table.answer('replace phoenix').answer();
    expect([table.lies('phoenix'), table.lies('amulet')]).toEqual(['den 2', 'discard 2']);
  });

  test('damage is changed and goes on', () => {
    const table = tinyTable([...deadly, '2 den bear hide@bear'])
      .answer('play shower')
      .answer(['share bear 3', 'share bear 3', 'share bear 3']);
    expect(table.damage('bear')).toBe(2);
  });

  test('what is forbidden does not happen, as long as it is', () => {
    const table = tinyTable(['1 hand shower plague', '1 food 4', '2 den f=scout guardian:2'])
      .answer('play shower')
      .answer(['share f 3', 'share f 3', 'share f 3']);
    expect([table.lies('f'), table.damage('f')]).toEqual(['den 2', 3]);
    table.answer('play plague');
    expect([table.lies('guardian'), table.lies('f')]).toEqual(['discard 2', 'discard 2']);
  });

  test('others are not protected', () => {
    const table = tinyTable([...deadly, '2 den guardian wolf'])
      .answer('play shower')
      .answer(['share wolf 3', 'share wolf 3', 'share wolf 3']);
    expect(table.lies('wolf')).toBe('discard 2');
  });
});

describe('what a text did', () => {
  test('“this way” counts what this text brought about, not what it set off', () => {
    const table = tinyTable(['1 hand plague', '1 food 2', '2 den pup wolf:1 bear']).answer('play plague');
    expect([table.food(1), table.damage('bear')]).toEqual([2, 1]);
  });

  test('“if you do” is not followed where nothing was done', () => {
    const lines = ['1 hand trade pup', '1 deck wolf bear', '1 food 0'];
    const done = tinyTable(lines).answer('play trade').answer('choose pup');
    expect([done.lies('pup'), done.lies('wolf'), done.lies('bear')]).toEqual(['discard 1', 'hand 1', 'hand 1']);
    expect(tinyTable(lines).answer('play trade').answer().lies('wolf')).toBe('deck 1');
  });

  test.each([
    ['pup wolf', 5],
    ['pup', 0],
  ])('“if you do” asks for the deed just before it, not for an earlier one: a deck of %s', (deck, food) => {
    const twice = spell('twice', { do: [act('draw')], next: { do: [act('draw')], ifDone: { do: [act('gain', undefined, 5)] } } });
    expect(
      tinyTable(['1 hand twice', '1 food 0', `1 deck ${deck}`], { cards: [twice] })
        .answer('play twice')
        .food(1),
    ).toBe(food);
  });

  test.each([
    [1, 7],
    [0, 2],
  ])('“if you do” wants each of two acts of the same sort to be done, where the opponent has %s to lose', (theirs, food) => {
    const tithe = spell('tithe', {
      do: [act('lose', undefined, 1), act('lose', undefined, 1, { who: 'opponent' })],
      ifDone: { do: [act('gain', undefined, 5)] },
    });
    expect(
      tinyTable(['1 hand tithe', '1 food 3', `2 food ${theirs}`], { cards: [tithe] })
        .answer('play tithe')
        .food(1),
    ).toBe(food);
  });

  test.each([
    [4, 9],
    [3, 8],
    [2, 3],
  ])('“if … otherwise”: with %i food to begin with', (food, after) => {
    const rich = spell('rich', { if: atLeast(tally('food', 'you'), 3), do: [act('gain', undefined, 5)], else: { do: [act('gain')] } });
    expect(
      tinyTable(['1 hand rich', `1 food ${food}`], { cards: [rich] })
        .answer('play rich')
        .food(1),
    ).toBe(after);
  });

  test.each([
    ['yes offer', 2],
    ['', 1],
  ])('“you may; otherwise”: %s', (chosen, food) => {
    const offer = spell('offer', { may: true, do: [act('gain', undefined, 2)], else: { do: [act('gain')] } });
    const table = tinyTable(['1 hand offer', '1 food 0'], { cards: [offer] }).answer('play offer');
    expect(table.answer(chosen === '' ? [] : chosen).food(1)).toBe(food);
  });

  test.each([
    ['one', 2],
    ['two', 2],
    ['three', 1],
  ])('conditions may be joined and turned round: %s', (which, food) => {
    const conditions: Record<string, Condition> = {
      one: either(exists(friendly('beast')), exists(enemy('beast'), 2)),
      two: { kind: 'not', of: exists(enemy('beast'), 2) },
      three: none(friendly('beast', 'damaged')),
    };
    const asked = spell('asked', { if: conditions[which] as Condition, do: [act('gain')] });
    expect(
      tinyTable(['1 hand asked', '1 food 1', '1 den wolf:1', '2 den bear'], { cards: [asked] })
        .answer('play asked')
        .food(1),
    ).toBe(food);
  });

  test('numbers may be counted, measured and taken from each other', () => {
    const amounts: readonly Amount[] = [
      forEach(2, friendly('beast')),
      forEachOf(1, related('packmates', self)),
      measure('kinds', any('beast')),
      minus(stat('strength', each(friendly('beast'))), 3),
      minus(1, 3),
      allOf('food', 'opponent', 4),
    ];
    const gained = amounts.map((amount, at) => {
      const asking = beast(`asking${at}`, triggered(whenSelf('enters'), { do: [act('gain', undefined, amount)] }));
      return tinyTable([`1 hand asking${at}`, '1 food 0', '1 den wolf pup', '2 den bear', '2 food 6'], { cards: [asking] })
        .answer(`play asking${at}`)
        .food(1);
    });
    expect(gained).toEqual([6, 2, 3, 2, 0, 2]);
  });

  test('one of its packmates, and no other, can be chosen', () => {
    const picky = beast(
      'picky',
      triggered(whenSelf('enters'), { targets: { it: oneOf(related('packmates', self), any('beast')) }, do: [act('damage', the(), 1)] }),
    );
    const table = tinyTable(['1 hand picky', '1 den wolf pup', '2 den bear'], { cards: [picky] }).answer('play picky');
    expect(table.offers()).toEqual(['choose wolf', 'choose pup']);
  });

  test('one of several ways is chosen', () => {
    const lines = ['1 hand choice', '1 food 1', '1 deck pup', '2 den bear:3'];
    expect(tinyTable(lines).answer('play choice').answer('mode choice').food(1)).toBe(2);
    expect(tinyTable(lines).answer('play choice').answer('mode choice 1').lies('pup')).toBe('hand 1');
    expect(tinyTable(lines).answer('play choice').answer('mode choice 2').answer('choose bear').damage('bear')).toBe(0);
  });

  test('each player does it, beginning with the one whose text it is', () => {
    const table = tinyTable(['seats 3', '1 hand feast', '1 food 1', '1 deck a=pup', '2 deck b=pup', '3 deck c=pup']).answer('play feast');
    expect(table.happened().filter((each) => each.startsWith('drew'))).toEqual(['drew a', 'drew b', 'drew c']);
  });

  test('what is done several times is chosen anew each time', () => {
    const table = tinyTable(['1 hand volley', '1 food 2', '2 den bear pup']).answer('play volley');
    expect(table.answer('choose pup').lies('pup')).toBe('discard 2');
  });
});
