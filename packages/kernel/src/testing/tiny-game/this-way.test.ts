import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import { each, forEachOf, late, one, oneOf, other, the, triggered } from '../../language/builders.ts';
import { act, activated, any, doneThisWay, enemy, friendly, is, stat, whenSelf } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';

function spell(clause: Clause): CardBehaviour {
  return { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const killed = doneThisWay('died');
const lines = ['1 hand spell', '1 food 0', '1 discard old=wolf', '1 den pup', '2 den wolf bear:3'];
const hurt = act('damage', each(any('beast')), 1);

describe('the cards that something was done to this way', () => {
  test('are those of the same resolution, and no other', () => {
    const table = tinyTable(lines, { cards: [spell({ do: [hurt], next: { do: [act('recall', killed)] } })] }).answer('play spell');
    expect(['pup', 'wolf', 'bear', 'old'].map((card) => table.lies(card))).toEqual(['hand 1', 'den 2', 'hand 2', 'discard 1']);
  });

  test('are counted, and read as they were when it happened', () => {
    const worth = (clause: Clause): number =>
      tinyTable(['1 hand spell', '1 food 0', '2 den pup bear:3 claws@bear'], {
        cards: [spell({ do: [act('kill', each(enemy('beast')))], next: clause })],
      })
        .answer('play spell')
        .food(1);
    expect(worth({ do: [act('gain', undefined, forEachOf(1, killed))] })).toBe(2);
    expect(worth({ do: [act('gain', undefined, stat('strength', killed))] })).toBe(7);
    expect(worth({ do: [act('gain', undefined, forEachOf(1, doneThisWay('died', is('kind', 'bear'))))] })).toBe(1);
  });

  test('may be chosen among', () => {
    const clause: Clause = { do: [hurt], next: { targets: { it: late(oneOf(killed, any('deadBeast'))) }, do: [act('settle', the())] } };
    const table = tinyTable(lines, { cards: [spell(clause)] }).answer('play spell');
    expect(table.offers()).toEqual(['choose pup', 'choose bear']);
    expect(table.answer('choose bear').lies('bear')).toBe('den 1');
  });

  test('are left alone once they have moved on', () => {
    const cards = [
      spell({ do: [hurt], next: { do: [act('recall', killed)], next: { do: [act('recall', killed), act('discard', killed)] } } }),
    ];
    const table = tinyTable(lines, { cards }).answer('play spell');
    expect(table.lies('pup')).toBe('hand 1');
  });

  test('are none where nothing was done', () => {
    const table = tinyTable(['1 hand spell', '1 food 0', '1 den bear'], {
      cards: [spell({ do: [hurt], next: { do: [act('recall', killed)] } })],
    });
    expect(table.answer('play spell').lies('bear')).toBe('den 1');
  });

  test('are told from what another ability did meanwhile', () => {
    const avenger: CardBehaviour = {
      key: 'spiteful',
      printed: { ...blank, type: 'beast', kind: 'mole', strength: 1, cunning: 1 },
      abilities: [triggered(whenSelf('dies'), { targets: { it: one(other(any('beast'))) }, do: [act('kill', the())] })],
    };
    const killing: Clause = { targets: { it: one(friendly('beast')) }, do: [act('kill', the())], next: { do: [act('recall', killed)] } };
    const table = tinyTable(['1 hand spell', '1 den spiteful', '2 den bear'], { cards: [spell(killing), avenger] });
    table.answer('play spell').answer('choose spiteful').answer('choose bear');
    expect([table.lies('spiteful'), table.lies('bear')]).toEqual(['hand 1', 'discard 2']);
  });
});
