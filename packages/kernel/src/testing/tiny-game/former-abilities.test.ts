import { describe, expect, test } from 'vitest';
import { each, other, self, triggered } from '../../cards.ts';
import type { Ability } from '../../cards.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { openMatch } from '../../events/machine.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { act, activated, any, friendly, is, optional, whenAny, whenSelf } from './meanings/builders.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

function beast(key: string, kind: string, ...abilities: readonly Ability[]): CardBehaviour {
  return beastsWith({ kind, strength: 9 })(key, ...abilities);
}

const blast = beast('blast', 'fox', activated('use', { do: [act('damage', each(any('beast', is('kind', 'bear'))), 1)] }));
const gain = (amount: number): Ability => triggered(whenAny('isHurt', any('beast')), { do: [act('gain', undefined, amount)] });
/** Has in each place another ability than the forms before it, or none. */
const moth = beast('moth', 'mole', gain(50));

describe('an ability that was set off by what its card was', () => {
  const changer = beast(
    'changer',
    'fox',
    triggered(whenAny('isHurt', any('beast')), {
      do: [act('grow', each(friendly('beast', is('kind', 'mole'))), undefined, { value: 'moth' })],
    }),
  );
  const grub = beast('grub', 'mole', gain(1), gain(2));
  const cards = [blast, moth, changer, grub];

  /** The table in the window of both beasts' abilities, after the grub has become a moth in it. */
  function changed(): TinyTable {
    const table = tinyTable(['1 den blast changer grub', '1 food 0', '2 den target=bear'], { cards }).answer('use blast');
    expect([table.asked(), table.offers()]).toEqual(['1 whichAbilityNext', ['resolve changer', 'resolve grub 1', 'resolve grub 2']]);
    return table.answer('resolve changer');
  }

  test('resolves as it was, when the card has become something else meanwhile', () => {
    const table = changed();
    expect(table.offers()).toEqual(['resolve grub', 'resolve grub 1']);
    const [first] = table.match.state.pending?.asks[0]?.options ?? [];
    expect(first?.of).toMatchObject({ ability: 'grub/0', giver: table.card('grub'), clause: '' });
    expect([table.answer('resolve grub 1').asked(), table.food(1)]).toEqual(['1 act', 1 + 2]);
    // What it is now hears what happens from now on.
    table.answer('end').answer('end').answer('bid', 1).answer('bid', 2);
    table.answer('use blast').answer('resolve grub 1');
    expect([table.asked(), table.food(1)]).toEqual(['1 act', 1 + 2 + 50]);
  });

  test('is saved as such', () => {
    const { match } = changed();
    const restored = restoreState(match.game, saveState(match.game, match.state));
    if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
    const again = openMatch(match.game, restored.value);
    expect(saveState(match.game, again.state)).toBe(saveState(match.game, match.state));
  });

  test('hears its own change as it was, and what it has become hears it as such', () => {
    const hatching = beast(
      'hatching',
      'fox',
      activated('use', { do: [act('grow', self, undefined, { value: 'hatched' })] }),
      triggered(whenSelf('grows'), { do: [act('gain', undefined, 7)] }),
    );
    const hatched = beast('hatched', 'fox', triggered(whenSelf('grows'), { do: [act('gain', undefined, 30)] }));
    const table = tinyTable(['1 den hatching', '1 food 0'], { cards: [hatching, hatched] }).answer('use hatching');
    expect([table.asked(), table.offers()]).toEqual(['1 whichAbilityNext', ['resolve hatching', 'resolve hatching 1']]);
    expect(table.answer('resolve hatching').food(1)).toBe(37);
  });
});

describe('an ability whose price changes its card', () => {
  const molting = beast(
    'molting',
    'fox',
    gain(0),
    optional(
      whenAny('isHurt', other(any('beast'))),
      { do: [act('gain', undefined, 4)] },
      { price: { do: [act('grow', self, undefined, { value: 'moth' })] }, limit: 'turn' },
    ),
  );

  test('is followed as it was', () => {
    const lines = ['1 den blast molting', '1 food 0', '2 den target=bear'];
    const table = tinyTable(lines, { cards: [blast, moth, molting] }).answer('use blast');
    expect([table.asked(), table.offers()]).toEqual(['1 mayRespond', ['use molting']]);
    expect([table.answer('use molting').asked(), table.food(1)]).toEqual(['1 act', 4]);
    expect(table.match.state.uses.map(({ place }) => place)).toEqual([1]);
  });
});
