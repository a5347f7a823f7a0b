import { expect, test } from 'vitest';
import type { CardSheet, SeenCard, Speech, View } from '@crupier/protocol';
import { en } from '../../../language/texts-en.ts';
import { es } from '../../../language/texts-es.ts';
import { faceOf, labelOf, stateOf } from './keyforge-face.ts';

const sheet: CardSheet = {
  key: 'raiding-knight',
  name: { en: 'Raiding Knight', es: 'Caballero de Razia' },
  facts: { house: 'sanctum', type: 'creature', power: 4, armor: 2, icons: ['amber'], keywords: ['assault:2'], traits: ['human', 'knight'] },
  text: { en: ['Play: capture 1 Æ.'], es: ['Al jugar: captura 1 Æ.'] },
  playable: true,
};
const upgrade: CardSheet = {
  ...sheet,
  key: 'up',
  name: { en: 'Blood of Titans', es: 'Sangre de Titanes' },
  facts: { house: 'brobnar', type: 'upgrade', power: 0 },
};
const speech: Speech = {
  language: 'es',
  words: {
    events: {},
    eventRules: {},
    purposes: {},
    verbs: {},
    values: {},
    labels: {
      creature: { en: 'Creature', es: 'Criatura' },
      sanctum: { en: 'Sanctum', es: 'Sanctum' },
      assault: { en: 'Assault', es: 'Asalto' },
    },
  },
  card: (key) => ({ 'raiding-knight': sheet, up: upgrade })[key],
  seats: ['Ana', 'Iker'],
};
const seen: SeenCard = {
  definition: 'raiding-knight',
  owner: 0,
  controller: 0,
  now: {
    house: 'sanctum',
    power: 6,
    armor: 2,
    damage: 3,
    aember: 1,
    exhausted: true,
    warded: true,
    keywords: ['assault:3'],
    icons: ['amber', 'draw'],
  },
};
const view: View = {
  viewer: 0,
  table: {},
  seats: [],
  zones: [{ kind: 'upgrades', seat: 0, count: 1, cards: ['h2'] }],
  cards: { h1: seen, h2: { definition: 'up', owner: 0, controller: 0, host: 'h1', now: {} } },
};

test('a sheet alone gives the printed face', () => {
  const face = faceOf(sheet, speech);
  expect([face.name, face.typeWord, face.faction, face.keywordWords, face.icons]).toEqual([
    'Caballero de Razia',
    'Criatura',
    'sanctum',
    ['Asalto 2'],
    ['amber'],
  ]);
  expect(face.power).toEqual({ printed: 4, now: 4 });
});

test('a card on the table shows its values as they are now', () => {
  const face = faceOf(sheet, speech, seen);
  expect([face.power, face.armor, face.keywordWords, face.icons]).toEqual([
    { printed: 4, now: 6 },
    { printed: 2, now: 2 },
    ['Asalto 3'],
    ['amber', 'draw'],
  ]);
});

test.each([
  ['used up', { armor: 2, armorLeft: 0 }, 0],
  ['used in part', { armor: 2, armorLeft: 1 }, 1],
  ['lost', { armor: 0 }, 0],
  ['gained', { armor: 3 }, 3],
])('armor that is %s is shown as what is left of it', (_how, now, left) => {
  const worn = { ...seen, now: { power: 4, ...now } };
  expect(faceOf(sheet, speech, worn).armor).toEqual({ printed: 2, now: left });
  expect(labelOf(faceOf(sheet, speech, worn), stateOf('h1', view, speech), { texts: en, choices: [] })).toContain(
    `Armor ${left} (printed 2)`,
  );
});

test('what is no creature has no power', () => {
  expect(faceOf(upgrade, speech).power).toBeUndefined();
});

test('a lasting effect that comes from a creature has no power', () => {
  const effect: SeenCard = { definition: 'raiding-knight/granted0', owner: 0, controller: 0, now: {} };
  const face = faceOf(sheet, speech, effect);
  expect([face.name, face.power, face.armor]).toEqual(['Caballero de Razia', undefined, undefined]);
});

test('states and attached cards are read from the view', () => {
  const state = stateOf('h1', view, speech);
  expect([state.exhausted, state.damage, state.aember, state.conditions]).toEqual([true, 3, 1, ['warded']]);
  expect(state.attached.map((each) => each.name)).toEqual(['Sangre de Titanes']);
});

test('a label says name, type, house, values, states and what can be done', () => {
  const label = labelOf(faceOf(sheet, speech, seen), stateOf('h1', view, speech), { texts: es, choices: ['puedes: Cosechar'] });
  expect(label).toBe(
    'Caballero de Razia. Criatura. Sanctum. Poder 6 (impreso 4). Armadura 2. Asalto 3. daño 3. Æmbar encima 1. agotada. escudada. lleva: Sangre de Titanes. puedes: Cosechar',
  );
});
