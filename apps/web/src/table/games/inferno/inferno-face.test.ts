import type { CardSheet, SeenCard, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { es } from '../../../language/texts-es.ts';
import { definitionOf, faceOf, labelOf, rowsOf, stateOf } from './inferno-face.ts';

const facts = {
  type: 'ally',
  types: ['ally'],
  supertypes: [],
  subtypes: ['devil'],
  path: 'chaos',
  cost: 3,
  strength: 4,
  toughness: 5,
  keywords: ['fury'],
};
const ally: CardSheet = {
  key: 'imp',
  name: { en: 'Imp', es: 'Diablillo' },
  facts,
  text: { en: ['Fury.'], es: ['Furia.'] },
  playable: true,
};
const demon: CardSheet = { ...ally, key: 'lord', facts: { ...facts, type: 'demon', types: ['demon'], strength: 4, toughness: 0 } };
const blade: CardSheet = {
  ...ally,
  key: 'blade',
  name: { en: 'Blade', es: 'Hoja' },
  facts: { type: 'weapon', types: ['weapon'], supertypes: [], subtypes: [], path: 'neutral', cost: '2X', modifiers: '+1/+0', keywords: [] },
};
const word = (text: string): { readonly en: string; readonly es: string } => ({ en: text, es: text });
const speech: Speech = {
  language: 'es',
  words: {
    events: {},
    eventRules: {},
    purposes: {},
    verbs: {},
    values: {},
    labels: {
      ally: word('Aliado'),
      chaos: word('Caos'),
      cost: word('Coste'),
      strength: word('Fuerza'),
      toughness: word('Resistencia'),
      fury: word('Furia'),
      tapped: word('Girada'),
      damage: word('Daño'),
      attacks: word('Ataca'),
      rotCounters: word('Contadores de podredumbre'),
    },
  },
  card: (key) => ({ imp: ally, lord: demon, blade })[key],
  seats: ['Ana', 'Iker'],
};
const seen: SeenCard = {
  definition: 'imp',
  owner: 0,
  controller: 0,
  now: { body: '6/3', damage: 2, tapped: true, attacks: true, rotCounters: 1 },
};
const view: View = {
  viewer: 0,
  table: {},
  seats: [],
  zones: [{ kind: 'play', seat: 0, count: 2, cards: ['h1', 'h2'] }],
  cards: { h1: seen, h2: { definition: 'blade', owner: 0, controller: 0, host: 'h1', now: {} } },
};

test('a card outside play shows what is printed', () => {
  const { engraved } = faceOf(ally, speech, { ...seen, now: {} });
  expect(engraved).toMatchObject({ cost: '3', strength: { printed: 4, now: 4 }, toughness: { printed: 5, now: 5 } });
});

test('an ally in play shows its values now, beside those printed', () => {
  expect(faceOf(ally, speech, seen).engraved).toMatchObject({ strength: { printed: 4, now: 6 }, toughness: { printed: 5, now: 3 } });
});

test('a demon has no strength until it is flipped; its toughness is its deck', () => {
  const now = (values: SeenCard['now']): unknown => faceOf(demon, speech, { ...seen, definition: 'lord', now: values }).engraved;
  expect(now({ body: '0/31' })).toMatchObject({ strength: undefined, toughness: { now: 31 }, demon: 'infernal' });
  expect(now({ body: '5/30', earthly: true })).toMatchObject({
    strength: { printed: 4, now: 5 },
    toughness: { now: 30 },
    demon: 'earthly',
  });
});

test('a weapon has no body, but what it gives', () => {
  expect(faceOf(blade, speech).engraved).toMatchObject({ cost: '2X', strength: undefined, toughness: undefined, modifiers: ['+1', '+0'] });
});

test('states, counters, the part in a combat and what is attached are read from the view', () => {
  const state = stateOf('h1', view, speech);
  expect([state.exhausted, state.damage, state.powerCounters, state.role]).toEqual([true, 2, 1, 'attacker']);
  expect(state.attached.map(({ name }) => name)).toEqual(['Hoja']);
  expect(state.notes).toEqual(['Contadores de podredumbre 1']);
});

test('an ally that came this turn is marked as new, until it did not', () => {
  const entered = { ...view, cards: { ...view.cards, h1: { ...seen, now: { fresh: true } } } };
  expect([stateOf('h1', entered, speech).isNew, stateOf('h1', view, speech).isNew]).toEqual([true, false]);
});

test('a label says name, type, path, values, states and what can be done', () => {
  const label = labelOf(faceOf(ally, speech, seen), stateOf('h1', view, speech), {
    texts: es,
    speech,
    choices: ['puedes: Atacar'],
  });
  expect(label).toBe(
    'Diablillo. Aliado. devil. Caos. Coste 3. Fuerza 6 (impreso 4). Resistencia 3 (impreso 5). Furia. Daño 2. Girada. Contadores de podredumbre 1. Ataca. lleva: Hoja. puedes: Atacar',
  );
});

test('the list beside the large card has the same values', () => {
  const rows = rowsOf(faceOf(ally, speech, seen), stateOf('h1', view, speech), { texts: es, speech });
  expect(rows.map((row) => row.word)).toEqual(['Coste', 'Fuerza', 'Resistencia', 'keywords', 'Daño']);
});

test('an ability on the chain is drawn as the card that it is printed on', () => {
  expect(definitionOf({ definition: 'blank', owner: 0, controller: 0, now: { source: 'imp' } })).toBe('imp');
  expect(definitionOf(seen)).toBe('imp');
});
