import { describe, expect, test } from 'vitest';
import { each, gives, host, itself, made, one, the } from '../../language/builders.ts';
import { act, activated, any, enemy, friendly, grant, plus, related, stat } from '../../language/word-builders.ts';
import type { Act, Amount, Clause } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { assert } from '../../state/result.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';

function spell(clause: Clause): CardBehaviour {
  return { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

function doing(...acts: Act[]): CardBehaviour {
  return spell({ do: acts });
}

const mine = each(friendly('beast'));

describe('an act on several cards', () => {
  test('is done with each, one after the other, where its verb takes one at a time', () => {
    const table = tinyTable(['1 hand spell', '1 food 0', '2 food 9', '1 den pup wolf bear'], { cards: [doing(act('raid', mine))] });
    table.answer('play spell');
    expect([1, 2, 3].map(() => [table.asked(), table.answer('raidSeat 1').food(1)])).toEqual([
      ['1 whomToRaid', 1],
      ['1 whomToRaid', 3],
      ['1 whomToRaid', 7],
    ]);
    expect(table.asked()).toBe('1 act');
  });

  test('is done with those alone that are still there when it is their turn', () => {
    const lines = ['1 hand spell', '1 food 0', '2 food 9', '1 den wolf a=avenger pup', '2 den bear'];
    const table = tinyTable(lines, { cards: [doing(act('raid', mine))] })
      .answer('play spell')
      .answer('raidSeat 1')
      .answer([], 2);
    // The second falls to the bear that defends, and takes the third with it.
    table.answer('raidSeat 1').answer('defend bear', 2).answer('choose pup');
    expect([table.lies('a'), table.lies('pup'), table.asked()]).toEqual(['discard 1', 'discard 1', '1 act']);
  });

  test('goes on after a save where it stood', () => {
    const { match } = tinyTable(['1 hand spell', '1 den pup wolf bear'], { cards: [doing(act('raid', mine))] })
      .answer('play spell')
      .answer('raidSeat 1');
    const text = saveState(match.game, match.state);
    const restored = restoreState(match.game, text);
    assert(restored.ok, 'The save is read.');
    expect(saveState(match.game, restored.value)).toBe(text);
    expect(match.state.frames.some(({ locals }) => 'parts' in locals && locals.parts !== undefined)).toBe(true);
  });

  test('is done at the same time where its verb can', () => {
    const table = tinyTable(['1 hand spell', '1 den pup wolf', '2 den bear'], {
      cards: [spell({ targets: { it: one(enemy('beast')) }, do: [act('copy', mine, undefined, { to: the() })] })],
    });
    table.answer('play spell').answer('choose bear');
    expect(table.happened()).toEqual(['copied pup bear', 'copied wolf bear', 'resolved spell']);
    expect([table.strength('pup'), table.strength('wolf')]).toEqual([4, 4]);
  });

  test('takes each card of the second object in turn where its verb takes one at a time', () => {
    const cards = [spell({ targets: { it: one(friendly('beast')) }, do: [act('copy', the(), undefined, { to: each(enemy('beast')) })] })];
    const table = tinyTable(['1 hand spell', '1 den pup', '2 den wolf bear'], { cards }).answer('play spell').answer('choose pup');
    expect(table.happened().slice(0, 2)).toEqual(['copied pup wolf', 'copied pup bear']);
  });
});

describe('a number of each card by itself', () => {
  test('is told from the sum of all', () => {
    const grown = (amount: Amount): readonly number[] => {
      const cards = [doing(grant(gives(host, plus('strength', made)), 'turn', mine, amount))];
      const table = tinyTable(['1 hand spell', '1 den wolf bear'], { cards }).answer('play spell');
      return [table.strength('wolf'), table.strength('bear')];
    };
    expect(grown(stat('strength', itself))).toEqual([4, 8]);
    expect(grown(stat('strength', mine))).toEqual([8, 10]);
  });

  test('lets several sources strike at once, each as it is strong', () => {
    const blow = act('strike', mine, stat('strength', itself), { to: the() });
    const onslaught = spell({ targets: { it: one(enemy('beast')) }, do: [blow] });
    const table = tinyTable(['1 hand spell', '1 den pup wolf', '2 den bear'], { cards: [onslaught] }).answer('play spell');
    expect(table.answer('choose bear').happened()).toEqual(['damaged bear', 'damaged bear', 'resolved spell']);
    expect(table.damage('bear')).toBe(3);
  });

  test('lets each have another second object of its own', () => {
    const cards = [doing(act('strike', each(any('beast')), 1, { to: related('packmates', itself) }))];
    const table = tinyTable(['1 hand spell', '1 den w=wolf b=bear', '2 den c=bear'], { cards }).answer('play spell');
    expect([table.damage('w'), table.damage('b'), table.damage('c')]).toEqual([1, 1, 0]);
  });
});

describe('the player of each card', () => {
  const three = ['seats 3', '1 hand spell', '1 food 0', '2 food 0', '3 food 0', '2 den a=bear b=bear', '3 den c=bear'];

  test('does what each card’s controller does', () => {
    const table = tinyTable(three, { cards: [doing(act('gain', undefined, 1, { who: 'controller', of: each(any('beast')) }))] });
    table.answer('play spell');
    expect([1, 2, 3].map((seat) => table.food(seat))).toEqual([0, 2, 1]);
  });

  test('discards what is its own', () => {
    const cards = [doing(act('discard', each(enemy('beast')), undefined, { who: 'controller' }))];
    const table = tinyTable(three, { cards }).answer('play spell');
    expect([table.lies('a'), table.lies('b'), table.lies('c')]).toEqual(['discard 2', 'discard 2', 'discard 3']);
  });
});
