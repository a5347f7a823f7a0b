import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

const grunts = ['1 token Grunt', '1 deck Bumpsy; Mother; Flaxia; Snufflegator; Krump; Charette'];
const decks = ['1 deck 8 x Sequis', '2 deck 8 x Sequis'];

describe('Brobnar', () => {
  const brobnar = ['house brobnar', ...grunts];
  checkDone(
    'Brawl In makes 2 token creatures and enrages those alone',
    [...brobnar, '1 hand Brawl In', '1 line Troll'],
    { answer: 'play Brawl In' },
    { answer: 'leftFlank' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Grunt', 'Troll', 'Grunt'], 'Grunt enraged': true, 'Troll enraged': false, '1 deck count': 4 } },
  );
  checkDone(
    'Brawl In enrages none where none can be made',
    ['house brobnar', '1 hand Brawl In', '1 line Troll'],
    { answer: 'play Brawl In' },
    { expect: { '1 line': ['Troll'], 'Troll enraged': false } },
  );
  checkDone(
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
  checkDone(
    'Feats of Strength makes one though the attacker is destroyed, too',
    [...brobnar, '1 hand Feats of Strength', '1 line Jarl Svend', '2 line Zorg'],
    { answer: 'play Feats of Strength' },
    { answer: 'fight Jarl Svend' },
    { answer: 'fight Zorg' },
    { expect: { '1 line': ['Grunt'], '2 line': [] } },
  );
  checkDone(
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
  checkDone(
    'Press Gang is archived if an enemy creature was destroyed',
    [...brobnar, '1 hand Press Gang', '1 line Troll', '2 line Dust Pixie'],
    { answer: 'fight Troll' },
    { answer: 'fight Dust Pixie' },
    { answer: 'play Press Gang' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Troll'], '1 archives': ['Press Gang'] } },
  );
  checkDone(
    'Press Gang is not for a friendly one',
    [...brobnar, '1 hand Press Gang', '1 line Dodger [brobnar]', '2 line Troll'],
    { answer: 'fight Dodger' },
    { answer: 'fight Troll' },
    { answer: 'play Press Gang' },
    { expect: { '1 line': ['Grunt'], '1 archives': [], '1 discard count': 2 } },
  );
  checkDone(
    'Ragnarok Prep counts the creature that it makes',
    [...brobnar, '1 hand Ragnarok Prep', '1 line Troll', '2 line Zorg', '2 aember 3'],
    { answer: 'play Ragnarok Prep' },
    { answer: 'leftFlank' },
    { expect: { '2 aember': 1 } },
  );
  checkDone(
    'Ragnarok Prep takes nothing from an opponent with as many creatures',
    [...brobnar, '1 hand Ragnarok Prep', '2 line Zorg', '2 aember 3'],
    { answer: 'play Ragnarok Prep' },
    { expect: { '2 aember': 3, '1 line': ['Grunt'] } },
  );
  checkDone(
    'Stratosmack makes one if its damage destroys the creature',
    [...brobnar, '1 hand Stratosmack', '2 line Umbra; Troll'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Grunt'], '2 line': ['Troll'] } },
  );
  checkDone(
    'Stratosmack makes none if the creature survives its 3 damage',
    [...brobnar, '1 hand Stratosmack', '2 line Umbra; Troll'],
    { answer: 'play Stratosmack' },
    { answer: 'choose Troll' },
    { expect: { '1 line': [], 'Troll damage': 3 } },
  );
  checkDone(
    'Jarl Svend makes one for an enemy creature destroyed fighting it',
    [...brobnar, '1 line Jarl Svend', '2 line Dust Pixie'],
    { answer: 'fight Jarl Svend' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Jarl Svend'] } },
  );
  checkDone(
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
    [...waiting('1 line Zorg; Umbra'), '2 line Dodger'],
    { answer: 'endTurn' },
    { answer: 'yes' },
    { notOffered: ['choose Dodger'] },
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
  checkDone(
    'Hire On is archived with 6 in both pools together',
    [...ekwidon, '1 hand Hire On', '1 aember 2', '2 aember 4'],
    { answer: 'play Hire On' },
    { expect: { '1 line': ['Grunt'], '1 archives': ['Hire On'] } },
  );
  checkDone(
    'Hire On is not with 5',
    [...ekwidon, '1 hand Hire On', '1 aember 2', '2 aember 3'],
    { answer: 'play Hire On' },
    { expect: { '1 line': ['Grunt'], '1 archives': [], '1 discard': ['Hire On'] } },
  );
  checkDone(
    'The Visible Hand makes 2 and shows the hand',
    [...ekwidon, '1 hand The Visible Hand; Zorg', '2 hand Troll'],
    { answer: 'play The Visible Hand' },
    { answer: 'leftFlank' },
    { happened: ['cardRevealed Zorg'] },
    { didNotHappen: ['cardRevealed Troll'] },
    { expect: { '1 line': ['Grunt', 'Grunt'] } },
  );
  checkDone(
    'Token of Appreciation forges a key for 1 less for each token creature, the new one too',
    [...ekwidon, '1 hand Token of Appreciation', '1 line Grunt; Zorg', '1 aember 12', '2 line Grunt'],
    { answer: 'play Token of Appreciation' },
    { answer: 'leftFlank' },
    { answer: 'colour red' },
    { expect: { '1 aember': 1, '1 keys': ['red'] } },
  );
  checkDone(
    'Token of Appreciation can forge below the current cost',
    [...ekwidon, '1 hand Token of Appreciation', '1 line 8 x Grunt', '1 aember 4'],
    { answer: 'play Token of Appreciation' },
    { answer: 'leftFlank' },
    { answer: 'colour red' },
    { expect: { '1 aember': 0, '1 keys': ['red'] } },
  );
  checkDone(
    'Token of Appreciation forges none where its price is too high',
    [...ekwidon, '1 hand Token of Appreciation', '1 line Grunt', '1 aember 10'],
    { answer: 'play Token of Appreciation' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 10, '1 keys': [] } },
  );
  checkDone(
    'General Ză-Orhă makes one for each key of the opponent',
    [...ekwidon, '1 hand General Ză-Orhă', '1 keys yellow', '2 keys red blue'],
    { answer: 'play General Ză-Orhă' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'General Ză-Orhă'] } },
  );
  checkDone(
    'Tya-Arhĭ, Esquire has token creatures make none',
    ['house unfathomable', ...grunts, '1 line Tya-Arhĭ, Esquire; Facet', '1 hand Hypoxia'],
    { answer: 'play Hypoxia' },
    { expect: { '1 line': ['Tya-Arhĭ, Esquire'], '1 deck count': 6 } },
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
  checkDone(
    'Tya-Arhĭ, Esquire has friendly creatures that are no token creatures make one when they are destroyed',
    [
      'house unfathomable',
      ...grunts,
      '1 line Tya-Arhĭ, Esquire; Umbra; Grunt',
      '2 line Umbra as theirs',
      '2 token Facet',
      '2 deck Sequis',
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
  checkDone(
    'Tourist Trap makes one and swaps control of a token creature and an enemy one',
    [...ekwidon, '1 hand Tourist Trap', '2 line Troll; Zorg; Facet as theirs', '1 line Umbra'],
    { answer: 'play Tourist Trap' },
    { answer: 'leftFlank' },
    { edit: ['mark Tourist Trap (exhausted no)'] },
    { answer: 'action Tourist Trap' },
    { notOffered: ['choose Umbra', 'choose theirs'] },
    { answer: 'choose Grunt' },
    { notOffered: ['choose Umbra'] },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Zorg', 'Umbra'], '2 line': ['Troll', 'Grunt', 'Facet'] } },
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
  checkDone(
    'Blorb Hive destroys a friendly creature for 2 Blorbs',
    ['house mars', '1 token Blorb', '1 deck Troll; Zorg; Umbra', '1 artifacts Blorb Hive', '1 line Dust Pixie', '2 line Sequis'],
    { answer: 'omni Blorb Hive' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Blorb', 'Blorb'], '1 artifacts': ['Blorb Hive'], '1 keys': [] } },
  );
  checkDone(
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
    `1 line Dust Pixie; ${blorbs} x Blorb; Zorg`,
  ];
  checkDone(
    'With 10 Blorbs Blorb Hive is destroyed and a key forged at no cost',
    hive(8),
    { answer: 'omni Blorb Hive' },
    { answer: 'choose Dust Pixie' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { answer: 'colour blue' },
    { expect: { '1 artifacts': [], '1 keys': ['blue'], '1 line count': 11 } },
  );
  checkDone(
    'With 9 Blorbs it is not',
    hive(7),
    { answer: 'omni Blorb Hive' },
    { answer: 'choose Dust Pixie' },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 artifacts': ['Blorb Hive'], '1 keys': [], '1 line count': 10 } },
  );
  checkDone(
    'Blorb brings Blorb Hive back from the discard pile',
    ['house unfathomable', '1 hand Hypoxia', '1 line Blorb', '1 discard Blorb Hive; Zorg'],
    { answer: 'play Hypoxia' },
    { answer: 'choose Blorb Hive' },
    { expect: { '1 hand': ['Blorb Hive'] } },
  );
  checkDone(
    'Borka Rikk makes one for a Mars card discarded from hand',
    [...mars, '1 line Borka Rikk', '1 hand Zorg'],
    { answer: 'discard Zorg' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Borka Rikk'] } },
  );
  checkDone(
    'Borka Rikk makes one for a Mars card that the opponent’s card has discarded',
    ['house dis', '2 token Grunt', '2 deck Troll; Sequis', '2 line Borka Rikk', '2 hand Zorg [mars]', '1 hand Mind Barb'],
    { answer: 'play Mind Barb' },
    { answer: 'leftFlank' },
    { expect: { '2 line': ['Grunt', 'Borka Rikk'] } },
  );
  checkDone(
    'Borka Rikk makes none for a card of another house',
    ['house brobnar', ...grunts, '1 line Borka Rikk', '1 hand Troll'],
    { answer: 'discard Troll' },
    { expect: { '1 line': ['Borka Rikk'] } },
  );
  checkDone(
    'Clone Home is archived with more creatures than the opponent, the new one counted',
    [...mars, '1 hand Clone Home', '1 line Zorg', '2 line Troll'],
    { answer: 'play Clone Home' },
    { answer: 'leftFlank' },
    { expect: { '1 archives': ['Clone Home'] } },
  );
  checkDone(
    'Clone Home is not with as many',
    [...mars, '1 hand Clone Home', '2 line Troll'],
    { answer: 'play Clone Home' },
    { expect: { '1 archives': [], '1 line': ['Grunt'] } },
  );
  checkDone(
    'Ironyx Vatminder makes one when played and when destroyed',
    [...mars, '1 hand Ironyx Vatminder; Martian Revolution'],
    { answer: 'play Ironyx Vatminder' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Ironyx Vatminder'] } },
  );
  checkDone(
    'Martian Revolution makes one for each friendly creature that it destroys',
    [...mars, '1 hand Martian Revolution', '1 line Zorg; Umbra; Dodger (warded)', '2 line Troll'],
    { answer: 'play Martian Revolution' },
    { answer: ['pile Zorg', 'pile Umbra'] },
    { answer: 'leftFlank' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt', 'Dodger'], '2 line': ['Troll'], '1 aember': 1 } },
  );
  checkDone(
    'Nyyon Outpost puts a friendly creature under its owner’s deck for 2',
    [...mars, '1 artifacts Nyyon Outpost', '1 line Umbra', '2 line Troll'],
    { answer: 'action Nyyon Outpost' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Umbra' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Grunt', 'Grunt'], '1 deck count': 5 } },
  );
  checkDone(
    'Nyyon Outpost makes none for a creature that its ward keeps',
    [...mars, '1 artifacts Nyyon Outpost', '1 line Umbra (warded)'],
    { answer: 'action Nyyon Outpost' },
    { answer: 'choose Umbra' },
    { expect: { '1 line': ['Umbra'], '1 deck count': 6 } },
  );
});
