import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const both = ['1 houses mars logos dis', '2 houses mars logos dis'];

describe('Logos artifacts', () => {
  check(
    'Anomaly Exploiter destroys a damaged creature',
    ['house logos', '1 artifacts Anomaly Exploiter', '1 line Zorg', '2 line Tunk (damage 1); Grommid'],
    { answer: 'action Anomaly Exploiter' },
    { notOffered: ['choose Zorg', 'choose Grommid'] },
    { answer: 'choose Tunk' },
    { expect: { '2 line': ['Grommid'] } },
  );
  check(
    'Chaos Portal plays the top card if it is of the chosen house',
    ['house logos', '1 artifacts Chaos Portal', '1 deck Zorg; Tunk', ...both],
    { answer: 'action Chaos Portal' },
    { asked: { purpose: 'nameHouse', seat: 1 } },
    { answer: 'house mars' },
    { expect: { 'Zorg zone': 'line', '1 deck': ['Tunk'] } },
  );
  check(
    'and leaves it where it is if it is of another one',
    ['house logos', '1 artifacts Chaos Portal', '1 deck Zorg; Tunk', ...both],
    { answer: 'action Chaos Portal' },
    { answer: 'house dis' },
    { expect: { '1 deck': ['Zorg', 'Tunk'] } },
  );
  check(
    'Library of Babble draws a card',
    ['house logos', '1 artifacts Library of Babble', '1 deck Zorg; Tunk'],
    { answer: 'action Library of Babble' },
    { expect: { '1 hand': ['Zorg'], '1 deck': ['Tunk'] } },
  );
  check(
    'Mobius Scroll archives itself and up to two cards of the hand',
    ['house logos', '1 artifacts Mobius Scroll', '1 hand Zorg; Tunk; Sequis'],
    { answer: 'action Mobius Scroll' },
    { asked: { min: 0, max: 2 } },
    { answer: ['choose Zorg', 'choose Sequis'] },
    { expect: { '1 archives count': 3, '1 hand': ['Tunk'], '1 artifacts': [] } },
  );
  check(
    'Spectral Tunneler makes a creature count as on a flank and draw a card after reaping, this turn',
    ['house logos', '1 artifacts Spectral Tunneler', '1 line Zorg; Batdrone; Tunk', '1 deck 3 x Zorg'],
    { answer: 'action Spectral Tunneler' },
    { answer: 'choose Batdrone' },
    { answer: 'reap Batdrone' },
    { expect: { '1 hand count': 1 } },
  );
  check(
    'Strange Gizmo destroys every creature and artifact after you forge a key',
    [
      'house logos',
      '2 artifacts Strange Gizmo; Sniffer',
      '1 line Zorg + Jammer Pack',
      '2 line Tunk',
      '1 artifacts Feeding Pit',
      '2 aember 8',
      '2 deck 6 x Zorg',
      '1 deck 6 x Zorg',
      ...both,
    ],
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { answer: ['pile Tunk', 'pile Strange Gizmo', 'pile Sniffer', 'pile Zorg', 'pile Feeding Pit'] },
    { expect: { '1 line': [], '2 line': [], '1 artifacts': [], '2 artifacts': [] } },
  );
  check(
    'The Howling Pit fills the hand of each player to seven',
    ['house logos', '2 artifacts The Howling Pit', '1 deck 9 x Zorg', '2 deck 9 x Zorg', ...both],
    { answer: 'endTurn' },
    { expect: { '1 hand count': 7 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '2 hand count': 7 } },
  );
  const machine = ['house logos', '1 artifacts Crazy Killing Machine', '1 line Batdrone', '2 line Tunk; Sequis', '2 artifacts Feeding Pit'];
  check(
    'Crazy Killing Machine destroys a card of the house of each card discarded',
    [...machine, '1 deck Labwork', '2 deck Zorg'],
    { answer: 'action Crazy Killing Machine' },
    { offered: ['choose Batdrone'] },
    { notOffered: ['choose Tunk'] },
    { answer: 'choose Batdrone' },
    { offered: ['choose Tunk', 'choose Feeding Pit'] },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Feeding Pit' },
    {
      expect: {
        'Batdrone zone': 'discard',
        'Feeding Pit zone': 'discard',
        'Crazy Killing Machine zone': 'artifacts',
        '1 discard count': 2,
        '2 discard count': 2,
      },
    },
  );
  check(
    'and itself if two cards are not destroyed so',
    [...machine, '1 deck Dust Pixie', '2 deck Zorg'],
    { answer: 'action Crazy Killing Machine' },
    { answer: 'choose Tunk' },
    { expect: { 'Tunk zone': 'discard', 'Crazy Killing Machine zone': 'discard' } },
  );
});

