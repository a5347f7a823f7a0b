import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Annihilation Ritual', () => {
  const brobnar = 'house brobnar';
  check(
    'purges creatures of both players that would be discarded from play',
    [
      brobnar,
      '1 artifacts Annihilation Ritual',
      '1 hand Punch',
      '1 line Headhunter',
      '2 line Dust Pixie + Blood of Titans (damage 3); Bumpsy',
    ],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'line' } },
    { answer: 'fight Headhunter' },
    { answer: 'fight Bumpsy' },
    { expect: { '1 purged': ['Headhunter'], '2 purged': ['Bumpsy'], '2 line': ['Dust Pixie'] } },
  );
  check(
    'lets upgrades of a purged creature be discarded, and other cards',
    [brobnar, '2 artifacts Annihilation Ritual', '1 hand Punch', '2 line Grenade Snib + Blood of Titans (aember 2)'],
    { edit: ['mark Grenade Snib (damage 4)'] },
    { answer: 'play Punch' },
    { answer: 'choose Grenade Snib' },
    { expect: { '2 purged': ['Grenade Snib'], 'Blood of Titans zone': 'discard', '1 discard': ['Punch'] } },
  );
  check(
    'what it purges was destroyed: its abilities and those of whom it fought resolve',
    [brobnar, '2 artifacts Annihilation Ritual', '1 line Mugwump', '2 line Grenade Snib (aember 1)', '1 aember 3'],
    { answer: 'fight Mugwump' },
    { answer: 'fight Grenade Snib' },
    { expect: { '2 purged': ['Grenade Snib'], '1 aember': 2, 'Mugwump powerCounters': 1, 'Mugwump damage': 0 } },
  );
  check(
    'does not purge what goes elsewhere than into a discard pile',
    [brobnar, '2 artifacts Annihilation Ritual', '1 hand Punch', '2 line Bad Penny'],
    { answer: 'play Punch' },
    { answer: 'choose Bad Penny' },
    { expect: { '2 hand': ['Bad Penny'], '2 purged': [] } },
  );
  check(
    'does not purge artifacts, nor creatures discarded from hand',
    ['house mars', '2 artifacts Annihilation Ritual; Feeding Pit', '1 hand Destroy Them All!; Zorg', '2 line Krump'],
    { answer: 'discard Zorg' },
    { answer: 'play Destroy Them All!' },
    { answer: 'choose Feeding Pit' },
    { answer: 'choose Krump' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 purged': ['Krump'], '2 discard': ['Feeding Pit'], '1 discard': ['Destroy Them All!', 'Zorg'] } },
  );
  check(
    'purges several creatures at once, of which nobody orders a discard pile',
    ['house dis', '2 artifacts Annihilation Ritual', '1 hand Gateway to Dis', '2 line Troll; Bumpsy'],
    { answer: 'play Gateway to Dis' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 purged': ['Troll', 'Bumpsy'], '2 discard': [] } },
  );
  check(
    'where another text would save the creature, the active player says which comes first',
    [brobnar, '2 artifacts Annihilation Ritual', '1 hand Punch', '2 line Dust Pixie + Armageddon Cloak'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { asked: { purpose: 'whichReplacement', seat: 1 } },
    { answer: 'replace Annihilation Ritual' },
    { expect: { '2 purged': ['Dust Pixie'], 'Armageddon Cloak zone': 'discard' } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'a creature that is saved first does not enter a discard pile',
    [brobnar, '2 artifacts Annihilation Ritual', '1 hand Punch', '2 line Dust Pixie + Armageddon Cloak'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { answer: 'replace Dust Pixie' },
    { expect: { '2 line': ['Dust Pixie'], '2 purged': [], 'Armageddon Cloak zone': 'discard', 'Dust Pixie damage': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
});
