import type { SeenEvent, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { en } from '../../../language/texts-en.ts';
import { countWaiting } from './marvel-waiting.ts';

const inPlay = (definition: string, now = {}): View['cards'][string] => ({ definition, owner: -1, controller: -1, now });
const view: View = {
  viewer: 0,
  table: { first: 1, active: 1 },
  seats: [{ coming: 'schemes' }, { coming: 'attacks' }],
  zones: [{ kind: 'villainArea', seat: -1, count: 2, cards: ['villain', 'scheme'] }],
  cards: { villain: inPlay('Rhino'), scheme: inPlay('The Break-In!', { threat: 5 }) },
};
const types: Readonly<Record<string, string>> = { Rhino: 'villain', 'The Break-In!': 'mainScheme' };
const speech = {
  words: { labels: { threat: { en: 'Threat', es: 'Amenaza' } }, figures: { attackOver: ['power', 'boost', 'defense', 'sum'] } },
  language: 'en',
  card: (key: string) => ({ key, name: { en: key, es: key }, facts: { type: types[key] ?? '' } }),
  seats: ['Ana', 'Noa'],
} as unknown as Speech;

function counted(events: readonly SeenEvent[], seen: View = view): ReturnType<typeof countWaiting> {
  return countWaiting({ view: seen, speech, texts: en, seats: [0], events });
}

const placed = { name: 'threatPlaced', card: { handle: 'scheme' }, amount: 3 };
const attack = (seat: number): SeenEvent => ({ name: 'attackOver', card: { definition: 'Rhino' }, seat, value: 3_01_02 });

test('threat, the last attack on the own hero and the last own encounter card are counted, and whom the villain comes to first', () => {
  const { figures, next } = counted([
    placed,
    { name: 'threatRemoved', card: { handle: 'scheme' }, amount: 1 },
    { name: 'encounterTurned', card: { definition: 'Charge' }, seat: 0 },
    attack(0),
    attack(1),
  ]);
  expect(figures.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Threat: 3 → 5',
    'Rhino attacked you: 2 + 1 − 3 = 0',
    'Encounter of Ana: Charge',
  ]);
  expect(next).toBe('Next, the villain phase: Rhino attacks Noa first.');
});

test('what did not change is not counted, and in the villain phase nothing is to come', () => {
  expect(counted([attack(1)]).figures).toEqual([]);
  expect(counted([], { ...view, table: { first: 1 } }).next).toBe('');
  expect(counted([], { ...view, seats: [{}, { coming: 'stunned' }] }).next).toBe('');
});
