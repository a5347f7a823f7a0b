import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const house = 'house logos';
const decks = ['1 deck 6 x Sequis', '2 deck 6 x Sequis'];
const both = ['1 houses mars logos dis', '2 houses mars logos dis'];

describe('Logos actions', () => {
  check(
    'Diametric Charge deals 1 to a creature and 2 to its neighbors',
    [house, '1 hand Diametric Charge', '2 line Zorg; Dextre; Grommid; Sequis'],
    { answer: 'play Diametric Charge' },
    { answer: 'choose Dextre' },
    { expect: { 'Dextre damage': 1, 'Zorg damage': 2, 'Grommid damage': 2, 'Sequis damage': 0 } },
  );
  check(
    'Eclectic Inquiry archives the top two cards of your deck',
    [house, '1 hand Eclectic Inquiry', '1 deck Zorg; Tunk; Grommid', '2 deck Sequis'],
    { answer: 'play Eclectic Inquiry' },
    { expect: { '1 archives': ['Zorg', 'Tunk'], '1 deck': ['Grommid'], '2 archives': [] } },
  );
  check(
    'Lethologica discards down to the first Logos card, which goes to hand',
    [house, '1 hand Lethologica', '1 deck Zorg; Tunk; Batdrone; Dextre'],
    { answer: 'play Lethologica' },
    { expect: { '1 hand': ['Batdrone'], '1 discard': ['Lethologica', 'Tunk', 'Zorg'], '1 deck': ['Dextre'] } },
  );
  check(
    'and the whole deck where there is none',
    [house, '1 hand Lethologica', '1 deck Zorg; Tunk'],
    { answer: 'play Lethologica' },
    { expect: { '1 hand': [], '1 discard count': 3, '1 deck': [] } },
  );
  check(
    'Mind Over Matter puts every creature into its owner’s archives',
    [house, '1 hand Mind Over Matter', '1 line Zorg; Tunk', '2 line Grommid', '2 artifacts Sniffer'],
    { answer: 'play Mind Over Matter' },
    { expect: { '1 archives': ['Zorg', 'Tunk'], '2 archives': ['Grommid'], '2 artifacts': ['Sniffer'] } },
  );
  check(
    'Opposition Research keeps enemy creatures from reaping in the opponent’s next turn alone',
    [house, '1 hand Opposition Research', '1 line Batdrone', '2 line Zorg', ...decks, ...both],
    { answer: 'play Opposition Research' },
    { offered: ['reap Batdrone'] },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { notOffered: ['reap Zorg'] },
    { offered: ['fight Zorg'] },
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { offered: ['reap Zorg'] },
  );
});

describe('Mutagenic Serum', () => {
  check(
    'is destroyed to let friendly Mutants be used this turn',
    ['1 artifacts Mutagenic Serum', '1 line Lyco-Alien; Sequis', '2 line Umbra-Bot'],
    { notOffered: ['reap Lyco-Alien'] },
    { answer: 'omni Mutagenic Serum' },
    { expect: { 'Mutagenic Serum zone': 'discard' } },
    { offered: ['reap Lyco-Alien'] },
    { notOffered: ['reap Sequis'] },
  );
});

