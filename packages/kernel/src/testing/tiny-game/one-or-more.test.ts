import { describe, expect, test } from 'vitest';
import { each, forEachOf, oneOrMore, other, that, triggered, type Clause } from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import { writeAbility } from '../../text/abilities.ts';
import { act, activated, any, friendly, is, optional, whenAny } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 3, cunning: 1 });

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const die = oneOrMore(whenAny('dies', other(any('beast'))));
const areHurt = oneOrMore(whenAny('isHurt', other(any('beast'))));
const cards = [
  spell('raze', { do: [act('kill', each(any('beast', is('kind', 'wolf'))))] }),
  spell('rain', { do: [act('damage', each(any('beast')), 2)] }),
  beast('heir', triggered(die, { do: [act('gain', undefined, forEachOf(1, that())), act('draw')] })),
  beast('nurse', optional(areHurt, { do: [act('heal', that())] }, { cost: 1 })),
  beast('leech', triggered(areHurt, { do: [act('gain', undefined, { kind: 'eventAmount' })] })),
];

describe('one or more at the same time', () => {
  test('set an ability off once, and the text speaks of all of them', () => {
    const table = tinyTable(['1 hand raze', '1 deck pup pup', '1 den heir', '2 den a=pup b=wolf c=bear', '1 food 0'], { cards });
    table.answer('play raze');
    expect([table.lies('a'), table.lies('b'), table.lies('c')]).toEqual(['discard 2', 'discard 2', 'den 2']);
    expect([table.food(1), table.happened().filter((fact) => fact.startsWith('drew'))]).toEqual([2, ['drew pup']]);
  });

  test('may be one alone, and none sets nothing off', () => {
    const one = tinyTable(['1 hand raze', '1 den heir', '2 den pup', '1 food 0'], { cards }).answer('play raze');
    expect(one.food(1)).toBe(1);
    const none = tinyTable(['1 hand raze', '1 deck pup', '1 den heir', '2 den bear', '1 food 0'], { cards }).answer('play raze');
    expect([none.food(1), none.lies('pup')]).toEqual([0, 'deck 1']);
  });

  test('are offered once, for one price, and all of them are meant', () => {
    const table = tinyTable(['1 hand rain', '1 den nurse bear', '2 den b=bear', '1 food 2'], { cards }).answer('play rain');
    expect([table.asked(), table.offers(), table.damage('bear'), table.damage('b')]).toEqual(['1 mayRespond', ['use nurse'], 2, 2]);
    table.answer('use nurse');
    expect([table.damage('bear'), table.damage('b'), table.damage('nurse'), table.food(1), table.asked()]).toEqual([0, 0, 2, 1, '1 act']);
  });

  test('have their amounts added up', () => {
    const table = tinyTable(['1 hand rain', '1 den leech', '2 den a=bear b=bear', '1 food 0'], { cards }).answer('play rain');
    expect(table.food(1)).toBe(4);
  });
});

test('what it says', () => {
  const heir = triggered(oneOrMore(whenAny('dies', other(friendly('beast')))), { do: [act('heal', that())] });
  const said = (language: 'en' | 'es'): string => writeAbility(wordings, heir, { noun: 'beast' }, language);
  expect([said('en'), said('es')]).toEqual([
    'After one or more other friendly beasts die, heal those beasts.',
    'Después de que mueran una o más otras bestias amigas, cura esas bestias.',
  ]);
});
