import type { CardSheet, SeenCard, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { en } from '../../../language/texts-en.ts';
import { es } from '../../../language/texts-es.ts';
import { faceOf, labelOf, rowsOf, stateOf } from './marvel-face.ts';

const sheetOf = (key: string, facts: CardSheet['facts'], name = key): CardSheet => ({
  key,
  name: { en: name, es: `${name} (es)` },
  facts,
  text: { en: ['Does something.'], es: ['Hace algo.'] },
  playable: true,
});
const hulk = sheetOf(
  '01050',
  {
    type: 'ally',
    faction: 'aggression',
    cost: 2,
    attack: 3,
    thwart: '–',
    attackDamage: 1,
    hitPoints: 5,
    traits: ['Avenger'],
    resources: ['energy'],
  },
  'Hulk',
);
const rhino = sheetOf(
  '01094',
  { type: 'villain', faction: 'encounter', stage: 'I', attack: 2, scheme: 1, hitPoints: ['14', 'perPlayer'] },
  'Rhino',
);
const horn = sheetOf('01100', { type: 'attachment', faction: 'encounter', attack: 1, boostIcons: 2 }, 'Horn');
const scheme = sheetOf(
  '01097b',
  {
    type: 'mainScheme',
    faction: 'encounter',
    stage: '1B',
    startingThreat: 0,
    targetThreat: ['7', 'perPlayer'],
    icons: ['acceleration'],
    keywords: ['retaliate:1'],
  },
  'The Break-In',
);
const sheets: Readonly<Record<string, CardSheet>> = { '01050': hulk, '01094': rhino, '01100': horn, '01097b': scheme };
const speech: Speech = {
  language: 'en',
  words: {
    events: {},
    eventRules: {},
    purposes: {},
    verbs: {},
    values: {},
    labels: {
      ally: { en: 'Ally', es: 'Aliado' },
      attack: { en: 'ATK', es: 'ATQ' },
      thwart: { en: 'THW', es: 'INT' },
      hitPoints: { en: 'Hit points', es: 'Puntos de vida' },
      tough: { en: 'Tough', es: 'Duro' },
    },
  },
  card: (key) => sheets[key],
  seats: ['Ana'],
};
const seenOf = (definition: string, now: SeenCard['now'], host?: string): SeenCard => ({
  definition,
  owner: 0,
  controller: 0,
  now,
  ...(host !== undefined && { host }),
});
const cards: View['cards'] = {
  hulk: seenOf('01050', { attack: 4, hitPoints: 5, damage: 2, exhausted: true, tough: 1, defends: true, counters: 3 }),
  rhino: seenOf('01094', { attack: 2, scheme: 1, hitPoints: 28, damage: 3, attacks: true, boosts: 1 }),
  horn: seenOf('01100', {}, 'rhino'),
  web: seenOf('01100', {}, 'hulk'),
  scheme: seenOf('01097b', { threat: 5, targetThreat: 14, threatPerRound: 3 }),
};
const view: View = {
  viewer: 0,
  table: {},
  seats: [{}],
  zones: [{ kind: 'villainArea', seat: -1, count: 5, cards: ['rhino', 'horn', 'web', 'scheme', 'hulk'] }],
  cards,
};

test('a sheet alone gives the printed poster: cost, resources, powers with dashes and what they take', () => {
  expect(faceOf(hulk, speech).poster).toMatchObject({
    cost: '2',
    resources: ['energy'],
    powers: [
      { power: 'thwart', sign: '–', value: undefined },
      { power: 'attack', value: { printed: 3, now: 3 }, toll: 1 },
    ],
    hitPoints: { most: 5, left: 5 },
    threat: undefined,
  });
});

test('a card on the table shows its values as they are now', () => {
  const { poster } = faceOf(hulk, speech, cards['hulk']);
  expect([poster?.hitPoints, poster?.counters]).toEqual([{ most: 5, left: 3 }, 3]);
  expect(poster?.powers.at(-1)?.value).toEqual({ printed: 3, now: 4 });
});

test('hit points for each player are shown once the table knows them', () => {
  expect(faceOf(rhino, speech).poster?.hitPoints).toBeUndefined();
  expect(faceOf(rhino, speech, cards['rhino']).poster?.hitPoints).toEqual({ most: 28, left: 25 });
});

test('a main scheme shows its threat, its target and what is added each round', () => {
  expect(faceOf(scheme, speech).poster?.threat).toEqual({ now: 0, target: undefined, perRound: undefined });
  expect(faceOf(scheme, speech, cards['scheme']).poster?.threat).toEqual({ now: 5, target: 14, perRound: 3 });
  expect(faceOf(scheme, speech, seenOf('01097a', { threatPerRound: 0 })).poster?.threat).toBeUndefined();
});

test('what an attachment adds is no power of its own', () => {
  const { poster } = faceOf(horn, speech);
  expect([poster?.powers, poster?.hitPoints]).toEqual([[], undefined]);
  expect(poster?.besides).toEqual([
    ['boostIcons', '2'],
    ['attack', '+1'],
  ]);
});

test('states are read from the view; what is attached to the villain lies beside it, and under others', () => {
  const ally = stateOf('hulk', view, speech);
  expect([ally.exhausted, ally.damage, ally.conditions, ally.role, ally.attached.map(({ name }) => name)]).toEqual([
    true,
    2,
    ['tough'],
    'defender',
    ['Horn'],
  ]);
  const villain = stateOf('rhino', view, speech);
  expect([villain.role, villain.attached, villain.notes]).toEqual(['attacker', [], ['boosts 1']]);
});

test('a label says name, type, values, states and what can be done', () => {
  const said = labelOf(faceOf(hulk, speech, cards['hulk']), stateOf('hulk', view, speech), {
    texts: en,
    speech,
    choices: ['can: attack'],
  });
  for (const part of [
    'Hulk',
    'Ally',
    'THW –',
    'ATK 4 (printed 3)',
    'attackDamage 1',
    'Hit points 3 of 5',
    'exhausted',
    'Tough',
    'attached: Horn',
    'can: attack',
  ])
    expect(said).toContain(part);
  const main = labelOf(faceOf(scheme, speech, cards['scheme']), stateOf('scheme', view, speech), {
    texts: es,
    speech,
    choices: [],
  });
  for (const part of ['threat 5 de 14', '+3 por ronda', 'acceleration', 'retaliate 1']) expect(main).toContain(part);
});

test('the large card lists powers, hit points and what else is printed', () => {
  const rows = rowsOf(faceOf(hulk, speech, cards['hulk']), stateOf('hulk', view, speech), { texts: en, speech });
  expect(rows).toContainEqual({ word: 'ATK', value: { printed: 3, now: 4 } });
  expect(rows).toContainEqual({ word: 'THW', value: '–' });
  expect(rows).toContainEqual({ word: 'Hit points', value: '3 / 5' });
});
