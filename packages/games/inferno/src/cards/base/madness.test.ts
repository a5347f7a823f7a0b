import { describe } from 'vitest';
import { check, done, resolves } from '../fixtures/scenario-check.ts';

const foe = 'Tata Rayo, Lord of the Storm';

describe('cancelling (INF-701.5)', () => {
  check(
    'Silencio: the card goes to the Infierno and does nothing',
    ['1 energy 1', '1 hand Ignition', '2 energy 3', '2 hand Silence', '2 play Veterano barahai'],
    { answer: 'play Ignition' },
    { answer: 'choose Veterano barahai' },
    { answer: 'pass' },
    { answer: 'play Silence' },
    { answer: 'choose Ignition' },
    { answer: 'pass' },
    { answer: 'pass' },
    { expect: { 'Ignition zone': 'infierno', 'Silence zone': 'infierno', 'Veterano barahai damage': 0 } },
  );
  check(
    'Lapsus: the controller may pay 2',
    ['1 energy 3', '1 hand Ignition', '2 energy 2', '2 hand Slip of the Tongue', '2 play Veterano barahai'],
    { answer: 'play Ignition' },
    { answer: 'choose Veterano barahai' },
    { answer: 'pass' },
    { answer: 'play Slip of the Tongue' },
    { answer: 'choose Ignition' },
    { answer: 'pass' },
    { answer: 'pass' },
    { asked: { seat: 1, purpose: 'payOrLose' } },
    { answer: 'payFor' },
    { expect: { 'Ignition zone': 'chain', '1 energy': 0 } },
    ...resolves,
    { expect: { 'Veterano barahai damage': 2 } },
  );
  check(
    'Lapsus: who cannot pay is not asked',
    ['1 energy 1', '1 hand Ignition', '2 energy 2', '2 hand Slip of the Tongue', '2 play Veterano barahai'],
    { answer: 'play Ignition' },
    { answer: 'choose Veterano barahai' },
    { answer: 'pass' },
    { answer: 'play Slip of the Tongue' },
    { answer: 'choose Ignition' },
    { answer: 'pass' },
    { answer: 'pass' },
    { expect: { 'Ignition zone': 'infierno' } },
  );
});

check(
  'Olvido returns an ally to its owner’s hand',
  ['1 energy 2', '1 hand Oblivion', '2 play Veterano barahai (damage 2)'],
  ...done('play Oblivion', 'Veterano barahai'),
  { expect: { 'Veterano barahai zone': 'hand', '2 hand count': 1 } },
);

check(
  'Interrogatorio: one sees the hand and chooses',
  ['1 energy 2', '1 hand Interrogation', '2 hand Ignition; Whiplash'],
  ...done('play Interrogation'),
  { asked: { seat: 1, purpose: 'chooseTarget' } },
  { view: { seat: 1, sees: ['Ignition', 'Whiplash'] } },
  { answer: 'choose Whiplash' },
  { expect: { 'Whiplash zone': 'infierno', '2 hand count': 1 } },
);

check(
  'Insomnio: two cards, then one is discarded',
  ['1 energy 2', '1 hand Insomnia', '1 deck Ignition; Whiplash; 5'],
  ...done('play Insomnia'),
  { answer: 'discard Whiplash' },
  { expect: { '1 hand': ['Ignition'], '1 deck count': 5 } },
);

check(
  'Pesadilla lúcida exiles four cards of the deck',
  ['1 energy 3', '1 hand Lucid Nightmare', '2 deck 10'],
  ...done('play Lucid Nightmare'),
  { expect: { '2 deck count': 6, '2 exile count': 4, '2 infierno count': 0 } },
);

