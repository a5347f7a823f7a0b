import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

const both = ['1 houses mars logos dis', '2 houses mars logos dis', '1 deck 6 x Zorg', '2 deck 6 x Zorg'];

describe('Bouncing Deathquark', () => {
  check(
    'destroys a creature of each side, as often as its player likes',
    ['house logos', '1 hand Bouncing Deathquark', '1 line Zorg; Tunk', '2 line Sequis; Grommid'],
    { answer: 'play Bouncing Deathquark' },
    { answer: 'choose Sequis' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Tunk'], '2 line': ['Grommid'] } },
    { answer: 'yes' },
    { answer: 'choose Grommid' },
    { answer: 'choose Tunk' },
    { expect: { '1 line': [], '2 line': [] } },
  );
  check(
    'and no more often',
    ['house logos', '1 hand Bouncing Deathquark', '1 line Zorg; Tunk', '2 line Sequis; Grommid'],
    { answer: 'play Bouncing Deathquark' },
    { answer: 'choose Sequis' },
    { answer: 'choose Zorg' },
    { answer: [] },
    { expect: { '1 line': ['Tunk'], '2 line': ['Grommid'] } },
  );
  checkDone(
    'is not repeated where one side has no creature left',
    ['house logos', '1 hand 2 x Bouncing Deathquark', '1 line Zorg; Tunk', '2 line Sequis'],
    { answer: 'play Bouncing Deathquark#1' },
    { answer: 'choose Sequis' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Tunk'] } },
    { asked: { purpose: 'mainStep' } },
    { answer: 'play Bouncing Deathquark' },
    { answer: 'choose Tunk' },
  );
});

describe('Dimension Door', () => {
  const position = ['house logos', '1 hand Dimension Door', '1 line Batdrone; Dextre', '2 line Zorg'];
  check(
    'steals what reaping would gain',
    [...position, '2 aember 1'],
    { answer: 'play Dimension Door' },
    { answer: 'reap Batdrone' },
    { expect: { '1 aember': 1, '2 aember': 0 } },
    { answer: 'reap Dextre' },
    { expect: { '1 aember': 1, '2 aember': 0 } },
  );
});

describe('for the opponent’s next turn', () => {
  check(
    'Foggify keeps enemy creatures from fighting, and they may reap',
    ['house logos', '1 hand Foggify', '1 line Batdrone', '2 line Zorg', ...both],
    { answer: 'play Foggify' },
    { offered: ['fight Batdrone'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { notOffered: ['fight Zorg'] },
    { offered: ['reap Zorg'] },
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { offered: ['fight Zorg'] },
  );
  check(
    'Scrambler Storm keeps the opponent from playing actions',
    ['house logos', '1 hand Scrambler Storm; Labwork', '2 hand Mars First; Tunk', ...both],
    { answer: 'play Scrambler Storm' },
    { offered: ['play Labwork'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { notOffered: ['play Mars First'] },
    { offered: ['play Tunk'] },
  );
  check(
    'Skippy Timehog keeps the opponent from using cards',
    ['house logos', '1 hand Skippy Timehog', '1 line Batdrone', '2 line Zorg', '2 artifacts Sniffer', '2 hand Tunk', ...both],
    { answer: 'play Skippy Timehog' },
    { answer: 'leftFlank' },
    { offered: ['reap Batdrone'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { notOffered: ['reap Zorg', 'fight Zorg', 'action Sniffer'] },
    { offered: ['play Tunk', 'discard Tunk'] },
  );
  check(
    'Skippy Timehog leaves its own player free to use an enemy artifact in the same turn',
    ['house logos', '1 hand Skippy Timehog; Remote Access', '2 artifacts Library of Babble', ...both],
    { answer: 'play Skippy Timehog' },
    { answer: 'play Remote Access' },
    { answer: 'choose Library of Babble' },
    { offered: ['action Library of Babble'] },
  );
  check(
    'Interdimensional Graft takes all that is left after the opponent forges a key',
    ['house logos', '1 hand Interdimensional Graft', '2 aember 9', ...both],
    { answer: 'play Interdimensional Graft' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 0, '1 aember': 4 } },
  );
  check(
    'and nothing if none is forged',
    ['house logos', '1 hand Interdimensional Graft', '2 aember 5', ...both],
    { answer: 'play Interdimensional Graft' },
    { answer: 'endTurn' },
    { expect: { '2 aember': 5, '1 aember': 1 } },
  );
});

describe('archives', () => {
  check(
    'Knowledge is Power archives a card',
    ['house logos', '1 hand Knowledge is Power; Zorg', '1 archives Tunk; Grommid'],
    { answer: 'play Knowledge is Power' },
    { answer: 'mode Knowledge is Power' },
    { answer: 'choose Zorg' },
    { expect: { '1 archives count': 3, '1 aember': 0 } },
  );
  check(
    'or gains 1 for each archived card',
    ['house logos', '1 hand Knowledge is Power; Zorg', '1 archives Tunk; Grommid', '2 archives Zorg as theirs'],
    { answer: 'play Knowledge is Power' },
    { answer: 'mode Knowledge is Power =1' },
    { expect: { '1 archives count': 2, '1 aember': 2 } },
  );
  check(
    'Labwork archives a card of the hand',
    ['house logos', '1 hand Labwork; Zorg; Tunk'],
    { answer: 'play Labwork' },
    { answer: 'choose Tunk' },
    {
      expect: { '1 archives': ['Tunk'], '1 hand': ['Zorg'] },
    },
  );
  check(
    'Random Access Archives archives the top card of your deck',
    ['house logos', '1 hand Random Access Archives', '1 deck Zorg; Tunk', '2 deck Grommid'],
    { answer: 'play Random Access Archives' },
    { expect: { '1 archives': ['Zorg'], '1 deck': ['Tunk'], '2 deck': ['Grommid'] } },
  );
  check(
    'Sloppy Labwork archives a card and discards a card',
    ['house logos', '1 hand Sloppy Labwork; Zorg; Tunk; Grommid'],
    { answer: 'play Sloppy Labwork' },
    { answer: 'choose Tunk' },
    { answer: 'choose Grommid' },
    { expect: { '1 archives': ['Tunk'], '1 discard': ['Sloppy Labwork', 'Grommid'], '1 hand': ['Zorg'] } },
  );
});

describe('Library Access', () => {
  check(
    'draws a card after each other card played this turn, and is purged',
    ['house logos', '1 hand Library Access; Batdrone; Labwork', '1 deck 6 x Zorg'],
    { answer: 'play Library Access' },
    { expect: { 'Library Access zone': 'purged', '1 hand count': 2 } },
    { answer: 'play Batdrone' },
    { expect: { '1 hand count': 2 } },
  );
});

describe('Neuro Syphon', () => {
  const position = ['house logos', '1 hand Neuro Syphon', '1 deck 3 x Zorg'];
  check(
    'steals 1 and draws a card if the opponent has more',
    [...position, '1 aember 2', '2 aember 4'],
    { answer: 'play Neuro Syphon' },
    {
      expect: { '1 aember': 4, '2 aember': 3, '1 hand count': 1 },
    },
  );
  check(
    'not if the opponent has as much',
    [...position, '1 aember 2', '2 aember 3'],
    { answer: 'play Neuro Syphon' },
    {
      expect: { '1 aember': 3, '2 aember': 3, '1 hand count': 0 },
    },
  );
});

describe('Phase Shift', () => {
  check(
    'lets one card of another house be played',
    ['house logos', '1 hand Phase Shift; Zorg; Tunk'],
    { notOffered: ['play Zorg'] },
    { answer: 'play Phase Shift' },
    { answer: 'play Zorg' },
    { expect: { 'Zorg zone': 'line' } },
    { notOffered: ['play Tunk'] },
  );
});

describe('Remote Access', () => {
  check(
    'uses an artifact of the opponent as if it were yours',
    [
      'house logos',
      '1 hand Remote Access',
      '1 artifacts Feeding Pit',
      '2 artifacts Library of Babble',
      '1 deck 6 x Zorg',
      '2 deck 6 x Zorg',
    ],
    { answer: 'play Remote Access' },
    { notOffered: ['choose Feeding Pit'] },
    { answer: 'choose Library of Babble' },
    { answer: 'action Library of Babble' },
    { expect: { '1 hand count': 1, '2 hand count': 0, 'Library of Babble exhausted': true } },
  );
});

describe('Reverse Time', () => {
  check(
    'swaps deck and discard pile',
    ['house logos', '1 hand Reverse Time', '1 deck Zorg; Tunk; Grommid', '1 discard Sequis', '2 deck Bulwark'],
    { answer: 'play Reverse Time' },
    { expect: { '1 deck': ['Sequis'], '1 discard': ['Reverse Time', 'Grommid', 'Tunk', 'Zorg'], '2 deck': ['Bulwark'] } },
  );
});

describe('Twin Bolt Emission', () => {
  check(
    'deals 2 to each of two different creatures',
    ['house logos', '1 hand Twin Bolt Emission', '1 line Tunk', '2 line Zorg; Grommid'],
    { answer: 'play Twin Bolt Emission' },
    { asked: { min: 2, max: 2 } },
    { answer: ['choose Zorg', 'choose Grommid'] },
    { expect: { 'Zorg damage': 2, 'Grommid damage': 2, 'Tunk damage': 0 } },
  );
});

describe('Wild Wormhole', () => {
  check(
    'plays the top card of your deck, whatever its house',
    ['house logos', '1 hand Wild Wormhole', '1 deck Zorg; Tunk'],
    { answer: 'play Wild Wormhole' },
    { expect: { 'Zorg zone': 'line', '1 deck': ['Tunk'] } },
  );
});

describe('Positron Bolt', () => {
  const position = ['house logos', '1 hand Positron Bolt', '2 line Zorg; Mother; Grommid; Brain Eater'];
  check(
    'deals 3 to a flank creature, 2 to its neighbor and 1 to that one’s other neighbor',
    position,
    { answer: 'play Positron Bolt' },
    { offered: ['choose Zorg', 'choose Brain Eater'] },
    { notOffered: ['choose Mother', 'choose Grommid'] },
    { answer: 'choose Brain Eater' },
    { notOffered: ['choose Mother', 'choose Zorg'] },
    { answer: 'choose Grommid' },
    { notOffered: ['choose Brain Eater', 'choose Zorg'] },
    { answer: 'choose Mother' },
    { expect: { 'Brain Eater damage': 3, 'Grommid damage': 2, 'Mother damage': 1, 'Zorg damage': 0 } },
  );
  check(
    'and what there is to a line of two',
    ['house logos', '1 hand Positron Bolt', '2 line Zorg; Grommid'],
    { answer: 'play Positron Bolt' },
    { answer: 'choose Zorg' },
    { answer: 'choose Grommid' },
    { asked: { purpose: 'mainStep' } },
    { expect: { 'Zorg damage': 3, 'Grommid damage': 2 } },
  );
});

describe('Help from Future Self', () => {
  check(
    'takes one Timetraveller out of deck or discard pile, and shuffles the discard pile into the deck',
    ['house logos', '1 hand Help from Future Self', '1 deck 2 x Zorg; Timetraveller as own', '1 discard Timetraveller as old; Zorg'],
    { answer: 'play Help from Future Self' },
    { offered: ['choose own', 'choose old'] },
    { answer: 'choose old' },
    { expect: { 'old zone': 'hand', 'own zone': 'deck', '1 deck count': 4, '1 discard': ['Help from Future Self'] } },
  );
});
