import { each, type Ability } from '@crupier/kernel/cards';
import { describe, expect, test } from 'vitest';
import { act, friendly } from '../../meanings/builders.ts';
import { keyforge } from '../../keyforge.ts';
import { play } from '../headers.ts';
import { check } from '../fixtures/scenario-check.ts';

const saurian = ['house saurian', '1 houses saurian mars dis'];

describe('Deusillus', () => {
  check(
    'captures everything and deals 5 when it is played',
    [...saurian, '1 hand Deusillus; deusillus2', '2 aember 3', '2 line Troll; Grommid'],
    { answer: 'play Deusillus' },
    { notOffered: ['choose Deusillus'] },
    { answer: 'choose Troll' },
    { expect: { 'Deusillus aember': 3, '2 aember': 0, 'Troll damage': 5, 'Grommid damage': 0 } },
  );
  check(
    'gives 1 to the supply for 2 damage to each enemy creature when it reaps',
    [...saurian, '1 line Deusillus (aember 2); Dust Pixie', '2 line Troll; Grommid'],
    { answer: 'reap Deusillus' },
    { expect: { 'Deusillus aember': 1, 'Troll damage': 2, 'Grommid damage': 2, 'Dust Pixie damage': 0, '1 aember': 1 } },
  );
  check(
    'asks with which of two top halves it is played',
    [...saurian, '1 hand Deusillus; deusillus2 {amber}; deusillus2 {draw} as other', '1 deck Zorg'],
    { answer: 'play Deusillus' },
    { asked: { purpose: 'chooseHalf' } },
    { answer: 'choose other' },
    { expect: { '1 aember': 0, '1 hand count': 2, '1 parts count': 1 } },
  );
});

describe('It’s Coming…', () => {
  check(
    'finds one half of a gigantic creature in the deck or the discard pile',
    [...saurian, '1 hand It’s Coming... [saurian]', '1 deck Deusillus; Zorg', '1 discard deusillus2; Troll'],
    { answer: 'play It’s Coming...' },
    { notOffered: ['choose Zorg', 'choose Troll'] },
    { answer: 'choose deusillus2' },
    { expect: { '1 hand': ['Deusillus'], '1 deck count': 2, '1 discard count': 2 } },
  );
});

describe('Saurian Egg', () => {
  check(
    'puts a gigantic creature into play, whose halves lie in the discard pile until its place is chosen',
    [...saurian, '1 line Saurian Egg', '1 deck Deusillus as whole; deusillus2; Zorg'],
    { answer: 'omni Saurian Egg' },
    { asked: { purpose: 'choosePlace' } },
    { expect: { '1 discard count': 2, '1 parts count': 0 } },
    { answer: 'leftFlank whole' },
    {
      expect: {
        '1 line': ['Deusillus'],
        '1 discard': ['Saurian Egg'],
        '1 parts count': 1,
        'whole exhausted': false,
        'whole powerCounters': 3,
      },
    },
  );
  check(
    'does not put half a gigantic creature into play, and is destroyed all the same',
    [...saurian, '1 line Saurian Egg', '1 deck Deusillus; Zorg; deusillus2'],
    { answer: 'omni Saurian Egg' },
    { expect: { '1 line': [], '1 discard': ['Saurian Egg', 'Zorg', 'Deusillus'], '1 parts count': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('an effect that plays or puts into play whatever lies in a discard pile', () => {
  const wishing = (verb: 'play' | 'putIntoPlay'): Ability[] => [play({ do: [act(verb, each(friendly('creatureInDiscard')))] })];

  test.each([
    ['plays', 'play' as const, '1 discard Deusillus; deusillus2 {amber}', { '1 line': ['Deusillus'], '1 parts count': 1, '1 aember': 1 }],
    ['puts into play', 'putIntoPlay' as const, '1 discard Deusillus; deusillus2 {amber}', { '1 line': ['Deusillus'], '1 aember': 0 }],
    ['leaves alone half of', 'play' as const, '1 discard Deusillus', { '1 line': [], '1 discard count': 2 }],
    ['does not put half of', 'putIntoPlay' as const, '1 discard deusillus2', { '1 line': [], '1 discard count': 2 }],
  ])('%s a gigantic creature', (_what, verb, discard, expected) => {
    const card = { name: 'Wish', type: 'action', house: 'saurian', abilities: wishing(verb) };
    const position = ['active 1', ...saurian, '1 hand Wish', discard];
    const steps = [{ answer: 'play Wish' }, { expect: expected }];
    const report = keyforge.runScenario({ format: 1, game: 'keyforge', name: 'wish', rules: [], cards: [card], position, steps });
    expect(report.problems).toEqual([]);
    expect(report.failure).toBeUndefined();
  });
});
