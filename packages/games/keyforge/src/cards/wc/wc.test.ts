import { describe } from 'vitest';
import { check, checkDone } from '../fixtures/scenario-check.ts';

describe('Saurian', () => {
  check(
    'Legatus Raptor may be exalted after a fight, to ready and use another friendly creature',
    ['house saurian', '1 line Legatus Raptor; Zorg (exhausted)', '2 line Dust Pixie'],
    { answer: 'fight Legatus Raptor' },
    { answer: 'fight Dust Pixie' },
    { answer: 'yes' },
    { notOffered: ['choose Legatus Raptor'] },
    { answer: 'choose Zorg' },
    { answer: 'reap' },
    { expect: { 'Legatus Raptor aember': 1, 'Zorg exhausted': true, '1 aember': 1 } },
  );
  check(
    'declined, nothing follows',
    ['house saurian', '1 line Legatus Raptor; Zorg (exhausted)', '2 line Dust Pixie'],
    { answer: 'fight Legatus Raptor' },
    { answer: 'fight Dust Pixie' },
    { answer: [] },
    { expect: { 'Legatus Raptor aember': 0, 'Zorg exhausted': true } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Questor Jarta may be exalted after reaping, to gain 1',
    ['house saurian', '1 line Questor Jarta'],
    { answer: 'reap Questor Jarta' },
    { answer: 'yes' },
    { expect: { 'Questor Jarta aember': 1, '1 aember': 2 } },
  );
  check(
    'The Golden Spiral exalts a friendly creature, readies and uses it',
    ['house saurian', '1 artifacts The Golden Spiral', '1 line Zorg (exhausted)', '2 line Grommid'],
    { answer: 'action The Golden Spiral' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { answer: 'reap' },
    { expect: { 'Zorg aember': 1, 'Zorg exhausted': true, '1 aember': 1, 'The Golden Spiral exhausted': true } },
  );
  check(
    'Exile gives control of a friendly creature to the opponent',
    ['house saurian', '1 hand Exile', '1 line Zorg', '2 line Grommid'],
    { answer: 'play Exile' },
    { notOffered: ['choose Grommid'] },
    { answer: 'choose Zorg' },
    { answer: 'leftFlank' },
    { expect: { '2 line': ['Zorg', 'Grommid'], 'Zorg controller': 2, 'Zorg owner': 1 } },
  );
  check(
    'Senator Shrix may be exalted when played and after reaping, and its Æ pays for keys alone',
    ['house saurian', '1 hand Senator Shrix'],
    { answer: 'play Senator Shrix' },
    { asked: { purpose: 'mayDo' } },
    { answer: 'yes' },
    { expect: { 'Senator Shrix aember': 1, '1 aember': 0 } },
  );
  check(
    'a key is paid from the pool and from Senator Shrix as its controller likes',
    ['house none', 'step forge', '1 aember 5', '1 line Senator Shrix (aember 3)'],
    { asked: { purpose: 'spendAember', price: 0 } },
    { answer: ['spend Senator Shrix', 'spend Senator Shrix', 'spend Senator Shrix', 'spendFromPool', 'spendFromPool', 'spendFromPool'] },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], '1 aember': 2, 'Senator Shrix aember': 0 } },
  );
  check(
    'Senator Bracchus lets Æ on every friendly creature be spent, and is exalted after reaping',
    ['house saurian', '1 line Senator Bracchus'],
    { answer: 'reap Senator Bracchus' },
    { expect: { 'Senator Bracchus aember': 1, '1 aember': 1 } },
  );
  check(
    'Æ on any friendly creature pays for a key beside Senator Bracchus',
    ['house none', 'step forge', '1 aember 0', '1 line Senator Bracchus (aember 2); Zorg (aember 4)'],
    { asked: { purpose: 'spendAember' } },
    { answer: ['spend Senator Bracchus', 'spend Senator Bracchus', 'spend Zorg', 'spend Zorg', 'spend Zorg', 'spend Zorg'] },
    { answer: 'colour red' },
    { expect: { '1 keys': ['red'], 'Zorg aember': 0, 'Senator Bracchus aember': 0 } },
  );
  check(
    'The Callipygian Ideal exalts its creature, whose Æ may be spent',
    [
      'house saurian',
      '1 hand The Callipygian Ideal',
      '1 line Zorg',
      '1 aember 5',
      '1 deck 6 x Sequis',
      '2 deck 6 x Sequis',
      '1 houses mars saurian untamed',
      '2 houses mars saurian untamed',
    ],
    { answer: 'play The Callipygian Ideal' },
    { answer: 'attach Zorg' },
    { expect: { 'Zorg aember': 1, 'The Callipygian Ideal host': 'Zorg' } },
    { answer: 'endTurn' },
    { answer: 'house mars' },
    { answer: 'endTurn' },
    { asked: { purpose: 'spendAember', seat: 1 } },
  );
});

