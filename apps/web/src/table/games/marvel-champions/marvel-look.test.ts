import type { CardSheet, Handle, SeenCard, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { en } from '../../../language/texts-en.ts';
import { frameOf } from '../../room/frame.ts';
import { signOnDropped } from '../../scene/sign-on-dropped.ts';
import { marvelLook } from './marvel-look.ts';
import {
  besideHero,
  besideVillain,
  engagedWith,
  focusOf,
  friendlyOf,
  hitPointsOf,
  isAttacked,
  mainSchemeOf,
  orderOf,
  villainOf,
} from './marvel-reading.ts';

const types: Readonly<Record<Handle, string>> = {
  rhino: 'villain',
  breakIn: 'mainScheme',
  bomb: 'sideScheme',
  horn: 'attachment',
  spider: 'hero',
  cat: 'ally',
  may: 'support',
  vest: 'upgrade',
  hydra: 'minion',
  tracer: 'upgrade',
  marvel: 'hero',
  helmet: 'upgrade',
  backflip: 'event',
};
const ofScenario: ReadonlySet<string> = new Set(['villain', 'mainScheme', 'sideScheme', 'attachment', 'minion']);
const hosts: Readonly<Record<Handle, Handle>> = { horn: 'rhino', vest: 'spider', tracer: 'hydra' };
const now: Readonly<Record<Handle, SeenCard['now']>> = {
  rhino: { hitPoints: 28, damage: 7, attacks: true },
  breakIn: { threat: 7, targetThreat: 14, threatPerRound: 2 },
  spider: { hitPoints: 10, damage: 3, attacked: true },
};
const sheetOf = (key: string): CardSheet => ({
  key,
  name: { en: key, es: key },
  facts: { type: types[key] ?? '' },
  text: { en: [], es: [] },
  playable: true,
});
const speech: Speech = {
  language: 'en',
  words: {
    events: {},
    eventRules: {},
    purposes: {},
    verbs: {},
    values: {},
    labels: { villainPhase: { en: 'Villain phase', es: 'Fase del villano' } },
  },
  card: sheetOf,
  seats: ['Ana', 'Iker'],
};
const zone = (kind: string, seat: number, cards: readonly Handle[], count = cards.length): View['zones'][number] => ({
  kind,
  seat,
  count,
  cards,
});
const view: View = {
  viewer: 0,
  table: { round: 3, phase: 'villainPhase', active: -1, first: 1 },
  seats: [
    { hitPoints: 7, form: 'hero' },
    { hitPoints: 12, form: 'hero' },
  ],
  zones: [
    zone('villainArea', -1, ['rhino', 'breakIn', 'bomb', 'horn']),
    zone('villainDeck', -1, [], 1),
    zone('schemeDeck', -1, [], 0),
    zone('area', 0, ['spider', 'may', 'cat', 'vest']),
    zone('engaged', 0, ['hydra', 'tracer']),
    zone('hand', 0, ['backflip']),
    zone('area', 1, ['marvel', 'helmet']),
  ],
  cards: Object.fromEntries(
    Object.keys(types).map((handle) => {
      const host = hosts[handle];
      const owner = ofScenario.has(types[handle] ?? '') ? -1 : 0;
      return [handle, { definition: handle, owner, controller: owner, now: now[handle] ?? {}, ...(host !== undefined && { host }) }];
    }),
  ),
};
const wide = frameOf(1440, 900);

test('the villain, the main scheme and what lies beside them are found by what they are', () => {
  expect([villainOf(view, speech), mainSchemeOf(view, speech), besideVillain(view, speech)]).toEqual(['rhino', 'breakIn', ['bomb']]);
});

test('a hero’s row has the identity and its allies, beside them the rest and what is attached to the identity, and its minions', () => {
  expect([friendlyOf(view, 0, speech), besideHero(view, 0, speech), engagedWith(view, 0)]).toEqual([
    ['spider', 'cat'],
    ['may', 'vest'],
    ['hydra'],
  ]);
  expect(hitPointsOf(view, 0, speech)).toEqual({ left: 7, most: 10 });
});

test('whom an enemy attacks is told', () => {
  expect([0, 1].map((seat) => isAttacked(view, seat, speech))).toEqual([true, false]);
});

test('the lane that matters is of who is attacked, otherwise of whose turn it is, otherwise the reader’s', () => {
  expect(focusOf(view, 1, speech)).toBe(0);
  const calm = { ...view, cards: { ...view.cards, spider: { ...view.cards['spider'], now: {} } } } as View;
  expect(focusOf(calm, 1, speech)).toBe(1);
  expect(focusOf({ ...calm, table: { ...calm.table, active: 0 } }, 1, speech)).toBe(0);
});

test('the order of play begins with the first player, and leaves out who is eliminated', () => {
  const order = (seats: View['seats'], first: number): unknown => seats.map((_, seat) => orderOf({ table: { first }, seats }, seat));
  expect(order([{}, {}, {}], 1)).toEqual([3, 1, 2]);
  expect(order([{}, { isEliminated: true }, {}], 2)).toEqual([2, undefined, 1]);
});

test('cards that lie open can be pressed: not what is attached to minions, and on phones not those of heroes that are strips', () => {
  const drawn = marvelLook.drawnOn(view, 0, speech, wide);
  for (const handle of ['rhino', 'breakIn', 'bomb', 'horn', 'spider', 'cat', 'may', 'vest', 'hydra', 'marvel', 'helmet', 'backflip'])
    expect([handle, drawn.has(handle)]).toEqual([handle, true]);
  expect(drawn.has('tracer')).toBe(false);
  const phone = marvelLook.drawnOn(view, 0, speech, frameOf(390, 844));
  expect(['spider', 'vest', 'horn', 'marvel', 'helmet'].map((handle) => phone.has(handle))).toEqual([true, true, true, false, false]);
  const land = marvelLook.drawnOn(view, 0, speech, frameOf(844, 390));
  expect(['spider', 'vest', 'marvel', 'helmet'].map((handle) => land.has(handle))).toEqual([true, true, true, false]);
});

test('the bar tells round, phase and whose turn it is', () => {
  expect(marvelLook.trailOf(view, { texts: en, speech })).toEqual({ turn: 'round 3', whose: '', step: 'Villain phase' });
  const turn = { ...view, table: { ...view.table, phase: 'playerPhase', active: 1 } };
  expect(marvelLook.trailOf(turn, { texts: en, speech }).whose).toBe('Iker');
});

test('a card that is dropped on a scheme thwarts it, on an enemy attacks it, and on one of its own side does nothing', () => {
  const on = (onto: Handle): string | undefined => signOnDropped(view, 'spider', onto, { look: marvelLook, speech });
  expect([on('breakIn'), on('bomb'), on('rhino'), on('hydra'), on('cat')]).toEqual(['eye', 'eye', 'sword', 'sword', undefined]);
});
