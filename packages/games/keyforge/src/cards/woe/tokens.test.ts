import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

const decks = ['1 deck 8 x Sequis', '2 deck 8 x Sequis'];

describe('token creatures that reap, fight and act', () => {
  checkDone(
    'B0-T uses a friendly creature that is not of Star Alliance',
    ['house staralliance', '1 line B0-T; Zorg; Explorer', '2 line Troll'],
    { answer: 'action B0-T' },
    { notOffered: ['choose Explorer', 'choose Troll'] },
    { answer: 'choose Zorg' },
    { answer: 'reap Zorg' },
    { expect: { '1 aember': 1, 'Zorg exhausted': true, 'B0-T exhausted': true } },
  );
  checkDone(
    'B0-T alone does nothing',
    ['house staralliance', '1 line B0-T; Explorer'],
    { answer: 'action B0-T' },
    { expect: { 'B0-T exhausted': true, 'Explorer exhausted': false } },
  );
  checkDone(
    'Cultist is destroyed and wards a friendly creature',
    ['house unfathomable', '1 line Cultist; Zorg', '2 line Troll'],
    { answer: 'action Cultist' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Zorg' },
    { expect: { '1 line': ['Zorg'], 'Zorg warded': true } },
  );
  checkDone(
    'Cultist that its ward saves wards nothing',
    ['house unfathomable', '1 line Cultist (warded); Zorg'],
    { answer: 'action Cultist' },
    { expect: { '1 line': ['Cultist', 'Zorg'], 'Cultist warded': false, 'Zorg warded': false } },
  );
  checkDone(
    'Diplomat lets each player gain 1',
    ['house ekwidon', '1 line Diplomat'],
    { answer: 'reap Diplomat' },
    { expect: { '1 aember': 2, '2 aember': 1 } },
  );
  checkDone(
    'Explorer discards the top card of the deck',
    ['house staralliance', '1 line Explorer', '1 deck Troll; Zorg', '2 deck Umbra'],
    { answer: 'reap Explorer' },
    { view: { seat: 1, sees: ['Troll'], hides: ['Zorg', 'Umbra'] } },
    { answer: 'yes' },
    { expect: { '1 deck': ['Zorg'], '1 discard': ['Troll'], '2 deck': ['Umbra'] } },
  );
  checkDone(
    'Explorer may leave it there',
    ['house staralliance', '1 line Explorer', '1 deck Troll; Zorg'],
    { answer: 'reap Explorer' },
    { answer: [] },
    { expect: { '1 deck': ['Troll', 'Zorg'], '1 discard': [] } },
  );
  checkDone(
    'Priest exhausts an enemy creature',
    ['house unfathomable', '1 line Priest; Zorg', '2 line Troll'],
    { answer: 'action Priest' },
    { notOffered: ['choose Zorg'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll exhausted': true } },
  );
  checkDone(
    'Researcher archives a Mars card, revealed',
    ['house mars', '1 line Researcher', '1 hand Zorg; Troll; Grommid', '2 hand Tunk'],
    { answer: 'omni Researcher' },
    { notOffered: ['choose Troll', 'choose Tunk'] },
    { answer: 'choose Zorg' },
    { happened: ['cardRevealed Zorg', 'cardArchived Zorg'] },
    { expect: { '1 archives': ['Zorg'], '1 hand': ['Troll', 'Grommid'] } },
  );
  check(
    'Senator makes keys cost 1 more in the opponent’s next turn',
    ['house saurian', '1 line Senator', '2 aember 6', ...decks],
    { answer: 'action Senator' },
    { answer: 'endTurn' },
    { expect: { '2 keys': [], '2 aember': 6, '1 keyCost': 7, '2 keyCost': 7 } },
  );
  check(
    'Senator does so in that turn alone, and by 1',
    ['house saurian', '1 line Senator', '1 aember 6', '2 aember 7', '2 houses mars logos dis', '1 houses saurian mars logos', ...decks],
    { answer: 'action Senator' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '2 keys': ['red'], '2 aember': 0 } },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0 } },
  );
  checkDone(
    'Strange Shell neither reaps nor fights, and goes to hand as the card that it was',
    ['house ekwidon', '1 token Strange Shell', '1 deck Zorg', '1 artifacts Ornate Talking Tray', '2 line Troll', '2 deck 8 x Sequis'],
    { answer: 'omni Ornate Talking Tray' },
    { edit: ['mark Strange Shell (exhausted no)'] },
    { notOffered: ['reap Strange Shell', 'fight Strange Shell'] },
    { answer: 'action Strange Shell' },
    { expect: { '1 line': [], '1 hand': ['Zorg'] } },
  );
  checkDone(
    'Warrior does not reap while there is an enemy creature',
    ['house brobnar', '1 line Warrior; Troll', '2 line Dust Pixie'],
    { notOffered: ['reap Warrior'] },
    { answer: 'fight Warrior' },
    { answer: 'fight Dust Pixie' },
    { edit: ['mark Warrior (exhausted no)'] },
    { answer: 'reap Warrior' },
    { expect: { '1 aember': 1 } },
  );
});

