import { describe } from 'vitest';
import { check } from './fixtures/scenario-check.ts';

const decks = ['1 deck 6 x Dust Pixie', '2 deck 6 x Dust Pixie'];
const houses = (house: string): readonly string[] => [`1 houses ${house} mars dis`, `2 houses ${house} mars dis`];

describe('keys at no cost', () => {
  const giants = ['house brobnar', '1 hand Might Makes Right', '1 line Krump (powerCounters 11); Troll; Zorg', '2 line Troll as theirs'];
  check(
    'Might Makes Right forges for creatures of 25 power',
    giants,
    { answer: 'play Might Makes Right' },
    { notOffered: ['choose theirs'] },
    { answer: ['choose Krump', 'choose Troll'] },
    { answer: ['pile Krump', 'pile Troll'] },
    { answer: 'colour red' },
    { expect: { '1 line': ['Zorg'], '1 keys': ['red'], '1 aember': 1 } },
  );
  check(
    'Might Makes Right destroys nothing for less',
    giants,
    { answer: 'play Might Makes Right' },
    { answer: ['choose Krump', 'choose Zorg'] },
    { expect: { '1 line count': 3, '1 keys': [] } },
  );
  check(
    'Might Makes Right forges nothing where those that are destroyed had less, because another had a ward',
    ['house brobnar', '1 hand Might Makes Right', '1 line Krump (powerCounters 11); Troll (warded); Zorg'],
    { answer: 'play Might Makes Right' },
    { answer: ['choose Krump', 'choose Troll'] },
    { expect: { '1 line': ['Troll', 'Zorg'], 'Troll warded': false, '1 keys': [], '1 discard': ['Might Makes Right', 'Krump'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    '[REDACTED] gets 1 each time Logos is chosen, and forges with the fourth',
    ['house mars', 'active 2', '1 artifacts [REDACTED] (aember 3)', ...decks, ...houses('logos')],
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '[REDACTED] zone': 'discard', '1 aember': 0 } },
  );
  check(
    '[REDACTED] keeps what it has below the fourth',
    ['house mars', 'active 2', '1 artifacts [REDACTED] (aember 2)', ...decks, ...houses('logos')],
    { answer: 'endTurn' },
    { answer: 'house logos' },
    { expect: { '1 keys': [], '[REDACTED] aember': 3 } },
  );
  check(
    '[REDACTED] gets nothing for another house',
    ['house mars', 'active 2', '1 artifacts [REDACTED] (aember 3)', ...decks, ...houses('logos')],
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { expect: { '[REDACTED] aember': 3 } },
  );
});

describe('Sanctum', () => {
  check(
    'Numquid the Fair destroys again while the opponent has more creatures',
    ['house sanctum', '1 hand Numquid the Fair', '1 line Sequis', '2 line Zorg; Grommid; Tunk; Dust Pixie'],
    { answer: 'play Numquid the Fair' },
    { answer: 'leftFlank' },
    { answer: 'choose Zorg' },
    { answer: 'choose Tunk' },
    { asked: { purpose: 'mainStep' } },
    { expect: { '2 line': ['Grommid', 'Dust Pixie'] } },
  );
  check(
    'Sir Marrows captures what the opponent gains by reaping',
    ['house mars', '2 line Sir Marrows', '1 line Zorg', '1 hand Mars First', '1 aember 1'],
    { answer: 'reap Zorg' },
    { expect: { 'Sir Marrows aember': 1, '1 aember': 1 } },
  );
  check(
    'Sir Marrows captures nothing of another gain',
    ['house untamed', '2 line Sir Marrows', '1 hand Dharna', '1 line Zorg (damage 1)'],
    { answer: 'play Dharna' },
    { answer: 'leftFlank' },
    {
      expect: { 'Sir Marrows aember': 0, '1 aember': 1 },
    },
  );
});

describe('Dis', () => {
  check(
    'Guardian Demon deals to another creature what it healed',
    ['house dis', '1 line Guardian Demon', '2 line Zorg (damage 1); Grommid'],
    { answer: 'reap Guardian Demon' },
    { answer: 'choose Zorg' },
    { offered: ['number =0', 'number =1'] },
    { notOffered: ['number =2'] },
    { answer: 'number =1' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Grommid' },
    { expect: { 'Zorg damage': 0, 'Grommid damage': 1 } },
  );
  check(
    'Guardian Demon heals 2 at most, and less where that is chosen',
    ['house dis', '1 line Guardian Demon', '2 line Troll (damage 3); Grommid'],
    { answer: 'reap Guardian Demon' },
    { answer: 'choose Troll' },
    { offered: ['number =0', 'number =1', 'number =2'] },
    { notOffered: ['number =3'] },
    { answer: 'number =1' },
    { answer: 'choose Grommid' },
    { expect: { 'Troll damage': 2, 'Grommid damage': 1 } },
  );
  check(
    'A Fair Game gains 1 for each card of the hand of the house that was discarded, first for one, then for the other',
    ['house dis', '1 hand A Fair Game; Tunk; Grommid; Labwork', '2 hand Zorg; Sequis', '1 deck Batdrone', '2 deck Mars First; Dust Pixie'],
    { answer: 'play A Fair Game' },
    { expect: { '1 aember': 1, '2 aember': 1, '2 discard': ['Mars First'], '1 discard': ['A Fair Game', 'Batdrone'] } },
  );
});

describe('Logos and Shadows', () => {
  check(
    'Effervescent Principle: each player loses half, rounded down, and you gain a chain',
    ['house logos', '1 hand Effervescent Principle', '1 aember 5', '2 aember 4'],
    { answer: 'play Effervescent Principle' },
    { expect: { '1 aember': 3, '2 aember': 2, '1 chains': 1 } },
  );
  check(
    'Masterplan keeps a card of hand, plays it whatever its house, and is destroyed',
    ['house shadows', '1 hand Masterplan; Dew Faerie; Urchin'],
    { answer: 'play Masterplan' },
    { answer: 'choose Dew Faerie' },
    { expect: { 'Dew Faerie zone': 'under', '1 hand': ['Urchin'] } },
    { edit: ['mark Masterplan (exhausted no)'] },
    { answer: 'omni Masterplan' },
    { answer: 'choose Dew Faerie' },
    { expect: { '1 line': ['Dew Faerie'], 'Masterplan zone': 'discard' } },
  );
  check(
    'Imperial Traitor looks at the opponent’s hand and may purge a Sanctum card of it',
    ['house shadows', '1 hand Imperial Traitor', '2 hand Sequis; Zorg'],
    { answer: 'play Imperial Traitor' },
    { view: { seat: 1, sees: ['Zorg', 'Sequis'] } },
    { answer: 'yes' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Sequis' },
    { expect: { '2 purged': ['Sequis'], '2 hand': ['Zorg'] } },
  );
});

describe('Untamed', () => {
  check(
    'Quicksand destroys the most powerful creature of each player without a ready Untamed creature',
    ['house untamed', '1 hand Quicksand', '1 line Dew Faerie (exhausted); Zorg', '2 line Tunk; Sequis'],
    { answer: 'play Quicksand' },
    { answer: 'choose Zorg' },
    { answer: 'choose Tunk' },
    { expect: { '1 line': ['Dew Faerie'], '2 line': ['Sequis'] } },
  );
  check(
    'Quicksand spares who has one',
    ['house untamed', '1 hand Quicksand', '1 line Dew Faerie; Zorg', '2 line Tunk; Sequis'],
    { answer: 'play Quicksand' },
    { answer: 'choose Tunk' },
    { expect: { '1 line': ['Dew Faerie', 'Zorg'], '2 line': ['Sequis'] } },
  );
  check(
    'Tantadlin deals 2 when fighting, and a card of the opponent’s archives is discarded',
    ['house untamed', '1 line Tantadlin', '2 line Zorg', '2 archives Tunk; Sequis', '1 archives Dew Faerie'],
    { answer: 'fight Tantadlin' },
    { answer: 'fight Zorg' },
    { expect: { 'Zorg damage': 2, '2 archives count': 1, '2 discard count': 1, '1 archives count': 1 } },
  );
});
