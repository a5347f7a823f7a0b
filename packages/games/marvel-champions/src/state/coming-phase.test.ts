import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';

const seed = seedFromNumber(1);

function termsAt(lines: readonly string[]): Readonly<Record<string, number>> {
  const found = marvelChampions.position?.(lines, seed);
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  const terms = Object.entries(found.value.branch(0, seed).terms(0));
  return Object.fromEntries(terms.map(([term, { count }]) => [term, count]));
}

/** What a danger takes from the logarithm of the chance to win. */
function danger(chance: number): number {
  return -Math.log(1 - chance);
}

/** Hydra Mercenary has one boost icon, Sandman two. */
const boosts = (list: string): string => `encounterDeck ${list}`;
const [hero, alterEgo] = ['1 identity Plain Hero', '1 identity Plain Alter-Ego'];
/** How likely one encounter card is to have the villain attack, or scheme, once more. */
const [ATTACKS_AGAIN, SCHEMES_AGAIN] = [0.15, 0.07];

describe('the threat to be expected', () => {
  test.each([
    ['against a hero that of the scheme', [hero], 10 + 10 * SCHEMES_AGAIN],
    ['against an alter-ego that of the villain too', [alterEgo], 20 + 10 * SCHEMES_AGAIN],
    ['with the mean of what boosts add', [alterEgo, boosts('Hydra Mercenary; Sandman')], 35 + 25 * SCHEMES_AGAIN],
    ['without a villain that is confused', [alterEgo, 'villain Plain Villain (confused)'], 10 + 10 * SCHEMES_AGAIN],
    ['with minions that are engaged with an alter-ego', [alterEgo, '1 engaged Sandman'], 40 + 10 * SCHEMES_AGAIN],
    ['but not with those that are engaged with a hero', [hero, '1 engaged Sandman'], 10 + 10 * SCHEMES_AGAIN],
    ['with icons', [hero, 'villainArea Breakin’ & Takin’ (threat 2)'], 10 + 20 * SCHEMES_AGAIN],
  ] as const)('%s', (_what, lines, expected) => {
    expect(termsAt(lines)['comingThreat']).toBeCloseTo(expected, 6);
  });
});

describe('the danger that the scheme is completed', () => {
  test.each([
    ['is none while there is room for all that may come', [alterEgo, 'scheme Plain Scheme (threat 6)'], 0],
    ['is that of one more scheme', [hero, 'scheme Plain Scheme (threat 8)'], danger(SCHEMES_AGAIN)],
    ['is certain where the first step completes it, and then as great as it may be', [hero, 'scheme Plain Scheme (threat 9)'], 5],
    [
      'follows the boosts that are left',
      [alterEgo, 'scheme Plain Scheme (threat 6)', boosts('Hydra Mercenary; Sandman')],
      // Half of the cards do it at once; otherwise it takes one more scheme, whatever it adds.
      danger(0.5 + 0.5 * SCHEMES_AGAIN),
    ],
    ['is none while there are stages to come', [hero, 'scheme Plain Scheme (threat 9)', 'schemeDeck Plain Scheme A'], 0],
  ] as const)('%s', (_what, lines, expected) => {
    expect(termsAt(lines)['overrun']).toBeCloseTo(expected, 6);
  });
});

describe('the danger that a hero is defeated', () => {
  test.each([
    ['is none for an alter-ego', ['1 identity Plain Alter-Ego (damage 9)', '1 engaged Sandman'], 0],
    ['is none where the hero can defend', ['1 identity Plain Hero (damage 9)'], danger(ATTACKS_AGAIN)],
    [
      'is taken by an ally',
      ['before activate', '1 identity Plain Hero (damage 9, exhausted)', '1 area Mockingbird'],
      danger(ATTACKS_AGAIN),
    ],
    ['is certain where enemies are too many', ['1 identity Plain Hero (damage 8)', '1 engaged Sandman'], 5],
    ['is less for one that is tough', ['1 identity Plain Hero (damage 8, tough)', '1 engaged Sandman'], danger(ATTACKS_AGAIN)],
    ['grows with boosts', ['1 identity Plain Hero (damage 9)', boosts('Hydra Mercenary; 1')], danger(0.5 + 0.5 * ATTACKS_AGAIN)],
    [
      'is that of minions alone where the villain is stunned',
      ['1 identity Plain Hero (damage 8)', 'villain Plain Villain (stunned)'],
      danger(ATTACKS_AGAIN),
    ],
  ] as const)('%s', (_what, lines, expected) => {
    expect(termsAt(lines)['mortal']).toBeCloseTo(expected, 6);
  });
});

test('the damage to be expected is that of all enemies of heroes, with the mean of boosts for the villain', () => {
  expect(termsAt([hero, '1 engaged Sandman', boosts('Hydra Mercenary; Sandman')])['comingDamage']).toBeCloseTo(2 + 1.5 + 3, 6);
  expect(termsAt([alterEgo, '1 engaged Sandman'])['comingDamage']).toBe(0);
});