describe('token creatures that are destroyed', () => {
  checkDone(
    'Cadet readies its most powerful neighbor',
    ['house unfathomable', '1 hand Hypoxia', '1 line Zorg (exhausted); Cadet; Dust Pixie (exhausted); Troll (exhausted)'],
    { answer: 'play Hypoxia' },
    { answer: 'choose Zorg' },
    { expect: { 'Zorg exhausted': false, 'Dust Pixie exhausted': true, 'Troll exhausted': true } },
  );
  checkDone(
    'of neighbors that are as powerful Cadet readies one',
    ['house unfathomable', '1 hand Hypoxia', '1 line Zorg (exhausted) as left; Cadet; Zorg (exhausted) as right'],
    { answer: 'play Hypoxia' },
    { offered: ['choose left', 'choose right'] },
    { answer: 'choose right' },
    { expect: { 'left exhausted': true, 'right exhausted': false } },
  );
  checkDone(
    'Cadet without neighbors readies nothing',
    ['house unfathomable', '1 hand Hypoxia', '1 line Cadet'],
    { answer: 'play Hypoxia' },
    {
      expect: { '1 line': [] },
    },
  );
  checkDone(
    'Fish deals 2 to the most powerful enemy creature',
    ['house unfathomable', '1 hand Hypoxia', '1 line Fish; Grommid', '2 line Troll; Zorg'],
    { answer: 'play Hypoxia' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2, 'Zorg damage': 0 } },
  );
});

describe('token creatures with abilities that always work', () => {
  checkDone(
    'Cleric captures 1 after it enters play',
    ['house ekwidon', '1 token Cleric', '1 deck Zorg', '1 artifacts Ornate Talking Tray', '2 aember 2'],
    { answer: 'omni Ornate Talking Tray' },
    { expect: { 'Cleric aember': 1, '2 aember': 1 } },
  );
  checkDone(
    'Disciple gets power and armor for its Monk neighbors alone',
    ['house sanctum', '1 line Disciple as left; Disciple as middle; Grey Abbess; Disciple as far; Zorg'],
    { expect: { 'left power': 2, 'left armor': 2, 'middle power': 3, 'middle armor': 3, 'far power': 2, 'far armor': 2 } },
  );
  checkDone(
    'Raider has poison in its controller’s turn',
    ['house unfathomable', '1 line Raider', '2 line Troll'],
    { expect: { 'Raider keywords': ['poison'] } },
    { answer: 'fight Raider' },
    { answer: 'fight Troll' },
    { expect: { '2 line': [], '1 line': [] } },
  );
  checkDone('Raider has none in the other turn', ['house mars', '1 line Zorg', '2 line Raider'], { expect: { 'Raider keywords': [] } });
});

describe('Æmberling', () => {
  const forging = (aember: number, line: string): string[] => [
    'house mars',
    'active 2',
    `1 aember ${aember}`,
    line,
    '2 houses mars logos dis',
    '1 houses staralliance mars logos',
    ...decks,
  ];
  check(
    'is spent on a key as 1 of the pool, and discarded',
    forging(5, '1 line Zorg; Æmberling'),
    { answer: 'endTurn' },
    { answer: ['spend Æmberling', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool'] },
    { happened: ['cardDiscarded Æmberling'] },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 0, '1 line': ['Zorg'] } },
  );
  check(
    'is discarded though it is warded',
    forging(5, '1 line Zorg; Æmberling (warded)'),
    { answer: 'endTurn' },
    { answer: ['spend Æmberling', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool'] },
    { answer: 'colour red' },
    { expect: { '1 line': ['Zorg'] } },
  );
  check(
    'need not be spent',
    forging(6, '1 line Æmberling'),
    { answer: 'endTurn' },
    { answer: ['spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool'] },
    { answer: 'colour red' },
    { expect: { '1 line': ['Æmberling'], '1 aember': 0 } },
  );
  check('is 1 and no more', forging(4, '1 line Æmberling'), { answer: 'endTurn' }, { expect: { '1 keys': [], '1 line': ['Æmberling'] } });
  check(
    'of the opponent is not spent',
    forging(5, '2 line Æmberling'),
    { answer: 'endTurn' },
    { expect: { '1 keys': [], '2 line': ['Æmberling'] } },
  );
  check(
    'is spent itself after the æmber on it',
    forging(4, '1 line Æmberling (aember 1) + The Callipygian Ideal'),
    { answer: 'endTurn' },
    { answer: ['spend Æmberling', 'spend Æmberling', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool'] },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 line': [], '1 aember': 0, '2 aember': 0 } },
  );
  check(
    'is what The Sting’s controller gains',
    [...forging(5, '1 line Æmberling'), '2 artifacts The Sting'],
    { answer: 'endTurn' },
    { answer: ['spend Æmberling', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool', 'spendFromPool'] },
    { answer: 'resolve The Sting' },
    { answer: 'colour red' },
    { expect: { '2 aember': 6 } },
  );
  checkDone(
    'does not reap',
    ['house staralliance', '1 line Æmberling; Explorer'],
    { offered: ['reap Explorer'] },
    {
      notOffered: ['reap Æmberling'],
    },
  );
});
