import { expect, test } from 'vitest';
import { markedWords } from './marked-words.ts';

const marked = (text: string, asked: string): readonly string[] =>
  markedWords(text, asked).flatMap(({ text: piece, isMarked }) => (isMarked ? [piece] : []));

test('words are marked whatever their case, accents and endings', () => {
  expect(marked('Stunned characters cancel the next attack.', 'can a STUNNED hero attack?')).toEqual(['Stunned', 'attack']);
  expect(marked('El héroe defiende; los Héroes se agotan.', '¿puede un heroe?')).toEqual(['héroe', 'Héroes']);
});

test('short words mark nothing, and the pieces are the whole text', () => {
  const text = 'If a hero may, the hero can (X = 3).';
  expect(marked(text, 'if the may can')).toEqual([]);
  expect(
    markedWords(text, 'hero')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
