/** Crowded tables drawn from a seed, at every size: `CRUPIER_TEST_SEED` and `CRUPIER_LAYOUT_TABLES` say which and how many. */

import { expect, test } from 'vitest';
import { chanceFrom } from '../play.ts';
import { serve } from '../served.ts';
import { seed } from '../start-server.ts';
import { crowdedScene, type Crowd } from './crowds.ts';
import { marvelScene, type MarvelCrowd } from './marvel-crowds.ts';
import { probe } from './probe.ts';
import { sizes, tightSizes } from './sizes.ts';
import { standIn } from './stand-in.ts';

const { open, server } = serve();
const tables = Number(process.env['CRUPIER_LAYOUT_TABLES'] ?? '12');

/** A crowd of the games of two sides, as full as chance makes it. */
function crowdAt(number: number): Crowd {
  const chance = chanceFrom(Number(seed) * 1000 + number);
  const whole = (least: number, most: number): number => least + Math.floor(chance() * (most - least + 1));
  const game = chance() < 0.5 ? 'keyforge' : 'inferno';
  return {
    game,
    seed: whole(1, 1e6),
    row: whole(1, 12),
    attached: whole(0, 1),
    hand: whole(1, 8),
    beside: whole(0, 3),
    seats: game === 'inferno' && chance() < 0.3 ? whole(3, 6) : 2,
    fight: chance() < 0.3,
    asked: ['act', 'respond', 'target', 'next', 'may', 'pay', 'mode'],
  };
}

/** A crowd of heroes, as full as chance makes it. */
function heroesAt(number: number): MarvelCrowd {
  const chance = chanceFrom(Number(seed) * 1000 + number);
  const whole = (least: number, most: number): number => least + Math.floor(chance() * (most - least + 1));
  return {
    game: 'marvel-champions',
    seed: whole(1, 1e6),
    heroes: whole(1, 4),
    allies: whole(0, 3),
    engaged: whole(0, 5),
    beside: whole(0, 10),
    schemes: whole(0, 5),
    attached: whole(0, 4),
    hand: whole(1, 8),
    asked: chance() < 0.5 ? 'takeTurn' : 'declareDefender',
  };
}

test('no value of a crowded table is covered, at any size', async () => {
  const { page } = await open();
  const stand = await standIn(page, server().url);
  const faults: string[] = [];
  for (let number = 0; number < tables; number++) {
    const crowd = number % 3 === 2 ? heroesAt(number) : crowdAt(number);
    const scene = crowd.game === 'marvel-champions' ? marvelScene(crowd) : crowdedScene(crowd);
    for (const [width, height] of crowd.game === 'marvel-champions' ? [...sizes, ...tightSizes] : sizes) {
      await page.setViewportSize({ width, height });
      await stand.show(scene);
      for (const fault of (await probe(page)).faults) faults.push(`${JSON.stringify(crowd)} at ${width}x${height}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