describe('Logos creatures', () => {
  check(
    'Batdrone steals 1 after a fight, and not after reaping',
    ['house logos', '1 line Batdrone', '2 line Dust Pixie', '2 aember 2'],
    { answer: 'fight Batdrone' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Brain Eater draws a card after a creature is destroyed fighting it',
    ['house logos', '1 line Brain Eater', '2 line Dextre', '1 deck 3 x Zorg'],
    { answer: 'fight Brain Eater' },
    { answer: 'fight Dextre' },
    { expect: { '1 hand count': 1 } },
  );
  check(
    'and none if the creature survives',
    ['house logos', '1 line Brain Eater', '2 line Zorg', '1 deck 3 x Zorg'],
    { answer: 'fight Brain Eater' },
    { answer: 'fight Zorg' },
    { expect: { '1 hand count': 0 } },
  );
  check(
    'Dextre captures 1, and goes to the top of the deck when it is destroyed',
    ['1 line Zorg', '2 line Dextre', '2 deck Sequis'],
    { answer: 'fight Zorg' },
    { answer: 'fight Dextre' },
    { expect: { '2 deck': ['Dextre', 'Sequis'], '2 discard': [] } },
  );
  check(
    'Dextre captures 1 when played',
    ['house logos', '1 hand Dextre', '2 aember 2'],
    { answer: 'play Dextre' },
    {
      expect: { 'Dextre aember': 1, '2 aember': 1 },
    },
  );
  check(
    'Doc Bookton draws a card after reaping',
    ['house logos', '1 line Doc Bookton', '1 deck 3 x Zorg'],
    { answer: 'reap Doc Bookton' },
    {
      expect: { '1 hand count': 1, '1 aember': 1 },
    },
  );
  check(
    'Dr. Escotera gains 1 for each key of the opponent',
    ['house logos', '1 hand Dr. Escotera', '1 keys red', '2 keys red blue'],
    { answer: 'play Dr. Escotera' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'Dysania has the opponent discard all archived cards, and gains 1 for each',
    ['house logos', '1 hand Dysania', '1 archives Zorg', '2 archives Tunk; Grommid'],
    { answer: 'play Dysania' },
    { answer: ['pile Tunk', 'pile Grommid'] },
    { expect: { '1 aember': 2, '2 archives': [], '2 discard': ['Grommid', 'Tunk'], '1 archives': ['Zorg'] } },
  );
  check(
    'Ganymede Archivist archives a card after reaping',
    ['house logos', '1 line Ganymede Archivist', '1 hand Zorg'],
    { answer: 'reap Ganymede Archivist' },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Zorg'] } },
  );
  check(
    'Mother fills its controller’s hand to seven, and no other',
    ['1 line Mother', '1 deck 9 x Zorg', '2 deck 9 x Zorg', ...both],
    { answer: 'endTurn' },
    { expect: { '1 hand count': 7 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { expect: { '2 hand count': 6 } },
  );
  const shark = [
    'house logos',
    '1 hand Neutron Shark',
    '1 line Zorg',
    '1 artifacts Sniffer',
    '2 line Tunk; Grommid',
    '2 artifacts Feeding Pit',
  ];
  check(
    'Neutron Shark destroys a card of each side and stops at a Logos card',
    [...shark, '1 deck Labwork; Zorg as deep'],
    { answer: 'play Neutron Shark' },
    { answer: 'leftFlank' },
    { offered: ['choose Tunk', 'choose Feeding Pit'] },
    { notOffered: ['choose Sniffer'] },
    { answer: 'choose Feeding Pit' },
    { offered: ['choose Neutron Shark', 'choose Zorg', 'choose Sniffer'] },
    { answer: 'choose Sniffer' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 artifacts': [], '1 artifacts': [], '2 line': ['Tunk', 'Grommid'], '1 deck': ['Zorg'] } },
  );
  check(
    'and goes on at any other',
    [...shark, '1 deck Dust Pixie; Labwork; Zorg as deep'],
    { answer: 'play Neutron Shark' },
    { answer: 'leftFlank' },
    { answer: 'choose Feeding Pit' },
    { answer: 'choose Sniffer' },
    { answer: 'choose Tunk' },
    { answer: 'choose Zorg' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 line': ['Grommid'], '1 line': ['Neutron Shark'], '1 deck': ['Zorg'] } },
  );
  check(
    'and stops where there is no card to discard',
    [...shark, '1 discard Dust Pixie'],
    { answer: 'play Neutron Shark' },
    { answer: 'leftFlank' },
    { answer: 'choose Feeding Pit' },
    { answer: 'choose Sniffer' },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Novu Archaeologist archives a card from your discard pile',
    ['house logos', '1 line Novu Archaeologist', '1 discard Zorg; Tunk', '2 discard Sequis'],
    { answer: 'action Novu Archaeologist' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Tunk' },
    { expect: { '1 archives': ['Tunk'], '1 discard': ['Zorg'] } },
  );
  check(
    'Ozmo heals 3 damage from a Mars creature',
    ['house logos', '1 line Ozmo, Martianologist; Sequis (damage 2)', '2 line Zorg (damage 5)'],
    { answer: 'reap Ozmo, Martianologist' },
    { answer: 'mode Ozmo, Martianologist' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2 } },
  );
  check(
    'or stuns one',
    ['house logos', '1 line Ozmo, Martianologist; Sequis', '2 line Zorg'],
    { answer: 'reap Ozmo, Martianologist' },
    { answer: 'mode Ozmo, Martianologist =1' },
    { notOffered: ['choose Sequis'] },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg stunned': true } },
  );
  check(
    'Psychic Bug shows its player the opponent’s hand',
    ['house logos', '1 line Psychic Bug', '2 hand Zorg; Tunk'],
    { view: { seat: 1, hides: ['Zorg', 'Tunk'] } },
    { answer: 'reap Psychic Bug' },
    { view: { seat: 1, sees: ['Zorg', 'Tunk'] } },
    { view: { seat: 0, hides: ['Zorg', 'Tunk'] } },
  );
  check(
    'Quixo the “Adventurer” draws a card after a fight',
    ['house logos', '1 line Quixo the “Adventurer”', '2 line Dust Pixie', '1 deck 3 x Zorg'],
    { answer: 'fight Quixo the “Adventurer”' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 hand count': 1 } },
  );
  check(
    'Replicator triggers the After Reap ability of another creature, which does not exhaust',
    ['house logos', '1 line Replicator', '2 line Doc Bookton', '1 deck 3 x Zorg', '2 deck 3 x Zorg'],
    { answer: 'reap Replicator' },
    { notOffered: ['choose Replicator'] },
    { answer: 'choose Doc Bookton' },
    { expect: { '1 hand count': 1, '2 hand count': 0, 'Doc Bookton exhausted': false } },
  );
  check(
    'Research Smoko archives the top card of the deck when it is destroyed',
    ['1 line Zorg', '2 line Research Smoko', '2 deck Sequis; Tunk'],
    { answer: 'fight Zorg' },
    { answer: 'fight Research Smoko' },
    { expect: { '2 archives': ['Sequis'], '2 discard': ['Research Smoko'] } },
  );
  check(
    'Timetraveller draws two cards when played',
    ['house logos', '1 hand Timetraveller', '1 deck 3 x Zorg'],
    { answer: 'play Timetraveller' },
    { expect: { '1 hand count': 2 } },
  );
  check(
    'Timetraveller can be shuffled into the deck',
    ['house logos', '1 line Timetraveller', '1 deck Zorg'],
    { answer: 'action Timetraveller' },
    { expect: { '1 deck count': 2, '1 line': [] } },
  );
  check(
    'Titan Mechanic on a flank makes keys of both cost 1 less',
    ['1 line Titan Mechanic; Zorg', '2 aember 5', '1 deck 6 x Zorg', '2 deck 6 x Zorg', ...both],
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 0 } },
  );
  check(
    'and nothing where it is on none',
    ['1 line Tunk; Titan Mechanic; Zorg', '2 aember 5', '1 deck 6 x Zorg', '2 deck 6 x Zorg', ...both],
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 5 } },
  );
  check(
    'Vespilon Theorist archives the top card if it is of the chosen house, and gains 1',
    ['house logos', '1 line Vespilon Theorist', '1 deck Zorg; Tunk', ...both],
    { answer: 'reap Vespilon Theorist' },
    { answer: 'house mars' },
    { expect: { '1 archives': ['Zorg'], '1 aember': 2, '1 deck': ['Tunk'] } },
  );
  check(
    'and discards it otherwise',
    ['house logos', '1 line Vespilon Theorist', '1 deck Zorg; Tunk', ...both],
    { answer: 'reap Vespilon Theorist' },
    { answer: 'house dis' },
    { expect: { '1 archives': [], '1 discard': ['Zorg'], '1 aember': 1, '1 deck': ['Tunk'] } },
  );
  check(
    'and gains nothing where there is no card',
    ['house logos', '1 line Vespilon Theorist', ...both],
    { answer: 'reap Vespilon Theorist' },
    { answer: 'house mars' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'Veylan Analyst gains 1 when its controller uses an artifact',
    ['house logos', '1 line Veylan Analyst', '1 artifacts Library of Babble', '1 deck Zorg'],
    { answer: 'action Library of Babble' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'and nothing when the opponent does, or a creature is used',
    ['house logos', '2 line Veylan Analyst', '1 line Batdrone', '1 artifacts Library of Babble', '1 deck Zorg'],
    { answer: 'action Library of Babble' },
    { answer: 'reap Batdrone' },
    { expect: { '2 aember': 0 } },
  );
});

describe('Logos upgrades', () => {
  check(
    'Experimental Therapy stuns and exhausts its creature, which may be used in any house',
    ['house logos', '1 hand Experimental Therapy', '1 line Zorg', '2 line Tunk'],
    { answer: 'play Experimental Therapy' },
    { answer: 'attach Zorg' },
    { expect: { 'Zorg stunned': true, 'Zorg exhausted': true, 'Tunk stunned': false } },
  );
  check(
    'a creature with Experimental Therapy is used whatever the active house',
    ['house logos', '1 line Zorg + Experimental Therapy; Tunk'],
    { offered: ['reap Zorg'] },
    { notOffered: ['reap Tunk'] },
  );
  check(
    'Rocket Boots ready their creature after its first use in a turn, not after its second',
    ['1 line Zorg + Rocket Boots; Tunk'],
    { answer: 'reap Tunk' },
    { answer: 'reap Zorg' },
    { expect: { 'Zorg exhausted': false } },
    { answer: 'reap Zorg' },
    { expect: { 'Zorg exhausted': true, '1 aember': 3 } },
  );
  check(
    'and again in the next turn',
    ['1 line Zorg (timesUsed 2) + Rocket Boots', '1 deck 6 x Tunk', '2 deck 6 x Tunk', ...both],
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'reap Zorg' },
    { expect: { 'Zorg exhausted': false } },
  );
  check(
    'Transposition Sandals swap their creature with another friendly one, which may be used this turn',
    ['1 line Zorg + Transposition Sandals; Tunk; Sequis; Bulwark', '2 line Grommid'],
    { notOffered: ['reap Sequis'] },
    { answer: 'action Zorg' },
    { notOffered: ['choose Zorg', 'choose Grommid'] },
    { answer: 'choose Sequis' },
    { expect: { '1 line': ['Sequis', 'Tunk', 'Zorg', 'Bulwark'] } },
    { offered: ['reap Sequis'] },
    { notOffered: ['reap Bulwark'] },
  );
});

describe('Pocket Universe', () => {
  check(
    'takes 1 from the pool, and keeps it for keys',
    ['house logos', '1 artifacts Pocket Universe', '1 aember 3'],
    { answer: 'action Pocket Universe' },
    { expect: { 'Pocket Universe aember': 1, '1 aember': 2 } },
  );
  check(
    'what lies on it pays for a key',
    ['house logos', 'active 2', '1 artifacts Pocket Universe (aember 4)', '1 aember 2'],
    { answer: 'endTurn' },
    { asked: { purpose: 'spendAember' } },
    { offered: ['spend Pocket Universe =4'] },
  );
});
