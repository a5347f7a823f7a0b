import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

describe('Almsmaster', () => {
  check(
    'has each of its neighbors capture 1',
    ['house sanctum', '1 hand Almsmaster', '1 line Zorg; Tunk; Sequis', '2 aember 5'],
    { answer: 'play Almsmaster' },
    { answer: 'deploy =2' },
    { expect: { 'Zorg aember': 0, 'Tunk aember': 1, 'Sequis aember': 1, 'Almsmaster aember': 0, '2 aember': 3 } },
  );
  check(
    'and nothing alone',
    ['house sanctum', '1 hand Almsmaster', '2 line Zorg', '2 aember 5'],
    { answer: 'play Almsmaster' },
    { expect: { 'Zorg aember': 0, '2 aember': 5 } },
  );
});

describe('General Sherman', () => {
  const turns = ['1 deck 6 x Bumpsy', '2 deck 6 x Bumpsy'];
  checkDone(
    'purges each other creature, and the ward of a warded one',
    ['house unfathomable', '1 hand General Sherman', '1 line Zorg', '2 line Troll; Krump (warded)', '2 artifacts The Howling Pit'],
    { answer: 'play General Sherman' },
    { answer: 'leftFlank' },
    {
      expect: {
        '1 line': ['General Sherman'],
        '2 line': ['Krump'],
        '1 purged': ['Zorg'],
        '2 purged': ['Troll'],
        'Krump warded': false,
        'The Howling Pit zone': 'artifacts',
      },
    },
  );
  checkDone(
    'leaves play, and those creatures return exhausted under the control of their owners, and no others',
    [
      'house unfathomable',
      ...turns,
      '1 houses unfathomable dis mars',
      '1 hand General Sherman; Gateway to Dis',
      '1 line Zorg',
      '2 line Troll; Krump',
      '1 purged Sequis',
      '2 purged Dodger',
    ],
    { answer: 'play General Sherman' },
    { answer: 'leftFlank' },
    { edit: ['house dis'] },
    { answer: 'play Gateway to Dis' },
    { answer: 'choose Zorg' },
    { answer: 'choose Troll' },
    { answer: 'rightFlank' },
    {
      expect: {
        '1 line': ['Zorg'],
        '2 line': ['Troll', 'Krump'],
        'Zorg exhausted': true,
        'Krump exhausted': true,
        '1 purged': ['Sequis'],
        '2 purged': ['Dodger'],
        'General Sherman zone': 'discard',
      },
    },
  );
  checkDone(
    'deals no damage when it fights',
    ['house unfathomable', '1 line General Sherman', '2 line Troll'],
    { answer: 'fight General Sherman' },
    { answer: 'fight Troll' },
    { expect: { 'Troll damage': 0, 'General Sherman damage': 8 } },
  );
});

