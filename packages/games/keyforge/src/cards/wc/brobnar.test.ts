import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const brobnar = 'house brobnar';

describe('Gron Nine-Toes', () => {
  check(
    'gets 4 power while it is damaged, also against the damage that comes next',
    [brobnar, '1 line Gron Nine-Toes', '2 line Troll', '1 hand Punch; Lava Ball'],
    { answer: 'play Punch' },
    { answer: 'choose Gron Nine-Toes' },
    { expect: { 'Gron Nine-Toes power': 9, 'Gron Nine-Toes damage': 3 } },
    { answer: 'play Lava Ball' },
    { answer: 'choose Gron Nine-Toes' },
    { expect: { 'Gron Nine-Toes power': 9, 'Gron Nine-Toes damage': 7 } },
  );
  check('has its own power undamaged', [brobnar, '1 line Gron Nine-Toes'], { expect: { 'Gron Nine-Toes power': 5 } });
  check(
    'gets none against damage that destroys it',
    [brobnar, '1 line Bumpsy', '2 line Gron Nine-Toes'],
    { answer: 'fight Bumpsy' },
    { answer: 'fight Gron Nine-Toes' },
    { expect: { '2 line': [], 'Bumpsy zone': 'discard' } },
  );
  check(
    'survives as much in two parts, and deals damage by all its power',
    [brobnar, '1 line Bumpsy', '2 line Gron Nine-Toes (damage 1)'],
    { answer: 'fight Bumpsy' },
    { answer: 'fight Gron Nine-Toes' },
    { expect: { 'Gron Nine-Toes damage': 6, 'Gron Nine-Toes power': 9, 'Bumpsy zone': 'discard' } },
  );
  check(
    'is destroyed by damage equal to the power that it has while damaged',
    [brobnar, '1 line Gron Nine-Toes (damage 6)', '1 hand Punch'],
    { answer: 'play Punch' },
    { answer: 'choose Gron Nine-Toes' },
    { expect: { 'Gron Nine-Toes zone': 'discard' } },
  );
  const manipulated = (...shares: string[]): [readonly string[], ...{ answer: string | string[] }[]] => [
    ['house mars', '1 hand Entropic Manipulator', '1 line Gron Nine-Toes; Troll (damage 6)'],
    { answer: 'play Entropic Manipulator' },
    { answer: 'player' },
    { answer: 'yes' },
    { answer: shares },
  ];
  check(
    'gets none against damage moved to it that destroys it',
    ...manipulated(...Array.from({ length: 5 }, () => 'share Gron Nine-Toes'), 'share Troll'),
    { expect: { 'Gron Nine-Toes zone': 'discard', 'Troll damage': 1 } },
  );
  check(
    'survives a little less',
    ...manipulated(...Array.from({ length: 4 }, () => 'share Gron Nine-Toes'), 'share Troll', 'share Troll'),
    { expect: { 'Gron Nine-Toes damage': 4, 'Gron Nine-Toes power': 9, 'Troll damage': 2 } },
  );
});

describe('Mega Gron Nine-Toes', () => {
  check(
    'gets 4 power while it is damaged',
    [brobnar, '1 line Mega Gron Nine-Toes; Bumpsy', '1 hand Lava Ball'],
    { expect: { 'Mega Gron Nine-Toes power': 7 } },
    { answer: 'play Lava Ball' },
    { answer: 'choose Bumpsy' },
    { expect: { 'Mega Gron Nine-Toes power': 11, 'Mega Gron Nine-Toes damage': 2 } },
  );
  check(
    'gets none against damage that destroys it',
    [brobnar, '1 line Troll', '2 line Mega Gron Nine-Toes'],
    { answer: 'fight Troll' },
    { answer: 'fight Mega Gron Nine-Toes' },
    { expect: { '2 line': [], 'Troll damage': 7 } },
  );
});