describe('layers (INF-612.3)', () => {
  check(
    'Alienista sets 0/1, whatever a weapon adds (INF-604.3b)',
    ['1 energy 1', '1 play Alienist', '2 play Veterano barahai + Barahai Spear'],
    { expect: { 'Veterano barahai body': '5/6' } },
    ...done('activate Alienist', 'Veterano barahai'),
    { expect: { 'Veterano barahai body': '0/1' } },
  );
  check(
    'Duelista de espejos swaps before counters are taken off (INF-612.3d)',
    ['1 energy 1', '1 play Mirror Duelist', '2 play Toro del osario (damage 1)'],
    { expect: { 'Toro del osario body': '5/3' } },
    ...done('activate Mirror Duelist', 'Toro del osario'),
    { expect: { 'Toro del osario body': '4/4' } },
  );
  check('Mundo al revés swaps everybody’s', ['1 play World Upside Down; Feral Dog', '2 play Muralla viva'], {
    expect: { 'Feral Dog body': '1/2', 'Muralla viva body': '6/1' },
  });
  check(
    'Amnesia: no abilities, 1/1 (INF-113.9)',
    ['1 energy 3', '1 hand Amnesia', '2 play Flagless Captain; Feral Dog (fresh)'],
    ...done('play Amnesia', 'Flagless Captain'),
    { expect: { 'Flagless Captain body': '1/1', 'Feral Dog keywords': [] } },
  );
  check(
    'Teatro de títeres is a 3/3 ally until the end of the turn, and still an object (INF-204.1b)',
    ['1 energy 2', '1 play Puppet Theatre'],
    ...done('activate Puppet Theatre'),
    { expect: { 'Puppet Theatre body': '3/3', 'Puppet Theatre types': ['object', 'ally'] } },
    { offered: ['attack Puppet Theatre'] },
  );
});

describe('control', () => {
  check(
    'Lavado de cerebro takes an ally',
    ['1 energy 6', '1 hand Brainwashing', '2 play Veterano barahai'],
    ...done('play Brainwashing', 'Veterano barahai'),
    { expect: { 'Veterano barahai controller': 1, 'Veterano barahai owner': 2 } },
    { notOffered: ['attack Veterano barahai'] },
  );
  check(
    'Ventrílocuo: both change sides or neither (INF-701.10a)',
    ['1 energy 5', "1 hand Ventriloquist's Dummy", '2 play Veterano barahai'],
    ...done("play Ventriloquist's Dummy"),
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { answer: 'yes' },
    { expect: { 'Veterano barahai controller': 1, "Ventriloquist's Dummy controller": 2 } },
  );
});

check(
  'Mimo hueco is destroyed when something is aimed at it, whatever becomes of that',
  ['1 energy 1', '1 hand Paralysis', '2 play Hollow Mime'],
  { answer: 'play Paralysis' },
  { answer: 'choose Hollow Mime' },
  ...resolves,
  { expect: { 'Hollow Mime zone': 'infierno', 'Paralysis zone': 'chain' } },
);

check(
  'Niño del pozo: Estocada exiles the top card, and Halo keeps the enemy’s rituals off (INF-702.5)',
  ['1 energy 1', '1 hand Ignition', '2 play Child of the Well; Feral Dog'],
  { answer: 'play Ignition' },
  { offered: ['choose Feral Dog'] },
  { notOffered: ['choose Child of the Well'] },
);

check(
  'Psiquiatra de guardia: cards drawn outside the Draw step go to the Infierno',
  ['1 energy 2', '1 hand Turn of the Page', '1 deck 10', '2 play Psychiatrist on Call'],
  ...done('play Turn of the Page'),
  { expect: { '1 deck count': 8, '1 hand count': 0, '1 infierno count': 3 } },
);

check(
  'Acuático: a damage counter in each Restore step without Acqua (INF-702.17a)',
  ['before restore', '1 play Bathtub Piranha', `2 demon ${foe}`],
  ...resolves,
  { expect: { 'Bathtub Piranha damage': 1 } },
);

check('Acuático: none with Acqua', ['before restore', '1 play Bathtub Piranha', '2 play Threshold Sahuagin'], {
  expect: { 'Bathtub Piranha damage': 0, asked: 'priority' },
});

