import { dice } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type Draw, ThinkingTimes, type Topic } from './thinking-times.ts';

const pass: Topic = { question: 'inferno respond priority', verbs: 'pass' };
const play: Topic = { question: 'inferno respond priority', verbs: 'play' };

function drawOf(seed: number): Draw {
  const roll = dice(seed);
  return () => roll(0x1_0000_0000) / 0x1_0000_0000;
}

function timesOf(took: readonly number[], topic = pass): ThinkingTimes {
  const times = new ThinkingTimes(drawOf(3));
  for (const ms of took) times.note('ana', topic, ms);
  return times;
}

/** The most by which the shares of two samples below a time differ (Kolmogorov and Smirnov). */
function distance(some: readonly number[], others: readonly number[]): number {
  const share = (of: readonly number[], most: number): number => of.filter((each) => each <= most).length / of.length;
  return Math.max(...some.map((each) => Math.abs(share(some, each) - share(others, each))));
}

/** Three sorts of persons. */
const persons: Readonly<Record<string, (draw: Draw) => number>> = {
  even: (draw) => 300 + 1200 * draw(),
  'mostly quick, seldom slow': (draw) => 400 / (1 - draw()) ** 0.6,
  'either at once or after a long look': (draw) => (draw() < 0.6 ? 200 + 80 * draw() : 2500 + 900 * draw()),
};

describe('a drawn time', () => {
  test.each(Object.keys(persons))('is like those of a person: %s', (name) => {
    const distances = Array.from({ length: 10 }, (_, seed) => {
      const draw = drawOf(seed + 20);
      const person = (): number => Math.min(20_000, persons[name]?.(draw) ?? 0);
      const times = timesOf(Array.from({ length: 64 }, person));
      return distance(
        Array.from({ length: 300 }, () => times.draw('ana', pass)),
        Array.from({ length: 300 }, person),
      );
    });
    // Two samples of 300 of one person, of whom 64 times are known, lie about 0.1 apart.
    expect(distances.reduce((sum, each) => sum + each, 0) / distances.length).toBeLessThan(0.15);
  });

  test('is none that the person took: who has seen those cannot find them again', () => {
    const took = Array.from({ length: 20 }, (_, at) => 500 + 37 * at);
    const times = timesOf(took);
    const drawn = Array.from({ length: 500 }, () => times.draw('ana', pass));
    expect(drawn.filter((ms) => took.some((each) => Math.abs(each - ms) < 1e-6))).toHaveLength(0);
  });

  test('is mostly of answers with the same words, the more the more of them are known', () => {
    const times = timesOf(new Array<number>(20).fill(100));
    for (let each = 0; each < 20; each++) times.note('ana', play, 5000);
    const quick = (topic: Topic): number => Array.from({ length: 200 }, () => times.draw('ana', topic)).filter((ms) => ms < 1000).length;
    expect(quick(pass)).toBeGreaterThan(180);
    expect(quick(play)).toBeLessThan(20);
  });

  test('is of all answers of the person, where none with those words is known, and of nobody else', () => {
    const times = timesOf([100, 110, 120, 130], play);
    for (let each = 0; each < 50; each++) times.note('luis', pass, 9000);
    expect(Math.max(...Array.from({ length: 100 }, () => times.draw('ana', pass)))).toBeLessThan(500);
  });

  test('is that of people, where nothing is known of the person, and never for ever', () => {
    const nobody = timesOf([]);
    const drawn = Array.from({ length: 200 }, () => nobody.draw('ana', pass));
    expect(Math.min(...drawn)).toBeGreaterThan(50);
    expect(new Set(drawn).size).toBe(200);
    const times = timesOf(new Array<number>(10).fill(3_600_000));
    expect(times.draw('ana', pass)).toBe(20_000);
  });

  test('follows the person: what was long ago is forgotten', () => {
    const times = timesOf([...new Array<number>(64).fill(8000), ...new Array<number>(64).fill(100)]);
    expect(Math.max(...Array.from({ length: 200 }, () => times.draw('ana', pass)))).toBeLessThan(500);
  });

  test('of the server is drawn by chance that no seed makes', () => {
    const drawn = new Set(Array.from({ length: 20 }, () => new ThinkingTimes().draw('ana', pass)));
    expect(drawn.size).toBe(20);
  });
});
