import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const both = ['1 houses mars logos dis', '2 houses mars logos dis'];

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
