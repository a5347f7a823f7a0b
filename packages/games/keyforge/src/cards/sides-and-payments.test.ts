import { describe } from 'vitest';
import { check } from './fixtures/scenario-check.ts';

const decks = ['1 deck 6 x Dust Pixie', '2 deck 6 x Dust Pixie'];

describe('all but one of each side', () => {
  check(
    'Savage Clash leaves the most powerful enemy creature and the least powerful friendly one',
    ['house untamed', '1 hand Savage Clash', '1 line Zorg; Dust Pixie; Tunk', '2 line Zorg as big; Sequis; Dust Pixie as small'],
    { answer: 'play Savage Clash' },
    { answer: 'choose big' },
    { answer: 'choose Dust Pixie' },
    { answer: ['pile Zorg', 'pile Tunk', 'pile Sequis', 'pile small'] },
    { expect: { '1 line': ['Dust Pixie'], '2 line': ['Zorg'] } },
  );
  check(
    'Savage Clash destroys no friendly creature where there is one only',
    ['house untamed', '1 hand Savage Clash', '1 line Zorg', '2 line Tunk; Sequis'],
    { answer: 'play Savage Clash' },
    { answer: 'choose Tunk' },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Zorg'], '2 line': ['Tunk'] } },
  );
  check(
    'Champion’s Challenge leaves the most powerful of each side, and yours readies and fights',
    ['house brobnar', '1 hand Champion’s Challenge', '1 line Zorg (exhausted); Dust Pixie', '2 line Tunk; Dust Pixie as small'],
    { answer: 'play Champion’s Challenge' },
    { answer: 'choose Tunk' },
    { answer: 'choose Zorg' },
    { answer: 'fight Zorg' },
    { answer: 'fight Tunk' },
    { expect: { '1 line': ['Zorg'], '2 line': [], 'Zorg damage': 6, 'Zorg exhausted': true } },
  );
  check(
    'Champion’s Challenge finds the most powerful friendly creature once the others of the enemy are destroyed',
    ['house brobnar', '1 hand Champion’s Challenge', '1 line Zorg; Tunk (damage 1)', '2 line Troll; Duma the Martyr'],
    { answer: 'play Champion’s Challenge' },
    { answer: 'choose Troll' },
    { expect: { 'Duma the Martyr zone': 'discard', '1 line': ['Zorg', 'Tunk'] } },
  );
});

describe('Æ paid and spent', () => {
  check(
    'Customs Office: the opponent pays 1 to play an artifact',
    ['house mars', '2 artifacts Customs Office', '1 hand Feeding Pit; Zorg', '1 aember 1'],
    { answer: 'play Feeding Pit' },
    { note: 'Its own icon gives 1 after the payment.' },
    { expect: { '2 aember': 1 } },
  );
  check(
    'Customs Office: who has none cannot play an artifact, and may play other cards',
    ['house mars', '2 artifacts Customs Office', '1 hand Feeding Pit; Zorg'],
    { notOffered: ['play Feeding Pit'] },
    { offered: ['play Zorg', 'discard Feeding Pit'] },
  );
  check(
    'Customs Office asks its controller for nothing',
    ['house mars', '1 artifacts Customs Office', '1 hand Feeding Pit', '2 aember 1'],
    { answer: 'play Feeding Pit' },
    { expect: { '2 aember': 1 } },
  );
  const mole = [
    'house mars',
    'active 2',
    '1 houses mars dis logos',
    '2 houses mars dis logos',
    '2 line Zorg (aember 2) + Mole (by 1)',
    ...decks,
  ];
  check(
    'Mole: the opponent of the creature’s controller forges with the Æ on it',
    [...mole, '1 aember 4'],
    { answer: 'endTurn' },
    { answer: [...Array.from({ length: 4 }, () => 'spendFromPool'), 'spend Zorg', 'spend Zorg'] },
    { answer: 'colour red' },
    {
      expect: { '1 keys': ['red'], '1 aember': 0, 'Zorg aember': 0 },
    },
  );
  check('and not with one too few', [...mole, '1 aember 3'], { answer: 'endTurn' }, { expect: { '1 keys': [], 'Zorg aember': 2 } });
  check(
    'Mole gives nothing to the controller of the creature',
    [
      'house mars',
      'active 2',
      '1 houses mars dis logos',
      '2 houses mars dis logos',
      '1 line Zorg (aember 2) + Mole',
      '1 aember 4',
      ...decks,
    ],
    { answer: 'endTurn' },
    { expect: { '1 keys': [] } },
  );
});

