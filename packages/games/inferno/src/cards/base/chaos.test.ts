import { describe } from 'vitest';
import { check, done, resolves } from '../fixtures/scenario-check.ts';

describe('Ignición (INF-118.5)', () => {
  check(
    'deals 2 damage to an ally, which dies of it',
    ['1 energy 1', '1 hand Ignition', '2 play Lancero barahai (damage 1); Veterano barahai'],
    ...done('play Ignition', 'Lancero barahai'),
    { expect: { 'Lancero barahai zone': 'infierno', 'Veterano barahai damage': 0, '1 energy': 0, 'Ignition zone': 'infierno' } },
  );
  check(
    'deals 2 damage to a demon: two cards of its deck',
    ['1 energy 1', '1 hand Ignition', '2 demon Tata Rayo, Lord of the Storm', '2 deck 10'],
    ...done('play Ignition', 'Tata Rayo, Lord of the Storm'),
    { expect: { '2 deck count': 8 } },
  );
  check('cannot be played without energy', ['1 hand Ignition', '2 play Lancero barahai'], { notOffered: ['play Ignition'] });
});

check(
  'Tormenta de fuego destroys the scenario and burns its controller (INF-607.2b)',
  ['1 energy 2', '1 hand Firestorm', '2 play Flood', '2 deck 10'],
  ...done('play Firestorm', 'Flood'),
  { expect: { 'Flood zone': 'infierno', '2 deck count': 8, '1 deck count': 20 } },
);

check(
  'Frenesí lets an ally that has just come attack, with 2 more strength, until the end of the turn',
  ['1 energy 1', '1 hand Frenzy', '1 play Feral Dog (fresh)'],
  { notOffered: ['attack Feral Dog'] },
  ...done('play Frenzy', 'Feral Dog'),
  { offered: ['attack Feral Dog'] },
  { expect: { 'Feral Dog body': '4/1' } },
);

check(
  'Arrebato suicida destroys the ally at the end of the turn (INF-201.5)',
  ['1 energy 1', '1 hand Suicidal Fit', '1 play Ossuary Bull'],
  ...done('play Suicidal Fit', 'Ossuary Bull'),
  { expect: { 'Ossuary Bull body': '9/4' } },
  ...resolves,
  { expect: { 'Ossuary Bull zone': 'play' } },
  ...resolves,
  { expect: { 'Ossuary Bull zone': 'infierno' } },
);

describe('Sacrificio de brasas (INF-117.8)', () => {
  check('needs an ally to destroy', ['1 energy 2', '1 hand Ember Sacrifice', '2 play Feral Dog'], { notOffered: ['play Ember Sacrifice'] });
  check(
    'destroys it and deals 5 damage',
    ['1 energy 2', '1 hand Ember Sacrifice', '1 play Feral Dog', '2 demon Tata Rayo, Lord of the Storm', '2 deck 10'],
    { answer: 'play Ember Sacrifice' },
    { answer: 'choose Tata Rayo, Lord of the Storm' },
    { answer: 'choose Feral Dog' },
    { expect: { 'Feral Dog zone': 'infierno' } },
    ...resolves,
    { expect: { '2 deck count': 5 } },
  );
});

check(
  'Llamarada deals X damage for X and 1 energy (INF-107.3a)',
  ['1 energy 4', '1 hand Flare', '2 play Veterano barahai'],
  { answer: 'play Flare' },
  { answer: 'number = 3' },
  { answer: 'choose Veterano barahai' },
  ...resolves,
  { expect: { 'Veterano barahai damage': 3, '1 energy': 0 } },
);

check(
  'Capitana sin bandera: all one’s allies have Furia, and only those',
  ['1 play Flagless Captain; Feral Dog (fresh)', '2 play Feral Dog as foe'],
  { offered: ['attack 1:Feral Dog'] },
  { expect: { 'Flagless Captain keywords': ['fury'], 'foe keywords': [] } },
);

check(
  'Homúnculo de pólvora deals its damage when it is destroyed',
  ['1 energy 1', '1 hand Ignition', '1 play Gunpowder Homunculus', '2 play Lancero barahai'],
  { answer: 'play Ignition' },
  { answer: 'choose Gunpowder Homunculus' },
  ...resolves,
  { answer: 'choose Lancero barahai' },
  ...resolves,
  { expect: { 'Gunpowder Homunculus zone': 'infierno', 'Lancero barahai damage': 2 } },
);

check(
  'Bruja del cañaveral: a card of the hand and 1 energy for 2 damage',
  ['1 energy 1', '1 hand Ignition', '1 play Cane-Field Witch', '2 play Veterano barahai'],
  { answer: 'activate Cane-Field Witch' },
  { answer: 'choose Veterano barahai' },
  { answer: 'discard Ignition' },
  ...resolves,
  { expect: { 'Veterano barahai damage': 2, '1 hand count': 0 } },
);

check(
  'Escupefuego taps itself; not in the turn in which it came (INF-602.5a)',
  ['1 play Fire-Spitter as old; Fire-Spitter (fresh) as new', '2 demon Tata Rayo, Lord of the Storm', '2 deck 10'],
  { notOffered: ['activate new'] },
  ...done('activate old', 'Tata Rayo, Lord of the Storm'),
  { expect: { '2 deck count': 9, 'old tapped': true } },
);

check(
  'Brasero de huesos deals the strength of what was destroyed for it',
  ['1 play Brazier of Bones; Ossuary Bull', '2 demon Tata Rayo, Lord of the Storm', '2 deck 10'],
  { answer: 'activate Brazier of Bones' },
  { answer: 'choose Tata Rayo, Lord of the Storm' },
  { answer: 'choose Ossuary Bull' },
  ...resolves,
  { expect: { '2 deck count': 5, 'Ossuary Bull zone': 'infierno' } },
);

check(
  'La Salamanca makes rituals cheaper, not allies (INF-601.1e)',
  ['1 energy 2', '1 hand Sulphur Rain; Whiplash; Fire Mule', '2 play The Salamanca; Feral Dog'],
  { offered: ['play Whiplash'] },
  { notOffered: ['play Sulphur Rain', 'play Fire Mule'] },
);

check(
  'Metralla is divided when it is played, and hits all at once (INF-601.1d)',
  ['1 energy 3', '1 hand Shrapnel', '2 play Feral Dog; Veterano barahai'],
  { answer: 'play Shrapnel' },
  { answer: ['choose Feral Dog', 'choose Veterano barahai'] },
  { note: 'each has one point; the third goes to the veteran' },
  { answer: 'share Veterano barahai' },
  ...resolves,
  { expect: { 'Feral Dog zone': 'infierno', 'Veterano barahai damage': 2 } },
);

describe('Grito de guerra (INF-117.8c)', () => {
  const position = ['1 hand War Cry', '2 play Veterano barahai', '2 demon Tata Rayo, Lord of the Storm', '2 deck 10'];
  check(
    'with its additional cost it hurts the demon too',
    ['1 energy 5', ...position],
    { answer: 'play War Cry' },
    { answer: 'addCost' },
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { expect: { '1 energy': 0, 'Veterano barahai damage': 2, '2 deck count': 6 } },
  );
  check(
    'without it, the ally alone',
    ['1 energy 5', ...position],
    { answer: 'play War Cry' },
    { answer: [] },
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { expect: { '1 energy': 3, 'Veterano barahai damage': 2, '2 deck count': 10 } },
  );
});
