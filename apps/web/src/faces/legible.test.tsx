import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardChip, CardFace } from './card-face.tsx';
import { engraving } from './engraving/engraving-design.tsx';
import { plainState, type EngravedFacts, type Face, type FaceSize, type FaceState, type FaceValue, type PosterFacts } from './face.ts';
import { glass } from './glass/glass-design.tsx';
import { poster } from './poster/poster-design.tsx';

/** The smallest letters that are shown, in pixels. */
const LEGIBLE = 11.5;
/** How small each size is drawn at most: the scales of the style sheets. A tile is never drawn smaller than it was laid out. */
const scales: Readonly<Record<FaceSize, number>> = { tile: 1, board: 0.88, hand: 1, zoom: 1 };
const sizes: readonly FaceSize[] = ['tile', 'board', 'hand', 'zoom'];

const large: FaceValue = { printed: 7, now: 12 };
const longest: Face = {
  design: glass,
  key: 'longest',
  name: 'Mecánico descomunalísimo de los Titanes inacabables',
  pictureName: 'Titan Mechanic',
  type: 'creature',
  typeWord: 'Criatura',
  faction: 'logos',
  factionWord: 'Logos',
  traits: ['cyborg'],
  traitWords: ['cíborg descomunalísimo'],
  keywordWords: ['Elusivo'],
  icons: ['amber', 'draw', 'damage'],
  text: ['Las llaves cuestan 1 Æ menos.'],
  power: large,
  armor: large,
};
const facts: EngravedFacts = { cost: '10X', strength: large, toughness: large, modifiers: undefined, demon: undefined };
const bodiless = { ...facts, strength: undefined, toughness: undefined };
const engraved = (shown: EngravedFacts): Face => ({
  ...longest,
  design: engraving,
  faction: 'chaos',
  power: undefined,
  armor: undefined,
  engraved: shown,
});
const hero: PosterFacts = {
  cost: '10',
  resources: ['energy', 'mental', 'physical'],
  powers: (['thwart', 'attack', 'defense'] as const).map((power) => ({ power, value: large, sign: '', toll: 1 })),
  hitPoints: { most: 112, left: 100 },
  threat: undefined,
  stage: 'III',
  counters: 12,
  besides: [],
};
const hung = (shown: PosterFacts): Face => ({
  ...longest,
  design: poster,
  faction: 'justice',
  power: undefined,
  armor: undefined,
  poster: shown,
});
const faces: readonly (readonly [string, Face])[] = [
  ['a creature', longest],
  ['an action', { ...longest, power: undefined, armor: undefined }],
  ['an ally', engraved(facts)],
  ['a demon', engraved({ ...facts, demon: 'earthly' })],
  ['a weapon', engraved({ ...bodiless, modifiers: ['+10', '-10'] })],
  ['a ritual', engraved(bodiless)],
  ['a hero', hung(hero)],
  ['a scheme', hung({ ...hero, powers: [], hitPoints: undefined, threat: { now: 112, target: 120, perRound: 12 } })],
];
const burdened: FaceState = {
  ...plainState,
  damage: 12,
  aember: 12,
  powerCounters: 12,
  conditions: ['stunned', 'warded', 'enraged'],
  attached: [longest, longest],
  role: 'attacker',
};

/** The states of a game's cards. */
function stateFor({ poster: shown }: Face): FaceState {
  return shown === undefined ? burdened : { ...burdened, conditions: ['stunned', 'confused', 'tough'] };
}

/** What is set smaller than can be read, with its size on the page. */
function tooSmall(markup: string, scale: number): readonly string[] {
  const set = [...markup.matchAll(/font-size="([^"]*)"[^>]*>([^<]*)</g)];
  expect(set.length).toBeGreaterThan(1);
  return set.filter(([, size]) => Number(size) * scale < LEGIBLE).map(([, size, text]) => `${text} at ${Number(size) * scale}`);
}

describe.each(faces)('%s with all that can lie on it', (_name, face) => {
  test.each(sizes)('can be read at %s', (size) => {
    const drawn = <CardFace face={face} size={size} state={stateFor(face)} marks={{ legal: 'target', chosen: 12 }} priced />;
    expect(tooSmall(renderToStaticMarkup(drawn), scales[size])).toEqual([]);
  });

  test('can be read as a chip', () => {
    expect(tooSmall(renderToStaticMarkup(<CardChip face={face} width={174} state={stateFor(face)} marks={{ chosen: 12 }} />), 1)).toEqual(
      [],
    );
  });
});
