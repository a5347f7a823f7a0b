import { describe } from 'vitest';
import { check } from './fixtures/scenario-check.ts';

const dis = 'house dis';
const decks = ['1 deck 9 x Dust Pixie', '2 deck 9 x Dust Pixie', '1 houses dis mars logos', '2 houses dis mars logos'];

describe('Collar of Subordination', () => {
  check(
    'gives its player control of an enemy creature, which comes to a flank that the player chooses',
    [dis, '1 hand Collar of Subordination', '1 line Zorg; Bumpsy', '2 line Troll (damage 2) + Blood of Titans; Krump'],
    { answer: 'play Collar of Subordination' },
    { answer: 'attach Troll' },
    { asked: { purpose: 'choosePlace', seat: 1 } },
    { answer: 'rightFlank' },
    {
      expect: {
        '1 line': ['Zorg', 'Bumpsy', 'Troll'],
        '2 line': ['Krump'],
        'Troll controller': 1,
        'Troll owner': 2,
        'Troll damage': 2,
        'Blood of Titans host': 'Troll',
        'Blood of Titans controller': 2,
      },
    },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'on a friendly creature changes nothing',
    [dis, '1 hand Collar of Subordination', '1 line Zorg; Bumpsy', '2 line Troll'],
    { answer: 'play Collar of Subordination' },
    { answer: 'attach Zorg' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 line': ['Zorg', 'Bumpsy'], 'Zorg controller': 1 } },
  );
  check(
    'when it leaves play the creature goes back, to a flank that the active player chooses',
    [dis, '1 hand Collar of Subordination; Destroy Them All! [dis]', '2 line Bumpsy; Troll; Krump', '2 artifacts Feeding Pit'],
    { answer: 'play Collar of Subordination' },
    { answer: 'attach Troll' },
    { expect: { '1 line': ['Troll'] } },
    { answer: 'play Destroy Them All!' },
    { answer: 'choose Feeding Pit' },
    { answer: 'choose Krump' },
    { answer: 'choose Collar of Subordination' },
    { answer: ['pile Feeding Pit', 'pile Krump', 'pile Collar of Subordination'] },
    { asked: { purpose: 'choosePlace', seat: 1 } },
    { answer: 'leftFlank' },
    { expect: { '1 line': [], '2 line': ['Troll', 'Bumpsy'], 'Troll controller': 2 } },
  );
  check(
    'a creature that its opponent took for good goes back to that one when it leaves',
    [
      dis,
      ...decks,
      '1 hand Collar of Subordination; Destroy Them All! [dis]',
      '1 line Troll as prize',
      '2 hand Hypnobeam',
      '2 line Krump',
      'active 2',
      'house mars',
    ],
    { answer: 'play Hypnobeam' },
    { answer: 'choose prize' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { answer: 'house dis' },
    { answer: 'play Collar of Subordination' },
    { answer: 'attach prize' },
    { expect: { 'prize controller': 1 } },
    { answer: 'play Destroy Them All!' },
    { answer: 'choose Krump' },
    { answer: 'choose Collar of Subordination' },
    { expect: { 'prize controller': 2, '2 line': ['Troll'] } },
  );
});

describe('Harland Mindlock', () => {
  const logos = 'house logos';
  check(
    'takes control of an enemy flank creature until it leaves play',
    [logos, '1 hand Harland Mindlock; Twin Bolt Emission', '2 line Troll; Krump; Bumpsy'],
    { answer: 'play Harland Mindlock' },
    { offered: ['choose Troll', 'choose Bumpsy'] },
    { notOffered: ['choose Krump', 'choose Harland Mindlock'] },
    { answer: 'choose Bumpsy' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Harland Mindlock', 'Bumpsy'], '2 line': ['Troll', 'Krump'], 'Bumpsy owner': 2 } },
    { answer: 'play Twin Bolt Emission' },
    { answer: ['choose Harland Mindlock', 'choose Krump'] },
    { asked: { purpose: 'choosePlace', seat: 1 } },
    { answer: 'rightFlank' },
    { expect: { '1 line': [], '2 line': ['Troll', 'Krump', 'Bumpsy'], 'Bumpsy controller': 2 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without an enemy creature does nothing',
    [logos, '1 hand Harland Mindlock', '1 line Zorg'],
    { answer: 'play Harland Mindlock' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Harland Mindlock', 'Zorg'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'gone itself while the creature wears a collar, it stays with whose collar that is',
    [logos, '1 hand Harland Mindlock; Collar of Subordination [logos]; Twin Bolt Emission', '2 line Troll'],
    { answer: 'play Harland Mindlock' },
    { answer: 'choose Troll' },
    { answer: 'leftFlank' },
    { answer: 'play Collar of Subordination' },
    { answer: 'attach Troll' },
    { asked: { purpose: 'mainStep' } },
    { answer: 'play Twin Bolt Emission' },
    { answer: ['choose Harland Mindlock', 'choose Troll'] },
    { expect: { '1 line': ['Troll'], 'Troll controller': 1, 'Troll damage': 2 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'leaving together with the creature it gives nothing back',
    [logos, '1 hand Harland Mindlock; Gateway to Dis [logos]', '2 line Troll'],
    { answer: 'play Harland Mindlock' },
    { answer: 'choose Troll' },
    { answer: 'leftFlank' },
    { answer: 'play Gateway to Dis' },
    { expect: { '1 line': [], '2 line': [], '2 discard': ['Troll'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'a creature that was under the opponent’s control by treachery goes back there, though its taker owns it',
    [logos, '1 hand Scowly Caper [logos]; Harland Mindlock; Twin Bolt Emission', '2 line Krump'],
    { answer: 'play Scowly Caper' },
    { answer: 'leftFlank' },
    { expect: { 'Scowly Caper controller': 2, 'Scowly Caper owner': 1 } },
    { answer: 'play Harland Mindlock' },
    { answer: 'choose Scowly Caper' },
    { answer: 'leftFlank' },
    { expect: { 'Scowly Caper controller': 1 } },
    { answer: 'play Twin Bolt Emission' },
    { answer: ['choose Harland Mindlock', 'choose Krump'] },
    { answer: 'rightFlank' },
    { expect: { 'Scowly Caper controller': 2, '2 line': ['Krump', 'Scowly Caper'] } },
  );
});
