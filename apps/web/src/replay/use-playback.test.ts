import { expect, test } from 'vitest';
import { placeAfter, type Place } from './use-playback.ts';

/** Two moments lead to step 2. */
const beatsAt = (at: number): number => (at === 2 ? 2 : 0);

test('forwards the moments on the way to a step come before it, and the last step is the end', () => {
  let place: Place = { at: 0, beat: undefined };
  const places = Array.from({ length: 6 }, () => (place = placeAfter(place, 3, beatsAt)));
  expect(places.map(({ at, beat }) => (beat === undefined ? `${at}` : `${at}.${beat}`))).toEqual(['1', '2.0', '2.1', '2', '3', '3']);
});
