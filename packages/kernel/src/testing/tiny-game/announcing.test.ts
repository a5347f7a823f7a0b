import { contextOf } from '../../derived/contexts.ts';
import { describe, expect, test } from 'vitest';
import { abilityOf } from '../../match/ability-ref.ts';
import { divided, late, number, one, share, so, the, triggered, upTo } from '../../language/builders.ts';
import { act, activated, enemy, friendly, tally, whenSelf } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { headed } from '../../derived/listeners.ts';
import { pin } from '../../state/state.ts';
import { blank, recordOf } from './state/reading.ts';
import type { TinyTable } from './table.ts';
import { tinyTable } from './table.ts';

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

/** Plays a spell of its own against two bears and a wolf. */
function play(clause: Clause, more: readonly string[] = []): TinyTable {
  return tinyTable(['1 hand spell pup', '1 food 9', '2 den a=bear b=bear w=wolf', ...more], { cards: [spell('spell', clause)] }).answer(
    'play spell',
  );
}

describe('the order of what is announced', () => {
  test('numbers and modes, then targets, then divisions, and only then it is done', () => {
    const table = play({
      numbers: { x: { least: 2, most: tally('food', 'you') } },
      targets: { it: divided(number(), enemy('beast')) },
      do: [act('damage', the(), share())],
      modes: [{ do: [act('gain')] }, { targets: { sick: one(enemy('beast', 'damaged')) }, do: [act('heal', the('sick'))] }],
    });
    expect(table.asked()).toBe('1 chooseNumber');
    table.answer('number 4');
    // Nothing is damaged when it is announced, so that mode is not offered.
    expect([table.asked(), table.offers()]).toEqual(['1 chooseMode', ['mode spell']]);
    table.answer('mode spell');
    expect(table.asked()).toBe('1 chooseTarget');
    table.answer(['choose a', 'choose b']);
    expect([table.asked(), table.offers()]).toEqual(['1 divideRest', ['share a 2', 'share b 2']]);
    expect(table.food(1)).toBe(9);
    table.answer(['share a 2', 'share a 2']);
    expect([table.damage('a'), table.damage('b'), table.food(1)]).toEqual([3, 1, 9 - 4 + 1]);
  });

  test('the targets of the mode that is chosen are announced with it', () => {
    const table = play({
      do: [],
      modes: [
        { targets: { it: one(enemy('beast')) }, do: [act('damage', the(), 1)] },
        { targets: { it: one(friendly('beast')) }, do: [act('kill', the())] },
        { targets: { them: upTo(2, enemy('beast')) }, do: [act('damage', the('them'), 2)] },
      ],
    });
    expect(table.offers()).toEqual(['mode spell', 'mode spell 2']);
    table.answer('mode spell 2');
    expect(table.asked()).toBe('1 chooseTarget');
    table.answer(['choose a', 'choose w']);
    expect([table.damage('a'), table.lies('w')]).toEqual([2, 'discard 2']);
  });

  test('a number that is paid is the game’s to ask for', () => {
    const table = play({
      numbers: { x: { least: 1, most: 3, paid: true } },
      targets: { it: one(enemy('beast')) },
      do: [act('damage', the(), number())],
    });
    expect(table.asked()).toBe('1 chooseTarget');
  });

  test('what is chosen late is chosen when it is done', () => {
    const table = play({
      targets: { it: one(enemy('beast')), mine: late(one(friendly('handCard'))) },
      do: [act('damage', the(), 1), act('discard', the('mine'))],
    });
    expect(table.offers()).toEqual(['choose a', 'choose b', 'choose w']);
    table.answer('choose a');
    expect([table.asked(), table.damage('a'), table.offers()]).toEqual(['1 chooseTarget', 0, ['choose pup']]);
    table.answer('choose pup');
    expect([table.damage('a'), table.lies('pup')]).toEqual([1, 'discard 1']);
  });

  test('one card may be chosen once for each instance, and once only for one', () => {
    const table = play({
      targets: { it: { ...enemy('beast'), min: 2, max: 2 }, again: one(enemy('beast')) },
      do: [act('damage', the(), 1), act('damage', the('again'), 1)],
    });
    table.answer(['choose a', 'choose b']);
    expect(table.offers()).toEqual(['choose a', 'choose b', 'choose w']);
    table.answer('choose a');
    expect([table.damage('a'), table.damage('b')]).toEqual([2, 1]);
  });

  test.each([
    [2, ['choose a', 'choose b'], 'den 2'],
    [3, ['choose a', 'choose b', 'choose w'], 'discard 2'],
  ])('a number says how many targets there are: %i', (x, chosen, wolf) => {
    const table = play({ numbers: { x: { least: 0, most: 3 } }, targets: { it: so(number(), enemy('beast')) }, do: [act('kill', the())] });
    table.answer(`number ${x}`);
    table.answer(chosen);
    expect([table.lies('a'), table.lies('w')]).toEqual(['discard 2', wolf]);
  });

  test('where there are too few targets it never happened', () => {
    const table = play({ numbers: { x: { least: 0, most: 9 } }, targets: { it: so(number(), enemy('beast')) }, do: [act('kill', the())] });
    table.answer('number 4').answer(['choose a', 'choose b', 'choose w']);
    expect([table.lies('spell'), table.food(1), table.lies('a'), table.asked()]).toEqual(['hand 1', 9, 'den 2', '1 act']);
  });

  test('a triggered ability announces too', () => {
    const hound: CardBehaviour = {
      key: 'hound',
      printed: { ...blank, type: 'beast', strength: 1 },
      abilities: [triggered(whenSelf('enters'), { targets: { it: divided(2, enemy('beast')) }, do: [act('damage', the(), share())] })],
    };
    const table = tinyTable(['1 hand hound', '2 den a=bear b=bear'], { cards: [hound] })
      .answer('play hound')
      .answer(['choose a', 'choose b']);
    expect([table.damage('a'), table.damage('b')]).toEqual([1, 1]);
  });
});

