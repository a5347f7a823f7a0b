import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Star Alliance', () => {
  check(
    'ANT1-10NY captures everything and gives 1 back at the end of its controller’s turn',
    ['house staralliance', '1 hand ANT1-10NY', '2 aember 4', '1 deck 6 x Sequis', '2 deck 6 x Sequis'],
    { answer: 'play ANT1-10NY' },
    { expect: { 'ANT1-10NY aember': 4, '2 aember': 0 } },
    { answer: 'endTurn' },
    { expect: { 'ANT1-10NY aember': 3, '2 aember': 1 } },
  );
  check(
    'Stealthster is played as a creature, or as an upgrade that gives elusive',
    ['house staralliance', '1 hand Stealthster', '1 line Zorg'],
    { offered: ['play Stealthster', 'playAsUpgrade Stealthster'] },
    { answer: 'playAsUpgrade Stealthster' },
    { answer: 'attach Zorg' },
    { expect: { 'Stealthster host': 'Zorg', 'Zorg keywords': ['elusive'], '1 line': ['Zorg'] } },
  );
  check(
    'Stealthster as a creature is elusive itself and gives nothing',
    ['house staralliance', '1 hand Stealthster', '1 line Zorg'],
    { answer: 'play Stealthster' },
    { answer: 'leftFlank' },
    { expect: { 'Stealthster keywords': ['elusive'], 'Zorg keywords': [] } },
  );
  check(
    'Subject Kirby allows one creature that is not of Star Alliance this turn',
    ['house staralliance', '1 hand Subject Kirby; Zorg; Sequis; Mars First; Commander Chan'],
    { notOffered: ['play Zorg'] },
    { answer: 'play Subject Kirby' },
    { offered: ['play Zorg', 'play Sequis', 'play Commander Chan'] },
    { notOffered: ['play Mars First'] },
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { notOffered: ['play Sequis'] },
    { offered: ['play Commander Chan'] },
  );
  check(
    'Blast Shielding gives 2 armor and may move to a neighbor after its creature is used',
    ['1 line Zorg + Blast Shielding; Sequis; Grommid', '2 line Dust Pixie'],
    { expect: { 'Zorg armor': 2, 'Sequis armor': 2 } },
    { answer: 'reap Zorg' },
    { answer: 'yes' },
    { notOffered: ['choose Grommid', 'choose Dust Pixie'] },
    { answer: 'choose Sequis' },
    { expect: { 'Blast Shielding host': 'Sequis', 'Zorg armor': 0, 'Sequis armor': 4 } },
  );
  check(
    'Detention Coil forbids fighting, and nothing else',
    ['1 line Zorg + Detention Coil', '2 line Dust Pixie'],
    { notOffered: ['fight Zorg'] },
    { offered: ['reap Zorg'] },
  );
  check(
    'Observ-u-Max: the creature captures 1 after reaping',
    ['1 line Zorg + Observ-u-Max', '2 aember 2'],
    { answer: 'reap Zorg' },
    { expect: { 'Zorg aember': 1, '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Observ-u-Max on an enemy creature captures for that creature’s controller',
    ['2 line Dust Pixie', '1 line Zorg + Observ-u-Max (by 2)', '2 aember 2'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Zorg aember': 1, '2 aember': 1 } },
  );
});
