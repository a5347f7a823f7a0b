import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

const grunts = ['1 token Grunt', '1 deck Bumpsy; Mother; Flaxia; Snufflegator; Krump; Charette'];
const decks = ['1 deck 8 x Sequis', '2 deck 8 x Sequis'];

describe('Sanctum', () => {
  const sanctum = ['house sanctum', ...grunts];
  checkDone(
    'Muster is archived if the opponent has more Æ',
    [...sanctum, '1 hand Muster', '2 aember 1'],
    { answer: 'play Muster' },
    { expect: { '1 line': ['Grunt'], '1 archives': ['Muster'] } },
  );
  checkDone(
    'Muster is not otherwise',
    [...sanctum, '1 hand Muster', '1 aember 1', '2 aember 1'],
    { answer: 'play Muster' },
    {
      expect: { '1 line': ['Grunt'], '1 archives': [] },
    },
  );
  checkDone(
    'Renewed Life makes one for each damage that it heals',
    [...sanctum, '1 hand Renewed Life', '1 line Troll (damage 2)', '2 line Zorg'],
    { answer: 'play Renewed Life' },
    { offered: ['choose Zorg'] },
    { answer: 'choose Troll' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { 'Troll damage': 0, '1 line': ['Grunt', 'Grunt', 'Troll'] } },
  );
  checkDone(
    'Renewed Life makes none where nothing is healed',
    [...sanctum, '1 hand Renewed Life', '1 line Troll'],
    { answer: 'play Renewed Life' },
    { answer: 'choose Troll' },
    { expect: { '1 line': ['Troll'] } },
  );
  checkDone(
    'Request Donations has the new creature capture 2',
    [...sanctum, '1 hand Request Donations', '1 line Zorg', '2 aember 3'],
    { answer: 'play Request Donations' },
    { answer: 'leftFlank' },
    { expect: { 'Grunt aember': 2, 'Zorg aember': 0, '2 aember': 1 } },
  );
  checkDone(
    'Request Donations captures nothing where none is made',
    ['house sanctum', '1 hand Request Donations', '1 line Zorg', '2 aember 3'],
    { answer: 'play Request Donations' },
    { expect: { '2 aember': 3, '1 line': ['Zorg'] } },
  );
  checkDone(
    'Katerina the Summoner captures 1 when played and when it reaps, and makes one for each Æ on it when destroyed',
    [...sanctum, '1 hand Katerina the Summoner; Market Crash [sanctum]', '2 aember 5'],
    { answer: 'play Katerina the Summoner' },
    { expect: { 'Katerina the Summoner aember': 1 } },
    { edit: ['mark Katerina the Summoner (exhausted no)'] },
    { answer: 'reap Katerina the Summoner' },
    { expect: { 'Katerina the Summoner aember': 2, '2 aember': 3 } },
    { answer: 'play Market Crash' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt'], '2 aember': 5 } },
  );
  checkDone(
    'Zephon the Opulent makes 2, and gains 2 after it reaps',
    [...sanctum, '1 hand Zephon the Opulent'],
    { answer: 'play Zephon the Opulent' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { edit: ['mark Zephon the Opulent (exhausted no)'] },
    { answer: 'reap Zephon the Opulent' },
    { expect: { '1 aember': 3 } },
  );
  checkDone(
    'Zephon the Opulent cannot be used with 1 friendly token creature',
    [...sanctum, '1 line Zephon the Opulent; Grunt', '2 line Grunt'],
    { notOffered: ['reap Zephon the Opulent', 'fight Zephon the Opulent'] },
  );
  check(
    'Halo of Enlightenment makes one, and protects while its controller has one',
    [...sanctum, '1 hand Halo of Enlightenment', '2 line Troll; Zorg', '1 line Umbra [sanctum]'],
    { answer: 'play Halo of Enlightenment' },
    { answer: 'attach Troll' },
    { answer: 'leftFlank' },
    { answer: 'fight Umbra' },
    { offered: ['fight Troll'] },
  );
  check(
    'Halo of Enlightenment counts the token creatures of the creature’s controller',
    ['house sanctum', '1 line Umbra [sanctum]', '2 line Troll + Halo of Enlightenment; Zorg; Grunt'],
    { answer: 'fight Umbra' },
    { notOffered: ['fight Troll'] },
  );
});

describe('Saurian', () => {
  const saurian = ['house saurian', ...grunts];
  checkDone(
    'Arm the Plebeians makes one and wards it',
    [...saurian, '1 hand Arm the Plebeians', '1 line Zorg'],
    { answer: 'play Arm the Plebeians' },
    { answer: 'leftFlank' },
    { expect: { 'Grunt warded': true, 'Zorg warded': false } },
  );
  checkDone(
    'Conscription makes as many as the opponent has more creatures',
    [...saurian, '1 hand Conscription', '1 line Zorg', '2 line Troll; Umbra; Dodger'],
    { answer: 'play Conscription' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Zorg'] } },
  );
  checkDone(
    'Conscription makes none with as many creatures or more',
    [...saurian, '1 hand Conscription', '1 line Zorg; Dodger', '2 line Troll'],
    { answer: 'play Conscription' },
    { expect: { '1 line': ['Zorg', 'Dodger'] } },
  );
  checkDone(
    'Inspiring Oration exalts a creature and makes one for each Æ on it',
    [...saurian, '1 hand Inspiring Oration', '1 line Zorg (aember 1); Troll (aember 3)', '2 line Umbra'],
    { answer: 'play Inspiring Oration' },
    { notOffered: ['choose Umbra'] },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Zorg', 'Troll'], 'Zorg aember': 2 } },
  );
  checkDone(
    'Inspiring Oration makes none without a creature',
    [...saurian, '1 hand Inspiring Oration'],
    { answer: 'play Inspiring Oration' },
    { expect: { '1 line': [] } },
  );
  checkDone(
    'Recruit is archived if a friendly creature was exalted this turn',
    [...saurian, '1 hand Recruit', '1 line Trooper'],
    { answer: 'reap Trooper' },
    { answer: 'play Recruit' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Recruit'], '1 line': ['Grunt', 'Trooper'] } },
  );
  checkDone(
    'Recruit is not for a creature that was exalted before',
    [...saurian, '1 hand Recruit', '1 line Zorg (aember 2)', '2 line Trooper (aember 1)'],
    { answer: 'play Recruit' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': [], '1 line': ['Grunt', 'Zorg'] } },
  );
  checkDone(
    'Symposium exalts, readies and uses a creature, and another after a token creature',
    [...saurian, '1 hand Symposium', '1 line Grunt (exhausted); Zorg (exhausted)', '2 line Umbra'],
    { answer: 'play Symposium' },
    { notOffered: ['choose Umbra'] },
    { answer: 'choose Grunt' },
    { answer: 'reap Grunt' },
    { answer: 'yes' },
    { notOffered: ['choose Grunt', 'choose Umbra'] },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { expect: { 'Grunt aember': 1, 'Zorg aember': 1, '1 aember': 2 } },
  );
  checkDone(
    'Symposium does so after a token creature that did not survive its use',
    [...saurian, '1 hand Symposium', '1 line Grunt; Zorg', '2 line Troll'],
    { answer: 'play Symposium' },
    { answer: 'choose Grunt' },
    { answer: 'fight Grunt' },
    { answer: 'fight Troll' },
    { answer: 'yes' },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { expect: { '1 line': ['Zorg'], 'Zorg aember': 1 } },
  );
  checkDone(
    'Symposium ends after another creature',
    [...saurian, '1 hand Symposium', '1 line Grunt; Zorg'],
    { answer: 'play Symposium' },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { asked: { purpose: 'mainStep' } },
  );
  checkDone(
    'Aedile Tullia makes one when its controller exalts a friendly creature that is no token creature',
    [...saurian, '1 line Aedile Tullia; Longusaur Lector'],
    { answer: 'reap Longusaur Lector' },
    { answer: 'yes' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Aedile Tullia', 'Longusaur Lector'] } },
  );
  checkDone(
    'Aedile Tullia makes none for a token creature',
    [...saurian, '1 line Aedile Tullia; Trooper'],
    { answer: 'reap Trooper' },
    { expect: { '1 line': ['Aedile Tullia', 'Trooper'], 'Trooper aember': 1 } },
  );
  checkDone(
    'Rampaging Brutodon makes a token creature',
    [...saurian, '1 hand Rampaging Brutodon'],
    { answer: 'play Rampaging Brutodon' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Rampaging Brutodon'] } },
  );
  checkDone(
    'Rampaging Brutodon is used for a friendly creature that is destroyed first',
    [...saurian, '1 line Rampaging Brutodon; Umbra', '2 line Troll'],
    { answer: 'fight Rampaging Brutodon' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Rampaging Brutodon'], 'Rampaging Brutodon exhausted': true } },
    { answer: 'fight Troll' },
    { expect: { '2 line': [] } },
  );
  checkDone(
    'Rampaging Brutodon is not used for one that survives',
    [...saurian, '1 line Rampaging Brutodon; Umbra (warded)'],
    { answer: 'reap Rampaging Brutodon' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Rampaging Brutodon', 'Umbra'], 'Rampaging Brutodon exhausted': false, '1 aember': 0 } },
  );
  checkDone(
    'Rampaging Brutodon used by an effect has its price, too',
    [...saurian, '1 line Rampaging Brutodon; Umbra; Zorg', '1 hand Symposium'],
    { answer: 'play Symposium' },
    { answer: 'choose Rampaging Brutodon' },
    { answer: 'reap Rampaging Brutodon' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Rampaging Brutodon', 'Zorg'], '1 aember': 1, 'Rampaging Brutodon aember': 1 } },
  );
  checkDone(
    'Phalanx Leader makes one immediately to its left',
    [...saurian, '1 hand Phalanx Leader', '1 line Zorg; Troll'],
    { answer: 'play Phalanx Leader' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Zorg', 'Troll', 'Grunt', 'Phalanx Leader'] } },
  );
  check(
    'Phalanx Leader strengthens all creatures to its left for the turn',
    [...saurian, '1 line Zorg; Troll; Phalanx Leader; Umbra', '2 line Sequis', ...decks.slice(1), '2 houses mars logos dis'],
    { answer: 'reap Phalanx Leader' },
    { expect: { 'Zorg power': 9, 'Troll power': 10, 'Phalanx Leader power': 4, 'Umbra power': 2, 'Sequis power': 4 } },
    { answer: 'endTurn' },
    { expect: { 'Zorg power': 7 } },
  );
});

describe('Star Alliance', () => {
  const alliance = ['house staralliance', ...grunts];
  checkDone(
    'Grunt Work puts the top 3 cards back in any order, then makes one',
    [...alliance, '1 hand Grunt Work', '2 deck Umbra'],
    { answer: 'play Grunt Work' },
    { view: { seat: 1, sees: ['Bumpsy', 'Mother', 'Flaxia'], hides: ['Snufflegator', 'Umbra'] } },
    { answer: ['pile Bumpsy', 'pile Flaxia', 'pile Mother'] },
    { expect: { '1 line': ['Grunt'], '1 deck': ['Flaxia', 'Bumpsy', 'Snufflegator', 'Krump', 'Charette'] } },
  );
  checkDone(
    'Photon Blast deals 2 with 1 splash and makes one if that destroys a creature',
    [...alliance, '1 hand Photon Blast', '2 line Dust Pixie; Troll; Umbra'],
    { answer: 'play Photon Blast' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2, 'Umbra damage': 1, '2 line': ['Troll', 'Umbra'], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Photon Blast makes one, though it destroys two',
    [...alliance, '1 hand Photon Blast', '2 line Dust Pixie; Umbra'],
    { answer: 'play Photon Blast' },
    { answer: 'choose Umbra' },
    { answer: ['pile Umbra', 'pile Dust Pixie'] },
    { expect: { '2 line': [], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Photon Blast makes none where all survive',
    [...alliance, '1 hand Photon Blast', '1 line Zorg', '2 line Troll'],
    { answer: 'play Photon Blast' },
    { offered: ['choose Zorg'] },
    { answer: 'choose Troll' },
    { expect: { '1 line': ['Zorg'] } },
  );
  checkDone(
    'Teamwork is archived where the opponent still has more creatures',
    [...alliance, '1 hand Teamwork', '2 line Zorg; Troll'],
    { answer: 'play Teamwork' },
    { expect: { '1 archives': ['Teamwork'], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Teamwork is not where they have as many',
    [...alliance, '1 hand Teamwork', '2 line Zorg'],
    { answer: 'play Teamwork' },
    {
      expect: { '1 archives': [], '1 line': ['Grunt'] },
    },
  );
  checkDone(
    'Recruiting Station makes one if the top card is of the chosen house',
    [...alliance, '1 artifacts Recruiting Station'],
    { answer: 'omni Recruiting Station' },
    { answer: 'house brobnar' },
    { expect: { '1 discard': ['Bumpsy'], '1 line': ['Grunt'], '1 deck count': 4 } },
  );
  checkDone(
    'Recruiting Station makes none for a card of another house',
    [...alliance, '1 artifacts Recruiting Station'],
    { answer: 'omni Recruiting Station' },
    { answer: 'house mars' },
    { expect: { '1 discard': ['Bumpsy'], '1 line': [], '1 deck count': 5 } },
  );
  checkDone(
    'Recruiting Station makes none with an empty deck',
    ['house staralliance', '1 token Grunt', '1 artifacts Recruiting Station'],
    { answer: 'omni Recruiting Station' },
    { answer: 'house mars' },
    { expect: { '1 line': [] } },
  );
  checkDone(
    'SV3 Lander makes one, and is destroyed to let token creatures of any house be used',
    [...alliance, '1 hand SV3 Lander', '1 line Grunt as ready; Zorg'],
    { answer: 'play SV3 Lander' },
    { answer: 'leftFlank' },
    { notOffered: ['reap ready'] },
    { edit: ['mark SV3 Lander (exhausted no)'] },
    { answer: 'omni SV3 Lander' },
    { notOffered: ['reap Zorg'] },
    { answer: 'reap ready' },
    { expect: { '1 aember': 1, '1 artifacts': [] } },
  );
  checkDone(
    'FOF Transponder goes to the token creature that it makes',
    ['house staralliance', ...grunts, '1 line Umbra + FOF Transponder', '1 hand Stratosmack [staralliance]'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { 'FOF Transponder zone': 'upgrades', 'FOF Transponder host': 'Grunt', '1 line': ['Grunt', 'Grunt'] } },
  );
  checkDone(
    'FOF Transponder is lost where none can be made',
    ['house staralliance', '1 line Umbra + FOF Transponder', '1 hand Stratosmack [staralliance]'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { expect: { 'FOF Transponder zone': 'discard', '1 line': [] } },
  );
  checkDone(
    'Uplink makes one for each neighbor that is not of Star Alliance',
    [...alliance, '1 line Zorg; Explorer + Uplink; Troll; Umbra'],
    { answer: 'action Explorer' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 6 } },
  );
  checkDone(
    'Uplink makes none for one that is',
    [...alliance, '1 line Explorer + Uplink; Cadet'],
    { answer: 'action Explorer' },
    { expect: { '1 line': ['Explorer', 'Cadet'] } },
  );
});

describe('Unfathomable', () => {
  const unfathomable = ['house unfathomable', ...grunts];
  checkDone(
    'Initiation is archived with fewer than 4 cards in hand',
    [...unfathomable, '1 hand Initiation; Zorg; Troll; Umbra'],
    { answer: 'play Initiation' },
    { expect: { '1 archives': ['Initiation'], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Initiation is not with 4',
    [...unfathomable, '1 hand Initiation; Zorg; Troll; Umbra; Dodger'],
    { answer: 'play Initiation' },
    { expect: { '1 archives': [], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Sunk Cost makes one if the card that the opponent loses is of the chosen house',
    [...unfathomable, '1 hand Sunk Cost', '2 hand Zorg'],
    { answer: 'play Sunk Cost' },
    { answer: 'house mars' },
    { expect: { '2 discard': ['Zorg'], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Sunk Cost makes none for another house',
    [...unfathomable, '1 hand Sunk Cost', '2 hand Zorg'],
    { answer: 'play Sunk Cost' },
    { answer: 'house dis' },
    { expect: { '2 discard': ['Zorg'], '1 line': [] } },
  );
  check(
    'Fathom Reaver has the opponent refill to 1 less while there is a friendly token creature',
    [...unfathomable, '1 hand Fathom Reaver', '2 deck 9 x Sequis', '2 houses mars logos dis', '1 houses unfathomable mars logos'],
    { answer: 'play Fathom Reaver' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Fathom Reaver'] } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '2 hand count': 5 } },
  );
  check(
    'without one they refill to 6',
    ['house unfathomable', '1 line Fathom Reaver', '2 line Grunt', ...decks, '2 houses mars logos dis', '1 houses unfathomable mars logos'],
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '2 hand count': 6 } },
  );
  check(
    'Timoti the Dammed makes one, and with it the opponent forges no keys',
    [...unfathomable, '1 hand Timoti the Dammed', '2 aember 6', '2 deck 9 x Sequis', '2 houses mars logos dis'],
    { answer: 'play Timoti the Dammed' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 6 } },
  );
  check(
    'Timoti the Dammed alone forbids nothing',
    ['house unfathomable', '1 line Timoti the Dammed', '2 aember 6', ...decks, '2 houses mars logos dis'],
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'] } },
  );
  checkDone(
    'Yanthi Ghostfin purges a creature from either discard pile for one',
    [...unfathomable, '1 line Yanthi Ghostfin', '1 discard Market Crash; Umbra', '2 discard Zorg'],
    { answer: 'reap Yanthi Ghostfin' },
    { notOffered: ['choose Market Crash'] },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { expect: { '2 purged': ['Zorg'], '1 line': ['Grunt', 'Yanthi Ghostfin'] } },
  );
  checkDone(
    'Yanthi Ghostfin makes none without one',
    [...unfathomable, '1 line Yanthi Ghostfin', '1 discard Market Crash'],
    { answer: 'reap Yanthi Ghostfin' },
    { expect: { '1 line': ['Yanthi Ghostfin'] } },
  );
  checkDone(
    'Extrematode Infection enters with 3 hatch counters',
    [...unfathomable, '1 hand Extrematode Infection', '2 line Troll'],
    { answer: 'play Extrematode Infection' },
    { answer: 'attach Troll' },
    { expect: { 'Extrematode Infection hatchCounters': 3 } },
  );
  const infected = (counters: number): string[] => [
    'house mars',
    'active 2',
    '1 token Grunt',
    `2 line Troll + Extrematode Infection (hatch ${counters}, by 1)`,
    ...decks,
  ];
  check(
    'Extrematode Infection loses one at the start of its controller’s turn',
    infected(2),
    { answer: 'endTurn' },
    { expect: { 'Extrematode Infection hatchCounters': 1, '2 line': ['Troll'], '1 line': [] } },
  );
  check(
    'Without one it destroys its creature and makes 3 token creatures',
    infected(1),
    { answer: 'endTurn' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '2 line': [], '1 line': ['Grunt', 'Grunt', 'Grunt'] } },
  );
});
