import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import { each, gives, itself, lends, one, self, the, triggered } from '../../language/builders.ts';
import { act, activated, any, forEachPoint, friendly, is, plus, whenSelf } from '../../language/word-builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

/** A beast for one test. */
const beast = beastsWith({ kind: 'mole', strength: 2, cunning: 1 });

/** A spell for one test. */
function spell(key: string, clause: Parameters<typeof activated>[1]): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

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

  test('what a beast is given may be counted for each beast by itself', () => {
    const clever = beastsWith({ kind: 'mole', strength: 1, cunning: 4 });
    const cards = [
      beast('pride', gives(each(friendly('beast')), plus('strength', forEachPoint(2, 'cunning', itself)))),
      clever('sage'),
      beast('plain'),
    ];
    const table = tinyTable(['1 den pride sage plain', '2 den bear'], { cards });
    expect([table.strength('sage'), table.strength('plain'), table.strength('bear')]).toEqual([1 + 8, 2 + 2, 4]);
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