describe('control that lasts for a while (INF-612.1b)', () => {
  check(
    'Sirena de voz dulce keeps an ally as long as she is in play',
    ['1 energy 5', '1 hand Sweet-Voiced Siren', '2 energy 4', '2 hand Silence', '2 play Veterano barahai'],
    ...done('play Sweet-Voiced Siren'),
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { expect: { 'Veterano barahai controller': 1 } },
  );
  check(
    'and gives it back when she leaves',
    ['1 energy 11', '1 hand Sweet-Voiced Siren; Oblivion', '2 play Veterano barahai'],
    ...done('play Sweet-Voiced Siren'),
    { answer: 'choose Veterano barahai' },
    ...resolves,
    ...done('play Oblivion', 'Sweet-Voiced Siren'),
    { expect: { 'Veterano barahai controller': 2 } },
  );
  check(
    'Motín: until the end of the turn, and it may attack at once',
    ['1 energy 3', '1 hand Mutiny', '2 play Veterano barahai (tapped)'],
    ...done('play Mutiny', 'Veterano barahai'),
    { expect: { 'Veterano barahai controller': 1, 'Veterano barahai tapped': false } },
    { offered: ['attack Veterano barahai'] },
    ...resolves,
    ...resolves,
    { expect: { 'Veterano barahai controller': 2 } },
  );
  check(
    'Hilos de titiritero: as long as they are attached',
    ['1 energy 5', '1 hand Puppet Strings', '2 play Veterano barahai'],
    ...done('play Puppet Strings'),
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { answer: 'yes' },
    { expect: { 'Veterano barahai controller': 1 } },
  );
});

check(
  'Parpadeo: exiled, and back at the end of the turn as another object (INF-400.7)',
  ['1 energy 2', '1 hand Blink', '2 play Veterano barahai (damage 2)'],
  ...done('play Blink', 'Veterano barahai'),
  { expect: { 'Veterano barahai zone': 'exile' } },
  ...resolves,
  ...resolves,
  { expect: { 'Veterano barahai zone': 'play', 'Veterano barahai damage': 0, 'Veterano barahai controller': 2 } },
);

check(
  'Desdoblamiento: a token with what is printed, not with what is on it (INF-706.2)',
  ['1 energy 4', '1 hand Split Self', '1 play Veterano barahai (damage 2) as first'],
  ...done('play Split Self', 'first'),
  { expect: { '1 play count': 3, 'Veterano barahai#2 body': '4/5', 'first body': '4/3' } },
);

check(
  'Caja de música: the top three in another order (INF-701.14a)',
  ['1 energy 1', '1 play Music Box', '1 deck Ignition; Whiplash; Frenzy; 5'],
  ...done('activate Music Box'),
  { answer: ['choose Frenzy', 'choose Ignition', 'choose Whiplash'] },
  { expect: { '1 deck count': 8 } },
);

check(
  'Prisión de espejos: the chosen ally cannot attack and stays tapped (INF-606.1)',
  ['1 energy 4', '1 hand Prison of Mirrors', '1 play Feral Dog', '2 play Veterano barahai'],
  ...done('play Prison of Mirrors'),
  { answer: 'choose Feral Dog' },
  ...resolves,
  { notOffered: ['attack Feral Dog'] },
);

describe('what is chosen as a card enters', () => {
  check(
    'Doble de cuerpo enters as a copy (INF-706.4)',
    ['1 energy 4', '1 hand Body Double', '2 play Veterano barahai (damage 1)'],
    ...done('play Body Double'),
    { answer: 'copy Veterano barahai' },
    { expect: { '1 play count': 2, '1:Veterano barahai body': '4/5' } },
  );
  check(
    'Mutante de feria: one of two bodies (INF-207.3b)',
    ['1 energy 3', '1 hand Sideshow Mutant'],
    ...done('play Sideshow Mutant'),
    { answer: 'body = 1' },
    { expect: { 'Sideshow Mutant body': '2/4' } },
  );
});

describe('Hospicio del silencio (INF-117.8e)', () => {
  check('abilities cost 1 more', ['1 play Blind Puppeteer', '2 play Asylum of Silence'], { notOffered: ['activate Blind Puppeteer'] });
  check('but not those that give energy, which can pay for the others', ['1 play Battery; Blind Puppeteer', '2 play Asylum of Silence'], {
    offered: ['activate Battery', 'activate Blind Puppeteer'],
  });
});

