import { expect, test } from 'vitest';
import { eventsNamed, mostBy, sumOf } from './count-events.ts';

const events = [
  { name: 'reapBegan', card: { definition: 'urchin' } },
  { name: 'aemberStolen', seat: 0, amount: 3 },
  { name: 'reapBegan', card: { definition: 'sequis' } },
  { name: 'reapBegan', card: { definition: 'urchin' } },
  { name: 'aemberStolen', seat: 1, amount: 1 },
];

test('events are found by their names, and their amounts are added up; without one they count once', () => {
  expect(sumOf(eventsNamed(events, 'aemberStolen'))).toBe(4);
  expect(sumOf(eventsNamed(events, 'reapBegan', 'aemberStolen'))).toBe(7);
});

test('the card that did most is told with how often, and a card that nobody knows is none', () => {
  expect(mostBy(eventsNamed(events, 'reapBegan'), ({ card }) => card)).toEqual({ definition: 'urchin', amount: 2, times: 2 });
  expect(mostBy(eventsNamed(events, 'aemberStolen'), ({ card }) => card)).toBeUndefined();
});
