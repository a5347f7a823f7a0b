import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { asSentence } from './sentences.ts';
import { spanish } from './spanish.ts';

describe('lists', () => {
  test.each([
    [['a'], 'a', 'a'],
    [['ready it', 'use it'], 'ready it and use it', 'ready it y use it'],
    [['a', 'b', 'c'], 'a, b, and c', 'a, b y c'],
  ])('%j', (items, en, es) => {
    expect(english.join(items, 'and')).toBe(en);
    expect(spanish.join(items, 'and')).toBe(es);
  });

  test.each([
    ['imita', 'and', 'x e imita'],
    ['hiere', 'and', 'x y hiere'],
    ['hijos', 'and', 'x e hijos'],
    ['[infligir] {amount}', 'and', 'x e [infligir] {amount}'],
    ['otra', 'or', 'x u otra'],
    ['hojas', 'or', 'x u hojas'],
    ['8Æ', 'or', 'x u 8Æ'],
    ['exactamente 4', 'or', 'x o exactamente 4'],
  ] as const)('before %s', (next, by, es) => {
    expect(spanish.join(['x', next], by)).toBe(es);
  });
});

describe('Spanish contractions', () => {
  test.each([
    ['cura a el jefe', 'cura al jefe'],
    ['De el jefe a el otro', 'Del jefe al otro'],
    ['aturde a El Elegido', 'aturde a El Elegido'],
    ['sobre él y de él', 'sobre él y de él'],
    ['de elfos', 'de elfos'],
  ])('%s', (from, to) => {
    expect(spanish.polish(from)).toBe(to);
  });
});

describe('sentences', () => {
  test.each([
    ['gain 1Æ', 'Gain 1Æ.'],
    ['2 creatures fall', '2 creatures fall.'],
    ['después de que…', 'Después de que…'],
    ['it gains, “Play: Gain 1Æ.”', 'It gains, “Play: Gain 1Æ.”'],
    ['obtiene: «Jugar: Obtén 1Æ»', 'Obtiene: «Jugar: Obtén 1Æ».'],
    ['«último»', '«Último».'],
    ['Æ moves', 'Æ moves.'],
  ])('%s', (from, to) => {
    expect(asSentence(from)).toBe(to);
  });
});

describe('English verbs', () => {
  const it = { many: false, person: 3 } as const;
  test.each([
    ['deal', 'deals'],
    ['discard', 'discards'],
    ['pass', 'passes'],
    ['ready', 'readies'],
    ['destroy', 'destroys'],
    ['have', 'has'],
    ['be', 'is'],
    ['go', 'goes'],
  ])('%s, %s', (verb, third) => {
    expect(english.conjugate(verb, { mood: 'indicative', subject: it })).toBe(third);
    expect(english.conjugate(verb, { mood: 'imperative', subject: it })).toBe(verb);
  });

  test('negations', () => {
    expect(english.conjugate('belong', { mood: 'indicative', subject: it, negative: true })).toBe('does not belong');
    expect(english.conjugate('be', { mood: 'indicative', subject: { many: true, person: 3 }, negative: true })).toBe('are not');
  });
});
