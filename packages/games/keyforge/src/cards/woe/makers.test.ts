import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const grunts = ['1 token Grunt', '1 deck Bumpsy; Mother; Flaxia; Snufflegator; Krump; Charette'];
const decks = ['1 deck 8 x Sequis', '2 deck 8 x Sequis'];

describe('Brobnar', () => {
  const brobnar = ['house brobnar', ...grunts];
  check(
    'Brawl In makes 2 token creatures and enrages those alone',
    [...brobnar, '1 hand Brawl In', '1 line Troll'],
    { answer: 'play Brawl In' },
    { answer: 'leftFlank' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Grunt', 'Troll', 'Grunt'], 'Grunt enraged': true, 'Troll enraged': false, '1 deck count': 4 } },
  );
  check(
    'Brawl In enrages none where none can be made',
    ['house brobnar', '1 hand Brawl In', '1 line Troll'],
    { answer: 'play Brawl In' },
    { expect: { '1 line': ['Troll'], 'Troll enraged': false } },
  );
  check(
    'Feats of Strength makes one for each enemy creature that is destroyed in a fight',
    [...brobnar, '1 hand Feats of Strength; Stratosmack', '1 line Troll', '2 line Dust Pixie; Umbra'],
    { answer: 'play Feats of Strength' },
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Troll'], '1 aember': 1 } },
    { answer: 'fight Troll' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Troll'] } },
  );
  check(
    'Feats of Strength makes none for a friendly creature, nor after the turn',
    [
      ...brobnar,
      '1 hand Feats of Strength',
      '1 line Dodger [brobnar]',
      '2 line Troll; Grommid',
      '2 deck 6 x Sequis',
      '2 houses mars logos dis',
    ],
    { answer: 'play Feats of Strength' },
    { answer: 'fight Dodger' },
    { answer: 'fight Troll' },
    { expect: { '1 line': [] } },
  );
  check(
    'Press Gang is archived if an enemy creature was destroyed',
    [...brobnar, '1 hand Press Gang', '1 line Troll', '2 line Dust Pixie'],
    { answer: 'fight Troll' },
    { answer: 'fight Dust Pixie' },
    { answer: 'play Press Gang' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Troll'], '1 archives': ['Press Gang'] } },
  );
  check(
    'Press Gang is not for a friendly one',
    [...brobnar, '1 hand Press Gang', '1 line Dodger [brobnar]', '2 line Troll'],
    { answer: 'fight Dodger' },
    { answer: 'fight Troll' },
    { answer: 'play Press Gang' },
    { expect: { '1 line': ['Grunt'], '1 archives': [], '1 discard count': 2 } },
  );
  check(
    'Ragnarok Prep counts the creature that it makes',
    [...brobnar, '1 hand Ragnarok Prep', '1 line Troll', '2 line Zorg', '2 aember 3'],
    { answer: 'play Ragnarok Prep' },
    { answer: 'leftFlank' },
    { expect: { '2 aember': 1 } },
  );
  check(
    'Ragnarok Prep takes nothing from an opponent with as many creatures',
    [...brobnar, '1 hand Ragnarok Prep', '2 line Zorg', '2 aember 3'],
    { answer: 'play Ragnarok Prep' },
    { expect: { '2 aember': 3, '1 line': ['Grunt'] } },
  );
  check(
    'Stratosmack makes one if its damage destroys the creature',
    [...brobnar, '1 hand Stratosmack', '2 line Umbra; Troll'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Grunt'], '2 line': ['Troll'] } },
  );
  check(
    'Stratosmack makes none if the creature survives its 3 damage',
    [...brobnar, '1 hand Stratosmack', '2 line Umbra; Troll'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Troll' },
    { expect: { '1 line': [], 'Troll damage': 3 } },
  );
  check(
    'Jarl Svend makes one for an enemy creature destroyed fighting it',
    [...brobnar, '1 line Jarl Svend', '2 line Dust Pixie'],
    { answer: 'fight Jarl Svend' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Jarl Svend'] } },
  );
  check(
    'Jarl Svend makes none if it does not survive',
    [...brobnar, '1 line Jarl Svend', '2 line Zorg (damage 1)'],
    { answer: 'fight Jarl Svend' },
    { answer: 'fight Zorg' },
    { expect: { '1 line': [], '2 line': [] } },
  );
  const gord = (theirs: string): string[] => ['house mars', 'active 2', '1 token Grunt', '1 line The Grand Gord', theirs, ...decks];
  check(
    'The Grand Gord makes one at the start of the turn of who controls the most powerful creature',
    gord('2 line Umbra'),
    { answer: 'endTurn' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'The Grand Gord'], active: 1 } },
  );
  check(
    'The Grand Gord does so of one that is tied',
    gord('2 line Silvertooth (damage 1); Sequis; Krump'),
    { answer: 'endTurn' },
    {
      asked: { purpose: 'chooseHouse' },
    },
  );
});

describe('Nirbor Flamewing', () => {
  const waiting = (line: string, discard = '1 discard Sequis; Nirbor Flamewing; Troll'): string[] => [
    'house mars',
    'active 2',
    '1 token Grunt',
    '1 houses brobnar mars logos',
    discard,
    line,
    ...decks,
  ];
  check(
    'enters play ready from the discard pile at the start of its owner’s turn for a friendly creature',
    waiting('1 line Zorg; Umbra'),
    { answer: 'endTurn' },
    { answer: 'yes' },
    { answer: 'choose Umbra' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Zorg', 'Nirbor Flamewing'], 'Nirbor Flamewing exhausted': false } },
  );
  check(
    'need not',
    waiting('1 line Zorg; Umbra'),
    { answer: 'endTurn' },
    { answer: [] },
    { expect: { '1 line': ['Zorg', 'Umbra'], 'Nirbor Flamewing zone': 'discard' } },
  );
  check(
    'stays there if the creature is not destroyed',
    waiting('1 line Umbra (warded)'),
    { answer: 'endTurn' },
    { answer: 'yes' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'], 'Nirbor Flamewing zone': 'discard' } },
  );
  check(
    'stays there without a friendly creature',
    waiting('2 line Umbra'),
    { answer: 'endTurn' },
    { answer: 'yes' },
    {
      expect: { '1 line': [], 'Nirbor Flamewing zone': 'discard' },
    },
  );
  check(
    'does nothing of the sort in play',
    waiting('1 line Umbra; Nirbor Flamewing', '1 discard Sequis'),
    { answer: 'endTurn' },
    { asked: { purpose: 'chooseHouse' } },
  );
  check(
    'does nothing at the start of the opponent’s turn',
    ['house mars', '1 discard Nirbor Flamewing', '1 line Umbra', '2 line Umbra', ...decks],
    { answer: 'endTurn' },
    { asked: { purpose: 'chooseHouse', seat: 2 } },
  );
  check(
    'makes a token creature when it is destroyed, and may come back for that one',
    [
      'house mars',
      'active 2',
      '1 token Grunt',
      '1 houses brobnar mars logos',
      '2 hand Stratosmack [mars]',
      '1 line Nirbor Flamewing (damage 1)',
      ...decks,
    ],
    { answer: 'play Stratosmack' },
    { answer: 'choose Nirbor Flamewing' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt'], '1 discard': ['Nirbor Flamewing'] } },
    { answer: 'endTurn' },
    { answer: 'yes' },
    { answer: 'choose Grunt' },
    { expect: { '1 line': ['Nirbor Flamewing'] } },
  );
});

describe('Ekwidon', () => {
  const ekwidon = ['house ekwidon', ...grunts];
  check(
    'Hire On is archived with 6 in both pools together',
    [...ekwidon, '1 hand Hire On', '1 aember 2', '2 aember 4'],
    { answer: 'play Hire On' },
    { expect: { '1 line': ['Grunt'], '1 archives': ['Hire On'] } },
  );
  check(
    'Hire On is not with 5',
    [...ekwidon, '1 hand Hire On', '1 aember 2', '2 aember 3'],
    { answer: 'play Hire On' },
    { expect: { '1 line': ['Grunt'], '1 archives': [], '1 discard': ['Hire On'] } },
  );
  check(
    'The Visible Hand makes 2 and shows the hand',
    [...ekwidon, '1 hand The Visible Hand; Zorg'],
    { answer: 'play The Visible Hand' },
    { answer: 'leftFlank' },
    { happened: ['cardRevealed Zorg'] },
    { expect: { '1 line': ['Grunt', 'Grunt'] } },
  );
  check(
    'Token of Appreciation forges a key for 1 less for each token creature, the new one too',
    [...ekwidon, '1 hand Token of Appreciation', '1 line Grunt; Zorg', '1 aember 12', '2 line Grunt'],
    { answer: 'play Token of Appreciation' },
    { answer: 'leftFlank' },
    { answer: 'colour red' },
    { expect: { '1 aember': 1, '1 keys': ['red'] } },
  );
  check(
    'Token of Appreciation forges none where its price is too high',
    [...ekwidon, '1 hand Token of Appreciation', '1 line Grunt', '1 aember 10'],
    { answer: 'play Token of Appreciation' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 10, '1 keys': [] } },
  );
  check(
    'General Ză-Orhă makes one for each key of the opponent',
    [...ekwidon, '1 hand General Ză-Orhă', '1 keys yellow', '2 keys red blue'],
    { answer: 'play General Ză-Orhă' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'General Ză-Orhă'] } },
  );
  check(
    'Gezrăhi Blacksmith lets its controller make one or draw a card at the start of their turn',
    ['house mars', 'active 2', '1 token Grunt', '2 token Cleric', '1 line Gezrăhi Blacksmith', ...decks],
    { answer: 'endTurn' },
    { asked: { purpose: 'chooseMode', seat: 1 } },
    { answer: 'mode =0' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Gezrăhi Blacksmith'], '1 hand count': 0 } },
  );
  check(
    'Gezrăhi Blacksmith lets the opponent do so at the start of theirs',
    ['house mars', '1 token Grunt', '2 token Cleric', '1 line Gezrăhi Blacksmith', ...decks],
    { answer: 'endTurn' },
    { asked: { purpose: 'chooseMode', seat: 2 } },
    { answer: 'mode =0' },
    { expect: { '2 line': ['Cleric'], '1 line': ['Gezrăhi Blacksmith'] } },
  );
  check(
    'or draw',
    ['house mars', '1 line Gezrăhi Blacksmith', ...decks],
    { answer: 'endTurn' },
    { answer: 'mode =1' },
    { expect: { '2 hand count': 1, '2 line': [] } },
  );
  check(
    'Tya-Arhĭ, Esquire has friendly creatures that are no token creatures make one when they are destroyed',
    [
      'house unfathomable',
      ...grunts,
      '1 line Tya-Arhĭ, Esquire; Umbra; Grunt',
      '2 line Umbra as theirs',
      '1 hand 3 x Stratosmack [unfathomable]',
    ],
    { answer: 'play Stratosmack' },
    { answer: 'choose 1:Umbra' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Tya-Arhĭ, Esquire', 'Grunt'] } },
    { answer: 'play Stratosmack' },
    { answer: 'choose theirs' },
    { answer: 'leftFlank' },
    { expect: { '2 line': [], '1 line count': 5 } },
    { answer: 'play Stratosmack' },
    { answer: 'choose Tya-Arhĭ, Esquire' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Grunt', 'Grunt', 'Grunt', 'Grunt'] } },
  );
  check(
    'Tourist Trap makes one and swaps control of a token creature and an enemy one',
    [...ekwidon, '1 hand Tourist Trap', '2 line Troll; Zorg', '1 line Umbra'],
    { answer: 'play Tourist Trap' },
    { answer: 'leftFlank' },
    { edit: ['mark Tourist Trap (exhausted no)'] },
    { answer: 'action Tourist Trap' },
    { answer: 'choose Grunt' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Zorg', 'Umbra'], '2 line': ['Troll', 'Grunt'] } },
  );
  check(
    'Tourist Trap swaps nothing without a token creature',
    [...ekwidon, '1 artifacts Tourist Trap', '2 line Troll', '1 line Umbra'],
    { answer: 'action Tourist Trap' },
    { expect: { '1 line': ['Umbra'], '2 line': ['Troll'] } },
  );
});

describe('Mars', () => {
  const mars = ['house mars', ...grunts];
  check(
    'Blorb Hive destroys a friendly creature for 2 Blorbs',
    ['house mars', '1 token Blorb', '1 deck Troll; Zorg; Umbra', '1 artifacts Blorb Hive', '1 line Dust Pixie', '2 line Sequis'],
    { answer: 'omni Blorb Hive' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Blorb', 'Blorb'], '1 artifacts': ['Blorb Hive'], '1 keys': [] } },
  );
  check(
    'Blorb Hive makes none for a creature that is not destroyed',
    ['house mars', '1 token Blorb', '1 deck Troll; Zorg; Umbra', '1 artifacts Blorb Hive', '1 line Dust Pixie (warded)'],
    { answer: 'omni Blorb Hive' },
    { answer: 'choose Dust Pixie' },
    { expect: { '1 line': ['Dust Pixie'], '1 deck count': 3 } },
  );
  const hive = (blorbs: number): string[] => [
    'house mars',
    '1 token Blorb',
    '1 deck Troll; Zorg; Umbra',
    '1 artifacts Blorb Hive',
    `1 line Dust Pixie; ${blorbs} x Blorb`,
  ];
  check(
    'With 10 Blorbs Blorb Hive is destroyed and a key forged at no cost',
    hive(8),
    { answer: 'omni Blorb Hive' },
    { answer: 'choose Dust Pixie' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { answer: 'colour blue' },
    { expect: { '1 artifacts': [], '1 keys': ['blue'], '1 line count': 10 } },
  );
  check(
    'With 9 Blorbs it is not',
    hive(7),
    { answer: 'omni Blorb Hive' },
    { answer: 'choose Dust Pixie' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 artifacts': ['Blorb Hive'], '1 keys': [], '1 line count': 9 } },
  );
  check(
    'Blorb brings Blorb Hive back from the discard pile',
    ['house unfathomable', '1 hand Hypoxia', '1 line Blorb', '1 discard Blorb Hive; Zorg'],
    { answer: 'play Hypoxia' },
    { answer: 'choose Blorb Hive' },
    { expect: { '1 hand': ['Blorb Hive'] } },
  );
  check(
    'Borka Rikk makes one for a Mars card discarded from hand',
    [...mars, '1 line Borka Rikk', '1 hand Zorg'],
    { answer: 'discard Zorg' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Borka Rikk'] } },
  );
  check(
    'Borka Rikk makes none for a card of another house',
    ['house brobnar', ...grunts, '1 line Borka Rikk', '1 hand Troll'],
    { answer: 'discard Troll' },
    { expect: { '1 line': ['Borka Rikk'] } },
  );
  check(
    'Clone Home is archived with more creatures than the opponent, the new one counted',
    [...mars, '1 hand Clone Home', '1 line Zorg', '2 line Troll'],
    { answer: 'play Clone Home' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Clone Home'] } },
  );
  check(
    'Clone Home is not with as many',
    [...mars, '1 hand Clone Home', '2 line Troll'],
    { answer: 'play Clone Home' },
    { expect: { '1 archives': [], '1 line': ['Grunt'] } },
  );
  check(
    'Ironyx Vatminder makes one when played and when destroyed',
    [...mars, '1 hand Ironyx Vatminder; Martian Revolution'],
    { answer: 'play Ironyx Vatminder' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Ironyx Vatminder'] } },
  );
  check(
    'Martian Revolution makes one for each friendly creature that it destroys',
    [...mars, '1 hand Martian Revolution', '1 line Zorg; Umbra; Dodger (warded)', '2 line Troll'],
    { answer: 'play Martian Revolution' },
    { answer: ['pile Zorg', 'pile Umbra'] },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Dodger'], '2 line': ['Troll'], '1 aember': 1 } },
  );
  check(
    'Nyyon Outpost puts a friendly creature under its owner’s deck for 2',
    [...mars, '1 artifacts Nyyon Outpost', '1 line Umbra', '2 line Troll'],
    { answer: 'action Nyyon Outpost' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt'], '1 deck count': 5 } },
  );
  check(
    'Nyyon Outpost makes none for a creature that its ward keeps',
    [...mars, '1 artifacts Nyyon Outpost', '1 line Umbra (warded)'],
    { answer: 'action Nyyon Outpost' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'], '1 deck count': 6 } },
  );
});

describe('Sanctum', () => {
  const sanctum = ['house sanctum', ...grunts];
  check(
    'Muster is archived if the opponent has more Æ',
    [...sanctum, '1 hand Muster', '2 aember 1'],
    { answer: 'play Muster' },
    { expect: { '1 line': ['Grunt'], '1 archives': ['Muster'] } },
  );
  check(
    'Muster is not otherwise',
    [...sanctum, '1 hand Muster', '1 aember 1', '2 aember 1'],
    { answer: 'play Muster' },
    {
      expect: { '1 line': ['Grunt'], '1 archives': [] },
    },
  );
  check(
    'Renewed Life makes one for each damage that it heals',
    [...sanctum, '1 hand Renewed Life', '1 line Troll (damage 2)'],
    { answer: 'play Renewed Life' },
    { answer: 'choose Troll' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { 'Troll damage': 0, '1 line': ['Grunt', 'Grunt', 'Troll'] } },
  );
  check(
    'Renewed Life makes none where nothing is healed',
    [...sanctum, '1 hand Renewed Life', '1 line Troll'],
    { answer: 'play Renewed Life' },
    { answer: 'choose Troll' },
    { expect: { '1 line': ['Troll'] } },
  );
  check(
    'Request Donations has the new creature capture 2',
    [...sanctum, '1 hand Request Donations', '1 line Zorg', '2 aember 3'],
    { answer: 'play Request Donations' },
    { answer: 'leftFlank' },
    { expect: { 'Grunt aember': 2, 'Zorg aember': 0, '2 aember': 1 } },
  );
  check(
    'Request Donations captures nothing where none is made',
    ['house sanctum', '1 hand Request Donations', '1 line Zorg', '2 aember 3'],
    { answer: 'play Request Donations' },
    { expect: { '2 aember': 3, '1 line': ['Zorg'] } },
  );
  check(
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
  check(
    'Zephon the Opulent makes 2, and gains 2 after it reaps',
    [...sanctum, '1 hand Zephon the Opulent'],
    { answer: 'play Zephon the Opulent' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { edit: ['mark Zephon the Opulent (exhausted no)'] },
    { answer: 'reap Zephon the Opulent' },
    { expect: { '1 aember': 3 } },
  );
  check(
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
  check(
    'Arm the Plebeians makes one and wards it',
    [...saurian, '1 hand Arm the Plebeians', '1 line Zorg'],
    { answer: 'play Arm the Plebeians' },
    { answer: 'leftFlank' },
    { expect: { 'Grunt warded': true, 'Zorg warded': false } },
  );
  check(
    'Conscription makes as many as the opponent has more creatures',
    [...saurian, '1 hand Conscription', '1 line Zorg', '2 line Troll; Umbra; Dodger'],
    { answer: 'play Conscription' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Zorg'] } },
  );
  check(
    'Conscription makes none with as many creatures or more',
    [...saurian, '1 hand Conscription', '1 line Zorg; Dodger', '2 line Troll'],
    { answer: 'play Conscription' },
    { expect: { '1 line': ['Zorg', 'Dodger'] } },
  );
  check(
    'Inspiring Oration exalts a creature and makes one for each Æ on it',
    [...saurian, '1 hand Inspiring Oration', '1 line Zorg (aember 1); Troll (aember 3)'],
    { answer: 'play Inspiring Oration' },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Zorg', 'Troll'], 'Zorg aember': 2 } },
  );
  check(
    'Inspiring Oration makes none without a creature',
    [...saurian, '1 hand Inspiring Oration'],
    { answer: 'play Inspiring Oration' },
    { expect: { '1 line': [] } },
  );
  check(
    'Recruit is archived if a friendly creature was exalted this turn',
    [...saurian, '1 hand Recruit', '1 line Trooper'],
    { answer: 'reap Trooper' },
    { answer: 'play Recruit' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Recruit'], '1 line': ['Grunt', 'Trooper'] } },
  );
  check(
    'Recruit is not for a creature that was exalted before',
    [...saurian, '1 hand Recruit', '1 line Zorg (aember 2)', '2 line Trooper (aember 1)'],
    { answer: 'play Recruit' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': [], '1 line': ['Grunt', 'Zorg'] } },
  );
  check(
    'Symposium exalts, readies and uses a creature, and another after a token creature',
    [...saurian, '1 hand Symposium', '1 line Grunt (exhausted); Zorg (exhausted)'],
    { answer: 'play Symposium' },
    { answer: 'choose Grunt' },
    { answer: 'reap Grunt' },
    { answer: 'yes' },
    { notOffered: ['choose Grunt'] },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { expect: { 'Grunt aember': 1, 'Zorg aember': 1, '1 aember': 2 } },
  );
  check(
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
  check(
    'Symposium ends after another creature',
    [...saurian, '1 hand Symposium', '1 line Grunt; Zorg'],
    { answer: 'play Symposium' },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Aedile Tullia makes one when its controller exalts a friendly creature that is no token creature',
    [...saurian, '1 line Aedile Tullia; Longusaur Lector'],
    { answer: 'reap Longusaur Lector' },
    { answer: 'yes' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Aedile Tullia', 'Longusaur Lector'] } },
  );
  check(
    'Aedile Tullia makes none for a token creature',
    [...saurian, '1 line Aedile Tullia; Trooper'],
    { answer: 'reap Trooper' },
    { expect: { '1 line': ['Aedile Tullia', 'Trooper'], 'Trooper aember': 1 } },
  );
  check(
    'Rampaging Brutodon makes a token creature',
    [...saurian, '1 hand Rampaging Brutodon'],
    { answer: 'play Rampaging Brutodon' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Rampaging Brutodon'] } },
  );
  check(
    'Rampaging Brutodon is used for a friendly creature that is destroyed first',
    [...saurian, '1 line Rampaging Brutodon; Umbra', '2 line Troll'],
    { answer: 'fight Rampaging Brutodon' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Rampaging Brutodon'], 'Rampaging Brutodon exhausted': true } },
    { answer: 'fight Troll' },
    { expect: { '2 line': [] } },
  );
  check(
    'Rampaging Brutodon is not used for one that survives',
    [...saurian, '1 line Rampaging Brutodon; Umbra (warded)'],
    { answer: 'reap Rampaging Brutodon' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Rampaging Brutodon', 'Umbra'], 'Rampaging Brutodon exhausted': false, '1 aember': 0 } },
  );
  check(
    'Rampaging Brutodon used by an effect has its price, too',
    [...saurian, '1 line Rampaging Brutodon; Umbra; Zorg', '1 hand Symposium'],
    { answer: 'play Symposium' },
    { answer: 'choose Rampaging Brutodon' },
    { answer: 'reap Rampaging Brutodon' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Rampaging Brutodon', 'Zorg'], '1 aember': 1, 'Rampaging Brutodon aember': 1 } },
  );
  check(
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
  check(
    'Grunt Work puts the top 3 cards back in any order, then makes one',
    [...alliance, '1 hand Grunt Work'],
    { answer: 'play Grunt Work' },
    { view: { seat: 1, sees: ['Bumpsy', 'Mother', 'Flaxia'], hides: ['Snufflegator'] } },
    { answer: ['pile Bumpsy', 'pile Flaxia', 'pile Mother'] },
    { expect: { '1 line': ['Grunt'], '1 deck': ['Flaxia', 'Bumpsy', 'Snufflegator', 'Krump', 'Charette'] } },
  );
  check(
    'Photon Blast deals 2 with 1 splash and makes one if that destroys a creature',
    [...alliance, '1 hand Photon Blast', '2 line Dust Pixie; Troll; Umbra'],
    { answer: 'play Photon Blast' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2, 'Umbra damage': 1, '2 line': ['Troll', 'Umbra'], '1 line': ['Grunt'] } },
  );
  check(
    'Photon Blast makes one, though it destroys two',
    [...alliance, '1 hand Photon Blast', '2 line Dust Pixie; Umbra'],
    { answer: 'play Photon Blast' },
    { answer: 'choose Umbra' },
    { answer: ['pile Umbra', 'pile Dust Pixie'] },
    { expect: { '2 line': [], '1 line': ['Grunt'] } },
  );
  check(
    'Photon Blast makes none where all survive',
    [...alliance, '1 hand Photon Blast', '2 line Troll'],
    { answer: 'play Photon Blast' },
    { answer: 'choose Troll' },
    { expect: { '1 line': [] } },
  );
  check(
    'Teamwork is archived where the opponent still has more creatures',
    [...alliance, '1 hand Teamwork', '2 line Zorg; Troll'],
    { answer: 'play Teamwork' },
    { expect: { '1 archives': ['Teamwork'], '1 line': ['Grunt'] } },
  );
  check(
    'Teamwork is not where they have as many',
    [...alliance, '1 hand Teamwork', '2 line Zorg'],
    { answer: 'play Teamwork' },
    {
      expect: { '1 archives': [], '1 line': ['Grunt'] },
    },
  );
  check(
    'Recruiting Station makes one if the top card is of the chosen house',
    [...alliance, '1 artifacts Recruiting Station'],
    { answer: 'omni Recruiting Station' },
    { answer: 'house brobnar' },
    { expect: { '1 discard': ['Bumpsy'], '1 line': ['Grunt'], '1 deck count': 4 } },
  );
  check(
    'Recruiting Station makes none for a card of another house',
    [...alliance, '1 artifacts Recruiting Station'],
    { answer: 'omni Recruiting Station' },
    { answer: 'house mars' },
    { expect: { '1 discard': ['Bumpsy'], '1 line': [], '1 deck count': 5 } },
  );
  check(
    'Recruiting Station makes none with an empty deck',
    ['house staralliance', '1 token Grunt', '1 artifacts Recruiting Station'],
    { answer: 'omni Recruiting Station' },
    { answer: 'house mars' },
    { expect: { '1 line': [] } },
  );
  check(
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
  check(
    'FOF Transponder goes to the token creature that it makes',
    ['house staralliance', ...grunts, '1 line Umbra + FOF Transponder', '1 hand Stratosmack [staralliance]'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { 'FOF Transponder zone': 'upgrades', 'FOF Transponder host': 'Grunt', '1 line': ['Grunt', 'Grunt'] } },
  );
  check(
    'FOF Transponder is lost where none can be made',
    ['house staralliance', '1 line Umbra + FOF Transponder', '1 hand Stratosmack [staralliance]'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { expect: { 'FOF Transponder zone': 'discard', '1 line': [] } },
  );
  check(
    'Uplink makes one for each neighbor that is not of Star Alliance',
    [...alliance, '1 line Zorg; Explorer + Uplink; Troll; Umbra'],
    { answer: 'action Explorer' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line count': 6 } },
  );
  check(
    'Uplink makes none for one that is',
    [...alliance, '1 line Explorer + Uplink; Cadet'],
    { answer: 'action Explorer' },
    { expect: { '1 line': ['Explorer', 'Cadet'] } },
  );
});

describe('Unfathomable', () => {
  const unfathomable = ['house unfathomable', ...grunts];
  check(
    'Initiation is archived with fewer than 4 cards in hand',
    [...unfathomable, '1 hand Initiation; Zorg; Troll; Umbra'],
    { answer: 'play Initiation' },
    { expect: { '1 archives': ['Initiation'], '1 line': ['Grunt'] } },
  );
  check(
    'Initiation is not with 4',
    [...unfathomable, '1 hand Initiation; Zorg; Troll; Umbra; Dodger'],
    { answer: 'play Initiation' },
    { expect: { '1 archives': [], '1 line': ['Grunt'] } },
  );
  check(
    'Sunk Cost makes one if the card that the opponent loses is of the chosen house',
    [...unfathomable, '1 hand Sunk Cost', '2 hand Zorg'],
    { answer: 'play Sunk Cost' },
    { answer: 'house mars' },
    { expect: { '2 discard': ['Zorg'], '1 line': ['Grunt'] } },
  );
  check(
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
  check(
    'Yanthi Ghostfin purges a creature from either discard pile for one',
    [...unfathomable, '1 line Yanthi Ghostfin', '1 discard Market Crash; Umbra', '2 discard Zorg'],
    { answer: 'reap Yanthi Ghostfin' },
    { notOffered: ['choose Market Crash'] },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { expect: { '2 purged': ['Zorg'], '1 line': ['Grunt', 'Yanthi Ghostfin'] } },
  );
  check(
    'Yanthi Ghostfin makes none without one',
    [...unfathomable, '1 line Yanthi Ghostfin', '1 discard Market Crash'],
    { answer: 'reap Yanthi Ghostfin' },
    { expect: { '1 line': ['Yanthi Ghostfin'] } },
  );
  check(
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
