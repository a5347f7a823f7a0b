import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const b = 'house brobnar';

describe('actions', () => {
  check(
    'Anger readies a friendly creature and fights with it',
    [b, '1 hand Anger', '1 line Bumpsy (exhausted)', '2 line Dust Pixie; Troll'],
    { answer: 'play Anger' },
    { answer: 'choose Bumpsy' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Bumpsy exhausted': true, 'Dust Pixie zone': 'discard' } },
  );
  check(
    'Barehanded puts every artifact on top of its owner’s deck, and no creature',
    [b, '1 hand Barehanded', '1 artifacts Cannon', '2 artifacts Screechbomb', '1 line Bumpsy'],
    { answer: 'play Barehanded' },
    { expect: { 'Cannon zone': 'deck', 'Screechbomb zone': 'deck', 'Bumpsy zone': 'line' } },
  );
  check(
    'Blood Money places 2 on an enemy creature, from nobody’s pool',
    [b, '1 hand Blood Money', '1 line Bumpsy', '2 line Troll', '1 aember 1', '2 aember 1'],
    { answer: 'play Blood Money' },
    { notOffered: ['choose Bumpsy'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 2, '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Brothers in Battle lets the creatures of a house fight, and do nothing else',
    [b, '1 hand Brothers in Battle', '1 line Pit Demon; Sequis', '2 line Troll'],
    { notOffered: ['fight Pit Demon'] },
    { answer: 'play Brothers in Battle' },
    { answer: 'house dis' },
    { offered: ['fight Pit Demon'] },
    { notOffered: ['reap Pit Demon', 'action Pit Demon', 'fight Sequis'] },
  );
  check(
    'Burn the Stockpile takes 4 from an opponent with 7',
    [b, '1 hand Burn the Stockpile', '2 aember 7'],
    { answer: 'play Burn the Stockpile' },
    { expect: { '2 aember': 3 } },
  );
  check(
    'Burn the Stockpile takes nothing from one with 6',
    [b, '1 hand Burn the Stockpile', '2 aember 6'],
    { answer: 'play Burn the Stockpile' },
    { expect: { '2 aember': 6 } },
  );
  check(
    'Coward’s End destroys undamaged creatures of both sides for 3 chains',
    [b, '1 hand Coward’s End', '1 line Bumpsy; Smaaash (damage 1)', '2 line Troll; Headhunter (damage 2)'],
    { answer: 'play Coward’s End' },
    { expect: { '1 line': ['Smaaash'], '2 line': ['Headhunter'], '1 chains': 3, '2 chains': 0 } },
  );
  check(
    'Follow the Leader lets every friendly creature fight, this turn alone',
    [
      b,
      '1 hand Follow the Leader [brobnar]',
      '1 line Pit Demon; Sequis (stunned)',
      '2 line Troll',
      '1 houses brobnar logos untamed',
      '2 houses mars logos dis',
      '1 deck 9 x Punch',
    ],
    { answer: 'play Follow the Leader' },
    { offered: ['fight Pit Demon', 'unstun Sequis'] },
    { notOffered: ['reap Pit Demon'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'house brobnar' },
    { notOffered: ['fight Pit Demon'] },
  );
  check(
    'Lava Ball deals 4 to a creature and 2 to its neighbors',
    [b, '1 hand Lava Ball', '2 line Troll as left; Troll as middle; Troll as right; Troll as far'],
    { answer: 'play Lava Ball' },
    { answer: 'choose middle' },
    { expect: { 'left damage': 2, 'middle damage': 4, 'right damage': 2, 'far damage': 0 } },
  );
  check(
    'Loot the Bodies gains 1 for each enemy creature destroyed, not for a friendly one',
    [b, '1 hand Loot the Bodies; Punch', '1 line Bumpsy', '2 line Shooler; Dust Pixie'],
    { answer: 'play Loot the Bodies' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Shooler' },
    { note: 'Both die: only the enemy’s counts.' },
    { expect: { '1 aember': 1, '1 line': [] } },
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { note: 'Punch has an icon of its own.' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Take that, Smartypants steals 2 from an opponent with three Logos cards in play',
    [b, '1 hand Take that, Smartypants', '2 line Troll [logos]; Bumpsy [logos]', '2 artifacts Cannon [logos]', '2 aember 5'],
    { answer: 'play Take that, Smartypants' },
    { expect: { '2 aember': 3 } },
  );
  check(
    'Take that, Smartypants steals nothing for two',
    [b, '1 hand Take that, Smartypants', '2 line Troll [logos]; Bumpsy [logos]', '1 line Troll [logos] as mine', '2 aember 5'],
    { answer: 'play Take that, Smartypants' },
    { expect: { '2 aember': 5 } },
  );
  check(
    'Punch deals 3 damage',
    [b, '1 hand Punch', '2 line Troll'],
    { answer: 'play Punch' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 3 } },
  );
  check(
    'Smith gains 2 for whoever has more creatures',
    [b, '1 hand Smith', '1 line Bumpsy; Troll', '2 line Troll as foe'],
    { answer: 'play Smith' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'Smith gains only its icon where there are as many',
    [b, '1 hand Smith', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Smith' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'Tremor stuns a creature and its neighbors',
    [b, '1 hand Tremor', '2 line Troll as left; Troll as middle; Troll as right; Troll as far'],
    { answer: 'play Tremor' },
    { answer: 'choose middle' },
    { expect: { 'left stunned': true, 'middle stunned': true, 'right stunned': true, 'far stunned': false } },
  );
  check(
    'Unguarded Camp has one friendly creature for each in excess capture 1',
    [b, '1 hand Unguarded Camp', '1 line Bumpsy; Troll; Headhunter', '2 line Smaaash', '2 aember 5'],
    { answer: 'play Unguarded Camp' },
    { asked: { min: 2, max: 2 } },
    { answer: ['choose Bumpsy', 'choose Headhunter'] },
    { expect: { 'Bumpsy aember': 1, 'Headhunter aember': 1, 'Troll aember': 0, '2 aember': 3 } },
  );
  check(
    'Unguarded Camp captures nothing without an excess',
    [b, '1 hand Unguarded Camp', '1 line Bumpsy', '2 line Smaaash', '2 aember 5'],
    { answer: 'play Unguarded Camp' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 aember': 5 } },
  );
  check(
    'Warsong gains 1 each time a friendly creature fights, even to its death',
    [b, '1 hand Warsong', '1 line Bumpsy', '2 line Troll'],
    { answer: 'play Warsong' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Troll' },
    { expect: { '1 line': [], '1 aember': 1 } },
  );
});

describe('artifacts', () => {
  check(
    'Autocannon deals 1 damage to whatever enters play',
    [b, '1 artifacts Autocannon', '1 hand Troll; Cannon'],
    { answer: 'play Troll' },
    { expect: { 'Troll damage': 1 } },
    { answer: 'play Cannon' },
    { asked: { purpose: 'mainStep' } },
  );
  check('Banner of Battle gives friendly creatures 1 power', ['1 artifacts Banner of Battle', '1 line Bumpsy', '2 line Troll'], {
    expect: { 'Bumpsy power': 6, 'Troll power': 8 },
  });
  check(
    'Cannon deals 2 damage',
    [b, '1 artifacts Cannon', '2 line Troll'],
    { answer: 'action Cannon' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2, 'Cannon exhausted': true } },
  );
  check(
    'Gauntlet of Command readies a friendly creature and fights with it',
    [b, '1 artifacts Gauntlet of Command', '1 line Bumpsy (exhausted)', '2 line Dust Pixie'],
    { answer: 'action Gauntlet of Command' },
    { answer: 'choose Bumpsy' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'discard' } },
  );
  check(
    'Iron Obelisk makes the opponent’s keys dearer by 1 for each damaged friendly Brobnar creature',
    [
      '1 artifacts Iron Obelisk',
      '1 line Bumpsy (damage 1); Troll (damage 1); Smaaash; Pit Demon (damage 1)',
      '2 line Headhunter (damage 1)',
    ],
    { expect: { '2 keyCost': 8, '1 keyCost': 6 } },
  );
  check(
    'Mighty Javelin is sacrificed and deals 4, whatever the active house',
    ['house mars', '1 artifacts Mighty Javelin', '2 line Troll'],
    { answer: 'omni Mighty Javelin' },
    { answer: 'choose Troll' },
    { expect: { 'Mighty Javelin zone': 'discard', 'Troll damage': 4 } },
  );
  check(
    'Pile of Skulls has a friendly creature capture 1 for an enemy creature destroyed in your turn',
    [b, '1 artifacts Pile of Skulls', '1 hand Punch', '1 line Troll', '2 line Dust Pixie', '2 aember 3'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 1, '2 aember': 2 } },
  );
  check(
    'Pile of Skulls does nothing in the opponent’s turn',
    [b, '2 artifacts Pile of Skulls', '1 hand Punch', '2 line Troll', '1 line Dust Pixie', '1 aember 3'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Troll aember': 0, '1 aember': 4 } },
  );
  check(
    'Screechbomb is sacrificed and the opponent loses 2',
    ['1 artifacts Screechbomb', '2 aember 3'],
    { answer: 'omni Screechbomb' },
    { expect: { 'Screechbomb zone': 'discard', '2 aember': 1 } },
  );
  check(
    'The Warchest gains 1 for each enemy creature destroyed in a fight this turn',
    [b, '1 artifacts The Warchest', '1 hand Punch', '1 line Troll; Bumpsy', '2 line Dust Pixie as one; Dust Pixie as two; Shooler'],
    { answer: 'play Punch' },
    { answer: 'choose two' },
    { answer: 'fight Troll' },
    { answer: 'fight one' },
    { note: 'Bumpsy and Shooler destroy each other: one enemy more.' },
    { answer: 'fight Bumpsy' },
    { answer: 'fight Shooler' },
    { answer: 'action The Warchest' },
    { note: 'And the icon of Punch.' },
    { expect: { '1 aember': 3 } },
  );
});

describe('upgrades', () => {
  check('Blood of Titans gives 5 power', ['1 line Bumpsy + Blood of Titans'], { expect: { 'Bumpsy power': 10 } });
  check(
    'Phoenix Heart returns its creature and then deals 3 to every creature',
    [b, '1 hand Punch', '1 line Dust Pixie + Phoenix Heart; Bumpsy', '2 line Troll'],
    { answer: 'play Punch' },
    { answer: 'choose Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'hand', 'Bumpsy damage': 3, 'Troll damage': 3, 'Phoenix Heart zone': 'discard' } },
  );
  check(
    'Yo Mama Mastery heals its creature and gives it taunt',
    [b, '1 hand Yo Mama Mastery', '1 line Bumpsy (damage 4)', '2 line Troll'],
    { answer: 'play Yo Mama Mastery' },
    { answer: 'attach Bumpsy' },
    { expect: { 'Bumpsy damage': 0, 'Bumpsy keywords': ['taunt'], 'Troll keywords': [] } },
  );
});

describe('Sound the Horns', () => {
  check(
    'discards until a Brobnar creature comes, which goes to hand',
    ['house brobnar', '1 hand Sound the Horns', '1 deck Zorg; Punch; Bumpsy; Smaaash'],
    { answer: 'play Sound the Horns' },
    { expect: { '1 hand': ['Bumpsy'], '1 deck count': 1 } },
  );
});
