import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const d = 'house dis';

describe('creatures that do something as they are played', () => {
  check(
    'Charette captures 3',
    [d, '1 hand Charette', '2 aember 5'],
    { answer: 'play Charette' },
    {
      expect: { 'Charette aember': 3, '2 aember': 2 },
    },
  );
  check(
    'Drumble captures all of 7',
    [d, '1 hand Drumble', '2 aember 7'],
    { answer: 'play Drumble' },
    {
      expect: { 'Drumble aember': 7, '2 aember': 0 },
    },
  );
  check(
    'Drumble captures nothing of 6',
    [d, '1 hand Drumble', '2 aember 6'],
    { answer: 'play Drumble' },
    {
      expect: { 'Drumble aember': 0, '2 aember': 6 },
    },
  );
  check(
    'Shooler steals 1 from an opponent with 4',
    [d, '1 hand Shooler', '2 aember 4'],
    { answer: 'play Shooler' },
    {
      expect: { '1 aember': 1, '2 aember': 3 },
    },
  );
  check(
    'Shooler steals nothing from one with 3',
    [d, '1 hand Shooler', '2 aember 3'],
    { answer: 'play Shooler' },
    {
      expect: { '1 aember': 0, '2 aember': 3 },
    },
  );
  check(
    'The Terror gains 2 from an opponent without Æ',
    [d, '1 hand The Terror'],
    { answer: 'play The Terror' },
    {
      expect: { '1 aember': 2 },
    },
  );
  check(
    'The Terror gains nothing from one with 1',
    [d, '1 hand The Terror', '2 aember 1'],
    { answer: 'play The Terror' },
    {
      expect: { '1 aember': 0 },
    },
  );
  check(
    'Restringuntus keeps a house from the opponent until it leaves play',
    [
      d,
      '1 hand Restringuntus; Gateway to Dis',
      '1 houses dis mars logos',
      '2 houses mars logos untamed',
      '1 deck 20 x Fear',
      '2 deck 20 x Fear',
    ],
    { answer: 'play Restringuntus' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { notOffered: ['house mars'] },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { offered: ['house mars'] },
    { answer: 'house dis' },
    { answer: 'play Gateway to Dis' },
    { answer: 'endTurn' },
    { offered: ['house mars'] },
  );
  check(
    'Truebaru costs 3 to play and gives 5 as it is destroyed',
    [d, '1 hand Truebaru; Gateway to Dis', '1 aember 3'],
    { answer: 'play Truebaru' },
    { expect: { '1 aember': 0 } },
    { answer: 'play Gateway to Dis' },
    { expect: { '1 aember': 5 } },
  );
  check('Truebaru is not played with 2', [d, '1 hand Truebaru', '1 aember 2'], { notOffered: ['play Truebaru'] });
});

describe('creatures that are used', () => {
  check(
    'Eater of the Dead purges a creature from a discard pile to grow',
    [d, '1 line Eater of the Dead', '2 discard Troll; Punch'],
    { answer: 'reap Eater of the Dead' },
    { notOffered: ['choose Punch'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll zone': 'purged', 'Eater of the Dead power': 5 } },
  );
  check(
    'Eater of the Dead does not grow without one',
    [d, '1 line Eater of the Dead', '2 discard Punch'],
    { answer: 'reap Eater of the Dead' },
    {
      expect: { 'Eater of the Dead power': 4 },
    },
  );
  check(
    'Gabos Longarms deals its damage to another creature than it fights',
    [d, '1 line Gabos Longarms', '2 line Troll; Kelifi Dragon'],
    { answer: 'fight Gabos Longarms' },
    { answer: 'fight Troll' },
    { answer: 'choose Kelifi Dragon' },
    { expect: { 'Kelifi Dragon damage': 5, 'Troll damage': 0, 'Gabos Longarms zone': 'discard' } },
  );
  check(
    'Pit Demon steals 1',
    [d, '1 line Pit Demon', '2 aember 2'],
    { answer: 'action Pit Demon' },
    {
      expect: { '1 aember': 1, '2 aember': 1 },
    },
  );
  check(
    'Snudge returns an artifact or a flank creature',
    [d, '1 line Snudge', '2 artifacts Cannon', '2 line Troll; Bumpsy; Smaaash'],
    { answer: 'reap Snudge' },
    { answer: 'mode Snudge =1' },
    { notOffered: ['choose Bumpsy'] },
    { answer: 'choose Troll' },
    { expect: { '2 hand': ['Troll'], 'Cannon zone': 'artifacts' } },
  );
  check(
    'Snudge returns the artifact',
    [d, '1 line Snudge', '2 artifacts Cannon', '2 line Troll'],
    { answer: 'reap Snudge' },
    { answer: 'mode Snudge' },
    { answer: 'choose Cannon' },
    { expect: { '2 hand': ['Cannon'], '2 line': ['Troll'] } },
  );
  check(
    'Tocsin has the opponent discard a card at random after reaping',
    [d, '1 line Tocsin', '2 hand 2 x Punch'],
    { answer: 'reap Tocsin' },
    { expect: { '2 hand count': 1 } },
  );
});

describe('creatures that hear what happens', () => {
  check(
    'Dust Imp gains 2 as it is destroyed',
    [d, '1 hand Gateway to Dis', '1 line Dust Imp'],
    { answer: 'play Gateway to Dis' },
    {
      expect: { '1 aember': 2 },
    },
  );
  check(
    'Overlord Greking takes an enemy creature that is destroyed fighting it',
    [d, '1 line Overlord Greking', '2 line Dust Pixie'],
    { answer: 'fight Overlord Greking' },
    { answer: 'fight Dust Pixie' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Dust Pixie', 'Overlord Greking'], '2 line': [] } },
  );
  check(
    'Stealer of Souls purges an enemy creature that is destroyed fighting it, and gains 1',
    [d, '1 line Stealer of Souls', '2 line Dust Pixie'],
    { answer: 'fight Stealer of Souls' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'purged', '1 aember': 1 } },
  );
  check(
    'Shaffles takes 1 at the end of its player’s turn, not of the opponent’s',
    [d, '1 line Shaffles', '2 aember 3', '1 deck 9 x Fear', '2 deck 9 x Fear', '2 houses mars logos untamed'],
    { answer: 'endTurn' },
    { expect: { '2 aember': 2 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '2 aember': 2 } },
  );
  check(
    'Tolas gives the opponent of each destroyed creature 1',
    [d, '1 line Tolas', '1 hand Hand of Dis; Hand of Dis', '2 line Troll; Bumpsy; Smaaash'],
    { answer: 'play Hand of Dis#1' },
    { answer: 'choose Bumpsy' },
    { expect: { '1 aember': 1, '2 aember': 0 } },
  );
  check(
    'Tolas gives it for a friendly creature, too',
    [d, '1 line Troll; Dust Imp; Tolas', '1 hand Hand of Dis'],
    { answer: 'play Hand of Dis' },
    { answer: 'choose Dust Imp' },
    { note: 'Dust Imp itself gains 2.' },
    { expect: { '1 aember': 2, '2 aember': 1 } },
  );
});

describe('creatures that change the rules', () => {
  check(
    'Ember Imp stops the opponent after two cards in a turn',
    [d, '2 line Ember Imp', '1 hand Tocsin; Mind Barb; Hysteria'],
    { answer: 'play Tocsin' },
    { offered: ['play Mind Barb'] },
    { answer: 'play Mind Barb' },
    { notOffered: ['play Hysteria'] },
    { offered: ['discard Hysteria'] },
  );
  check(
    'Ember Imp does not stop its own player',
    [d, '1 line Ember Imp', '1 hand Library of the Damned; Mind Barb; Hysteria'],
    {
      answer: 'play Library of the Damned',
    },
    { answer: 'play Mind Barb' },
    { offered: ['play Hysteria'] },
  );
  check(
    'Pitlord has its player choose Dis',
    ['active 1', 'step house', '1 houses dis mars logos', '1 line Pitlord'],
    { asked: { purpose: 'chooseHouse' } },
    { notOffered: ['house mars', 'house logos'] },
    { offered: ['house dis'] },
  );
  check(
    'Succubus has the opponent draw one card less, and not its own player',
    [d, '1 line Succubus', '1 deck 9 x Fear', '2 deck 9 x Fear', '2 houses mars logos untamed'],
    { answer: 'endTurn' },
    { expect: { '1 hand count': 6 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '2 hand count': 5 } },
  );
  check(
    'Tentacus has the opponent pay 1 to use an artifact',
    ['house brobnar', '2 line Tentacus', '1 artifacts Cannon', '1 aember 1'],
    { answer: 'action Cannon' },
    { answer: 'choose Tentacus' },
    { expect: { '1 aember': 0, '2 aember': 1, 'Tentacus damage': 2 } },
  );
  check(
    'Tentacus forbids it to an opponent without Æ',
    ['house brobnar', '2 line Tentacus', '1 line Troll', '1 artifacts Cannon'],
    {
      notOffered: ['action Cannon'],
    },
    { offered: ['reap Troll'] },
  );
  check('Tentacus asks nothing of its own player', ['house brobnar', '1 line Tentacus', '1 artifacts Cannon'], {
    offered: ['action Cannon'],
  });
});
