import type { Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { foundCards } from './found-cards.ts';

const sheets: Readonly<Record<string, readonly [name: string, text: string]>> = {
  whip: ['Latigazo', 'Tu demonio hace 3 puntos de daño.'],
  knife: ['Facón al rojo', 'El aliado hace más daño.'],
  imp: ['Diablillo de brasa', 'Furia.'],
};
const speech = {
  language: 'es',
  card: (key: string) => sheets[key] && { name: { es: sheets[key][0] }, text: { es: [sheets[key][1]] } },
} as unknown as Speech;
const view = { cards: { a: { definition: 'whip' }, b: { definition: 'knife' }, c: { definition: 'imp' } } } as unknown as View;

test.each([
  ['', ['a', 'b', 'c']],
  ['FACON', ['b']],
  ['dano', ['a', 'b']],
  ['dano aliado', ['b']],
  ['  brasa ', ['c']],
  ['nada', []],
])('cards are found by the words of name and text, without accents: “%s”', (wanted, found) => {
  expect(foundCards(['a', 'b', 'c'], wanted, { view, speech })).toEqual(found);
});
