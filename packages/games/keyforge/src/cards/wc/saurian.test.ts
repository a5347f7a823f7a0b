import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house saurian';

describe('Imperium', () => {
  check(
    'wards 2 friendly creatures',
    [HOUSE, '1 hand Imperium', '1 line Zorg; Sequis; Bulwark', '2 line Grommid'],
    { answer: 'play Imperium' },
    { notOffered: ['choose Grommid'] },
    { asked: { min: 2, max: 2 } },
    { answer: ['choose Zorg', 'choose Bulwark'] },
    { expect: { 'Zorg warded': true, 'Bulwark warded': true, 'Sequis warded': false, 'Grommid warded': false, '1 aember': 1 } },
  );
  check(
    'wards the only one there is',
    [HOUSE, '1 hand Imperium', '1 line Zorg', '2 line Grommid'],
    { answer: 'play Imperium' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg warded': true, 'Grommid warded': false } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'does nothing without a friendly creature',
    [HOUSE, '1 hand Imperium', '2 line Grommid'],
    { answer: 'play Imperium' },
    { expect: { 'Grommid warded': false, '1 aember': 1 } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Tricerian Legionary', () => {
  check(
    'wards a friendly creature when it is played',
    [HOUSE, '1 hand Tricerian Legionary', '1 line Zorg', '2 line Grommid'],
    { answer: 'play Tricerian Legionary' },
    { answer: 'rightFlank' },
    { offered: ['choose Tricerian Legionary'] },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg warded': true, 'Tricerian Legionary warded': false } },
  );
  check(
    'alone, it can only ward itself',
    [HOUSE, '1 hand Tricerian Legionary'],
    { answer: 'play Tricerian Legionary' },
    { answer: 'choose Tricerian Legionary' },
    { expect: { 'Tricerian Legionary warded': true } },
  );
  check(
    'has taunt',
    ['house mars', '1 line Zorg', '2 line Sequis; Tricerian Legionary'],
    { answer: 'fight Zorg' },
    { notOffered: ['fight Sequis'] },
    { answer: 'fight Tricerian Legionary' },
    { expect: { 'Tricerian Legionary zone': 'discard', 'Zorg damage': 5 } },
  );
});

describe('Draco Praeco', () => {
  const line = ['1 line Draco Praeco; Zorg; Bulwark', '2 line Troll; Sequis [mars]'];
  check(
    'exalts itself to enrage each creature of a house, whoever controls it',
    [HOUSE, ...line],
    { answer: 'reap Draco Praeco' },
    { answer: 'yes' },
    { answer: 'house mars' },
    { expect: { 'Draco Praeco aember': 1, 'Zorg enraged': true, 'Sequis enraged': true, 'Bulwark enraged': false } },
    { expect: { 'Troll enraged': false, 'Draco Praeco enraged': false, '1 aember': 1 } },
  );
  check(
    'may choose its own house',
    [HOUSE, ...line],
    { answer: 'reap Draco Praeco' },
    { answer: 'yes' },
    { answer: 'house saurian' },
    { expect: { 'Draco Praeco enraged': true, 'Zorg enraged': false } },
  );
  check(
    'enrages nobody unless it is exalted',
    [HOUSE, ...line],
    { answer: 'reap Draco Praeco' },
    { answer: [] },
    { expect: { 'Draco Praeco aember': 0, 'Zorg enraged': false } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Primus Unguis', () => {
  check(
    'is exalted after reaping, and gives friendly creatures 2 power for each Æ on it',
    [HOUSE, '1 line Primus Unguis (aember 1); Zorg (aember 3)', '2 line Sequis'],
    { expect: { 'Primus Unguis power': 7, 'Zorg power': 9, 'Sequis power': 4 } },
    { answer: 'reap Primus Unguis' },
    { expect: { 'Primus Unguis aember': 2, 'Primus Unguis power': 9, 'Zorg power': 11, 'Sequis power': 4, '1 aember': 1 } },
  );
  check('gives nothing without Æ', [HOUSE, '1 line Primus Unguis; Zorg (aember 3)'], {
    expect: { 'Primus Unguis power': 5, 'Zorg power': 7 },
  });
  check(
    'creatures that lived by its Æ die with it',
    [HOUSE, '1 hand Sequis', '1 line Primus Unguis (aember 2, damage 8); Zorg (damage 9)', '2 line Troll'],
    { expect: { 'Zorg power': 11 } },
    { answer: 'fight Primus Unguis' },
    { answer: 'fight Troll' },
    { expect: { 'Primus Unguis zone': 'discard', 'Zorg zone': 'discard', '2 aember': 2 } },
  );
});

describe('Tribune Pompitus', () => {
  check(
    'gives each friendly creature 2 power for each Æ on that very creature',
    [HOUSE, '1 line Tribune Pompitus (aember 1); Zorg (aember 3); Sequis', '2 line Grommid (aember 2)'],
    { expect: { 'Tribune Pompitus power': 6, 'Zorg power': 13, 'Sequis power': 4, 'Grommid power': 10 } },
  );
  check(
    'may be exalted before it fights, and deals the more damage',
    [HOUSE, '1 line Tribune Pompitus', '2 line Troll'],
    { answer: 'fight Tribune Pompitus' },
    { answer: 'fight Troll' },
    { answer: 'yes' },
    { expect: { 'Troll damage': 6, 'Tribune Pompitus zone': 'discard', '2 aember': 1 } },
  );
  check(
    'unless it is not exalted',
    [HOUSE, '1 line Tribune Pompitus', '2 line Troll'],
    { answer: 'fight Tribune Pompitus' },
    { answer: 'fight Troll' },
    { answer: [] },
    { expect: { 'Troll damage': 4, 'Tribune Pompitus zone': 'discard', '2 aember': 0 } },
  );
  check(
    'a damaged creature dies of losing its Æ',
    [HOUSE, '1 hand Humble', '1 line Tribune Pompitus; Sequis (aember 3, damage 6)'],
    { answer: 'play Humble' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis zone': 'discard', 'Tribune Pompitus power': 4 } },
  );
});

describe('Tribute', () => {
  check(
    'the most powerful friendly creature captures 2, and once more if it is exalted, which is offered once',
    [HOUSE, '1 hand Tribute', '1 line Zorg; Sequis', '2 line Troll', '2 aember 5'],
    { answer: 'play Tribute' },
    { notOffered: ['choose Sequis', 'choose Troll'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 2, '2 aember': 3 } },
    { answer: 'yes' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 5, '2 aember': 1, '1 aember': 1 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'is not repeated unless it is exalted',
    [HOUSE, '1 hand Tribute', '1 line Zorg', '2 aember 5'],
    { answer: 'play Tribute' },
    { answer: 'choose Zorg' },
    { answer: [] },
    { expect: { 'Zorg aember': 2, '2 aember': 3 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'of several equally powerful ones another may capture when it is repeated',
    [HOUSE, '1 hand Tribute', '1 line 2 x Zorg; Sequis', '2 aember 5'],
    { answer: 'play Tribute' },
    { answer: 'choose Zorg#1' },
    { answer: 'yes' },
    { answer: 'choose Zorg#2' },
    { expect: { 'Zorg#1 aember': 3, 'Zorg#2 aember': 2, '2 aember': 1 } },
  );
  check(
    'captures what there is, and exalts all the same',
    [HOUSE, '1 hand Tribute', '1 line Zorg', '2 aember 1'],
    { answer: 'play Tribute' },
    { answer: 'choose Zorg' },
    { answer: 'yes' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 2, '2 aember': 0 } },
  );
  check(
    'without a friendly creature nothing is captured and nothing exalted',
    [HOUSE, '1 hand Tribute', '2 line Troll', '2 aember 5'],
    { answer: 'play Tribute' },
    { answer: 'yes' },
    { expect: { '2 aember': 5, 'Troll aember': 0, '1 aember': 1 } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Triumph', () => {
  const six = 'Zorg; Sequis; Bulwark; Dodger; Silvertooth; Grommid';
  check(
    'exalts each friendly creature and forges a key for nothing with 6 of them',
    [HOUSE, '1 hand Triumph', `1 line ${six}`],
    { answer: 'play Triumph' },
    { answer: 'colour red' },
    { expect: { 'Zorg aember': 1, 'Grommid aember': 1, '1 keys': ['red'], '1 aember': 1 } },
  );
  check(
    'with 5 it exalts them and forges nothing',
    [HOUSE, '1 hand Triumph', '1 line Zorg; Sequis; Bulwark; Dodger; Silvertooth', '1 aember 9'],
    { answer: 'play Triumph' },
    { expect: { 'Zorg aember': 1, 'Silvertooth aember': 1, '1 keys': [], '1 aember': 10 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'does nothing while there is an enemy creature',
    [HOUSE, '1 hand Triumph', `1 line ${six}`, '2 line Troll'],
    { answer: 'play Triumph' },
    { expect: { 'Zorg aember': 0, 'Troll aember': 0, '1 keys': [], '1 aember': 1 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without any creature nobody is exalted and nothing forged',
    [HOUSE, '1 hand Triumph'],
    { answer: 'play Triumph' },
    { expect: { '1 keys': [] } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Philophosaurus', () => {
  const deck = '1 deck Dodger; Grommid; Sequis; Troll';
  check(
    'sees the top 3 cards, archives one, takes another and discards the last',
    [HOUSE, '1 line Philophosaurus', deck],
    { answer: 'reap Philophosaurus' },
    { answer: 'yes' },
    { view: { seat: 1, sees: ['Dodger', 'Grommid', 'Sequis'], hides: ['Troll'] } },
    { view: { seat: 2, hides: ['Dodger', 'Grommid', 'Sequis', 'Troll'] } },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Grommid' },
    { notOffered: ['choose Grommid', 'choose Troll'] },
    { answer: 'choose Sequis' },
    { expect: { '1 archives': ['Grommid'], '1 hand': ['Sequis'], '1 discard': ['Dodger'], '1 deck': ['Troll'], '1 aember': 1 } },
  );
  check(
    'with 2 cards it discards none',
    [HOUSE, '1 line Philophosaurus', '1 deck Dodger; Grommid', '1 discard Troll'],
    { answer: 'reap Philophosaurus' },
    { answer: 'yes' },
    { answer: 'choose Grommid' },
    { answer: 'choose Dodger' },
    { expect: { '1 archives': ['Grommid'], '1 hand': ['Dodger'], '1 discard': ['Troll'], '1 deck': [] } },
  );
  check(
    'with one card it archives that one',
    [HOUSE, '1 line Philophosaurus', '1 deck Dodger'],
    { answer: 'reap Philophosaurus' },
    { answer: 'yes' },
    { answer: 'choose Dodger' },
    { expect: { 'Dodger zone': 'archives' } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'declined, nothing is moved',
    [HOUSE, '1 line Philophosaurus', deck],
    { answer: 'reap Philophosaurus' },
    { answer: [] },
    { view: { seat: 1, hides: ['Dodger', 'Grommid', 'Sequis', 'Troll'] } },
    { expect: { '1 archives': [], '1 hand': [], '1 discard': [] } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Gargantodon', () => {
  check(
    'enters play stunned',
    [HOUSE, '1 hand Gargantodon'],
    { answer: 'play Gargantodon' },
    { expect: { 'Gargantodon stunned': true, 'Gargantodon power': 16 } },
  );
  check(
    'deals no more than 4 in a fight, whether it attacks or is attacked',
    [HOUSE, '1 line Gargantodon', '2 line Troll'],
    { answer: 'fight Gargantodon' },
    { answer: 'fight Troll' },
    { expect: { 'Troll damage': 4, 'Gargantodon damage': 8 } },
  );
  const steal = ['house shadows', '1 hand Ghostly Hand'];
  check(
    'Æ that would be stolen is captured by a creature of the active player, from whom it would be stolen',
    [...steal, '1 line Zorg; Sequis', '2 line Gargantodon; Troll', '2 aember 1', '1 aember 0'],
    { answer: 'play Ghostly Hand' },
    { notOffered: ['choose Gargantodon', 'choose Troll'] },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis aember': 1, '2 aember': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'works for its own controller as well',
    [...steal, '1 line Gargantodon', '2 line Troll', '2 aember 1', '1 aember 0'],
    { answer: 'play Ghostly Hand' },
    { answer: 'choose Gargantodon' },
    { expect: { 'Gargantodon aember': 1, '2 aember': 0 } },
  );
  check(
    'more than 1 may be captured by several, as the active player divides it',
    ['house shadows', '1 hand Magda the Rat', '1 line Zorg', '2 line Gargantodon', '2 aember 5', '1 aember 0'],
    { answer: 'play Magda the Rat' },
    { answer: 'rightFlank' },
    { notOffered: ['choose Gargantodon'] },
    { answer: ['choose Zorg', 'choose Magda the Rat'] },
    { expect: { 'Zorg aember': 1, 'Magda the Rat aember': 1, '2 aember': 3, '1 aember': 0 } },
    { happened: ['aemberCaptured Zorg 1', 'aemberCaptured Magda the Rat 1'] },
    { didNotHappen: ['aemberStolen'] },
  );
  check(
    'or all of it by one',
    ['house shadows', '1 hand Magda the Rat', '1 line Zorg', '2 line Gargantodon', '2 aember 5', '1 aember 0'],
    { answer: 'play Magda the Rat' },
    { answer: 'rightFlank' },
    { answer: 'choose Zorg' },
    { answer: ['share Zorg'] },
    { expect: { 'Zorg aember': 2, 'Magda the Rat aember': 0, '2 aember': 3 } },
  );
  check(
    'what the active player’s opponent would steal is captured from the active player by a creature of the active player',
    ['house mars', '1 line Zorg; Gargantodon', '2 line Brend the Fanatic', '1 aember 5', '2 aember 4'],
    { answer: 'fight Zorg' },
    { answer: 'fight Brend the Fanatic' },
    { notOffered: ['choose Brend the Fanatic'] },
    { answer: ['choose Zorg', 'choose Gargantodon'] },
    { answer: 'share Gargantodon' },
    { expect: { 'Zorg aember': 1, 'Gargantodon aember': 2, '1 aember': 2, '2 aember': 4 } },
  );
  check(
    'what was not stolen is not counted as stolen',
    ['house shadows', '1 hand Nerve Blast', '1 line Zorg', '2 line Gargantodon', '2 aember 5'],
    { answer: 'play Nerve Blast' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 1, '2 aember': 4 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'of two, one replaces the steal',
    ['house shadows', '1 hand Nerve Blast', '1 line Gargantodon as mine', '2 line Gargantodon as theirs', '2 aember 5'],
    { answer: 'play Nerve Blast' },
    { answer: 'replace mine' },
    { answer: 'choose mine' },
    { expect: { 'mine aember': 1, 'theirs aember': 0, '2 aember': 4 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Æ that is captured is captured as it is, and Po’s Pixies have what would be captured come from the supply',
    ['house shadows', '1 hand Nerve Blast', '1 line Zorg', '2 line Gargantodon; Po’s Pixies', '2 aember 5'],
    { answer: 'play Nerve Blast' },
    { answer: 'replace Gargantodon' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 1, '2 aember': 5 } },
  );
});

describe('Kompsos Haruspex', () => {
  const dis = 'house dis';
  check(
    'has a friendly creature do after it reaps what it does when it is played',
    [dis, '1 line Shooler; Kompsos Haruspex', '2 line Shooler', '2 aember 5'],
    { answer: 'reap 1:Shooler' },
    { expect: { '1 aember': 2, '2 aember': 4 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'does nothing after a fight',
    [dis, '1 line Shooler; Kompsos Haruspex', '2 line Dextre', '2 aember 5'],
    { answer: 'fight Shooler' },
    { answer: 'fight Dextre' },
    { expect: { '1 aember': 0, '2 aember': 5 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'does nothing for creatures that are not friendly',
    [dis, '1 line Shooler', '2 line Kompsos Haruspex', '2 aember 5'],
    { answer: 'reap Shooler' },
    { expect: { '1 aember': 1, '2 aember': 5 } },
  );
  check(
    'leaves alone what is an After Reap ability already',
    ['house logos', '1 line Psychic Bug; Kompsos Haruspex', '2 hand Zorg'],
    { answer: 'reap Psychic Bug' },
    { asked: { purpose: 'mainStep' } },
  );
});
