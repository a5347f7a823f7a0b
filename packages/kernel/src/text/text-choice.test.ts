import { expect, test } from 'vitest';
import { different, one, other, the, upTo } from '../language/builders.ts';
import type { Clause } from '../language/effects.ts';
import { act, activated, any, enemy, friendly } from '../language/word-builders.ts';
import type { AskedChoice } from '../match/text-choice.ts';
import { exampleWords } from './example-words.ts';
import { writeChoice } from './text-choice.ts';

const first: AskedChoice = { sort: 'target', clause: '', name: 'it', least: 1, most: 1, by: 'you' };

/** The question of a choice in both languages. */
function asked(clause: Clause, choice: Partial<AskedChoice>): readonly (string | undefined)[] {
  const part = { ability: activated('use', clause), asked: { ...first, ...choice } };
  return (['en', 'es'] as const).map((language) => writeChoice(exampleWords, part, { noun: 'beast' }, language)?.question);
}

test('a choice of cards says which, and how many may be chosen now', () => {
  const clause: Clause = { targets: { it: upTo(3, enemy('beast')) }, do: [act('damage', the(), 1)] };
  expect(asked(clause, { least: 0, most: 2 })).toEqual(['choose up to 2 enemy beasts.', 'elige hasta 2 bestias enemigas.']);
  expect(asked(clause, { least: 0, most: 1 })).toEqual(['choose up to 1 enemy beast.', 'elige hasta una bestia enemiga.']);
});

test('what was chosen before is that card', () => {
  const next: Clause = { targets: { friend: one(other(friendly('beast'))) }, do: [act('damage', the('friend'), 1)] };
  const clause: Clause = { targets: { it: one(any('beast')) }, do: [act('damage', the(), 1)], next };
  expect(asked(clause, { clause: 'next ', name: 'friend' })).toEqual(['choose another friendly beast.', 'elige otra bestia amiga.']);
  expect(asked(clause, { clause: 'then ', name: 'friend' })).toEqual([undefined, undefined]);
});

test('an opponent who chooses is told whose cards they are from the own side, and any other player neither', () => {
  const clause: Clause = { targets: { it: one(friendly('beast')) }, do: [act('damage', the(), 1)] };
  expect(asked(clause, { by: 'opponent' })).toEqual(['choose an enemy beast.', 'elige una bestia enemiga.']);
  expect(asked(clause, { by: 'another' })).toEqual(['choose a beast.', 'elige una bestia.']);
});

test('a choice that differs each time says so', () => {
  const clause: Clause = { targets: { it: different(one(any('beast'))) }, times: 2, do: [act('damage', the(), 1)] };
  expect(asked(clause, {})[0]).toBe('choose a beast, a different one each time.');
});

test('an offer says what is offered, what taking it does, and what declining it does where the text has that', () => {
  const offer: Clause = { may: true, do: [act('draw', undefined, 2)], ifDone: { do: [act('gain', undefined, 1)] } };
  const choice: AskedChoice = { ...first, sort: 'offer', name: '', least: 0 };
  const written = (clause: Clause, language: 'en' | 'es'): unknown =>
    writeChoice(exampleWords, { ability: activated('use', clause), asked: choice }, { noun: 'beast' }, language);
  expect(written(offer, 'en')).toEqual({ question: 'you may draw 2 cards.', taken: 'Draw 2 cards', declined: '' });
  expect(written({ may: true, do: offer.do, else: { do: [act('gain', undefined, 1)] } }, 'es')).toEqual({
    question: 'puedes robar 2 cartas.',
    taken: 'Roba 2 cartas',
    declined: 'Obtén 1 moneda',
  });
});

test('a number says its bounds, a player whether an opponent is meant', () => {
  const clause: Clause = {
    numbers: { many: { least: 0, most: 5 } },
    players: { who: { whose: 'opponent' } },
    do: [act('draw', undefined, 1)],
  };
  expect(asked(clause, { sort: 'number', name: 'many', least: 0, most: 4 })[1]).toBe('elige un número X entre 0 y 4.');
  expect(asked(clause, { sort: 'player', name: 'who' })).toEqual(['choose an opponent.', 'elige un oponente.']);
});
