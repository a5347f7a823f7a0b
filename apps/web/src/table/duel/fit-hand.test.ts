import { expect, test } from 'vitest';
import { fitHand } from './fit-hand.ts';

const short = { name: 'Bumpsy', text: ['Play: Your opponent loses 1Æ.'] };
const wordy = {
  name: 'Subject Kirby',
  text: ['Play/After Fight/After Reap: For the remainder of the turn, you may play a non-Star Alliance creature.'],
};
const blank = { name: 'Zorg', text: [] };

test('where each face has room above its text, there are faces', () => {
  expect(fitHand([short, blank], { width: 900, height: 180 })).toMatchObject({ width: 196, height: 180, formats: ['face', 'bare'] });
});

test('where one has none, all with a text have a band, and a card without a text keeps its face', () => {
  expect(fitHand([short, wordy, blank], { width: 900, height: 128 })?.formats).toEqual(['band', 'band', 'bare']);
});

test('a text that leaves no room for the band is left to the large card', () => {
  expect(fitHand([short, { ...wordy, text: [...wordy.text, ...wordy.text, ...wordy.text] }], { width: 300, height: 128 })?.formats).toEqual(
    ['band', 'bare'],
  );
});

test('a hand is as wide as its region, and too many cards have no room for words', () => {
  for (let count = 1; count <= 12; count++) {
    const fit = fitHand(
      Array.from({ length: count }, () => short),
      { width: 900, height: 128 },
    );
    if (fit !== undefined) expect(count * fit.width + (count - 1) * fit.gap).toBeLessThanOrEqual(900);
  }
  expect(
    fitHand(
      Array.from({ length: 12 }, () => short),
      { width: 900, height: 128 },
    ),
  ).toBeUndefined();
  expect(fitHand([], { width: 900, height: 128 })).toBeUndefined();
});
