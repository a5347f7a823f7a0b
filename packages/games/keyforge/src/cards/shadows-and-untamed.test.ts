import { describe } from 'vitest';
import { check } from './fixtures/scenario-check.ts';

const shadows = ['house shadows', '1 houses shadows mars logos', '2 houses mars logos dis'];
const untamed = ['house untamed', '1 houses untamed mars logos', '2 houses mars logos dis'];
const decks = ['1 deck 6 x Anger', '2 deck 6 x Anger'];

describe('Shadows cards that rulings name', () => {
  check(
    'Mug moves 1 from a creature and deals 2 to it',
    [...shadows, '1 hand Mug', '2 line Troll (aember 2)'],
    { answer: 'play Mug' },
    { answer: 'choose Troll' },
    { expect: { '1 aember': 2, 'Troll aember': 1, 'Troll damage': 2 } },
  );
  check(
    'Trust No One steals 1 with a friendly creature in play',
    [...shadows, '1 hand Trust No One', '1 line Umbra', '2 aember 5', '2 line Troll; Dust Pixie; Zorg'],
    { answer: 'play Trust No One' },
    { expect: { '1 aember': 1, '2 aember': 4 } },
  );
  check(
    'Trust No One steals 1 for each house among enemy creatures without one',
    [...shadows, '1 hand Trust No One', '2 aember 5', '2 line Troll; Dust Pixie'],
    { answer: 'play Trust No One' },
    { expect: { '1 aember': 2, '2 aember': 3 } },
  );
  check(
    'Trust No One steals 3 at most',
    [...shadows, '1 hand Trust No One', '2 aember 5', '2 line Troll; Dust Pixie; Zorg; Sequis'],
    { answer: 'play Trust No One' },
    { expect: { '1 aember': 3, '2 aember': 2 } },
  );
  check(
    'Symon puts the creature that it fights on top of its owner’s deck',
    [...shadows, '1 line Symon', '2 line Troll', ...decks],
    { answer: 'fight Symon' },
    { answer: 'fight Troll' },
    { expect: { '2 line': [], 'Troll zone': 'deck', '1 line': ['Symon'] } },
  );
  check(
    'Boss Zarek makes creatures with Æ elusive, and no others',
    [...shadows, '1 line Boss Zarek; Troll (aember 1); Zorg', '2 line Sequis (aember 1)'],
    { expect: { 'Troll keywords': ['elusive'], 'Zorg keywords': [], 'Sequis keywords': [] } },
  );
  check(
    'Shoulder Id does not fight, and steals where it would deal damage',
    ['house brobnar', '1 line Troll', '2 line Shoulder Id', '1 aember 2'],
    { answer: 'fight Troll' },
    { answer: 'fight Shoulder Id' },
    { expect: { '1 aember': 1, '2 aember': 1, 'Troll damage': 0, '2 line': [] } },
  );
  check('Shoulder Id is not used to fight', [...shadows, '1 line Shoulder Id', '2 line Troll'], { notOffered: ['fight Shoulder Id'] });
  check(
    '“Borrow” takes an enemy artifact, which is of Shadows then',
    [...shadows, '1 hand “Borrow”', '2 artifacts Gauntlet of Command', '1 line Umbra (exhausted)'],
    { answer: 'play “Borrow”' },
    { answer: 'choose Gauntlet of Command' },
    { expect: { '1 artifacts': ['Gauntlet of Command'], '2 artifacts': [] } },
    { offered: ['action Gauntlet of Command'] },
  );
});

