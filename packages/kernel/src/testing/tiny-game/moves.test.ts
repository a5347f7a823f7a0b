import { describe, expect, test } from 'vitest';
import { instead, one, other, self, that, the, triggered, type Clause } from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import { writeAbility } from '../../text/abilities.ts';
import { act, activated, any, friendly, whenAny, whenSelf } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 2, cunning: 1 });

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const it = one(any('beast'));
const gain: Clause = { do: [act('gain')] };
const cards = [
  spell('slay', { targets: { it }, do: [act('kill', the())] }),
  spell('send', { targets: { it }, do: [act('bounce', the())] }),
  spell('drop', { targets: { it: one(friendly('handCard')) }, do: [act('discard', the())] }),
  spell('raze', { do: [act('kill', { kind: 'each', ...any('beast') })] }),
  beast('mourner2', triggered(whenAny('leaves', other(any('card'))), gain)),
  beast('digger', triggered(whenAny('buried', any('card')), gain)),
  beast('leaver', triggered(whenSelf('leaves'), gain)),
  beast('grave', triggered(whenSelf('buried'), gain)),
  beast('anchor', instead(whenSelf('wouldLeave'), { do: [act('heal', self)] })),
];

describe('“leaves its den”', () => {
  test.each([
    ['slay', 'discard 2'],
    ['send', 'hand 2'],
  ])('is heard however the beast leaves: %s', (how, lies) => {
    const table = tinyTable([`1 hand ${how}`, '1 den mourner2', '2 den pup', '1 food 0'], { cards });
    table.answer(`play ${how}`).answer('choose pup');
    expect([table.lies('pup'), table.food(1)]).toEqual([lies, 1]);
  });

  test('is not heard of a beast that changes its den, nor of a card that was in no den', () => {
    const table = tinyTable(['1 hand lure drop pup', '1 den mourner2', '2 den bear', '1 food 3'], { cards });
    table.answer('play lure').answer('choose bear').answer('play drop').answer('choose pup');
    expect([table.lies('bear'), table.lies('pup'), table.food(1)]).toEqual(['den 1', 'discard 1', 0]);
  });

  test('is heard by the beast that leaves, and by those that leave with others', () => {
    const table = tinyTable(['1 hand raze', '1 den leaver mourner2', '2 den pup', '1 food 0'], { cards }).answer('play raze');
    while (table.asked() === '1 whichAbilityNext') table.answer(table.offers()[0]);
    expect(table.food(1)).toBe(3);
  });

  test('may be replaced, however it would come about', () => {
    const table = tinyTable(['1 hand slay send', '2 den anchor'], { cards });
    table.answer('play slay').answer('choose anchor').answer('play send').answer('choose anchor');
    expect(table.lies('anchor')).toBe('den 2');
  });
});

describe('“goes to a discard pile”', () => {
  test('is heard wherever the card comes from', () => {
    const table = tinyTable(['1 hand drop pup slay', '1 den digger', '2 den bear', '1 food 0'], { cards });
    // The pup and the spell itself.
    table.answer('play drop').answer('choose pup');
    expect(table.food(1)).toBe(2);
    table.answer('play slay').answer('choose bear');
    expect(table.food(1)).toBe(4);
  });

  test('is not heard of a card that goes elsewhere by the same fact', () => {
    const table = tinyTable(['1 hand send', '1 den digger', '2 den grave', '1 food 0', '2 food 0'], { cards });
    table.answer('play send').answer('choose grave');
    // The spell alone.
    expect([table.lies('grave'), table.food(1), table.food(2)]).toEqual(['hand 2', 1, 0]);
  });

  test('is heard by the card that goes there, of itself', () => {
    const table = tinyTable(['1 hand slay', '2 den grave', '2 food 0'], { cards }).answer('play slay').answer('choose grave');
    expect([table.lies('grave'), table.food(2)]).toEqual(['discard 2', 1]);
  });
});

test('what it says', () => {
  const leaving = triggered(whenAny('leaves', other(friendly('beast'))), { do: [act('recall', that())] });
  const said = (language: 'en' | 'es'): string => writeAbility(wordings, leaving, { noun: 'beast' }, language);
  expect(said('en')).toMatch(/^After another friendly beast leaves its den, /);
  expect(said('es')).toMatch(/^Después de que otra bestia amiga deje su guarida, /);
});
