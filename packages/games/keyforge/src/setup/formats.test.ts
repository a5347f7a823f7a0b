import { afterGame, newSeries, type MatchSettings, type Result, type SeriesScore } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';
import type { Configuration } from './configuration.ts';

const decks = ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'];
const seeds = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

function configure(settings: MatchSettings, given: readonly string[] = decks, series?: SeriesScore): Result<Configuration> {
  return keyforge.configure(given, { settings, ...(series && { series }) }) as Result<Configuration>;
}

function valueOf(configured: Result<Configuration>): Configuration {
  if (!configured.ok) throw new Error(configured.problems.map(({ code }) => code).join(', '));
  return configured.value;
}

function codesOf(configured: Result<unknown>): readonly string[] {
  return configured.ok ? [] : configured.problems.map(({ code, at }) => `${code} ${at}`);
}

function namesIn({ seats }: Configuration): readonly (string | undefined)[] {
  return seats.map(({ deck }) => deck?.name);
}

/** The decks at the table of a match that was dealt, by what everybody sees of each player. */
function decksAt(configuration: unknown, seed: string): readonly string[] {
  const started = keyforge.start(configuration, seed);
  if (!started.ok) throw new Error('It can be dealt.');
  return started.value.view(0).seats.map(({ deck }) => String(deck));
}

test('each plays the deck that was brought, unless the format says otherwise', () => {
  expect(namesIn(valueOf(configure({})))).toEqual(decks);
  expect(namesIn(valueOf(configure({ format: 'archon' })))).toEqual(decks);
});

test('in a reversal each plays the other’s deck, with chains of their own', () => {
  const reversed = valueOf(configure({ format: 'reversal', firstChains: 4 }));
  expect(namesIn(reversed)).toEqual(decks.toReversed());
  expect(reversed.seats.map(({ chains }) => chains)).toEqual([4, undefined]);
});

describe('an adaptive match', () => {
  const first = newSeries(3, 2);
  const start = valueOf(configure({ format: 'adaptive' }, decks, first));
  const next = (configuration: Configuration, series: SeriesScore): Configuration =>
    keyforge.inSeries?.(configuration, series, seeds[0]) as Configuration;

  test('is the best of three, without other chains', () => {
    expect(codesOf(configure({ format: 'adaptive' }))).toEqual(['start.adaptiveSeries settings.format']);
    expect(codesOf(configure({ format: 'adaptive' }, decks, newSeries(5, 2)))).toEqual(['start.adaptiveSeries settings.format']);
    const chained = ['start.adaptiveChains settings.format'];
    expect(codesOf(configure({ format: 'adaptive', chainBidding: true }, decks, first))).toEqual(chained);
    expect(codesOf(configure({ format: 'adaptive', secondChains: 1 }, decks, first))).toEqual(chained);
  });

  test('decks change hands for the second game', () => {
    expect(namesIn(start)).toEqual(decks);
    const second = next(start, afterGame(first, { winners: [0] }));
    expect(namesIn(second)).toEqual(decks.toReversed());
    expect(second.bidding).toBeUndefined();
  });

  test('each has won one: the third is played for chains', () => {
    const one = afterGame(first, { winners: [0] });
    const two = afterGame(one, { winners: [1] });
    const third = next(next(start, one), two);
    expect(namesIn(third)).toEqual(decks);
    expect(third.bidding).toBe(true);
    expect(keyforge.checkConfiguration(third)).toEqual([]);
  });

  test('a game without a winner leaves nothing to bid for', () => {
    const one = afterGame(first, { winners: [] });
    const third = next(next(start, one), afterGame(one, { winners: [1] }));
    expect(namesIn(third)).toEqual(decks);
    expect(third.bidding).toBeUndefined();
  });
});

describe('sealed decks', () => {
  const sealed = valueOf(configure({ format: 'sealed', sealedSet: 'AoA' }, ['', '']));

  test('are dealt from the seed, another for each seat and seed', () => {
    const dealt = seeds.flatMap((seed) => decksAt(sealed, seed));
    expect(new Set(dealt).size).toBe(6);
    expect(decksAt(sealed, seeds[0])).toEqual(dealt.slice(0, 2));
  });

  test('are of the set that was chosen, by default of the first', () => {
    const usual = valueOf(configure({ format: 'sealed' }, ['', '']));
    expect([sealed.sealed, usual.sealed]).toEqual(['AoA', 'CotA']);
    const ofAges = new Set(keyforge.cardsOf(sealed));
    expect(ofAges.has('drummernaut')).toBe(true);
    expect(new Set(keyforge.cardsOf(usual)).has('drummernaut')).toBe(false);
  });

  test('are kept for the next game of a series', () => {
    const series = afterGame(newSeries(3, 2), { winners: [0] });
    const second = keyforge.inSeries?.(sealed, series, seeds[0]);
    expect(keyforge.checkConfiguration(second)).toEqual([]);
    expect(decksAt(second, seeds[1])).toEqual(decksAt(sealed, seeds[0]));
    const third = keyforge.inSeries?.(second, series, seeds[1]);
    expect(decksAt(third, seeds[2])).toEqual(decksAt(sealed, seeds[0]));
  });

  test('nobody brings one, and no other format has a set', () => {
    expect(codesOf(configure({ format: 'sealed' }))).toEqual(['start.sealedDeck deck 1', 'start.sealedDeck deck 2']);
    expect(codesOf(configure({ sealedSet: 'AoA' }))).toEqual(['start.sealedSet settings.sealedSet']);
    expect(keyforge.checkConfiguration({ seats: [{}, {}], sealed: 'XX' }).map(({ code }) => code)).toEqual(['deck.strangeSet']);
    for (const broken of [{ seats: [{}, {}] }, { seats: [{}, {}], sealed: 1 }, { seats: [{}, {}], sealed: 'AoA', adaptive: 'yes' }])
      expect(keyforge.checkConfiguration(broken).map(({ code }) => code)).toEqual(['start.notAConfiguration']);
  });
});