describe('Gron’s Brew', () => {
  check(
    'puts two +1 power counters on a creature of either player',
    [brobnar, '1 hand Gron’s Brew', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Gron’s Brew' },
    { offered: ['choose Bumpsy', 'choose Troll'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll powerCounters': 2, 'Bumpsy powerCounters': 0, '1 aember': 1 } },
  );
  check(
    'without a creature gives its Æ alone',
    [brobnar, '1 hand Gron’s Brew'],
    { answer: 'play Gron’s Brew' },
    { expect: { '1 aember': 1 } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Warriors’ Refrain', () => {
  check(
    'stuns each creature with power 3 or lower, its player’s own too',
    [
      brobnar,
      '1 hand Warriors’ Refrain',
      '1 line Grenade Snib (powerCounters 1); Bumpsy',
      '2 line Dust Pixie; Dust Pixie (powerCounters 3) as big',
    ],
    { answer: 'play Warriors’ Refrain' },
    {
      expect: {
        'Grenade Snib stunned': true,
        'Bumpsy stunned': false,
        'Dust Pixie stunned': true,
        'big stunned': false,
        '1 aember': 1,
      },
    },
  );
});

describe('Fyre-Breath', () => {
  check(
    'gives 3 power, and before its creature fights deals 2 damage to each neighbor of the creature it fights',
    [brobnar, '1 hand Fyre-Breath', '1 line Bumpsy', '2 line Grenade Snib; Troll; Headhunter; Krump'],
    { answer: 'play Fyre-Breath' },
    { offered: ['attach Bumpsy', 'attach Troll'] },
    { answer: 'attach Bumpsy' },
    { expect: { 'Bumpsy power': 8, '1 aember': 1 } },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Troll' },
    { expect: { 'Grenade Snib zone': 'discard', 'Headhunter damage': 2, 'Krump damage': 0, 'Troll zone': 'discard' } },
  );
  check(
    'works for whoever controls its creature, when that one attacks alone',
    [brobnar, '1 line Bumpsy; Headhunter', '2 line Troll + Fyre-Breath'],
    { expect: { 'Troll power': 11 } },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Troll' },
    { expect: { 'Bumpsy zone': 'discard', 'Headhunter damage': 0 } },
  );
  check(
    'deals nothing where the creature it fights has no neighbor',
    [brobnar, '1 line Bumpsy + Fyre-Breath', '2 line Krump'],
    { answer: 'fight Bumpsy' },
    { answer: 'fight Krump' },
    { expect: { 'Krump zone': 'discard', 'Bumpsy damage': 6 } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Gravelguts', () => {
  check(
    'gets two +1 power counters after an enemy creature is destroyed fighting it',
    [brobnar, '1 line Gravelguts', '2 line Dust Pixie; Krump'],
    { answer: 'fight Gravelguts' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Gravelguts powerCounters': 2, 'Gravelguts power': 7 } },
  );
  check(
    'also as the one that is attacked',
    [brobnar, '1 line Grenade Snib', '2 line Gravelguts'],
    { answer: 'fight Grenade Snib' },
    { answer: 'fight Gravelguts' },
    { expect: { 'Gravelguts powerCounters': 2 } },
  );
  check(
    'gets none for one that survives, nor where it is destroyed with it',
    [brobnar, '1 line Gravelguts as first; Gravelguts as second', '2 line Troll; Bumpsy'],
    { answer: 'fight first' },
    { answer: 'fight Bumpsy' },
    { expect: { 'first zone': 'discard', 'Bumpsy zone': 'discard' } },
    { answer: 'fight second' },
    { answer: 'fight Troll' },
    { expect: { 'second zone': 'discard', 'Troll damage': 5 } },
  );
  check(
    'gets none for an enemy creature destroyed otherwise',
    [brobnar, '1 line Gravelguts', '1 hand Punch', '2 line Dust Pixie'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { expect: { 'Gravelguts powerCounters': 0, 'Dust Pixie zone': 'discard' } },
  );
});

describe('Power of Fire', () => {
  check(
    'sacrifices a friendly creature: each player loses half its power, rounded down, and its player gains a chain',
    [brobnar, '1 hand Power of Fire', '1 line Bumpsy (powerCounters 2)', '2 line Troll', '1 aember 4', '2 aember 2'],
    { answer: 'play Power of Fire' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Bumpsy' },
    { expect: { 'Bumpsy zone': 'discard', '1 aember': 1, '2 aember': 0, '1 chains': 1, '2 chains': 0 } },
  );
  check(
    'with a ward nothing is sacrificed, and nobody loses Æ',
    [brobnar, '1 hand Power of Fire', '1 line Bumpsy (warded)', '1 aember 4', '2 aember 4'],
    { answer: 'play Power of Fire' },
    { answer: 'choose Bumpsy' },
    { expect: { 'Bumpsy zone': 'line', 'Bumpsy warded': false, '1 aember': 4, '2 aember': 4, '1 chains': 1 } },
  );
  check(
    'without a friendly creature only gives its chain',
    [brobnar, '1 hand Power of Fire', '2 line Troll', '1 aember 4', '2 aember 4'],
    { answer: 'play Power of Fire' },
    { expect: { '1 aember': 4, '2 aember': 4, '1 chains': 1 } },
    { asked: { purpose: 'mainStep' } },
  );
});