describe('Lightsmith Clariel', () => {
  check(
    'may switch its power and armor before it fights, for the rest of the turn',
    ['house sanctum', '1 line Lightsmith Clariel', '2 line Dust Pixie', '1 deck 6 x Troll', '2 deck 6 x Troll'],
    { expect: { 'Lightsmith Clariel power': 5, 'Lightsmith Clariel armor': 2 } },
    { answer: 'fight Lightsmith Clariel' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { expect: { 'Lightsmith Clariel power': 2, 'Lightsmith Clariel armor': 5, '2 line': [] } },
    { answer: 'endTurn' },
    { expect: { 'Lightsmith Clariel power': 5, 'Lightsmith Clariel armor': 2 } },
  );
  checkDone(
    'fights as it is where it is not switched',
    ['house sanctum', '1 line Lightsmith Clariel', '2 line Krump'],
    { answer: 'fight Lightsmith Clariel' },
    { answer: 'fight Krump' },
    { answer: [] },
    { expect: { 'Krump damage': 5, 'Lightsmith Clariel damage': 4, 'Lightsmith Clariel power': 5 } },
  );
  checkDone(
    'has its counters as armor while it is switched',
    ['house sanctum', '1 line Lightsmith Clariel (powerCounters 1)', '2 line Krump'],
    { answer: 'fight Lightsmith Clariel' },
    { answer: 'fight Krump' },
    { answer: 'yes' },
    { expect: { 'Lightsmith Clariel power': 2, 'Lightsmith Clariel armor': 6, 'Krump damage': 2, 'Lightsmith Clariel damage': 0 } },
  );
});

describe('Lightsmith Clariel (Evil Twin)', () => {
  const twin = 'lightsmith-clariel-evil-twin';
  checkDone(
    'switches the power and armor of any creature, and back',
    ['house sanctum', `1 line ${twin} as one; ${twin} as two`, '2 line Sequis'],
    { answer: 'action one' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis power': 2, 'Sequis armor': 4 } },
    { answer: 'action two' },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis power': 4, 'Sequis armor': 2 } },
  );
  checkDone(
    'destroys a creature without armor, and one that has more damage than armor',
    ['house sanctum', `1 line ${twin} as one; ${twin} as two`, '2 line Troll; Sequis (damage 2)'],
    { answer: 'action one' },
    { answer: 'choose Troll' },
    { answer: 'action two' },
    { answer: 'choose Sequis' },
    { expect: { '2 line': [] } },
  );
  checkDone(
    'switches nothing that The Pale Star has fixed',
    ['house sanctum', `1 line ${twin}`, '2 line Sequis', '1 artifacts The Pale Star'],
    { answer: 'omni The Pale Star' },
    { answer: `action ${twin}` },
    { answer: 'choose Sequis' },
    { expect: { 'Sequis power': 1, 'Sequis armor': 0 } },
  );
});

describe('Swallow Whole', () => {
  checkDone(
    'purges the weaker of 2 creatures and gives its power to the other as counters',
    ['house saurian', 'tide 1', '1 hand Swallow Whole', '1 line Zorg', '2 line Krump (powerCounters 1); Troll'],
    { answer: 'play Swallow Whole' },
    { answer: ['choose Zorg', 'choose Troll'] },
    { answer: 'choose Zorg' },
    { answer: 'choose Troll' },
    { expect: { 'Zorg zone': 'purged', 'Troll powerCounters': 7, 'Troll power': 15, 'Krump powerCounters': 1 } },
  );
  checkDone(
    'lets the player choose between creatures of the same power',
    ['house saurian', 'tide 1', '1 hand Swallow Whole', '1 line Krump', '2 line Francus; Dust Pixie'],
    { answer: 'play Swallow Whole' },
    { answer: ['choose Krump', 'choose Francus'] },
    { offered: ['choose Krump', 'choose Francus'] },
    { answer: 'choose Francus' },
    { answer: 'choose Krump' },
    { expect: { 'Francus zone': 'purged', 'Krump powerCounters': 6 } },
  );
  checkDone(
    'leaves a warded creature where it is, and gives the other its power all the same',
    ['house saurian', 'tide 1', '1 hand Swallow Whole', '1 line Troll', '2 line Dust Pixie (warded)'],
    { answer: 'play Swallow Whole' },
    { answer: ['choose Troll', 'choose Dust Pixie'] },
    { answer: 'choose Dust Pixie' },
    { answer: 'choose Troll' },
    { expect: { 'Dust Pixie zone': 'line', 'Dust Pixie warded': false, 'Dust Pixie powerCounters': 0, 'Troll powerCounters': 1 } },
  );
  check('cannot be played while the tide is low', ['house saurian', 'tide 2', '1 hand Swallow Whole', '1 line Zorg', '2 line Troll'], {
    notOffered: ['play Swallow Whole'],
  });
  check('nor before anybody has raised it', ['house saurian', '1 hand Swallow Whole', '1 line Zorg', '2 line Troll'], {
    notOffered: ['play Swallow Whole'],
  });
});
