import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardBack, CardChip, CardFace } from './card-face.tsx';
import { plainState, type Face, type FaceFit, type FaceSize, type PosterFacts } from './face.ts';
import { engraving } from './engraving/engraving-design.tsx';
import { aspectNames, houseNames, pathNames } from './factions.ts';
import { glass } from './glass/glass-design.tsx';
import { poster } from './poster/poster-design.tsx';

const face: Face = {
  design: glass,
  key: 'titan-mechanic',
  name: 'Mecánico de Titanes',
  pictureName: 'Titan Mechanic',
  type: 'creature',
  typeWord: 'Criatura',
  faction: 'logos',
  factionWord: 'Logos',
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

  test('is marked where the card came this turn', () => {
    const fresh = renderToStaticMarkup(<CardFace face={face} size={size} state={{ ...plainState, isNew: true }} />);
    expect([drawn.includes('face-new'), fresh.includes('face-new')]).toEqual([false, true]);
    expect(fresh).not.toMatch(/NaN/);
  });

  test('has no number that is none', () => {
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });
});

const engraved: Face = {
  ...face,
  design: engraving,
  key: 'ember-imp',
  name: 'Diablillo de brasa',
  faction: 'chaos',
  icons: [],
  power: undefined,
  armor: undefined,
  engraved: {
    cost: '2X',
    strength: { printed: 1, now: 3 },
    toughness: { printed: 4, now: 2 },
    modifiers: undefined,
    demon: undefined,
  },
};

describe.each(sizes)('an engraved face at %s', (size) => {
  test('shows strength and toughness as they are now, and its cost where it is to be played', () => {
    const drawn = renderToStaticMarkup(<CardFace face={engraved} size={size} priced />);
    for (const value of ['3', '2', '2X']) expect(drawn).toContain(`>${value}</text>`);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('an infernal demon has no strength, a weapon shows what it gives', () => {
    const facts = { cost: '', modifiers: undefined, demon: 'infernal', strength: undefined, toughness: { printed: 31, now: 31 } } as const;
    const demon = renderToStaticMarkup(<CardFace face={{ ...engraved, engraved: facts }} size={size} />);
    expect(demon).toContain('>—</text>');
    expect(demon).toContain('>31</text>');
    const gives = { cost: '1', modifiers: ['+1', '-2'], demon: undefined, strength: undefined, toughness: undefined } as const;
    const weapon = renderToStaticMarkup(<CardFace face={{ ...engraved, engraved: gives }} size={size} />);
    expect(weapon).toContain('>+1</text>');
    expect(weapon).toContain('>-2</text>');
  });
});

test.each(pathNames)('a card of the path of %s can be drawn', (path) => {
  const drawn = renderToStaticMarkup(<CardFace face={{ ...engraved, key: path, faction: path }} size="board" />);
  expect(drawn).not.toMatch(/NaN|undefined/);
  expect(renderToStaticMarkup(<CardChip face={{ ...engraved, key: path, faction: path }} />)).toContain('>3/2</text>');
});

const hero: PosterFacts = {
  cost: '',
  resources: [],
  powers: [
    { power: 'thwart', value: { printed: 2, now: 2 }, sign: '', toll: 0 },
    { power: 'attack', value: { printed: 2, now: 5 }, sign: '', toll: 1 },
    { power: 'defense', value: undefined, sign: '–', toll: 0 },
  ],
  hitPoints: { most: 12, left: 7 },
  threat: undefined,
  stage: '',
  counters: 4,
  besides: [],
};
const hung: Face = {
  ...face,
  design: poster,
  key: '01010a',
  faction: 'hero',
  type: 'hero',
  icons: [],
  power: undefined,
  armor: undefined,
  poster: hero,
};
const event: PosterFacts = { ...hero, cost: '3', resources: ['energy', 'wild'], powers: [], hitPoints: undefined, counters: 0 };
const scheme: PosterFacts = { ...event, cost: '', resources: [], threat: { now: 9, target: 14, perRound: 3 }, stage: '1B' };

describe.each(sizes)('a poster at %s', (size) => {
  test('shows powers as they are now, the hit points that are left and its counters', () => {
    const drawn = renderToStaticMarkup(<CardFace face={hung} size={size} state={{ ...plainState, damage: 5 }} />);
    for (const value of ['2', '5', '–', '7', '4']) expect(drawn).toContain(`>${value}</text>`);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('shows cost and resources where it is to be played', () => {
    const drawn = renderToStaticMarkup(<CardFace face={{ ...hung, poster: event }} size={size} priced />);
    expect(drawn).toContain('>3</text>');
    expect(drawn.length).toBeGreaterThan(renderToStaticMarkup(<CardFace face={{ ...hung, poster: event }} size="tile" />).length);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });
});

const tokenOf = (width: number, height: number): FaceFit => ({ size: 'token', width, height, scale: 1, strips: false, letters: 12 });

test.each([
  [44, 44],
  [60, 50],
  [96, 76],
])('a poster’s token of %i × %i shows its values', (width, height) => {
  const drawn = renderToStaticMarkup(<CardFace face={hung} fit={tokenOf(width, height)} />);
  for (const value of ['2', '5', '7']) expect(drawn).toContain(`>${value}</text>`);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
});

test('a scheme in landscape shows its threat, its target and what each round adds, as a chip its threat', () => {
  const fit: FaceFit = { size: 'board', width: 196, height: 116, scale: 1, strips: false, letters: 14 };
  const shown = { ...hung, faction: 'encounter', poster: scheme };
  const drawn = renderToStaticMarkup(<CardFace face={shown} fit={fit} />);
  for (const value of ['9', '/ 14', '+3']) expect(drawn).toContain(`>${value}</text>`);
  expect(renderToStaticMarkup(<CardChip face={shown} />)).toContain('>9</text>');
});

test.each(aspectNames)('a card of %s can be drawn', (aspect) => {
  const drawn = renderToStaticMarkup(<CardFace face={{ ...hung, key: aspect, faction: aspect }} size="board" />);
  expect(drawn).not.toMatch(/NaN|undefined/);
});

test('the large face has the whole text', () => {
  const drawn = renderToStaticMarkup(<CardFace face={face} size="zoom" />);
  for (const word of ['Las', 'llaves', 'cuestan', 'menos.']) expect(drawn).toContain(`>${word}</text>`);
});

test.each([...houseNames, 'a house of tomorrow'])('a card of %s can be drawn', (house) => {
  expect(renderToStaticMarkup(<CardFace face={{ ...face, key: house, faction: house }} size="board" />)).not.toMatch(/NaN|undefined/);
  expect(renderToStaticMarkup(<CardChip face={{ ...face, key: house, faction: house }} />)).not.toMatch(/NaN|undefined/);
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

test.each([
  ['a short name leaves room for the figure', 'Exilio', true],
  ['a name that would be cut has the room of the figure, and of the emblem', 'Ixxyxli Fixfinger', false],
])('on a slim chip %s', (_, name, hasFigure) => {
  const drawn = renderToStaticMarkup(<CardChip face={{ ...face, name }} width={118} />);
  expect(drawn).not.toContain('…');
  expect(drawn.includes('>4</text>')).toBe(hasFigure);
});
