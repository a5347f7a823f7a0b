import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

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

describe('Chonkers', () => {
  checkDone(
    'enters with a counter',
    ['house untamed', '1 hand Chonkers'],
    { answer: 'play Chonkers' },
    { expect: { 'Chonkers powerCounters': 1, 'Chonkers power': 2 } },
  );
  checkDone(
    'doubles its counters after it has destroyed an enemy creature in a fight',
    ['house untamed', '1 line Chonkers (powerCounters 3)', '2 line Dust Pixie'],
    { answer: 'fight Chonkers' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Chonkers powerCounters': 6, 'Chonkers power': 7, '2 line': [] } },
  );
  checkDone(
    'and not after it has destroyed none',
    ['house untamed', '1 line Chonkers (powerCounters 3)', '2 line Troll'],
    { answer: 'fight Chonkers' },
    { answer: 'fight Troll' },
    { expect: { 'Chonkers powerCounters': 3, 'Troll damage': 4 } },
  );
  checkDone(
    'nor where it has none to double',
    ['house untamed', '1 line Chonkers', '2 line Dust Pixie'],
    { answer: 'fight Chonkers' },
    { answer: 'fight Dust Pixie' },
    { didNotHappen: ['countersAdded'] },
  );
  checkDone(
    'doubles them where it was attacked, too',
    ['1 line Dust Pixie [mars]', '2 line Chonkers (powerCounters 2)'],
    { answer: 'fight Dust Pixie' },
    { answer: 'fight Chonkers' },
    { expect: { 'Chonkers powerCounters': 4, '1 line': [] } },
  );
});

describe('Picaroon', () => {
  checkDone(
    'has the power of its neighbors together, whatever changes it, and takes it on as it enters between them',
    ['house dis', '1 hand Picaroon [dis]', '1 line Zorg; Sequis (powerCounters 2)'],
    { answer: 'play Picaroon' },
    { answer: 'deploy =1' },
    { expect: { 'Picaroon power': 13, '1 line': ['Zorg', 'Picaroon', 'Sequis'] } },
  );
  checkDone(
    'has none alone, and dies',
    ['house dis', '1 hand Picaroon [dis]'],
    { answer: 'play Picaroon' },
    { expect: { 'Picaroon zone': 'discard' } },
  );
  checkDone('has nothing of a Changeling beside it', ['house dis', '1 line Zorg; Picaroon as left; Picaroon as right; Sequis'], {
    expect: { 'left power': 7, 'right power': 4 },
  });
  checkDone(
    'gets its counters and what upgrades give besides',
    ['house dis', '1 line Dust Pixie; Picaroon (powerCounters 1) + Blood of Titans'],
    { expect: { 'Picaroon power': 7 } },
  );
  checkDone(
    'dies with the neighbors that it lived by',
    ['house dis', '1 line Sinder; Dust Pixie; Zorg (exhausted); Picaroon (damage 2)'],
    { answer: 'reap Sinder' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Sinder', 'Dust Pixie'] } },
  );
});

describe('Fission Bloom', () => {
  const start = ['house logos', '1 houses logos mars dis', '1 artifacts Fission Bloom'];
  checkDone(
    'resolves each bonus icon of the next card once more, and of no other',
    [...start, '1 hand Dust Pixie [logos] as first; Dust Pixie [logos] as second'],
    { answer: 'action Fission Bloom' },
    { answer: 'play first' },
    { expect: { '1 aember': 4 } },
    { answer: 'play second' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 6 } },
  );
  checkDone(
    'is used up by a card without icons',
    [...start, '1 hand Zorg [logos]; Dust Pixie [logos]'],
    { answer: 'action Fission Bloom' },
    { answer: 'play Zorg' },
    { answer: 'play Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 2 } },
  );
});