describe('what is on the chain is aimed elsewhere (INF-114.5)', () => {
  const aimed = ['1 energy 1', '1 hand Ignition', '2 energy 3', '2 play Veterano barahai; Feral Dog'];
  check(
    'Desvío: another legal target',
    [...aimed, '2 hand Diversion'],
    { answer: 'play Ignition' },
    { answer: 'choose Veterano barahai' },
    { answer: 'pass' },
    ...done('play Diversion', 'Ignition'),
    { asked: { seat: 2, purpose: 'newTarget' } },
    { notOffered: ['choose Veterano barahai'] },
    { answer: 'choose Feral Dog' },
    ...resolves,
    { expect: { 'Veterano barahai damage': 0, 'Feral Dog zone': 'infierno' } },
  );
  check(
    'Desvío: an ability too',
    ['1 play Blind Puppeteer', '2 energy 2', '2 hand Diversion', '2 play Veterano barahai'],
    { answer: 'activate Blind Puppeteer' },
    { answer: 'choose Veterano barahai' },
    { answer: 'pass' },
    { answer: 'play Diversion' },
    { answer: 'choose' },
    ...resolves,
    { answer: 'choose Blind Puppeteer' },
    ...resolves,
    { expect: { 'Veterano barahai tapped': false } },
  );
  check(
    'Desvío: not what has several targets (INF-114.6a)',
    ['1 energy 3', '1 hand Shrapnel', '2 energy 2', '2 hand Diversion', '2 play Veterano barahai; Feral Dog'],
    { answer: 'play Shrapnel' },
    { answer: ['choose Veterano barahai', 'choose Feral Dog'] },
    { answer: 'share Veterano barahai' },
    { answer: 'pass' },
    { notOffered: ['play Diversion'] },
  );
  check(
    'Duelista de espejos: only what targets an ally of one’s own and nothing else (INF-114.6c)',
    [...aimed, '2 play Mirror Duelist', `1 demon ${foe}`],
    { answer: 'play Ignition' },
    { answer: 'choose Veterano barahai' },
    { answer: 'pass' },
    { answer: 'activate Mirror Duelist = 1' },
    { answer: 'choose Ignition' },
    ...resolves,
    { answer: `choose ${foe}` },
    ...resolves,
    { expect: { 'Veterano barahai damage': 0, '1 deck count': 18 } },
  );
  check(
    'Duelista de espejos: not what targets an enemy’s',
    ['1 energy 1', '1 hand Ignition', '1 play Veterano barahai', '2 energy 3', '2 play Mirror Duelist'],
    { answer: 'play Ignition' },
    { answer: 'choose Veterano barahai' },
    { answer: 'pass' },
    { notOffered: ['activate Mirror Duelist = 1'] },
  );
});

describe('copies on the chain (INF-706.8)', () => {
  check(
    'Reverberación: a copy of an enemy’s ritual, aimed anew',
    ['1 energy 1', '1 hand Ignition', '1 play Veterano barahai', '2 energy 2', '2 hand Reverberation', '2 play Feral Dog'],
    { answer: 'play Ignition' },
    { answer: 'choose Feral Dog' },
    { answer: 'pass' },
    ...done('play Reverberation', 'Ignition'),
    { asked: { seat: 2, purpose: 'newTargets' } },
    { answer: 'newTargets' },
    { offered: ['keepTarget Feral Dog'] },
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { expect: { 'Veterano barahai damage': 2, 'Feral Dog zone': 'play', '2 infierno': ['Reverberation'] } },
    ...resolves,
    { expect: { 'Feral Dog zone': 'infierno' } },
  );
  check(
    'Reverberación: X and what was paid are copied too (INF-706.8)',
    ['1 energy 5', '1 hand Flare; Reverberation', '2 deck 10', `2 demon ${foe}`],
    { answer: 'play Flare' },
    { answer: 'number = 2' },
    { answer: `choose ${foe}` },
    ...done('play Reverberation', 'Flare'),
    { answer: [] },
    ...resolves,
    ...resolves,
    { expect: { '2 deck count': 6 } },
  );
  check(
    'Caja de música: a ritual of one’s own, and the box is destroyed',
    ['1 energy 4', '1 hand Ignition', '1 play Music Box', '2 play Veterano barahai'],
    { answer: 'play Ignition' },
    { answer: 'choose Veterano barahai' },
    { answer: 'activate Music Box = 1' },
    { answer: 'choose Ignition' },
    { expect: { 'Music Box zone': 'infierno' } },
    ...resolves,
    { answer: [] },
    ...resolves,
    ...resolves,
    { expect: { 'Veterano barahai damage': 4, '1 infierno': ['Ignition', 'Music Box'] } },
  );
  check(
    'Caja de música: not an enemy’s ritual',
    ['1 energy 1', '1 hand Ignition', '2 energy 3', '2 play Music Box; Feral Dog'],
    { answer: 'play Ignition' },
    { answer: 'choose Feral Dog' },
    { answer: 'pass' },
    { notOffered: ['activate Music Box = 1'] },
  );
});