describe('Logos creatures', () => {
  check(
    'Bot Bookton plays the top card of your deck after reaping',
    [house, '1 line Bot Bookton', '1 deck Zorg; Tunk'],
    { answer: 'reap Bot Bookton' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Zorg', 'Bot Bookton'], '1 deck': ['Tunk'] } },
  );
  check(
    'Chronus archives a card, if its player likes, after each draw icon and no other',
    [house, '1 line Chronus', '1 hand Random Access Archives {draw amber draw}; Tunk; Batdrone', '1 deck Zorg; Grommid; 2 x Sequis'],
    { answer: 'play Random Access Archives' },
    { expect: { '1 hand count': 3, '1 aember': 1 } },
    { answer: 'yes' },
    { answer: 'choose Tunk' },
    { answer: [] },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 archives': ['Tunk', 'Sequis'], '1 hand count': 3, '1 aember': 2 } },
  );
  check(
    'and not after the opponent’s',
    [house, '2 line Chronus', '2 hand Tunk', '1 hand Random Access Archives {draw}', '1 deck Zorg; Grommid'],
    { answer: 'play Random Access Archives' },
    { asked: { purpose: 'mainStep' } },
  );
  const clone = [house, '1 hand Cyber-Clone', '1 line Zorg', '2 line Bulwark (powerCounters 2); Bulwark as old; Lyco-Alien (warded)'];
  check(
    'Cyber-Clone purges another creature and has its printed power, armor, keywords and traits',
    clone,
    { answer: 'play Cyber-Clone' },
    { answer: 'leftFlank' },
    { notOffered: ['choose Cyber-Clone'] },
    { answer: 'choose 2:Bulwark' },
    {
      expect: {
        'Bulwark zone': 'purged',
        'Cyber-Clone power': 4,
        'Cyber-Clone armor': 2,
        'Cyber-Clone traits': ['mutant', 'human', 'knight'],
      },
    },
  );
  check(
    'and +1 power counters that it gets add to that power',
    clone,
    { answer: 'play Cyber-Clone' },
    { answer: 'leftFlank' },
    { answer: 'choose 2:Bulwark' },
    { edit: ['mark Cyber-Clone (powerCounters 3)'] },
    { expect: { 'Cyber-Clone power': 7 } },
  );
  check(
    'and its keywords',
    ['house logos', '1 hand Cyber-Clone', '1 line Zorg', '2 line Umbra-Bot; Grommid'],
    { answer: 'play Cyber-Clone' },
    { answer: 'leftFlank' },
    { answer: 'choose Umbra-Bot' },
    { expect: { 'Cyber-Clone power': 3, 'Cyber-Clone keywords': ['elusive'], 'Zorg keywords': [] } },
  );
  check(
    'and nothing of a warded creature, which stays',
    clone,
    { answer: 'play Cyber-Clone' },
    { answer: 'leftFlank' },
    { answer: 'choose Lyco-Alien' },
    { expect: { 'Lyco-Alien zone': 'line', 'Lyco-Alien warded': false, 'Cyber-Clone power': 1, 'Cyber-Clone keywords': [] } },
  );
  for (const name of ['Umbra-Bot', 'Dæmo-Bot']) {
    check(
      `${name} discards a card after reaping, and draws one`,
      [house, `1 line ${name}`, '1 hand Zorg; Tunk', '1 deck Grommid; Sequis'],
      { answer: `reap ${name}` },
      { answer: 'choose Zorg' },
      { expect: { '1 hand': ['Tunk', 'Grommid'], '1 discard': ['Zorg'] } },
    );
    check(
      `${name} draws none where no card is discarded`,
      [house, `1 line ${name}`, '1 deck Grommid; Sequis'],
      { answer: `reap ${name}` },
      { expect: { '1 hand': [], '1 deck count': 2 } },
    );
  }
  check(
    'Dæmo-Bot steals 1 when it is destroyed',
    ['1 line Zorg', '2 line Dæmo-Bot', '1 aember 2'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dæmo-Bot' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  const munchling = [house, '1 line Munchling', '2 line Dust Pixie', '1 hand Batdrone; Zorg', '1 archives Dextre; Tunk'];
  check(
    'Munchling sells a Logos card of hand or archives for 1 after a fight',
    munchling,
    { answer: 'fight Munchling' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { offered: ['choose Batdrone', 'choose Dextre'] },
    { notOffered: ['choose Zorg', 'choose Tunk'] },
    { answer: 'choose Dextre' },
    { expect: { '1 aember': 1, '1 discard': ['Dextre'], '1 archives': ['Tunk'], '1 hand count': 2 } },
  );
  check(
    'or none',
    munchling,
    { answer: 'fight Munchling' },
    { answer: 'fight Dust Pixie' },
    { answer: [] },
    { expect: { '1 aember': 0, '1 discard': [] } },
  );
  const dynamo = ['2 line Novu Dynamo', ...both, '2 deck 6 x Sequis'];
  check(
    'Novu Dynamo gains 1 for a Logos card that is discarded at the start of its turn',
    [...dynamo, '2 hand Batdrone; Zorg'],
    { answer: 'endTurn' },
    { answer: 'yes' },
    { answer: 'choose Batdrone' },
    { expect: { '2 aember': 1, '2 discard': ['Batdrone'], '2 line': ['Novu Dynamo'] } },
  );
  check(
    'and is destroyed where its controller discards none',
    [...dynamo, '2 hand Batdrone; Zorg'],
    { answer: 'endTurn' },
    { answer: [] },
    { expect: { '2 aember': 0, '2 line': [], '2 discard': ['Novu Dynamo'] } },
  );
  check(
    'and where there is none',
    [...dynamo, '2 hand Zorg'],
    { answer: 'endTurn' },
    { answer: 'yes' },
    { expect: { '2 aember': 0, '2 line': [], '2 hand': ['Zorg'] } },
  );
  check(
    'Q-Mechs draws a card when played',
    [house, '1 hand Q-Mechs', ...decks],
    { answer: 'play Q-Mechs' },
    { expect: { '1 hand count': 1 } },
  );
  check(
    'and is archived when it is destroyed',
    ['1 line Zorg', '2 line Q-Mechs'],
    { answer: 'fight Zorg' },
    { answer: 'fight Q-Mechs' },
    { expect: { '2 archives': ['Q-Mechs'], '2 discard': [] } },
  );
});

describe('Animator', () => {
  check(
    'makes an artifact a creature with 3 power of the active house for the turn',
    [house, '1 artifacts Animator; Lash of Broken Dreams (aember 1, warded)', '1 line Zorg', '2 line Troll'],
    { answer: 'action Animator' },
    { offered: ['choose Animator', 'choose Lash of Broken Dreams'] },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Lash of Broken Dreams' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Lash of Broken Dreams', 'Zorg'], 'Lash of Broken Dreams power': 3, 'Lash of Broken Dreams type': 'creature' } },
    { expect: { 'Lash of Broken Dreams houses': ['logos'], 'Lash of Broken Dreams exhausted': false } },
    { offered: ['fight Lash of Broken Dreams', 'action Lash of Broken Dreams'] },
    { answer: 'reap Lash of Broken Dreams' },
    { expect: { '1 aember': 1 } },
    { answer: 'endTurn' },
    { expect: { '1 line': ['Zorg'], '1 artifacts': ['Animator', 'Lash of Broken Dreams'], 'Lash of Broken Dreams type': 0 } },
    { expect: { 'Lash of Broken Dreams aember': 1, 'Lash of Broken Dreams warded': true, 'Lash of Broken Dreams houses': 0 } },
  );
  check(
    'puts an enemy artifact into the enemy battleline',
    [house, '1 artifacts Animator', '1 line Zorg [logos]', '2 artifacts Lash of Broken Dreams', '2 line Troll'],
    { answer: 'action Animator' },
    { answer: 'choose Lash of Broken Dreams' },
    { asked: { purpose: 'choosePlace', seat: 1 } },
    { answer: 'rightFlank' },
    { expect: { '2 line': ['Troll', 'Lash of Broken Dreams'], '2 artifacts': [] } },
    { answer: 'fight Zorg' },
    { answer: 'fight Lash of Broken Dreams' },
    { expect: { '2 discard': ['Lash of Broken Dreams'], '2 line': ['Troll'], 'Zorg damage': 3 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'may be the artifact itself',
    [house, '1 artifacts Animator'],
    { answer: 'action Animator' },
    { answer: 'choose Animator' },
    { expect: { '1 line': ['Animator'], 'Animator exhausted': true } },
    { answer: 'endTurn' },
    { expect: { '1 line': [], '1 artifacts': ['Animator'] } },
  );
  check(
    'what is a creature by another text stays one',
    [house, '1 artifacts Animator; Auto-Legionary [logos]', '2 line Troll'],
    { answer: 'action Animator' },
    { answer: 'choose Auto-Legionary' },
    { expect: { 'Auto-Legionary power': 3 } },
    { answer: 'endTurn' },
    { expect: { '1 line': ['Auto-Legionary'], 'Auto-Legionary power': 5 } },
  );
});