describe('Untamed cards that rulings name', () => {
  check(
    'Ghosthawk reaps with ready neighbors, each once, or with none',
    [...untamed, '1 hand Ghosthawk', '1 line Troll; Zorg'],
    { answer: 'play Ghosthawk' },
    { answer: 'deploy Ghosthawk =1' },
    { answer: 'choose Zorg' },
    { answer: 'reap' },
    { notOffered: ['choose Zorg'] },
    { answer: [] },
    { expect: { '1 aember': 1, 'Zorg exhausted': true, 'Troll exhausted': false } },
  );
  check(
    'Harmonia gains 1 after each play while the opponent has more creatures',
    [...untamed, '1 hand Harmonia; Dew Faerie', '2 line Troll; Zorg'],
    { answer: 'play Harmonia' },
    { expect: { '1 aember': 1 } },
    { answer: 'play Dew Faerie' },
    { answer: 'leftFlank' },
    { expect: { '1 aember': 1 } },
  );
  check(
    'Molephin deals as much as was stolen from its player to each enemy creature',
    ['house shadows', '1 hand Urchin', '1 line Troll; Zorg', '2 line Molephin', '2 aember 3', ...decks],
    { answer: 'play Urchin' },
    { answer: 'leftFlank' },
    { expect: { '1 line': ['Troll', 'Zorg'], 'Troll damage': 1, 'Zorg damage': 1, 'Molephin damage': 0 } },
  );
  check(
    'Fangtooth Cavern destroys one least powerful creature at the end of its controller’s turn',
    [...untamed, '1 artifacts Fangtooth Cavern', '1 line Dust Pixie as one; Troll', '2 line Dust Pixie as two', ...decks],
    { answer: 'endTurn' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose two' },
    { expect: { 'two zone': 'discard', 'one zone': 'line' } },
  );
  check(
    'Fandangle lets creatures of other houses enter ready from 4 Æ on',
    [...untamed, '1 aember 4', '1 line Fandangle', '1 hand Dew Faerie; Troll [untamed]; Bumpsy', '2 line Zorg'],
    { answer: 'play Dew Faerie' },
    { answer: 'leftFlank' },
    { expect: { 'Dew Faerie exhausted': true } },
  );
  check(
    'Æmberlution destroys all creatures, reveals both hands and puts their creatures into play ready',
    [...untamed, '1 hand Æmberlution; Troll; Anger', '2 hand Zorg; Punch', '1 line Dust Pixie', '2 line Sequis'],
    { answer: 'play Æmberlution' },
    { happened: ['cardRevealed Punch', 'cardRevealed Anger'] },
    { expect: { '1 line': ['Troll'], '2 line': ['Zorg'], 'Troll exhausted': false, 'Zorg exhausted': false, 'Anger zone': 'hand' } },
  );
  check(
    'Cross Porpoises raises the tide and enrages 2 enemy creatures',
    [...untamed, 'tide 2', '1 line Deepwater Gruen', '1 hand Cross Porpoises', '2 line Troll; Zorg; Sequis'],
    { answer: 'play Cross Porpoises' },
    { answer: ['choose Troll', 'choose Sequis'] },
    { expect: { 'Troll enraged': true, 'Sequis enraged': true, 'Zorg enraged': false } },
    { answer: 'reap Deepwater Gruen' },
    { note: 'The tide is high, so the opponent gains nothing.' },
    { expect: { '2 aember': 0 } },
  );
  check(
    'Deepwater Gruen gives the opponent 1 while the tide is low, and nothing otherwise',
    [...untamed, 'tide 2', '1 line Deepwater Gruen'],
    { answer: 'reap Deepwater Gruen' },
    { expect: { '1 aember': 1, '2 aember': 1 } },
  );
  check(
    'Deepwater Gruen gives nothing while the tide is high',
    [...untamed, 'tide 1', '1 line Deepwater Gruen'],
    { answer: 'reap Deepwater Gruen' },
    { expect: { '1 aember': 1, '2 aember': 0 } },
  );
  check(
    'Ritual of Life returns another creature than it destroyed, a copy too',
    [...untamed, '1 artifacts Ritual of Life', '1 line Troll as lit', '1 discard Troll as old; Anger'],
    { answer: 'action Ritual of Life' },
    { answer: 'choose lit' },
    { notOffered: ['choose lit', 'choose Anger'] },
    { answer: 'choose old' },
    { expect: { 'old zone': 'hand', 'lit zone': 'discard' } },
  );
});

describe('other cards that rulings name', () => {
  check(
    'Shorty is enraged after it reaps',
    ['house brobnar', '1 line Shorty'],
    { answer: 'reap Shorty' },
    { expect: { 'Shorty enraged': true } },
  );
  check(
    'Curse of Forgetfulness enters under the opponent and purges the top card of that player’s pile at the end of their turn',
    [...untamed, '1 artifacts Curse of Forgetfulness', '1 discard Troll; Zorg', '2 discard Sequis', ...decks],
    { answer: 'endTurn' },
    { expect: { '1 discard': ['Zorg'], 'Troll zone': 'purged', '2 discard': ['Sequis'] } },
  );
});