describe('Orator Hissaro', () => {
  check(
    'readies and exalts its neighbors, which belong to Saurian until the turn ends',
    [
      'house saurian',
      '1 hand Orator Hissaro',
      '1 line Zorg (exhausted); Sequis (exhausted); Bulwark',
      '1 deck 6 x Sequis',
      '2 deck 6 x Sequis',
    ],
    { answer: 'play Orator Hissaro' },
    { answer: 'deploy =1' },
    {
      expect: { 'Zorg exhausted': false, 'Zorg aember': 1, 'Zorg houses': ['saurian'], 'Sequis houses': ['saurian'], 'Bulwark aember': 0 },
    },
    { offered: ['reap Zorg', 'reap Sequis'] },
    { notOffered: ['reap Bulwark'] },
    { answer: 'endTurn' },
    { expect: { 'Zorg houses': 0, 'Zorg house': 'mars' } },
  );
});

describe('Star Alliance', () => {
  check(
    'Xenotraining: one Æ is captured for each house among friendly creatures, each by a creature chosen anew',
    ['house staralliance', '1 hand Xenotraining', '1 line Zorg; Sequis; Bulwark', '2 line Dust Pixie', '2 aember 5'],
    { answer: 'play Xenotraining' },
    { answer: 'choose Zorg' },
    { answer: 'choose Sequis' },
    { expect: { 'Zorg aember': 1, 'Sequis aember': 1, 'Bulwark aember': 0, '2 aember': 3 } },
    { asked: { purpose: 'mainStep' } },
  );
  const census = (...houses: string[]): string[] => [
    'house staralliance',
    '1 hand Galactic Census',
    `1 line ${houses.map((house) => `Zorg [${house}]`).join('; ')}`,
  ];
  // The card’s own icon gives 1 more.
  const gained = (amount: number): { expect: Record<string, number> } => ({ expect: { '1 aember': amount + 1 } });
  check('Galactic Census gains nothing for 2 houses', census('mars', 'dis'), { answer: 'play Galactic Census' }, gained(0));
  check('Galactic Census gains 1 for 3 houses', census('mars', 'dis', 'logos'), { answer: 'play Galactic Census' }, gained(1));
  check('Galactic Census gains 1 for 4 houses', census('mars', 'dis', 'logos', 'sanctum'), { answer: 'play Galactic Census' }, gained(1));
  check(
    'Galactic Census gains 2 for 5 houses',
    census('mars', 'dis', 'logos', 'sanctum', 'brobnar'),
    { answer: 'play Galactic Census' },
    gained(2),
  );
  check(
    'Galactic Census gains 3 for 6 houses',
    census('mars', 'dis', 'logos', 'sanctum', 'brobnar', 'untamed'),
    { answer: 'play Galactic Census' },
    gained(3),
  );
  check(
    'Galactic Census gains 3 for 7 houses, the enemy’s counted',
    [...census('mars', 'dis', 'logos', 'sanctum', 'brobnar', 'untamed'), '2 line Zorg [shadows]'],
    { answer: 'play Galactic Census' },
    gained(3),
  );
  check(
    'Commander Chan uses another friendly creature after reaping, whatever its house',
    ['house staralliance', '1 line Commander Chan; Zorg'],
    { answer: 'reap Commander Chan' },
    { notOffered: ['choose Commander Chan'] },
    { answer: 'choose Zorg' },
    { answer: 'reap' },
    { expect: { '1 aember': 2, 'Zorg exhausted': true } },
  );
});

describe('Code Monkey', () => {
  const logos = ['house logos', '1 houses logos mars dis', '1 hand Code Monkey'];
  checkDone(
    'archives both neighbours, and gains 2 where they share a house',
    [...logos, '1 line Zorg; Yxilo Bolter; Tunk; Troll'],
    { answer: 'play Code Monkey' },
    { answer: 'deploy =2' },
    { expect: { '1 line': ['Zorg', 'Code Monkey', 'Troll'], '1 archives': ['Yxilo Bolter', 'Tunk'], '1 aember': 2 } },
  );
  checkDone(
    'gains nothing where they share none, and archives them all the same',
    [...logos, '1 line Zorg; Dust Pixie'],
    { answer: 'play Code Monkey' },
    { answer: 'deploy =1' },
    { expect: { '1 line': ['Code Monkey'], '1 archives': ['Zorg', 'Dust Pixie'], '1 aember': 0 } },
  );
  checkDone(
    'asks for the houses that they have in play',
    [...logos, '1 line Zorg + Academy Training; Titan Mechanic'],
    { answer: 'play Code Monkey' },
    { answer: 'deploy =1' },
    { expect: { '1 line': ['Code Monkey'], '1 archives': ['Zorg', 'Titan Mechanic'], '1 aember': 2 } },
  );
  checkDone(
    'archives a neighbour that stands alone beside it, which shares a house with no other (KF-C-15)',
    [...logos, '1 line Zorg; Tunk'],
    { answer: 'play Code Monkey' },
    { answer: 'rightFlank' },
    { expect: { '1 line': ['Zorg', 'Code Monkey'], '1 archives': ['Tunk'], '1 aember': 0 } },
  );
  checkDone(
    'does nothing without neighbours',
    logos,
    { answer: 'play Code Monkey' },
    { expect: { '1 line': ['Code Monkey'], '1 archives': [], '1 aember': 0 } },
  );
});
