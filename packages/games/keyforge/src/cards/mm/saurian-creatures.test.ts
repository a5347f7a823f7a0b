import { describe } from 'vitest';
import { check } from '../fixtures/scenario-check.ts';

const HOUSE = 'house saurian';

describe('Saurian creatures', () => {
  check(
    'Citizen Shrix is exalted and steals 1 when it reaps',
    [HOUSE, '1 line Citizen Shrix', '1 aember 0', '2 aember 3'],
    { answer: 'reap Citizen Shrix' },
    { expect: { 'Citizen Shrix aember': 1, '1 aember': 2, '2 aember': 2 } },
  );
  check(
    'Consul Primus moves 1 from a creature to another',
    [HOUSE, '1 line Consul Primus', '2 line Troll (aember 2)'],
    { answer: 'reap Consul Primus' },
    { offered: ['choose Troll', 'choose Consul Primus'] },
    { answer: 'choose Troll' },
    { answer: 'choose Consul Primus' },
    { expect: { 'Troll aember': 1, 'Consul Primus aember': 1 } },
  );
  check(
    'Cornicen Octavia captures 2',
    [HOUSE, '1 line Cornicen Octavia', '2 aember 3'],
    { answer: 'action Cornicen Octavia' },
    { expect: { 'Cornicen Octavia aember': 2, '2 aember': 1 } },
  );
  check(
    'Dark Centurion takes 1 from a creature and wards it',
    [HOUSE, '1 line Dark Centurion', '2 line Troll (aember 2)'],
    { answer: 'action Dark Centurion' },
    { answer: 'choose Troll' },
    { expect: { 'Troll aember': 1, 'Troll warded': true, 'Dark Centurion warded': false } },
  );
  check(
    'Dark Centurion wards no creature without Æ',
    [HOUSE, '1 line Dark Centurion', '2 line Troll'],
    { answer: 'action Dark Centurion' },
    { answer: 'choose Troll' },
    { expect: { 'Troll warded': false } },
  );
  check(
    'Faust the Great makes the opponent’s keys cost 1 more for each friendly creature with Æ, and may exalt one',
    [HOUSE, '1 hand Faust the Great', '1 line Sequis (aember 2); Troll', '2 line Dodger (aember 1)'],
    { answer: 'play Faust the Great' },
    { answer: 'rightFlank' },
    { expect: { '2 keyCost': 7, '1 keyCost': 6 } },
    { answer: 'yes' },
    { notOffered: ['choose Dodger'] },
    { answer: 'choose Troll' },
    { expect: { '2 keyCost': 8, 'Troll aember': 1 } },
  );
  check(
    'Galeatops deals no more than 4 in a fight',
    [HOUSE, '1 line Galeatops', '2 line Troll'],
    { answer: 'fight Galeatops' },
    { answer: 'fight Troll' },
    { expect: { 'Troll damage': 4, 'Galeatops damage': 8 } },
  );
  for (const [name, house] of [
    ['Lyco-Saurus', 'saurian'],
    ['Sacro-Saurus', 'saurian'],
    ['Techno-Saurus', 'saurian'],
    ['Dino-Knight', 'sanctum'],
  ]) {
    check(
      `${name} deals 3 if it is exalted`,
      [`house ${house}`, `1 hand ${name}`, '2 line Troll'],
      { answer: `play ${name}` },
      { answer: 'yes' },
      { answer: 'choose Troll' },
      { expect: { [`${name} aember`]: 1, 'Troll damage': 3 } },
    );
    check(
      `${name} deals nothing if it is not`,
      [`house ${house}`, `1 hand ${name}`, '2 line Troll'],
      { answer: `play ${name}` },
      { answer: [] },
      { expect: { [`${name} aember`]: 0, 'Troll damage': 0 } },
    );
  }
  check(
    'Techno-Saurus discards a card for another after reaping',
    [HOUSE, '1 line Techno-Saurus', '1 hand Dodger', '1 deck Zorg'],
    { answer: 'reap Techno-Saurus' },
    { answer: 'choose Dodger' },
    { expect: { '1 hand': ['Zorg'], '1 discard': ['Dodger'] } },
  );
  check(
    'Techno-Saurus draws nothing without a card to discard',
    [HOUSE, '1 line Techno-Saurus', '1 deck Zorg'],
    { answer: 'reap Techno-Saurus' },
    { expect: { '1 hand': [], '1 discard': [] } },
  );
  check(
    'Praefectus Ludo has the Æ of other friendly creatures that are destroyed go to the supply',
    [HOUSE, '1 hand Stomp', '1 line Praefectus Ludo; Dodger (aember 3)', '1 aember 0', '2 aember 0'],
    { answer: 'play Stomp' },
    { answer: 'choose Dodger' },
    { answer: 'choose Praefectus Ludo' },
    { expect: { 'Dodger zone': 'discard', '2 aember': 0, '1 aember': 1, 'Praefectus Ludo aember': 1 } },
  );
  check(
    'Praefectus Ludo does nothing for itself or for enemies',
    [HOUSE, '1 hand Stomp', '1 line Praefectus Ludo (aember 2)', '1 aember 0', '2 aember 0'],
    { answer: 'play Stomp' },
    { answer: 'choose Praefectus Ludo' },
    { expect: { 'Praefectus Ludo zone': 'discard', '2 aember': 2 } },
  );
  check(
    'Saurian Egg hatches the Saurian creatures among 2 cards, ready and with 3 counters each',
    [HOUSE, '1 line Saurian Egg', '1 deck Stomp; Cornicen Octavia; Zorg'],
    { notOffered: ['reap Saurian Egg', 'fight Saurian Egg'] },
    { answer: 'omni Saurian Egg' },
    { answer: 'leftFlank' },
    {
      expect: {
        '1 line': ['Cornicen Octavia'],
        'Cornicen Octavia powerCounters': 3,
        'Cornicen Octavia exhausted': false,
        'Saurian Egg zone': 'discard',
        'Zorg zone': 'deck',
      },
    },
  );
  check(
    'Saurian Egg hatches two as well as one',
    [HOUSE, '1 line Saurian Egg', '1 deck Cornicen Octavia; Galeatops; Sequis'],
    { answer: 'omni Saurian Egg' },
    { answer: 'choose Cornicen Octavia' },
    { answer: 'leftFlank Cornicen Octavia' },
    { answer: 'leftFlank Galeatops' },
    {
      expect: {
        '1 line': ['Galeatops', 'Cornicen Octavia'],
        'Galeatops powerCounters': 3,
        'Galeatops exhausted': false,
        'Cornicen Octavia powerCounters': 3,
        'Saurian Egg zone': 'discard',
        '1 deck': ['Sequis'],
      },
    },
  );
  check(
    'Saurian Egg stays whole where no Saurian creature is discarded',
    [HOUSE, '1 line Saurian Egg', '1 deck Stomp; Zorg; Cornicen Octavia'],
    { answer: 'omni Saurian Egg' },
    { expect: { '1 line': ['Saurian Egg'], '1 deck': ['Cornicen Octavia'] } },
    { asked: { purpose: 'mainStep' } },
  );
  check(
    'Senator Quintina has every creature that reaps exalted',
    [HOUSE, '1 line Senator Quintina; Galeatops'],
    { answer: 'reap Galeatops' },
    { expect: { 'Galeatops aember': 1, 'Senator Quintina aember': 0 } },
    { answer: 'reap Senator Quintina' },
    { expect: { 'Galeatops aember': 1, 'Senator Quintina aember': 1 } },
  );
  check(
    'Senator Quintina has enemy creatures exalted too',
    [HOUSE, 'active 2', '1 line Senator Quintina', '2 line Galeatops'],
    { answer: 'reap Galeatops' },
    { expect: { 'Galeatops aember': 1 } },
  );
  check(
    'Terrordactyl enters stunned',
    [HOUSE, '1 hand Terrordactyl'],
    { answer: 'play Terrordactyl' },
    { expect: { 'Terrordactyl stunned': true } },
  );
  check(
    'Terrordactyl deals 4 to the neighbors of the creature it fights, and no more than 4 to that one',
    [HOUSE, '1 line Terrordactyl', '2 line Troll as left; Krump; Troll as right; Troll as far'],
    { answer: 'fight Terrordactyl' },
    { answer: 'fight Krump' },
    { expect: { 'left damage': 4, 'right damage': 4, 'far damage': 0, 'Krump damage': 4, 'Terrordactyl damage': 6 } },
  );
  check(
    'Thero Centurion captures 1 when it is played',
    [HOUSE, '1 hand Thero Centurion', '2 aember 2'],
    { answer: 'play Thero Centurion' },
    { expect: { 'Thero Centurion aember': 1, '2 aember': 1 } },
  );
  check(
    'Thero Centurion captures 1 after a fight',
    [HOUSE, '1 line Thero Centurion', '2 line Dust Pixie', '2 aember 2'],
    { answer: 'fight Thero Centurion' },
    { answer: 'fight Dust Pixie' },
    { expect: { 'Thero Centurion aember': 1, '2 aember': 1 } },
  );
});
