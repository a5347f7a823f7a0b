import { expect, test } from 'vitest';
import { defines, each, forEach, gives, host, other, self } from '../../language/builders.ts';
import { activated, any, becomes, friendly, grant, is, lists, plus, rule, stat } from '../../language/word-builders.ts';
import type { Ability } from '../../language/effects.ts';
import { reworded } from '../../language/rewording.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { writeCard } from '../../text/abilities.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';
import { beastsWith } from './test-beasts.ts';

function beast(key: string, strength: number, ...abilities: readonly Ability[]): CardBehaviour {
  return beastsWith({ kind: 'mole', strength, cunning: 1 })(key, ...abilities);
}

test('an ability that spans layers works on the cards that it began with, whatever they have become', () => {
  const lord = beast(
    'lord',
    1,
    gives(each(other(any('beast', is('kind', 'wolf')))), lists('kinds', 'become', 'bear'), plus('strength', 2)),
  );
  const table = tinyTable(['1 den lord wolf bear'], { cards: [lord] });
  expect([table.kinds('wolf'), table.strength('wolf'), table.strength('bear')]).toEqual([['bear'], 4, 4]);
});

test('an ability of one layer looks at what the earlier ones have made', () => {
  const tamer = beast('tamer', 1, gives(each(other(any('beast', is('kind', 'wolf')))), lists('kinds', 'become', 'bear')));
  const warden = beast('warden', 1, gives(each(any('beast', is('kind', 'bear'))), plus('strength', 2)));
  const table = tinyTable(['1 den warden tamer wolf'], { cards: [tamer, warden] });
  expect(table.strength('wolf')).toBe(4);
});

test.each([
  ['older', ['1 den setter doubler']],
  ['younger', ['1 den doubler setter']],
])('a change that reads what another of its sublayer sets waits for it, when it is the %s', (_age, lines) => {
  const setter = beast('setter', 2, gives(each(any('beast')), becomes('cunning', 5)));
  const doubler = beast('doubler', 2, gives(self, becomes('strength', stat('cunning', self))));
  const table = tinyTable(lines, { cards: [setter, doubler] });
  expect([table.strength('doubler'), table.cunning('doubler')]).toEqual([5, 5]);
});

test('what defines a beast comes first, and what sets comes over it', () => {
  const swarm = beast('swarm', 0, defines(becomes('strength', forEach(1, friendly('beast')))));
  const lines = ['1 den swarm pup bear', '1 hand tame'];
  const tame: CardBehaviour = {
    key: 'tame',
    printed: { ...blank, type: 'spell' },
    abilities: [
      activated('play', { do: [grant(gives(host, becomes('strength', 2), plus('strength', 1)), 'round', each(friendly('beast')))] }),
    ],
  };
  const table = tinyTable(lines, { cards: [swarm, tame] });
  expect(table.strength('swarm')).toBe(3);
  expect(table.answer('play tame').strength('swarm')).toBe(3);
  expect(table.strength('bear')).toBe(3);
});

test('the set of what a text gives is fixed when it is done, that of a rule is not', () => {
  const spellOf = (key: string, ability: Ability): CardBehaviour => ({ key, printed: { ...blank, type: 'spell' }, abilities: [ability] });
  const cheer = spellOf('cheer', activated('play', { do: [grant(gives(host, plus('strength', 1)), 'round', each(friendly('beast')))] }));
  const anthem = spellOf('anthem', activated('play', { do: [grant(gives(each(friendly('beast')), plus('strength', 1)), 'round')] }));
  const play = (key: string): number[] => {
    const table = tinyTable([`1 hand ${key} pup`, '1 food 9', '1 den bear'], { cards: [cheer, anthem] })
      .answer(`play ${key}`)
      .answer('play pup');
    return [table.strength('bear'), table.strength('pup')];
  };
  expect([play('cheer'), play('anthem')]).toEqual([
    [5, 1],
    [5, 2],
  ]);
});

test('a word of a text is put in place of another, in that text alone', () => {
  const caller = beast('caller', 1, gives(each(other(any('beast', is('kind', 'wolf')))), plus('strength', 2)));
  const liar = beast('liar', 1, gives(each(any('beast', is('kind', 'mole'))), rule('says', { word: 'bear' })));
  const alone = tinyTable(['1 den caller wolf bear'], { cards: [caller, liar] });
  expect([alone.strength('wolf'), alone.strength('bear')]).toEqual([4, 4]);
  const changed = tinyTable(['1 den caller wolf bear', '2 den liar'], { cards: [caller, liar] });
  expect([changed.strength('wolf'), changed.strength('bear')]).toEqual([2, 6]);
  const said = reworded(caller.abilities, { word: (value) => (value === 'wolf' ? 'bear' : value) });
  expect(writeCard(wordings, said, { noun: 'beast' }, 'en')).toEqual(['Each other bear beast gets +2 strength.']);
});
