import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import {
  atLeast,
  each,
  either,
  exists,
  forEach,
  forEachOf,
  gives,
  lends,
  minus,
  none,
  one,
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
  is,
  measure,
  plus,
  related,
  stat,
  tally,
  whenAny,
  whenSelf,
} from '../../language/word-builders.ts';
import type { Amount, Condition } from '../../language/effects.ts';
import { blank } from './reading.ts';
import { tinyTable } from './table.ts';

/** A beast for one test. */
function beast(key: string, ...abilities: CardBehaviour['abilities']): CardBehaviour {
  return { key, printed: { ...blank, type: 'beast', kind: 'mole', strength: 2, cunning: 1 }, abilities };
}

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

describe('what a card is', () => {
  test('a copy is what it copies, and itself again when it has left', () => {
    const table = tinyTable(['1 hand mirror purge', '1 food 3', '1 den pup', '2 den bear'])
      .answer('play mirror')
      .answer('choose pup')
      .answer('choose bear');
    expect([table.strength('pup'), table.kinds('pup')]).toEqual([4, ['bear']]);
    table.answer('play purge').answer('kind 1');
    expect([table.lies('pup'), table.damage('pup')]).toEqual(['den 1', 1]);
  });

  test('a copy hears its own leaving as what it was', () => {
    const table = tinyTable(['1 hand mirror shower', '1 food 4', '1 den pup', '2 den avenger bear'])
      .answer('play mirror')
      .answer('choose pup')
      .answer('choose avenger');
    table.answer('play shower').answer(['share pup 3', 'share pup 3', 'share pup 3']);
    expect([table.asked(), table.lies('pup')]).toEqual(['1 chooseTarget', 'discard 1']);
    table.answer('choose bear');
    expect(table.happened()).toEqual(['damaged bear', 'becameItself pup', 'resolved shower']);
    expect(table.match.game.definitions[table.match.state.cards[table.card('pup')]?.definition ?? 0]?.key).toBe('pup');
  });

  test('control changes hands, and everything on the beast stays', () => {
    const table = tinyTable(['1 hand lure', '1 food 3', '2 den w=wolf:1 claws@w']).answer('play lure').answer('choose w');
    expect([table.lies('w'), table.damage('w'), table.strength('w'), table.offers()]).toEqual(['den 1', 1, 4, ['raid w', 'end']]);
  });

  test('a beast that was taken goes to its owner when it dies', () => {
    const table = tinyTable(['1 hand lure purge', '1 food 4', '2 den w=wolf:1'])
      .answer('play lure')
      .answer('choose w')
      .answer('play purge')
      .answer('kind');
    expect(table.lies('w')).toBe('discard 2');
  });

  test.each([
    ['older', ['1 den druid', '2 den b=bear pelt@b']],
    ['younger', ['2 den b=bear pelt@b', '1 den druid']],
  ])('“each wolf is a bear” waits for “this is a wolf” when it is the %s', (_age, lines) => {
    expect(tinyTable(lines).kinds('b')).toEqual(['bear']);
    expect(tinyTable(lines.map((line) => line.replace('druid', 'pup'))).kinds('b')).toEqual(['wolf']);
  });

  test.each([
    ['older', ['2 den b=bear frailty@b claws@b totem@b']],
    ['younger', ['2 den b=bear totem@b claws@b frailty@b']],
  ])('strength is set, then added to, then swapped, when the swap is the %s', (_age, lines) => {
    const table = tinyTable(lines);
    expect([table.strength('b'), table.cunning('b')]).toEqual([1, 3]);
  });

  test('within one step the youngest has the last word', () => {
    const setter = (key: string, amount: number): CardBehaviour =>
      beast(key, gives(each(any('beast', is('kind', 'bear'))), { kind: 'stat', stat: 'strength', change: 'set', amount }));
    const cards = [setter('five', 5), setter('six', 6)];
    expect(tinyTable(['1 den five six bear'], { cards }).strength('bear')).toBe(6);
    expect(tinyTable(['1 den six five bear'], { cards }).strength('bear')).toBe(5);
  });

  test.each([['strength'], ['kinds']] as const)('what rests on each other is worked out alike, whoever asks first: %s', (first) => {
    const cards = [
      beast('pack', gives(each(any('beast', is('kind', 'wolf'))), plus('strength', 1))),
      beast('herald', gives(each(any('beast', is('strong', 3))), { kind: 'list', list: 'kinds', change: 'become', word: 'wolf' })),
    ];
    const table = tinyTable(['1 den pack herald', '2 den m=miser claws@m'], { cards });
    table[first]('m');
    expect([table.strength('m'), table.kinds('m')]).toEqual([5, ['wolf']]);
  });

  test('a rule that works on a beast takes an option away', () => {
    expect(tinyTable(['1 den wolf chain@wolf']).offers()).toEqual(['end']);
  });
});

