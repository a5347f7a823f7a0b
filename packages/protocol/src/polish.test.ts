import { expect, test } from 'vitest';
import { contract } from './polish.ts';

test.each([
  ['daño de el Trol', 'daño del Trol'],
  ['De el Trol a el otro', 'Del Trol al otro'],
  ['a El Gigante', 'a El Gigante'],
  ['de él', 'de él'],
  ['todavía el Trol, onda el mar', 'todavía el Trol, onda el mar'],
  ['de elfos', 'de elfos'],
  ['Nick Furia y Intuición', 'Nick Furia e Intuición'],
  ['Furia y ¡Imposible!, aguja y hilo', 'Furia e ¡Imposible!, aguja e hilo'],
  ['fuego y hielo, agua y Yermo', 'fuego y hielo, agua y Yermo'],
  ['Furia y \u{E000}intuition\nIntuición\u{E001}', 'Furia e \u{E000}intuition\nIntuición\u{E001}'],
  ['hielo y \u{E000}ice\nTrol\u{E001}', 'hielo y \u{E000}ice\nTrol\u{E001}'],
  ['uno o otro, 7 o 8, 10 o 11', 'uno u otro, 7 u 8, 10 u 11'],
  ['1 o 110, perro o humo', '1 o 110, perro o humo'],
])('%s is written %s', (from, to) => {
  expect(contract(from)).toBe(to);
});
