import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardBack, CardChip, CardFace } from './card-face.tsx';
import { plainState, type Face, type FaceSize } from './face.ts';
import { houseNames } from './houses.ts';

const face: Face = {
  key: 'titan-mechanic',
  name: 'Mecánico de Titanes',
  pictureName: 'Titan Mechanic',
  type: 'creature',
  typeWord: 'Criatura',
  house: 'logos',
  houseWord: 'Logos',
  traits: ['cyborg', 'scientist'],
  traitWords: ['cíborg', 'científico'],
  keywordWords: ['Elusivo'],
  icons: ['amber', 'draw'],
  text: ['Las llaves cuestan 1 Æ menos.'],
  power: { printed: 6, now: 4 },
  armor: { printed: 0, now: 1 },
};

const sizes: readonly FaceSize[] = ['tile', 'board', 'hand', 'zoom'];

describe.each(sizes)('a face at %s', (size) => {
  const drawn = renderToStaticMarkup(<CardFace face={face} size={size} />);

  test('shows the values as they are now', () => {
    expect(drawn).toContain('>4</text>');
    expect(drawn).toContain('>1</text>');
  });

  test('is hidden from screen readers, which get a label instead', () => {
    expect(drawn).toContain('aria-hidden="true"');
  });

  test('has no number that is none', () => {
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('the large face has the whole text', () => {
  const drawn = renderToStaticMarkup(<CardFace face={face} size="zoom" />);
  for (const word of ['Las', 'llaves', 'cuestan', 'menos.']) expect(drawn).toContain(`>${word}</text>`);
});

test.each([...houseNames, 'a house of tomorrow'])('a card of %s can be drawn', (house) => {
  expect(renderToStaticMarkup(<CardFace face={{ ...face, key: house, house }} size="board" />)).not.toMatch(/NaN|undefined/);
  expect(renderToStaticMarkup(<CardChip face={{ ...face, key: house, house }} />)).not.toMatch(/NaN|undefined/);
});

test('an attached card peeks out below its host', () => {
  const plain = renderToStaticMarkup(<CardFace face={face} size="board" />);
  const hosting = renderToStaticMarkup(
    <CardFace face={face} size="board" state={{ ...plainState, attached: [{ ...face, key: 'up', name: 'Mejora' }] }} />,
  );
  expect(plain).toContain('viewBox="0 0 108 150"');
  expect(hosting).toContain('viewBox="0 0 108 175"');
  expect(hosting).toContain('>Mejora</text>');
});

test('states and marks are drawn with shapes of their own', () => {
  const drawn = renderToStaticMarkup(
    <CardFace
      face={face}
      size="board"
      state={{ ...plainState, exhausted: true, damage: 3, aember: 2, powerCounters: 1, conditions: ['stunned', 'warded', 'enraged'] }}
      marks={{ legal: 'target' }}
    />,
  );
  expect(drawn).toContain('data-exhausted="true"');
  expect(drawn).toContain('>3</text>');
  expect(drawn).toContain('>+1</text>');
  expect(drawn).toContain('class="face-legal"');
  expect(drawn).toContain('class="face-tab"');
});

test('a chosen card wears a tick or its number instead of brackets', () => {
  expect(renderToStaticMarkup(<CardFace face={face} size="board" marks={{ legal: 'target', chosen: true }} />)).not.toContain('face-legal');
  expect(renderToStaticMarkup(<CardBack size="board" marks={{ legal: 'target', chosen: 7 }} />)).toContain('>7</text>');
});