describe('others', () => {
  check(
    'Red-Hot Armor deals each enemy creature its armor as damage, which has none left this turn',
    ['house dis', '1 hand Red-Hot Armor', '1 line Sequis as mine', '2 line Sequis as theirs; Zorg; Bulwark'],
    { expect: { 'theirs armor': 2, 'Bulwark armor': 2 } },
    { answer: 'play Red-Hot Armor' },
    { expect: { 'theirs damage': 2, 'theirs armor': 0, 'Zorg damage': 2, 'Bulwark damage': 2, 'mine damage': 0, 'mine armor': 2 } },
  );
  check(
    'Speed Sigil: the first creature played in a turn enters play ready, the next does not',
    ['house mars', '2 artifacts Speed Sigil', '1 hand Zorg; Tunk; Feeding Pit'],
    { answer: 'play Feeding Pit' },
    { answer: 'play Zorg' },
    { answer: 'play Tunk' },
    { answer: 'leftFlank' },
    { expect: { 'Zorg exhausted': false, 'Tunk exhausted': true, 'Feeding Pit exhausted': true } },
  );
  const manipulator = [
    'house mars',
    '1 hand Entropic Manipulator',
    '1 line Sequis (damage 1)',
    '2 line Zorg (damage 3); Dust Pixie; Tunk (damage 1)',
  ];
  check(
    'Entropic Manipulator lays the damage on one player’s creatures anew',
    manipulator,
    { answer: 'play Entropic Manipulator' },
    { answer: 'player =1' },
    { answer: 'yes' },
    { answer: ['share Dust Pixie', 'share Dust Pixie', 'share Tunk', 'share Tunk'] },
    { expect: { 'Zorg damage': 0, 'Tunk damage': 2, 'Dust Pixie zone': 'discard', 'Sequis damage': 1 } },
  );
  check(
    'Entropic Manipulator need not be used',
    manipulator,
    { answer: 'play Entropic Manipulator' },
    { answer: 'player =1' },
    { answer: [] },
    { expect: { 'Zorg damage': 3, 'Tunk damage': 1 } },
  );
});

describe('Dance of Doom', () => {
  const position = ['house dis', '1 hand Dance of Doom', '1 line Zorg; Tunk', '2 line Troll; Zorg as theirs; Dust Pixie'];
  check(
    'destroys each creature with the power that was chosen',
    position,
    { answer: 'play Dance of Doom' },
    { answer: 'number =7' },
    { expect: { '1 line': ['Tunk'], '2 line': ['Troll', 'Dust Pixie'] } },
  );
  check(
    'and none with another',
    position,
    { answer: 'play Dance of Doom' },
    { answer: 'number =2' },
    {
      expect: { '1 line count': 2, '2 line count': 3 },
    },
  );
});

describe('Evasion Sigil', () => {
  const position = ['house mars', '2 artifacts Evasion Sigil', '1 line Grommid', '2 line Zorg', '2 deck 3 x Zorg'];
  check(
    'a creature does not fight after a card of the active house was discarded from its controller’s deck',
    [...position, '1 deck Tunk; Dust Pixie'],
    { answer: 'fight Grommid' },
    { answer: 'fight Zorg' },
    { expect: { 'Grommid exhausted': true, 'Zorg damage': 0, 'Grommid damage': 0, '1 discard': ['Tunk'], '2 discard count': 0 } },
  );
  check(
    'and fights after one of another house',
    [...position, '1 deck Dust Pixie; Tunk'],
    { answer: 'fight Grommid' },
    { answer: 'fight Zorg' },
    { expect: { '1 discard': ['Dust Pixie'], 'Grommid damage': 7 } },
  );
  check(
    'and with an empty deck',
    position,
    { answer: 'fight Grommid' },
    { answer: 'fight Zorg' },
    {
      expect: { 'Grommid damage': 7 },
    },
  );
});