describe('what is lent', () => {
  test('abilities of every sort: used, heard and static', () => {
    const table = tinyTable(['1 den alpha wolf bear', '1 deck pup', '1 food 0', '2 food 9']);
    expect(table.offers()).toEqual(['use wolf', 'raid alpha', 'raid wolf', 'raid bear', 'end']);
    expect([table.strength('wolf'), table.strength('alpha'), table.strength('bear')]).toEqual([3, 2, 4]);
    expect(table.answer('use wolf').food(1)).toBe(1);
  });

  test('what is lent is heard by the card that has it', () => {
    const table = tinyTable(['1 den alpha wolf bear', '1 deck pup', '2 food 9']).answer('raid wolf').answer('raidSeat 1');
    expect(table.lies('pup')).toBe('hand 1');
    expect(tinyTable(['1 den alpha wolf bear', '1 deck pup', '2 food 9']).answer('raid bear').answer('raidSeat 1').lies('pup')).toBe(
      'deck 1',
    );
  });

  test('two lenders of one card each lend their own', () => {
    const lender = beast(
      'lender',
      gives(each(friendly('beast', is('kind', 'wolf'))), lends(activated('use', { do: [act('gain')] }))),
      gives(each(friendly('beast', is('kind', 'bear'))), lends(activated('use', { do: [act('gain', undefined, 2)] }))),
    );
    const table = tinyTable(['1 den lender wolf bear', '1 food 0'], { cards: [lender] });
    expect(table.answer('use wolf').food(1)).toBe(1);
    expect(table.answer('use bear').food(1)).toBe(3);
  });

  test('when the lender has left, nothing is lent', () => {
    const table = tinyTable(['1 den alpha:1 wolf', '1 hand purge', '1 food 1']).answer('play purge').answer('kind');
    expect(table.offers()).toEqual(['raid wolf', 'end']);
  });
});

describe('what lasts', () => {
  test('until the end of the turn', () => {
    const table = tinyTable(['1 hand growl', '1 den wolf']).answer('play growl').answer('choose wolf');
    expect(table.strength('wolf')).toBe(4);
    expect(table.answer('end').strength('wolf')).toBe(2);
  });

  test('until the end of the round, over turns', () => {
    const table = tinyTable(['1 hand wither', '1 food 1', '2 den bear']).answer('play wither');
    expect([table.strength('bear'), table.answer('end').strength('bear')]).toEqual([3, 3]);
    expect(table.answer('end').strength('bear')).toBe(4);
  });

  test('what no longer has strength dies at once', () => {
    expect(tinyTable(['1 hand wither', '1 food 1', '2 den pup']).answer('play wither').lies('pup')).toBe('discard 2');
  });

  test('a delayed effect happens when its time has come, and only under its condition', () => {
    const lines = ['1 hand curse', '1 food 1', '2 den bear:1 wolf', '2 deck pup pup'];
    const cursed = tinyTable(lines).answer('play curse').answer('choose bear');
    expect([cursed.lies('bear'), cursed.answer('end').lies('bear')]).toEqual(['den 2', 'discard 2']);
    expect(tinyTable(lines).answer('play curse').answer('choose wolf').answer('end').lies('wolf')).toBe('den 2');
  });

  test('it ends with the beast it works on', () => {
    const table = tinyTable(['1 hand growl shower', '1 food 2', '1 den pup']).answer('play growl').answer('choose pup');
    table.answer('play shower').answer(['share pup 3', 'share pup 3', 'share pup 3']);
    expect(table.lies('pup')).toBe('discard 1');
    expect(table.match.state.zones[table.match.game.effectZones.working]).toEqual([]);
  });

  test('an effect on self works on whoever has it', () => {
    const table = tinyTable(['1 den big'], {
      cards: [beast('big', gives(self, plus('strength', 3)), triggered(whenSelf('dies'), { do: [] }))],
    });
    expect(table.strength('big')).toBe(5);
  });

  test('what was chosen and has left is left alone', () => {
    const both = spell('both', { targets: { it: one(any('beast')) }, do: [act('kill', the()), act('damage', the(), 1)] });
    const table = tinyTable(['1 hand both', '2 den bear'], { cards: [both] })
      .answer('play both')
      .answer('choose bear');
    expect([table.lies('bear'), table.damage('bear')]).toEqual(['discard 2', 0]);
  });
});
