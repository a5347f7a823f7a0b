import { expect, test } from 'vitest';
import { setRules } from './rules-text.ts';

const textOf = (line: { readonly pieces: readonly { readonly text: string }[] }): string =>
  line.pieces.map((piece) => piece.text).join(' ');

test('a text breaks between words and keeps its paragraphs', () => {
  const set = setRules(['Mientras esta criatura esté en un flanco, las llaves cuestan 1 menos.', 'Roba una carta.'], {
    width: 200,
    height: 400,
  });
  expect(set.lines.length).toBeGreaterThan(3);
  expect(textOf(set.lines.at(-1) ?? { pieces: [] })).toBe('Roba una carta.');
});

test('bold parts are marked as such, inside a word too', () => {
  const [line] = setRules(['**Play:** gain it'], { width: 400, height: 100 }).lines;
  expect(line?.pieces.map(({ text, bold }) => [text, bold])).toEqual([
    ['Play:', true],
    ['gain', false],
    ['it', false],
  ]);
});

test('Æ alone is drawn, the word Æmbar is written', () => {
  const [line] = setRules(['Gana 1 Æ de Æmbar'], { width: 600, height: 100 }).lines;
  expect(line?.pieces.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['text Gana', 'text 1', 'aember Æ', 'text de', 'text Æmbar']);
});

test('a long text is set smaller, down to the least size', () => {
  const long = Array.from({ length: 12 }, () => 'Deal 2 damage to each enemy creature that is on a flank.');
  expect(setRules(long, { width: 260, height: 200 }).size).toBe(14.5);
  expect(setRules(['Short.'], { width: 260, height: 200 }).size).toBe(18.5);
});
