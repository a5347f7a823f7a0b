import { describe } from 'vitest';
import { check, checkDone } from './fixtures/scenario-check.ts';

const decks = ['1 deck 6 x Dust Pixie', '2 deck 6 x Dust Pixie'];
const houses = (house: string): readonly string[] => [`1 houses ${house} mars logos`, `2 houses ${house} mars logos`];

describe('cards played this turn', () => {
  const quest = ['house sanctum', '1 artifacts Epic Quest', '1 aember 0', '1 hand 4 x Charge!; 3 x Clear Mind; Begone!'];
  const seven = [
    ...['#1', '#2', '#3', ''].map((at) => ({ answer: `play Charge!${at}` })),
    ...['#1', '#2', ''].map((at) => ({ answer: `play Clear Mind${at}` })),
  ];
  check(
    'Epic Quest forges at no cost after seven Sanctum cards',
    quest,
    ...seven,
    { answer: 'omni Epic Quest' },
    { answer: 'colour red' },
    {
      expect: { '1 keys': ['red'], 'Epic Quest zone': 'discard' },
    },
  );
  checkDone(
    'Epic Quest does nothing after six',
    quest,
    ...seven.slice(0, 6),
    { answer: 'omni Epic Quest' },
    {
      expect: { '1 keys': [], 'Epic Quest zone': 'artifacts' },
    },
  );
  check(
    'Epic Quest archives each friendly Knight when played',
    ['house sanctum', '1 hand Epic Quest', '1 line Raiding Knight; Zorg', '2 line Raiding Knight as theirs'],
    { answer: 'play Epic Quest' },
    { expect: { '1 archives': ['Raiding Knight'], '1 line': ['Zorg'], '2 line': ['Raiding Knight'] } },
  );
  check(
    'Treasure Map gains 3 as the first card, and forbids further ones this turn',
    ['house shadows', '1 hand Treasure Map; Urchin', ...decks, ...houses('shadows')],
    { answer: 'play Treasure Map' },
    { note: 'One more of its own icon.' },
    { expect: { '1 aember': 4 } },
    { notOffered: ['play Urchin'] },
    { offered: ['discard Urchin'] },
  );
  check(
    'Treasure Map gains nothing after another card',
    ['house shadows', '1 hand Treasure Map; 2 x Urchin'],
    { answer: 'play Urchin#1' },
    { answer: 'play Treasure Map' },
    { expect: { '1 aember': 1 } },
    { notOffered: ['play Urchin'] },
  );
  const lock = ['house shadows', '1 line Redlock', '1 hand Urchin; Treasure Map', ...decks, ...houses('shadows')];
  check('Redlock gains 1 at the end of a turn without creatures', lock, { answer: 'endTurn' }, { expect: { '1 aember': 1 } });
  check(
    'Redlock gains nothing after a creature',
    lock,
    { answer: 'play Urchin' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    {
      expect: { '1 aember': 0 },
    },
  );
  check(
    'Lifeweb steals 2 from an opponent who played three creatures in the turn before',
    ['house dis', 'active 2', '2 hand 2 x Umbra-Fiend; Sinder', '1 hand Lifeweb', '2 aember 3', ...decks, '1 houses untamed dis mars'],
    { answer: 'play Umbra-Fiend#1' },
    { answer: 'play Umbra-Fiend' },
    { answer: 'leftFlank' },
    { answer: 'play Sinder' },
    { answer: 'leftFlank' },
    { answer: 'endTurn' },
    { answer: 'house untamed' },
    { answer: 'play Lifeweb' },
    { expect: { '1 aember': 3, '2 aember': 1 } },
  );
  check(
    'Lifeweb steals nothing after two',
    ['house untamed', '2 creaturesInTurn 2', '1 hand Lifeweb', '2 aember 3'],
    { answer: 'play Lifeweb' },
    {
      expect: { '1 aember': 1, '2 aember': 3 },
    },
  );
  check(
    'and steals after three',
    ['house untamed', '2 creaturesInTurn 3', '1 hand Lifeweb', '2 aember 3'],
    { answer: 'play Lifeweb' },
    {
      expect: { '1 aember': 3, '2 aember': 1 },
    },
  );
});

describe('creatures used this turn', () => {
  check(
    'Stampede steals 2 after three creatures',
    ['house untamed', '1 hand Stampede [untamed]', '1 line Floomf; Murmook; Dharna', '2 aember 5', '2 line Dust Pixie'],
    { answer: 'reap Floomf' },
    { answer: 'reap Murmook' },
    { answer: 'reap Dharna' },
    { answer: 'choose Dharna' },
    { answer: 'play Stampede' },
    { expect: { '1 aember': 6, '2 aember': 3 } },
  );
  check(
    'Stampede steals nothing after two creatures, one of them used twice',
    ['house untamed', '1 hand Stampede [untamed]', '1 line Floomf + Rocket Boots; Murmook', '2 aember 5'],
    { answer: 'reap Floomf' },
    { answer: 'reap Floomf' },
    { answer: 'reap Murmook' },
    { answer: 'play Stampede' },
    { expect: { '1 aember': 4, '2 aember': 5 } },
  );
});

describe('keys forged this turn', () => {
  check(
    'Smiling Ruth takes an enemy flank creature after a key was forged',
    ['house shadows', '1 line Smiling Ruth', '1 hand Nightforge', '1 aember 9', '2 line Zorg; Grommid; Tunk'],
    { answer: 'play Nightforge' },
    { answer: 'yes' },
    { answer: 'colour red' },
    { answer: 'reap Smiling Ruth' },
    { notOffered: ['choose Grommid', 'choose Smiling Ruth'] },
    { answer: 'choose Tunk' },
    { answer: 'leftFlank' },
    { expect: { 'Tunk controller': 1, '1 aember': 1 } },
  );
  check(
    'Smiling Ruth takes nothing otherwise',
    ['house shadows', '1 line Smiling Ruth', '2 line Zorg'],
    { answer: 'reap Smiling Ruth' },
    {
      expect: { 'Zorg controller': 2 },
    },
  );
  check(
    'Nightforge forges at 4 more',
    ['house shadows', '1 hand Nightforge', '1 aember 8'],
    { answer: 'play Nightforge' },
    { answer: 'yes' },
    { expect: { '1 keys': [], '1 aember': 9 } },
  );
  check(
    'Nightforge forges nothing after a key was forged this turn',
    ['house shadows', '1 hand 2 x Nightforge', '1 aember 30'],
    { answer: 'play Nightforge#1' },
    { answer: 'yes' },
    { answer: 'colour red' },
    { answer: 'play Nightforge' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '1 keys': ['red'] } },
  );
});

describe('cards discarded this turn', () => {
  check(
    'Giant Sloth is used once an Untamed card was discarded from hand',
    ['house untamed', '1 line Giant Sloth', '1 hand Dew Faerie'],
    { notOffered: ['action Giant Sloth', 'reap Giant Sloth'] },
    { answer: 'discard Dew Faerie' },
    { answer: 'action Giant Sloth' },
    { expect: { '1 aember': 3 } },
  );
  check(
    'a card of another house does not do',
    ['house mars', '1 line Giant Sloth + Mantle of the Zealot', '1 hand Zorg; Dew Faerie'],
    { answer: 'discard Zorg' },
    { notOffered: ['action Giant Sloth'] },
  );
});
