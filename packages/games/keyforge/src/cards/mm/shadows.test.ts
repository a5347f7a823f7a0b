import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house shadows';
const decks = ['1 deck 6 x Dust Pixie', '2 deck 6 x Dust Pixie', '1 houses shadows mars logos', '2 houses shadows mars logos'];

describe('Shadows actions', () => {
  check(
    'Dark Wave deals 2 to each creature that is no Mutant',
    [HOUSE, '1 hand Dark Wave', '1 line Rad Penny; Zorg', '2 line Dark Minion; Grommid'],
    { answer: 'play Dark Wave' },
    { expect: { 'Zorg damage': 2, 'Grommid damage': 2, 'Rad Penny damage': 0, 'Dark Minion damage': 0 } },
  );
  check(
    'Look Over There! steals 1 if its 2 damage does not destroy',
    [HOUSE, '1 hand Look Over There!', '2 line Zorg; Dust Pixie', '2 aember 2'],
    { answer: 'play Look Over There!' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg damage': 2, '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Look Over There! steals nothing if it destroys',
    [HOUSE, '1 hand Look Over There!', '2 line Zorg; Dodger (damage 4)', '2 aember 2'],
    { answer: 'play Look Over There!' },
    { answer: 'choose Dodger' },
    { expect: { 'Dodger zone': 'discard', '1 aember': 0, '2 aember': 2 } },
  );
  check(
    'Look Over There! steals where another creature dies in place of the chosen one',
    [HOUSE, '1 hand Look Over There!', '2 line Zorg; Shadow Self (damage 8)', '2 aember 2'],
    { answer: 'play Look Over There!' },
    { answer: 'choose Zorg' },
    { expect: { 'Shadow Self zone': 'discard', 'Zorg zone': 'line', '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Tempting Offer returns an enemy creature, and the opponent gains 1',
    [HOUSE, '1 hand Tempting Offer', '1 line Zorg', '2 line Grommid; Tunk'],
    { answer: 'play Tempting Offer' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Tunk' },
    { expect: { '2 hand': ['Tunk'], '2 aember': 1 } },
  );
  check(
    'Tempting Offer gives nothing where nothing is returned',
    [HOUSE, '1 hand Tempting Offer', '1 line Zorg'],
    { answer: 'play Tempting Offer' },
    {
      expect: { '2 aember': 0 },
    },
  );
});

describe('Shadows artifacts', () => {
  check(
    'Miasma Bomb is destroyed, and the opponent skips the “forge a key” step of the next turn',
    [HOUSE, '1 artifacts Miasma Bomb', '2 aember 6', '1 aember 6', ...decks],
    { answer: 'action Miasma Bomb' },
    { expect: { '1 artifacts': [] } },
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 6 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'] } },
  );
  check(
    'Safe House archives a friendly creature',
    [HOUSE, '1 artifacts Safe House', '1 line Zorg', '2 line Tunk'],
    { answer: 'action Safe House' },
    { notOffered: ['choose Tunk'] },
    { answer: 'choose Zorg' },
    { expect: { '1 archives': ['Zorg'] } },
  );
});

describe('Shadows creatures', () => {
  check(
    'Rad Penny steals 1 when played, and is shuffled into the deck when destroyed',
    [HOUSE, '1 hand Rad Penny; Poison Wave', '2 aember 3', '1 deck Zorg'],
    { answer: 'play Rad Penny' },
    { expect: { '1 aember': 1, '2 aember': 2 } },
    { answer: 'play Poison Wave' },
    { expect: { '1 deck count': 2, '1 line': [], 'Rad Penny zone': 'deck' } },
  );
  check(
    'Reckless Rizzo steals 2 and has no elusive until the start of your next turn',
    [HOUSE, '1 line Reckless Rizzo', '2 line Zorg', '2 aember 5', ...decks],
    { answer: 'action Reckless Rizzo' },
    { expect: { '1 aember': 2, '2 aember': 3, 'Reckless Rizzo keywords': [] } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { 'Reckless Rizzo keywords': [] } },
    { answer: 'endTurn' },
    { expect: { 'Reckless Rizzo keywords': ['elusive'] } },
  );
});
