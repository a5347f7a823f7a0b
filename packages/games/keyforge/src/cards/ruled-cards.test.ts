import { describe } from 'vitest';
import { check } from './fixtures/scenario-check.ts';

const HOUSE = 'house logos';

describe('Discombobulator', () => {
  check(
    'keeps its creature’s player from being stolen from',
    ['house shadows', '1 hand Nerve Blast', '2 line Zorg + Discombobulator', '2 aember 3', '1 aember 0'],
    { answer: 'play Nerve Blast' },
    { expect: { '1 aember': 0, '2 aember': 3 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'and no other player',
    ['house shadows', '1 hand Nerve Blast', '1 line Zorg + Discombobulator', '2 aember 3', '1 aember 0'],
    { answer: 'play Nerve Blast' },
    { expect: { '1 aember': 1, '2 aember': 2 } },
  );
});

describe('Academy Training', () => {
  check(
    'makes a creature of its player Logos alone, which draws after reaping',
    [HOUSE, '1 line Zorg + Academy Training', '1 deck Troll; Sequis'],
    { expect: { 'Zorg houses': ['logos'] } },
    { answer: 'reap Zorg' },
    { expect: { '1 hand': ['Troll'], '1 aember': 1 } },
  );
  check(
    'an enemy creature stays what it is, and draws all the same',
    [
      'house logos',
      'active 1',
      '1 hand Academy Training',
      '2 line Zorg',
      '1 deck 9 x Troll',
      '2 deck Sequis; 8 x Troll',
      '2 houses mars logos dis',
    ],
    { answer: 'play Academy Training' },
    { answer: 'attach Zorg' },
    { expect: { 'Zorg houses': 0, 'Zorg house': 'mars' } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'reap Zorg' },
    { expect: { '2 hand': ['Sequis'], '2 aember': 1 } },
  );
});

describe('automata', () => {
  const line = ['house mars', '1 line Zorg', '2 line Bulwark; Reassembling Automaton; Dodger'];
  check(
    'Reassembling Automaton is healed, exhausted and moved instead of being destroyed',
    line,
    { answer: 'fight Zorg' },
    { answer: 'fight Reassembling Automaton' },
    { notOffered: ['place Reassembling Automaton =1'] },
    { answer: 'place Reassembling Automaton =2' },
    {
      expect: {
        '2 line': ['Bulwark', 'Dodger', 'Reassembling Automaton'],
        'Reassembling Automaton damage': 0,
        'Reassembling Automaton exhausted': true,
        'Reassembling Automaton powerCounters': 0,
      },
    },
  );
  for (const name of ['Reassembling Automaton', 'Self-Bolstering Automata']) {
    check(
      `${name} is destroyed where there is no other friendly creature`,
      ['house mars', '1 line Zorg; Sequis', `2 line ${name}`],
      { answer: 'fight Zorg' },
      { answer: `fight ${name}` },
      { expect: { '2 line': [], '2 discard': [name] } },
    );
  }
  check(
    'Self-Bolstering Automata grows by 2 if all of it was done',
    ['house mars', '1 line Zorg', '2 line Self-Bolstering Automata; Bulwark'],
    { answer: 'fight Zorg' },
    { answer: 'fight Self-Bolstering Automata' },
    { answer: 'place Self-Bolstering Automata =0' },
    { expect: { 'Self-Bolstering Automata powerCounters': 2, '2 line': ['Self-Bolstering Automata', 'Bulwark'] } },
  );
  check(
    'and not if it was exhausted already',
    ['house mars', '1 line Zorg', '2 line Self-Bolstering Automata (exhausted); Bulwark'],
    { answer: 'fight Zorg' },
    { answer: 'fight Self-Bolstering Automata' },
    { answer: 'place Self-Bolstering Automata =1' },
    { expect: { 'Self-Bolstering Automata powerCounters': 0, '2 line': ['Bulwark', 'Self-Bolstering Automata'] } },
  );
});

describe('Universal Recycle Bin', () => {
  check(
    'archives a purged card of its player',
    [HOUSE, '1 artifacts Universal Recycle Bin', '1 purged Zorg; Troll', '2 purged Sequis'],
    { answer: 'action Universal Recycle Bin' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Troll' },
    { expect: { '1 archives': ['Troll'], '1 purged': ['Zorg'] } },
  );
  check(
    'archives nothing where none is',
    [HOUSE, '1 artifacts Universal Recycle Bin', '2 purged Sequis'],
    { answer: 'action Universal Recycle Bin' },
    { expect: { '1 archives': [], '2 purged': ['Sequis'] } },
  );
});

describe('Chronophage', () => {
  const cards = ['house mars', '1 hand Zorg; Invasion Portal', '2 line Chronophage', '1 deck 9 x Troll'];
  check('an enemy creature that is played ends the step', cards, { answer: 'play Zorg' }, { asked: { seat: 2, purpose: 'chooseHouse' } });
  check('and so does an artifact', cards, { answer: 'play Invasion Portal' }, { asked: { seat: 2, purpose: 'chooseHouse' } });
  check(
    'an action does not, nor does what its own player plays',
    ['house mars', '1 hand Soft Landing; Zorg', '1 line Chronophage'],
    { answer: 'play Soft Landing' },
    { answer: 'play Zorg' },
    { answer: 'leftFlank' },
    { asked: { seat: 1, purpose: 'mainStep' } },
  );
});

describe('Dr. Verokter', () => {
  check(
    'puts an action or an upgrade from its player’s discard pile on top of the deck',
    [HOUSE, '1 line Dr. Verokter', '1 discard Zorg; Siren Horn; Tribute; The Golden Spiral', '2 discard Imperium', '1 deck Troll'],
    { answer: 'reap Dr. Verokter' },
    { offered: ['choose Siren Horn', 'choose Tribute'] },
    { notOffered: ['choose Zorg', 'choose The Golden Spiral', 'choose Imperium'] },
    { answer: 'choose Tribute' },
    { expect: { '1 deck': ['Tribute', 'Troll'] } },
  );
});

describe('Almsmaster', () => {
  check(
    'has each neighbor capture 1',
    ['house sanctum', '1 hand Almsmaster', '1 line Zorg; Sequis; Bulwark', '2 aember 5'],
    { answer: 'play Almsmaster' },
    { answer: 'deploy =1' },
    { expect: { 'Zorg aember': 1, 'Sequis aember': 1, 'Bulwark aember': 0, 'Almsmaster aember': 0, '2 aember': 3 } },
  );
  check(
    'as an evil twin it has neighbors that are destroyed steal 1',
    ['house mars', '1 line Zorg', '2 line Dodger; almsmaster-evil-twin; Bulwark', '1 aember 5', '2 aember 0'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dodger' },
    { expect: { 'Dodger zone': 'discard', '1 aember': 4, '2 aember': 1 } },
  );
  check(
    'for itself it steals nothing',
    ['house mars', '1 line Zorg', '2 line Dodger; almsmaster-evil-twin', '1 aember 5', '2 aember 0'],
    { answer: 'fight Zorg' },
    { answer: 'fight almsmaster-evil-twin' },
    { expect: { '2 line': ['Dodger'], '1 aember': 5 } },
  );
});

describe('Sacro-Bot and Auto-Encoder', () => {
  check(
    'Auto-Encoder archives for a card that the opponent’s card has discarded from its controller’s hand',
    ['house dis', '1 hand Mind Barb', '2 hand Zorg', '2 artifacts Auto-Encoder', '1 deck Troll', '2 deck Sequis'],
    { answer: 'play Mind Barb' },
    { expect: { '2 archives count': 1, '1 archives count': 0 } },
  );
  check(
    'a card is discarded for another, and one archived in between',
    [HOUSE, '1 line Sacro-Bot', '1 artifacts Auto-Encoder', '1 hand Zorg', '1 deck Troll; Sequis; Dodger'],
    { answer: 'reap Sacro-Bot' },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Troll'], '1 hand': ['Sequis'], '1 discard': ['Zorg'] } },
  );
  check(
    'without a card to discard none is drawn or archived',
    [HOUSE, '1 line Sacro-Bot', '1 artifacts Auto-Encoder', '1 deck Troll'],
    { answer: 'reap Sacro-Bot' },
    { expect: { '1 archives': [], '1 hand': [] } },
  );
  check(
    'what the opponent discards, and what comes from the deck, archives nothing',
    [HOUSE, '1 hand Troll', '2 artifacts Auto-Encoder', '1 deck Zorg', '2 deck Sequis'],
    { edit: ['house brobnar'] },
    { answer: 'discard Troll' },
    { expect: { '1 archives': [], '2 archives': [] } },
  );
});

describe('Hyde and Velum', () => {
  check(
    'Hyde draws 1, and 2 beside Velum',
    [HOUSE, '1 line Hyde', '1 deck Zorg; Troll; Sequis; Dodger', '2 line Velum'],
    { answer: 'reap Hyde' },
    { expect: { '1 hand': ['Zorg'] } },
    { edit: ['mark Hyde (exhausted no)', '1 line Velum as mate'] },
    { answer: 'reap Hyde' },
    { expect: { '1 hand count': 3 } },
  );
  check(
    'Velum archives 1, and 2 beside Hyde',
    [HOUSE, '1 line Velum; Hyde', '1 hand Zorg; Troll; Sequis'],
    { answer: 'reap Velum' },
    { answer: 'choose Zorg' },
    { answer: 'choose Troll' },
    { expect: { '1 archives count': 2, '1 hand': ['Sequis'] } },
  );
  check(
    'alone Velum archives 1',
    [HOUSE, '1 line Velum', '1 hand Zorg; Troll'],
    { answer: 'reap Velum' },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Zorg'], '1 hand': ['Troll'] } },
  );
  for (const [name, other] of [
    ['Hyde', 'Velum'],
    ['Velum', 'Hyde'],
  ]) {
    check(
      `${name} is archived with ${other} when it is destroyed`,
      ['house mars', '1 line Zorg', `2 line ${name}`, `2 discard Troll; ${other}`],
      { answer: 'fight Zorg' },
      { answer: `fight ${name}` },
      { answer: `choose ${other}` },
      { expect: { '2 archives count': 2, '2 discard': ['Troll'], [`${name} zone`]: 'archives' } },
    );
    check(
      `${name} is discarded without ${other}`,
      ['house mars', '1 line Zorg', `2 line ${name}`, `2 discard Troll`, `1 discard ${other}`],
      { answer: 'fight Zorg' },
      { answer: `fight ${name}` },
      { expect: { '2 archives': [], [`${name} zone`]: 'discard' } },
    );
  }
});

describe('Ultra Gravitron', () => {
  check(
    'archives the top 5 cards, and purges a creature for an archived card, whose icons its player has',
    [HOUSE, '1 line Ultra Gravitron', '1 archives Zorg; Troll', '2 line Dust Pixie; Sequis'],
    { answer: 'reap Ultra Gravitron' },
    { answer: 'choose Troll' },
    { offered: ['choose Ultra Gravitron', 'choose Sequis'] },
    { answer: 'choose Dust Pixie' },
    { expect: { '1 archives': ['Zorg'], '1 discard': ['Troll'], '2 purged': ['Dust Pixie'], '1 aember': 3 } },
  );
  check(
    'purges nothing without an archived card',
    [HOUSE, '1 line Ultra Gravitron', '2 line Sequis'],
    { answer: 'reap Ultra Gravitron' },
    { expect: { '2 line': ['Sequis'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'played, it archives the top 5 cards',
    [HOUSE, '1 hand ultra-gravitron; ultra-gravitron2', '1 deck 6 x Zorg'],
    { answer: 'play ultra-gravitron' },
    { expect: { '1 archives count': 5, '1 deck count': 1 } },
  );
});

describe('Ardent Hero', () => {
  check(
    'is dealt no damage by creatures of power 5 or more',
    ['house mars', '1 line Zorg', '2 line Ardent Hero'],
    { answer: 'fight Zorg' },
    { answer: 'fight Ardent Hero' },
    { expect: { 'Ardent Hero zone': 'line', 'Ardent Hero damage': 0, 'Zorg damage': 4 } },
  );
  check(
    'is dealt none by a weaker mutant',
    ['house logos', '1 line Umbra-Bot', '2 line Ardent Hero'],
    { answer: 'fight Umbra-Bot' },
    { answer: 'fight Ardent Hero' },
    { expect: { 'Ardent Hero damage': 0 } },
  );
  check(
    'is dealt damage by another creature of power 4',
    ['house sanctum', '1 line Bulwark', '2 line Ardent Hero'],
    { answer: 'fight Bulwark' },
    { answer: 'fight Ardent Hero' },
    { expect: { 'Ardent Hero zone': 'discard' } },
  );
});

describe('Master of the Grey', () => {
  check(
    'has the opponent resolve no bonus icons',
    ['house saurian', '1 hand Imperium', '2 line Master of the Grey', '1 aember 0'],
    { answer: 'play Imperium' },
    { expect: { '1 aember': 0 } },
  );
  check(
    'and its own player all of them',
    ['house saurian', '1 hand Imperium', '1 line Master of the Grey', '1 aember 0'],
    { answer: 'play Imperium' },
    { answer: 'choose Master of the Grey' },
    { expect: { '1 aember': 1 } },
  );
});

describe('Kaupe', () => {
  const hand = '1 hand Stealthster; Z-Ray Blaster; 2 x Xenotraining; Universal Translator; Commander Chan; Invasion Portal [staralliance]';
  check(
    'lets the opponent play one card of each type in a turn',
    ['house staralliance', hand, '2 line Kaupe', '1 deck 9 x Zorg', '2 deck 9 x Zorg'],
    { answer: 'play Xenotraining#1' },
    { notOffered: ['play Xenotraining#2'] },
    { offered: ['play Commander Chan', 'play Universal Translator', 'play Z-Ray Blaster'] },
    { answer: 'play Commander Chan' },
    { notOffered: ['play Stealthster'] },
    { offered: ['playAsUpgrade Stealthster', 'play Invasion Portal'] },
    { answer: 'play Invasion Portal' },
    { offered: ['play Z-Ray Blaster', 'playAsUpgrade Stealthster'] },
    { answer: 'playAsUpgrade Stealthster' },
    { answer: 'attach Commander Chan' },
    { notOffered: ['play Z-Ray Blaster'] },
  );
  check(
    'and its own player as many as they like',
    ['house staralliance', '1 hand 2 x Xenotraining', '1 line Kaupe'],
    { answer: 'play Xenotraining#1' },
    { answer: 'choose Kaupe' },
    { offered: ['play Xenotraining#2'] },
  );
  const twin = ['house unfathomable', '1 line kaupe-evil-twin'];
  check(
    'as an evil twin it holds its own player to that, and no other',
    ['house staralliance', '1 hand 2 x Xenotraining', '1 line kaupe-evil-twin'],
    { answer: 'play Xenotraining#1' },
    { answer: 'choose kaupe-evil-twin' },
    { notOffered: ['play Xenotraining#2'] },
  );
  check(
    'and deals 2 to an enemy creature for each card that is discarded',
    [...twin, '1 hand Zorg; Dodger; Sequis', '2 line Troll; Sequis'],
    { answer: 'reap kaupe-evil-twin' },
    { answer: ['choose Zorg', 'choose Dodger'] },
    { answer: ['pile Zorg', 'pile Dodger'] },
    { notOffered: ['choose kaupe-evil-twin'] },
    { answer: 'choose Troll' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 4, '1 hand': ['Sequis'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'none is discarded, and nothing dealt',
    [...twin, '1 hand Zorg', '2 line Troll'],
    { answer: 'reap kaupe-evil-twin' },
    { answer: [] },
    { expect: { 'Troll damage': 0, '1 hand': ['Zorg'] } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('The Promised Blade', () => {
  const start = ['active 1', 'step start', '1 houses mars sanctum untamed', '2 houses mars sanctum untamed'];
  check(
    'goes to whoever has the fewest creatures as a turn starts',
    [...start, '1 line Zorg', '2 line Troll; Sequis', '2 artifacts The Promised Blade'],
    { expect: { '1 artifacts': ['The Promised Blade'], '2 artifacts': [] } },
  );
  check('stays with its player who has the fewest', [...start, '2 line Troll', '1 artifacts The Promised Blade'], {
    expect: { '1 artifacts': ['The Promised Blade'] },
  });
  check('is given away by its player who has more', [...start, '1 line Zorg', '1 artifacts The Promised Blade'], {
    expect: { '2 artifacts': ['The Promised Blade'], '1 artifacts': [] },
  });
  check(
    'has a friendly creature capture 1, whatever house is active',
    ['house mars', '1 artifacts The Promised Blade', '1 line Zorg', '2 line Troll', '2 aember 3'],
    { answer: 'omni The Promised Blade' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg aember': 1, '2 aember': 2 } },
  );
});
