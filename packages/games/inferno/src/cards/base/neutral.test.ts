import { describe } from 'vitest';
import { check, done, resolves } from '../fixtures/scenario-check.ts';

describe('Contrabandista (INF-117.9)', () => {
  check(
    'two other cards instead of its cost',
    ['1 hand Smuggler; Ignition; Whiplash'],
    { answer: 'play Smuggler' },
    { answer: 'payBy' },
    { answer: ['discard Ignition', 'discard Whiplash'] },
    { answer: ['lay Ignition', 'lay Whiplash'] },
    ...resolves,
    { expect: { 'Smuggler zone': 'play', '1 hand count': 0 } },
  );
  check('not with one other card', ['1 hand Smuggler; Ignition'], { notOffered: ['play Smuggler'] });
});

describe('Camaleón de las sendas (INF-703.2)', () => {
  check('of Chaos it has Furia', ['1 demon Zupay, Master of the Salamanca', '1 play Chameleon of the Paths'], {
    expect: { 'Chameleon of the Paths keywords': ['fury'], 'Chameleon of the Paths body': '3/3' },
  });
  check('of Power it is larger', ['1 demon Tata Rayo, Lord of the Storm', '1 play Chameleon of the Paths'], {
    expect: { 'Chameleon of the Paths keywords': [], 'Chameleon of the Paths body': '4/4' },
  });
});

check(
  'Golpe bajo hurts the demon too, if one’s own is of Caos',
  ['1 energy 1', '1 demon Zupay, Master of the Salamanca', '1 hand Low Blow', '2 play Veterano barahai', '2 deck 10'],
  ...done('play Low Blow', 'Veterano barahai'),
  { expect: { 'Veterano barahai damage': 1, '2 deck count': 9 } },
);

check(
  'Yarará destroys what it hurts',
  ['1 play Lancehead Viper', '2 play Muralla viva'],
  { answer: 'attack Lancehead Viper' },
  { answer: 'defender Muralla viva' },
  ...resolves,
  ...resolves,
  ...resolves,
  { expect: { 'Muralla viva zone': 'infierno' } },
);

check(
  'Rockola: 1 energy for a card, if one likes',
  ['before main', '1 play Jukebox', '1 resources 1', '1 deck 10'],
  ...resolves,
  { answer: 'yes' },
  { answer: 'tapForEnergy' },
  { expect: { '1 hand count': 1, '1 deck count': 9 } },
);

check('Cruce de caminos: a card and 1 energy for whoever is active', ['before main', '2 play Crossroads', '1 deck 10'], ...resolves, {
  expect: { '1 hand count': 1, '1 energy': 1, '2 hand count': 0 },
});

check(
  'Última ronda: another turn, and the card is gone (INF-500.8)',
  ['1 energy 8', '1 hand Last Round'],
  ...done('play Last Round'),
  { expect: { 'Last Round zone': 'exile' } },
  ...resolves,
  ...resolves,
  { expect: { active: 1 } },
);

check(
  'Altar portátil: an ally for 2 energy, at once',
  ['1 play Portable Altar; Feral Dog'],
  { answer: 'activate Portable Altar' },
  { answer: 'choose Feral Dog' },
  { expect: { '1 energy': 2, 'Feral Dog zone': 'infierno', asked: 'priority' } },
);

describe('immune (INF-702.21)', () => {
  check(
    'Rinoceronte de circo: no Human attacks it',
    ['1 play Mercenary; Feral Dog', '2 play Circus Rhinoceros', '2 demon Tata Rayo, Lord of the Storm'],
    { answer: 'attack Mercenary' },
    { notOffered: ['defender Circus Rhinoceros'] },
  );
  check(
    'Dragón coraza: no ritual aims at it',
    ['1 energy 4', '1 hand Requiem', '2 play Cuirass Dragon; Feral Dog'],
    { answer: 'play Requiem' },
    { offered: ['choose Feral Dog'] },
    { notOffered: ['choose Cuirass Dragon'] },
  );
});

check(
  'Destierro exiles, Desalojo destroys a scenario and draws',
  ['1 energy 6', '1 hand Banishment; Eviction', '1 deck 10', '2 play Veterano barahai; Flood'],
  ...done('play Banishment', 'Veterano barahai'),
  ...done('play Eviction', 'Flood'),
  { expect: { 'Veterano barahai zone': 'exile', 'Flood zone': 'infierno', '1 hand count': 1 } },
);
