import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Carpet Phloxem', () => {
  check(
    'deals 4 to each creature if there is no friendly one',
    ['1 hand Carpet Phloxem', '2 line Zorg; Sequis; Dust Pixie'],
    { answer: 'play Carpet Phloxem' },
    { expect: { 'Zorg damage': 4, 'Sequis damage': 2, '2 line': ['Zorg', 'Sequis'] } },
  );
  check(
    'does nothing while there is one',
    ['1 hand Carpet Phloxem', '1 line Sequis', '2 line Zorg'],
    { answer: 'play Carpet Phloxem' },
    { expect: { 'Zorg damage': 0, '1 aember': 1 } },
  );
});

describe('Mars First', () => {
  check(
    'readies and uses a friendly Mars creature',
    ['1 hand Mars First', '1 line Zorg (exhausted); Sequis', '2 line Grommid'],
    { answer: 'play Mars First' },
    { notOffered: ['choose Sequis', 'choose Grommid'] },
    { answer: 'choose Zorg' },
    { answer: 'reap' },
    { expect: { 'Zorg exhausted': true, '1 aember': 2 } },
  );
});

describe('Hypnobeam', () => {
  check(
    'takes control of an enemy creature, which comes to a flank',
    ['1 hand Hypnobeam', '1 line Zorg; Sequis', '2 line Grommid; Bulwark (stunned)'],
    { answer: 'play Hypnobeam' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Bulwark' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Zorg', 'Sequis', 'Bulwark'], 'Bulwark controller': 1, 'Bulwark owner': 2, 'Bulwark stunned': true } },
  );
});

describe('Martian Generosity', () => {
  check(
    'loses everything, its own icon included, and draws two cards for each Æ',
    ['1 aember 1', '1 hand Martian Generosity', '1 deck 6 x Sequis', '2 aember 5'],
    { answer: 'play Martian Generosity' },
    { expect: { '1 aember': 0, '1 hand count': 4, '2 aember': 5 } },
  );
});

describe('Collector Worm', () => {
  check(
    'puts the surviving creature it fought into your archives; taken from there it goes to its owner’s hand',
    [
      '1 line Collector Worm',
      '2 line Sequis as prey',
      '1 deck 6 x Zorg',
      '2 deck 6 x Zorg',
      '1 houses mars sanctum staralliance',
      '2 houses dis logos sanctum',
    ],
    { answer: 'fight Collector Worm' },
    { answer: 'fight prey' },
    { expect: { 'prey zone': 'archives', '1 archives': ['Sequis'], '2 line': [] } },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { asked: { purpose: 'takeArchives' } },
    { answer: 'yes' },
    { expect: { 'prey zone': 'hand', '2 hand count': 7, '1 archives': [] } },
  );
  check(
    'a creature killed in the fight is not put there',
    ['1 line Collector Worm', '2 line Dust Pixie'],
    { answer: 'fight Collector Worm' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Dust Pixie zone': 'discard', '1 archives': [] } },
  );
});

describe('Ixxyxli Fixfinger', () => {
  check(
    'gives each other Martian 1 armor, on both sides',
    ['1 line Ixxyxli Fixfinger; Nyzyk Resonator; Zorg', '2 line Nyzyk Resonator as theirs'],
    { expect: { 'Ixxyxli Fixfinger armor': 2, 'Nyzyk Resonator armor': 2, 'theirs armor': 2, 'Zorg armor': 0 } },
  );
});

describe('Nyzyk Resonator', () => {
  check('raises the cost of the opponent’s keys by 2 for each neighbor', ['1 line Zorg; Nyzyk Resonator; Sequis'], {
    expect: { '1 keyCost': 6, '2 keyCost': 10 },
  });
  check('without neighbors it does nothing', ['1 line Nyzyk Resonator'], { expect: { '2 keyCost': 6 } });
});

describe('Xanthyx Harvester', () => {
  check(
    'gains 1 after reaping',
    ['1 line Xanthyx Harvester; Zorg (exhausted)'],
    { answer: 'reap Xanthyx Harvester' },
    { expect: { '1 aember': 2 } },
  );
  check(
    'cannot be used beside a creature of another house',
    ['1 line Xanthyx Harvester; Sequis; Zorg'],
    { notOffered: ['reap Xanthyx Harvester'] },
    { offered: ['reap Zorg'] },
  );
  check('a creature of another house farther away does not matter', ['1 line Xanthyx Harvester; Zorg; Sequis'], {
    offered: ['reap Xanthyx Harvester'],
  });
});
