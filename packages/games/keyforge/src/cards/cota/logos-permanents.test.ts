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
