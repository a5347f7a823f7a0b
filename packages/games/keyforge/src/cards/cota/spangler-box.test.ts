import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

describe('Spangler Box', () => {
  const logos = 'house logos';
  const turns = ['1 deck 9 x Dust Pixie', '2 deck 9 x Dust Pixie', '1 houses logos mars dis', '2 houses logos mars dis'];
  check(
    'purges a creature of either player, and goes over to the opponent',
    [logos, '1 artifacts Spangler Box', '1 line Bumpsy', '2 line Troll (aember 2); Krump'],
    { answer: 'action Spangler Box' },
    { offered: ['choose Bumpsy', 'choose Troll'] },
    { answer: 'choose Troll' },
    {
      expect: {
        '2 purged': ['Troll'],
        'Spangler Box controller': 2,
        'Spangler Box owner': 1,
        'Spangler Box exhausted': true,
        '1 aember': 2,
      },
    },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'stays where a ward kept the creature in play',
    [logos, '1 artifacts Spangler Box', '2 line Troll (warded)'],
    { answer: 'action Spangler Box' },
    { answer: 'choose Troll' },
    { expect: { 'Troll zone': 'line', 'Troll warded': false, 'Spangler Box controller': 1 } },
  );
  check(
    'without a creature does nothing',
    [logos, '1 artifacts Spangler Box'],
    { answer: 'action Spangler Box' },
    { expect: { 'Spangler Box controller': 1, 'Spangler Box exhausted': true } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'when it leaves play all that it purged for both players returns, each card under its owner’s control, and nothing else',
    [
      logos,
      ...turns,
      '1 artifacts Spangler Box',
      '1 line Bumpsy; Zorg',
      '2 line Troll; Krump',
      '1 purged Headhunter',
      '1 hand Destroy Them All! [logos]',
    ],
    { answer: 'action Spangler Box' },
    { answer: 'choose Troll' },
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { edit: ['mark Spangler Box (exhausted no)'] },
    { answer: 'action Spangler Box' },
    { answer: 'choose Bumpsy' },
    { expect: { 'Spangler Box controller': 1, '1 purged': ['Headhunter', 'Bumpsy'], '2 purged': ['Troll'] } },
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { answer: 'play Destroy Them All!' },
    { answer: 'choose Spangler Box' },
    { answer: 'choose Krump' },
    { asked: { purpose: 'whichCardNext', seat: 1 } },
    { offered: ['choose Bumpsy', 'choose Troll'] },
    { notOffered: ['choose Headhunter'] },
    { answer: 'choose Troll' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Bumpsy', 'Zorg'], '2 line': ['Troll'], 'Troll exhausted': true, '1 purged': ['Headhunter'], '2 purged': [] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'that has purged nothing leaves play without more',
    ['house mars', '1 artifacts Spangler Box', '2 line Krump', '1 purged Headhunter', '1 hand Destroy Them All!'],
    { answer: 'play Destroy Them All!' },
    { answer: 'choose Spangler Box' },
    { answer: 'choose Krump' },
    { expect: { '1 purged': ['Headhunter'], '1 line': [] } },
    { asked: { purpose: 'mainStep' } },
  );
});
