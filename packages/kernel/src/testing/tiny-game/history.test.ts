import { describe, expect, test } from 'vitest';
import { atLeast, each, exactly, gives, givesWhile, nth, one, self, the, triggered, type Ability, type Clause } from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { writeAbility } from '../../text/abilities.ts';
import { act, activated, any, forEachPast, is, plus, when, whenAny } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 1, cunning: 1 });

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const reckoning: Clause = { do: [act('gain', undefined, forEachPast(1, 'deaths'))] };
const secondCard = triggered(nth(2, when('played', { by: 'you' })), { do: [act('gain')] });
const firstDeath = triggered(nth(1, whenAny('dies', any('beast'))), { do: [act('gain')] });
const idle = spell('idle', { do: [] });
const cards = [
  idle,
  spell('slay', { targets: { it: one(any('beast')) }, do: [act('kill', the())] }),
  spell('raze', { do: [act('kill', each(any('beast', is('kind', 'bear'))))] }),
  spell('reckon', reckoning),
  beast('bard', secondCard),
  beast('crow', firstDeath),
  beast('storm', gives(self, plus('strength', forEachPast(2, 'played', 'you')))),
  beast('calm', givesWhile(exactly(forEachPast(1, 'played', 'opponent'), 0), self, plus('strength', 5))),
];

function endTurn(table: TinyTable): TinyTable {
  table.answer('end');
  while (table.asked().endsWith('bid')) table.answer('bid');
  return table;
}

describe('the history of a turn', () => {
  test('counts what has happened, as it was when it happened', () => {
    // The wolf does not count: it was a wolf when it died.
    const table = tinyTable(['1 hand a=slay b=slay reckon', '1 food 0', '2 den bear wolf'], { cards });
    table.answer('play a').answer('choose bear').answer('play b').answer('choose wolf').answer('play reckon');
    expect(table.food(1)).toBe(1);
  });

  test('is over with the turn', () => {
    const table = tinyTable(['1 hand a=slay', '2 hand reckon', '2 food 0', '2 den bear'], { cards });
    endTurn(table.answer('play a').answer('choose bear')).answer('play reckon');
    expect(table.food(2)).toBe(0);
  });

  test('is each player’s own, and is read by what works all the time', () => {
    const table = tinyTable(['1 hand a=idle b=idle', '1 den storm calm', '2 den s=storm c=calm'], { cards });
    const strengths = (): readonly number[] => ['storm', 'calm', 's', 'c'].map((label) => table.strength(label));
    expect(strengths()).toEqual([1, 6, 1, 6]);
    table.answer('play a').answer('play b');
    expect(strengths()).toEqual([5, 6, 1, 1]);
  });

  test('is saved with the match', () => {
    const { match } = tinyTable(['1 hand a=idle', '1 den storm'], { cards }).answer('play a');
    const restored = restoreState(match.game, saveState(match.game, match.state));
    expect(restored.ok && restored.value.history).toEqual(match.state.history);
    expect(match.state.history).toHaveLength(1);
  });
});

describe('the first and the second time', () => {
  test('the second card sets it off, and neither the first nor the third', () => {
    const table = tinyTable(['1 hand a=idle b=idle c=idle', '1 den bard', '1 food 0'], { cards });
    const food = ['a', 'b', 'c'].map((label) => table.answer(`play ${label}`).food(1));
    expect(food).toEqual([0, 1, 1]);
  });

  test('another player’s cards are not counted, and each turn is counted anew', () => {
    const table = tinyTable(['1 hand a=idle b=idle', '2 hand c=idle', '1 den bard', '1 food 0'], { cards });
    endTurn(table.answer('play a')).answer('play c');
    while (table.asked() !== '1 act') endTurn(table);
    expect(table.answer('play b').food(1)).toBe(0);
  });

  test('of several at the same time one is the first', () => {
    const table = tinyTable(['1 hand raze slay', '1 den crow', '1 food 0', '2 den b=bear c=bear pup'], { cards });
    expect(table.answer('play raze').food(1)).toBe(1);
    expect(table.answer('play slay').answer('choose pup').food(1)).toBe(1);
  });

  test('a card hears that its own death is the first', () => {
    const table = tinyTable(['1 hand slay', '2 den crow', '2 food 0'], { cards }).answer('play slay').answer('choose crow');
    expect(table.food(2)).toBe(1);
  });
});

test('what it says', () => {
  const both = (ability: Ability): readonly string[] =>
    (['en', 'es'] as const).map((language) => writeAbility(wordings, ability, { noun: 'beast' }, language));
  expect(both(secondCard)).toEqual([
    'After you play a card for the second time each turn, gain 1 food.',
    'Después de que juegues una carta por segunda vez en cada turno, gana 1 de comida.',
  ]);
  expect(both(activated('play', reckoning))).toEqual([
    'Play: Gain 1 food for each beast that died this turn.',
    'Jugar: Gana 1 de comida por cada bestia que haya muerto en este turno.',
  ]);
  expect(both(activated('play', { if: atLeast(forEachPast(1, 'played', 'you'), 3), do: [act('draw')] }))).toEqual([
    'Play: If you have played 3 or more cards this turn, draw a card.',
    'Jugar: Si has jugado 3 o más cartas en este turno, roba una carta.',
  ]);
});
