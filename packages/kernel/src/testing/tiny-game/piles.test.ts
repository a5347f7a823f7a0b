import { describe, expect, test } from 'vitest';
import { forEach, forEachOf, gives, late, one, oneOf, self, the, top, upTo, triggered, type Ability, type Clause } from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import { writeAbility } from '../../text/abilities.ts';
import { act, activated, any, enemy, friendly, plus, whenSelf } from './meanings/builders.ts';
import { related } from '../../language/word-builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 1, cunning: 1 });

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const both = (ability: Ability): readonly string[] =>
  (['en', 'es'] as const).map((language) => writeAbility(wordings, ability, { noun: 'beast' }, language));

const mill: Clause = { do: [act('discard', top(2, enemy('deckCard')))] };
const dig: Clause = {
  targets: { found: late(oneOf(top(3, friendly('deckCard')), friendly('deckCard'))) },
  do: [act('recall', the('found'))],
};
const hoard: Clause = { do: [act('stash', top(2, friendly('deckCard')), undefined, { to: self })] };
const fetch = activated('use', { targets: { them: late(upTo(2, any('stashed'))) }, do: [act('recall', the('them'))] });
const cards = [
  spell('mill', mill),
  spell('quake', { do: [act('discard', top(1, any('deckCard')))] }),
  spell('dig', dig),
  spell('slay', { targets: { it: one(any('beast')) }, do: [act('kill', the())] }),
  beast('hoarder', triggered(whenSelf('enters'), hoard), gives(self, plus('strength', forEach(1, any('stashed')))), fetch),
  beast('counter', triggered(whenSelf('enters'), hoard), gives(self, plus('cunning', forEachOf(2, related('stash', self))))),
];

describe('the top cards of a pile', () => {
  test('are those that lie on top of the piles that are meant', () => {
    const table = tinyTable(['1 hand mill', '1 deck pup', '2 deck wolf bear scout'], { cards }).answer('play mill');
    expect([table.lies('pup'), table.lies('wolf'), table.lies('bear'), table.lies('scout')]).toEqual([
      'deck 1',
      'discard 2',
      'discard 2',
      'deck 2',
    ]);
  });

  test('are those of each pile where anybody’s are meant, and as many as there are', () => {
    const table = tinyTable(['1 hand quake', '1 deck pup wolf', '2 deck bear'], { cards }).answer('play quake');
    expect([table.lies('pup'), table.lies('wolf'), table.lies('bear')]).toEqual(['discard 1', 'deck 1', 'discard 2']);
  });

  test('may be chosen among', () => {
    const table = tinyTable(['1 hand dig', '1 deck pup wolf bear scout'], { cards }).answer('play dig');
    expect(table.offers()).toEqual(['choose pup', 'choose wolf', 'choose bear']);
    expect(table.answer('choose bear').lies('bear')).toBe('hand 1');
  });

  test('are said in both languages', () => {
    expect(both(activated('play', mill))).toEqual([
      'Play: Discard the top 2 cards of your opponent’s deck.',
      'Jugar: Descarta las 2 primeras cartas del mazo de tu oponente.',
    ]);
    expect(both(activated('play', { do: [act('discard', top(1, friendly('deckCard')))] }))).toEqual([
      'Play: Discard the top card of your deck.',
      'Jugar: Descarta la primera carta de tu mazo.',
    ]);
    expect(both(activated('play', dig))).toEqual([
      'Play: Return one of the top 3 cards of your deck to its owner’s hand.',
      'Jugar: Devuelve una de las 3 primeras cartas de tu mazo a la mano de su propietario.',
    ]);
  });
});

describe('the cards under a card', () => {
  const lines = ['1 hand hoarder counter slay', '1 deck pup wolf bear scout cook', '1 food 0'];

  test('are a noun of its own text, and a relation', () => {
    const table = tinyTable(lines, { cards }).answer('play hoarder').answer('play counter');
    expect(['pup', 'wolf', 'bear', 'scout', 'cook'].map(table.lies)).toEqual(['stash 1', 'stash 1', 'stash 1', 'stash 1', 'deck 1']);
    expect([table.strength('hoarder'), table.cunning('counter')]).toEqual([3, 5]);
  });

  test('may be chosen among: those under the card itself, and no other', () => {
    const table = tinyTable(lines, { cards }).answer('play hoarder').answer('play counter').answer('use hoarder');
    expect(table.offers()).toEqual(['choose pup', 'choose wolf']);
    table.answer(['choose wolf']);
    expect([table.lies('wolf'), table.strength('hoarder')]).toEqual(['hand 1', 2]);
  });

  test('leave with it', () => {
    const table = tinyTable(lines, { cards }).answer('play hoarder').answer('play slay').answer('choose hoarder');
    expect([table.lies('pup'), table.lies('wolf'), table.lies('hoarder')]).toEqual(['discard 1', 'discard 1', 'discard 1']);
  });

  test('are said in both languages', () => {
    expect(both(fetch)).toEqual([
      'Use: Return up to 2 cards under this beast to its owner’s hand.',
      'Usar: Devuelve hasta 2 cartas debajo de esta bestia a la mano de su propietario.',
    ]);
    expect(both(activated('use', { do: [act('gain', undefined, forEach(1, any('stashed')))] }))).toEqual([
      'Use: Gain 1 food for each card under this beast.',
      'Usar: Gana 1 de comida por cada carta debajo de esta bestia.',
    ]);
  });
});
