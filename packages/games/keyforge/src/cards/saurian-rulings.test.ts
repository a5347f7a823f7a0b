import { describe } from 'vitest';
import { check } from './fixtures/scenario-check.ts';

const HOUSE = 'house saurian';

describe('Phalanx Strike', () => {
  const position = [HOUSE, '1 hand Phalanx Strike', '1 line Zorg; Sequis', '2 line Troll'];
  check(
    'deals 1 for each friendly creature, and again for an exalted one',
    position,
    { answer: 'play Phalanx Strike' },
    { offered: ['choose Zorg', 'choose Troll'] },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 2 } },
    { answer: 'yes' },
    { notOffered: ['choose Troll'] },
    { answer: 'choose Sequis' },
    { answer: 'choose Troll' },
    { expect: { 'Troll damage': 4, 'Sequis aember': 1, 'Zorg aember': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'once if none is exalted',
    position,
    { answer: 'play Phalanx Strike' },
    { answer: 'choose Troll' },
    { answer: [] },
    { expect: { 'Troll damage': 2, 'Sequis aember': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'without a friendly creature it deals nothing and repeats nothing',
    [HOUSE, '1 hand Phalanx Strike', '2 line Troll'],
    { answer: 'play Phalanx Strike' },
    { answer: 'choose Troll' },
    { answer: 'yes' },
    { expect: { 'Troll damage': 0 } },
    { asked: { purpose: 'mainStep' } },
  );
});

describe('Spartasaur', () => {
  check(
    'destroys each creature without the trait Dinosaur after a friendly creature is destroyed',
    [HOUSE, '1 line Spartasaur; Zorg (damage 6)', '2 line Troll; Primus Unguis; Dust Pixie'],
    { answer: 'fight Spartasaur' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Zorg zone': 'line', 'Troll zone': 'line', '1 aember': 2 } },
    { edit: ['house mars', 'mark Zorg (exhausted no)'] },
    { answer: 'fight Zorg' },
    { answer: 'fight Troll' },
    { expect: { 'Zorg zone': 'discard', 'Troll zone': 'discard', '1 line': ['Spartasaur'], '2 line': ['Primus Unguis'] } },
  );
  check(
    'an enemy creature’s destruction destroys nothing else, and a fight gains 2',
    [HOUSE, '1 line Spartasaur; Zorg', '2 line Dust Pixie; Troll'],
    { answer: 'fight Spartasaur' },
    { answer: 'fight Dust Pixie' },
    { expect: { '1 line': ['Spartasaur', 'Zorg'], '2 line': ['Troll'], '1 aember': 2 } },
  );
});

describe('Crassosaurus', () => {
  check(
    'captures 10 from any pools and is purged if it has fewer',
    [HOUSE, '1 hand Crassosaurus', '1 aember 4', '2 aember 5'],
    { answer: 'play Crassosaurus' },
    { expect: { 'Crassosaurus zone': 'purged', '1 aember': 0, '2 aember': 9 } },
  );
  check(
    'with 10 it stays',
    [HOUSE, '1 hand Crassosaurus', '1 aember 4', '2 aember 6'],
    { answer: 'play Crassosaurus' },
    { expect: { 'Crassosaurus zone': 'line', 'Crassosaurus aember': 10 } },
  );
});

describe('Imperial Scutum', () => {
  check(
    'gives 2 armor, and has the Æ of its destroyed creature go to the supply',
    [HOUSE, '1 line Dodger (aember 3) + Imperial Scutum; Zorg', '2 line Troll'],
    { expect: { 'Dodger armor': 2 } },
    { edit: ['house shadows'] },
    { answer: 'fight Dodger' },
    { answer: 'fight Troll' },
    { expect: { 'Dodger zone': 'discard', '2 aember': 0, '1 aember': 0 } },
  );
});

describe('Siren Horn', () => {
  check(
    'moves 1 from its creature to the one that it fights',
    ['house sanctum', '1 line Bulwark (aember 2) + Siren Horn', '2 line Troll'],
    { answer: 'fight Bulwark' },
    { answer: 'fight Troll' },
    { expect: { 'Troll aember': 1, '2 aember': 1 } },
  );
  check(
    'moves nothing where there is none, and nothing when its creature is attacked',
    ['house mars', '1 line Zorg', '2 line Troll (aember 2) + Siren Horn'],
    { answer: 'fight Zorg' },
    { answer: 'fight Troll' },
    { expect: { 'Troll aember': 2 } },
  );
});

describe('Optio Gorkus', () => {
  check(
    'has the Æ of neighbors that are destroyed, and of no other creature',
    [HOUSE, '1 hand Stomp', '1 line Optio Gorkus; Dodger (aember 3); Sequis (aember 2)', '1 aember 0'],
    { answer: 'play Stomp' },
    { answer: 'choose Dodger' },
    { answer: 'choose Optio Gorkus' },
    { answer: 'choose Sequis' },
    { expect: { 'Optio Gorkus aember': 3, 'Sequis aember': 3, 'Dodger zone': 'discard', '2 aember': 0 } },
  );
  check(
    'of two, the active player says which has it',
    [HOUSE, '1 hand Stomp', '1 line Optio Gorkus as left; Dodger (aember 3); Optio Gorkus as right', '1 aember 0'],
    { answer: 'play Stomp' },
    { answer: 'choose Dodger' },
    { answer: 'resolve Dodger =0' },
    { answer: 'choose right' },
    { answer: 'choose left' },
    { answer: 'choose left' },
    { expect: { 'right aember': 3, 'left aember': 1 } },
  );
  check(
    'of several, only a neighbor has it',
    [HOUSE, '1 hand Stomp', '1 line Optio Gorkus as near; Dodger (aember 3); Sequis; Optio Gorkus as far', '1 aember 0'],
    { answer: 'play Stomp' },
    { answer: 'choose Dodger' },
    { notOffered: ['choose far'] },
    { answer: 'choose near' },
    { answer: 'choose Sequis' },
    { expect: { 'near aember': 3, 'far aember': 0 } },
  );
  check(
    'does not help what stands elsewhere',
    [HOUSE, '1 hand Stomp', '1 line Optio Gorkus; Sequis; Dodger (aember 3)'],
    { answer: 'play Stomp' },
    { answer: 'choose Dodger' },
    { answer: 'choose Sequis' },
    { expect: { 'Optio Gorkus aember': 0, '2 aember': 3 } },
  );
});

describe('Undagnathus', () => {
  const line = ['house saurian', '1 line Undagnathus', '2 line Troll'];
  check(
    'deals no damage in a fight while the tide is low',
    [...line, 'tide 2'],
    { answer: 'fight Undagnathus' },
    { answer: 'fight Troll' },
    { expect: { 'Troll damage': 0, 'Undagnathus damage': 8 } },
  );
  for (const tide of [['tide 1'], []]) {
    check(
      `deals it while the tide is ${tide.length === 0 ? 'neutral' : 'high'}`,
      [...line, ...tide],
      { answer: 'fight Undagnathus' },
      { answer: 'fight Troll' },
      { expect: { 'Troll zone': 'discard' } },
    );
  }
  const twin = ['house saurian', '1 line undagnathus-evil-twin', '2 line Sequis'];
  check(
    'as an evil twin it takes double damage while the tide is low',
    [...twin, 'tide 2'],
    { answer: 'fight undagnathus-evil-twin' },
    { answer: 'fight Sequis' },
    { expect: { 'undagnathus-evil-twin damage': 8, 'Sequis zone': 'discard' } },
  );
  check(
    'and no more than it is dealt while the tide is high',
    [...twin, 'tide 1'],
    { answer: 'fight undagnathus-evil-twin' },
    { answer: 'fight Sequis' },
    { expect: { 'undagnathus-evil-twin damage': 4 } },
  );
});

describe('Venator Altum', () => {
  const line = ['house saurian', '1 line Venator Altum', '2 line Sequis'];
  check(
    'is exalted after it is dealt damage while the tide is low',
    [...line, 'tide 2'],
    { answer: 'fight Venator Altum' },
    { answer: 'fight Sequis' },
    { expect: { 'Venator Altum damage': 2, 'Venator Altum aember': 1 } },
  );
  check(
    'not while it is high',
    [...line, 'tide 1'],
    { answer: 'fight Venator Altum' },
    { answer: 'fight Sequis' },
    { expect: { 'Venator Altum damage': 2, 'Venator Altum aember': 0 } },
  );
});

describe('Praetor Marius', () => {
  check(
    'captures 1 for each exhausted friendly creature to its left',
    [
      HOUSE,
      '1 line Zorg (exhausted); Sequis; Dodger (exhausted); Praetor Marius; Bulwark (exhausted)',
      '2 aember 5',
      '2 line Troll (exhausted)',
    ],
    { answer: 'reap Praetor Marius' },
    { expect: { 'Praetor Marius aember': 2, '2 aember': 3 } },
  );
  check(
    'captures nothing on the left flank',
    [HOUSE, '1 line Praetor Marius; Bulwark (exhausted)', '2 aember 5'],
    { answer: 'reap Praetor Marius' },
    { expect: { 'Praetor Marius aember': 0, '2 aember': 5 } },
  );
});
