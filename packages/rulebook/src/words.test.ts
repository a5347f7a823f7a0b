import type { Language } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { fold, stemOf, wordsOf } from './words.ts';

test('words are folded and keep their place', () => {
  expect(wordsOf('La línea, «Æmbar»')).toEqual([
    { start: 0, end: 2, folded: 'la' },
    { start: 3, end: 8, folded: 'linea' },
    { start: 11, end: 16, folded: 'aember' },
  ]);
});

test.each(['Æmbar', 'aember', 'ámbar', 'Aembar'])('%s is the same stuff', (word) => {
  expect(fold(word)).toBe('aember');
});

const families: readonly (readonly [Language, readonly string[]])[] = [
  ['es', ['aturdir', 'aturdida', 'aturdido', 'aturdidas', 'aturde', 'aturdimiento']],
  ['es', ['luchar', 'lucha', 'luche', 'luchan', 'luchando']],
  ['es', ['escudar', 'escudada', 'escudo']],
  ['es', ['enfurecer', 'enfurecida', 'enfurece']],
  ['es', ['jugar', 'juega', 'juegue', 'jugada', 'jugando']],
  ['es', ['destruir', 'destruida', 'destruye', 'destruccion']],
  ['es', ['purgar', 'purga', 'purgue', 'purgadas']],
  ['es', ['mejora', 'mejoras']],
  ['es', ['habilidad', 'habilidades']],
  ['es', ['contador', 'contadores']],
  ['es', ['resolver', 'resuelve', 'resuelven']],
  ['en', ['ward', 'wards', 'warded', 'warding']],
  ['en', ['stun', 'stuns', 'stunned', 'stunning']],
  ['en', ['ability', 'abilities']],
  ['en', ['capture', 'captured', 'captures', 'capturing']],
  ['en', ['forge', 'forged', 'forging', 'forges']],
  ['en', ['copy', 'copies', 'copied']],
  ['en', ['destroy', 'destroyed', 'destroys']],
  ['en', ['armor', 'armour']],
];

test.each(families)('in %s one stem serves %j', (language, words) => {
  expect(new Set(words.map((word) => stemOf(word, language))).size).toBe(1);
});

const strangers: readonly (readonly [Language, string, string])[] = [
  ['es', 'luchar', 'lucir'],
  ['es', 'casa', 'caja'],
  ['es', 'mazo', 'mano'],
  ['en', 'use', 'us'],
  ['en', 'less', 'les'],
  ['en', 'ring', 'r'],
  ['en', 'deck', 'decking'.slice(0, 3)],
];

test.each(strangers)('in %s %s and %s have nothing in common', (language, one, other) => {
  expect(stemOf(one, language)).not.toBe(stemOf(other, language));
});