describe('what is divided', () => {
  const clause: Clause = { targets: { it: divided(2, enemy('beast')) }, do: [act('damage', the(), share())] };

  test('no more targets than there is to divide, and one may have it all', () => {
    expect(() => play(clause).answer(['choose a', 'choose b', 'choose w'])).toThrow('wrongCount');
    const table = play(clause).answer('choose a');
    expect(table.offers()).toEqual(['share a 1']);
    table.answer('share a 1');
    expect(table.damage('a')).toBe(2);
  });

  test('at resolution it is divided among those chosen then', () => {
    const table = play({ do: [], next: clause }).answer(['choose a', 'choose w']);
    expect([table.damage('a'), table.damage('w')]).toEqual([1, 1]);
  });
});

describe('when it is followed', () => {
  const hurt = spell('hurt', { targets: { it: { ...enemy('beast', 'damaged'), min: 1, max: 9 } }, do: [act('damage', the(), 1)] });

  test('illegal targets are dropped and the legal ones kept, and what was declared is counted', () => {
    const table = tinyTable(['1 hand hurt', '2 den a=bear:1 b=bear:1 w=wolf'], { cards: [hurt] });
    const { match } = table;
    const [ref = 0] = headed(match, table.card('hurt'), 'play');
    const { announced, slots } = abilityOf(match, ref);
    const { stillLegal, lacks } = announced;
    const context = contextOf(match, table.card('hurt'));
    const bound = [['a', 'b', 'w'].map((name) => pin(recordOf(match, table.card(name))))];
    bound[0]?.push(pin({ ...recordOf(match, table.card('b')), stay: 9 }));
    expect(slots.cards).toEqual({ it: 0 });
    const choices = { bound, numbers: [] };
    const left = stillLegal(match, context, choices);
    expect([left.declared, left.legal, left.choices.bound[0]]).toEqual([4, 2, bound[0]?.slice(0, 2)]);
    expect([lacks(match, context, choices), lacks(match, context, { bound: [[]], numbers: [] })]).toEqual([false, true]);
  });
});
