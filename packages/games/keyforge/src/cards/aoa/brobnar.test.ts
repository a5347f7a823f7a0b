import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const b = 'house brobnar';

describe('actions, artifacts and upgrades', () => {
  check(
    '1-2 Punch stuns an enemy creature',
    [b, '1 hand 1-2 Punch', '2 line Troll'],
    { answer: 'play 1-2 Punch' },
    { answer: 'choose Troll' },
    { expect: { 'Troll stunned': true, 'Troll zone': 'line' } },
  );
  check(
    '1-2 Punch destroys one that was stunned already',
    [b, '1 hand 1-2 Punch', '1 line Bumpsy', '2 line Troll (stunned)'],
    { answer: 'play 1-2 Punch' },
    { notOffered: ['choose Bumpsy'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll zone': 'discard' } },
  );
  check(
    'First Blood divides 2 damage for each friendly Brobnar creature',
    [b, '1 hand First Blood', '1 line Bumpsy; Headhunter; Charette', '2 line Troll; Kelifi Dragon'],
    { answer: 'play First Blood' },
    { asked: { min: 1, max: 4 } },
    { answer: ['choose Troll', 'choose Kelifi Dragon'] },
    { answer: ['share Troll', 'share Troll'] },
    { expect: { 'Troll damage': 3, 'Kelifi Dragon damage': 1 } },
  );
  check('First Blood is played first or not at all', [b, 'did 1', '1 hand First Blood', '1 line Bumpsy'], {
    notOffered: ['play First Blood'],
  });
  check(
    'Into the Fray lets a friendly Brobnar creature be ready again after each fight of the turn',
    [b, '1 hand Into the Fray', '1 line Troll; Charette', '2 line Dust Pixie; Dust Pixie as two'],
    { answer: 'play Into the Fray' },
    { notOffered: ['choose Charette'] },
    { answer: 'choose Troll' },
    { answer: 'fight Troll' },
    { answer: 'fight two' },
    { expect: { 'Troll exhausted': false } },
  );
  check(
    'Pound deals 2 and 1 to the neighbors',
    [b, '1 hand Pound', '2 line Troll as left; Troll as middle'],
    { answer: 'play Pound' },
    { answer: 'choose middle' },
    { expect: { 'left damage': 1, 'middle damage': 2 } },
  );
  check(
    'The Flex exhausts a ready Brobnar creature for half its power, rounded down',
    [b, '1 hand The Flex', '1 line Bumpsy; Headhunter (exhausted)'],
    { answer: 'play The Flex' },
    { notOffered: ['choose Headhunter'] },
    { answer: 'choose Bumpsy' },
    { expect: { 'Bumpsy exhausted': true, '1 aember': 2 } },
  );
  check(
    'Flamethrower deals 1 and 1 to the neighbors',
    [b, '1 artifacts Flamethrower', '2 line Troll as left; Troll as middle'],
    { answer: 'action Flamethrower' },
    { answer: 'choose middle' },
    { expect: { 'left damage': 1, 'middle damage': 1 } },
  );
  check(
    'Grump Buggy makes keys dearer for each creature of power 5 on the other side',
    ['1 artifacts Grump Buggy', '1 line Bumpsy; Charette', '2 line Troll; Earthshaker; Dust Pixie'],
    {
      expect: { '2 keyCost': 7, '1 keyCost': 8 },
    },
  );
  check(
    'Shard of Strength gives a friendly creature a counter for each friendly Shard',
    [b, '1 artifacts Shard of Strength; Shard of Pain', '2 artifacts Shard of Pain as theirs', '1 line Bumpsy'],
    { answer: 'action Shard of Strength' },
    { answer: 'choose Bumpsy' },
    { expect: { 'Bumpsy power': 7 } },
  );
  check(
    'Signal Fire lets friendly Brobnar creatures fight in a turn of another house',
    ['house mars', '1 artifacts Signal Fire', '1 line Bumpsy; Charette', '2 line Troll'],
    { answer: 'omni Signal Fire' },
    { offered: ['fight Bumpsy'] },
    { notOffered: ['fight Charette', 'reap Bumpsy'] },
    { expect: { 'Signal Fire zone': 'discard' } },
  );
  check(
    'Cybergiant Rig turns damage into counters, one of which goes each turn',
    [b, '1 hand Cybergiant Rig', '1 line Bumpsy (damage 3)', '1 deck 9 x Punch'],
    { answer: 'play Cybergiant Rig' },
    { answer: 'attach Bumpsy' },
    { expect: { 'Bumpsy damage': 0, 'Bumpsy power': 8 } },
    { answer: 'endTurn' },
    { expect: { 'Bumpsy power': 7 } },
  );
});

describe('creatures', () => {
  const line = '2 line Troll as left; Troll as middle; Troll as right; Troll as far';
  check(
    'Bingle Bangbang deals 5 to the neighbors of what it fights',
    [b, '1 line Bingle Bangbang', line],
    { answer: 'fight Bingle Bangbang' },
    { answer: 'fight middle' },
    {
      expect: { 'left damage': 5, 'right damage': 5, 'middle damage': 2, 'far damage': 0 },
    },
  );
  check(
    'Cowfyne deals 2 to the neighbors of what it fights',
    [b, '1 line Cowfyne', line],
    { answer: 'fight Cowfyne' },
    { answer: 'fight middle' },
    {
      expect: { 'left damage': 2, 'right damage': 2, 'far damage': 0 },
    },
  );
  check(
    'Brammo deals 2 to each enemy flank creature',
    [b, '1 hand Brammo', line],
    { answer: 'play Brammo' },
    {
      expect: { 'left damage': 2, 'far damage': 2, 'middle damage': 0 },
    },
  );
  check(
    'Drummernaut returns another friendly Giant',
    [b, '1 line Drummernaut; Bumpsy; Grenade Snib'],
    { answer: 'reap Drummernaut' },
    { notOffered: ['choose Drummernaut', 'choose Grenade Snib'] },
    { answer: 'choose Bumpsy' },
    { expect: { '1 hand': ['Bumpsy'] } },
  );
  check(
    'Foozle gains 1 after reaping where an enemy creature has been destroyed this turn',
    [b, '1 line Foozle', '1 hand Punch', '2 line Dust Pixie'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { answer: 'reap Foozle' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Foozle gains nothing for a friendly one',
    [b, '1 line Foozle; Dust Pixie', '1 hand Punch'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { answer: 'reap Foozle' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Groggins attacks flank creatures alone',
    [b, '1 line Groggins', line],
    { answer: 'fight Groggins' },
    { notOffered: ['fight middle', 'fight right'] },
    {
      offered: ['fight left', 'fight far'],
    },
  );
  check(
    'Groke takes 1 after a fight',
    [b, '1 line Groke', '2 line Dust Pixie', '2 aember 3'],
    { answer: 'fight Groke' },
    { answer: 'fight Dust Pixie' },
    {
      expect: { '2 aember': 2 },
    },
  );
  check(
    'Lollop the Titanic deals no damage when it is attacked',
    [b, '1 line Bumpsy', '2 line Lollop the Titanic'],
    { answer: 'fight Bumpsy' },
    { answer: 'fight Lollop the Titanic' },
    { expect: { 'Bumpsy damage': 0, 'Lollop the Titanic damage': 5 } },
  );
  check(
    'Lollop the Titanic deals its damage when it attacks',
    [b, '1 line Lollop the Titanic', '2 line Kelifi Dragon'],
    { answer: 'fight Lollop the Titanic' },
    { answer: 'fight Kelifi Dragon' },
    { expect: { 'Kelifi Dragon damage': 11 } },
  );
  check(
    'Flamewake Shaman deals 2',
    [b, '1 hand Flamewake Shaman', '2 line Troll'],
    { answer: 'play Flamewake Shaman' },
    { answer: 'choose Troll' },
    {
      expect: { 'Troll damage': 2 },
    },
  );
  check(
    'Gargantes Scrapper deals 3 for a player with 3',
    [b, '1 hand Gargantes Scrapper', '1 aember 3', '2 line Troll'],
    { answer: 'play Gargantes Scrapper' },
    { answer: 'choose Troll' },
    {
      expect: { 'Troll damage': 3 },
    },
  );
  check(
    'Gargantes Scrapper deals none for a player with 2',
    [b, '1 hand Gargantes Scrapper', '1 aember 2', '2 line Troll'],
    { answer: 'play Gargantes Scrapper' },
    {
      asked: { purpose: 'mainStep' },
    },
  );
  check(
    'Little Rapscal makes creatures fight while there is somebody to fight',
    [b, '2 line Little Rapscal', '1 line Bumpsy'],
    { offered: ['fight Bumpsy'] },
    { notOffered: ['reap Bumpsy'] },
  );
  check('Little Rapscal lets them reap otherwise', [b, '1 line Little Rapscal'], { offered: ['reap Little Rapscal'] });
  check(
    'Ogopogo may deal 2 after it attacks and destroys a creature',
    [b, '1 line Ogopogo', '2 line Dust Pixie; Troll'],
    { answer: 'fight Ogopogo' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2 } },
  );
  check(
    'Ogopogo deals nothing where it was attacked',
    [b, '2 line Ogopogo', '1 line Bumpsy'],
    { answer: 'fight Bumpsy' },
    { answer: 'fight Ogopogo' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Bumpsy zone': 'discard' } },
  );
  check(
    'Bellowing Patrizate deals 1 to what enters play while it is ready',
    [b, '1 line Bellowing Patrizate', '1 hand Troll as one; Troll as two'],
    { answer: 'play one' },
    { answer: 'leftFlank' },
    { expect: { 'one damage': 1 } },
    { answer: 'reap Bellowing Patrizate' },
    { answer: 'play two' },
    { answer: 'leftFlank' },
    { expect: { 'two damage': 0 } },
  );
  check(
    'Forgemaster Og takes all that is left from whoever forges',
    ['active 1', 'step forge', '1 aember 9', '2 aember 4', '2 line Forgemaster Og'],
    { answer: 'colour red' },
    { expect: { '1 aember': 0, '2 aember': 4 } },
  );
  check(
    'War Grumpus readies a neighboring Giant and fights with it',
    [b, '1 line Grenade Snib; War Grumpus; Bumpsy (exhausted); Troll (exhausted)', '2 line Dust Pixie'],
    { answer: 'reap War Grumpus' },
    { notOffered: ['choose Grenade Snib', 'choose Troll'] },
    { answer: 'choose Bumpsy' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'discard' } },
  );
});

describe('Grumpus Tamer', () => {
  check(
    'finds a War Grumpus in deck or discard pile after a reap, and leaves the discard pile where it is',
    ['house brobnar', '1 line Grumpus Tamer', '1 deck 2 x Zorg', '1 discard Zorg; War Grumpus'],
    { answer: 'reap Grumpus Tamer' },
    { answer: 'choose War Grumpus' },
    { expect: { '1 hand': ['War Grumpus'], '1 discard': ['Zorg'] } },
  );
});
