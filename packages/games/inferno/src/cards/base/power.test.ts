import { describe } from 'vitest';
import { check, done, resolves } from '../fixtures/scenario-check.ts';

const foe = 'Basilio Cruz, Count of Recoleta';

describe('resources', () => {
  check(
    'Pacificadora barahai becomes one where she lies, tapped as she was (INF-110.6e)',
    ['1 energy 4', '1 hand Requiem', '2 play Barahai Peacekeeper (tapped)'],
    ...done('play Requiem', 'Barahai Peacekeeper'),
    { expect: { 'Barahai Peacekeeper tapped': true, '2 infierno count': 0, '2 play count': 1 } },
  );
  check('Primogénito del bosque is as large as they are many (INF-207.3a)', ['1 play Firstborn of the Forest', '1 resources 4'], {
    expect: { 'Firstborn of the Forest body': '4/4' },
  });
  check(
    'Prosperidad adds two (INF-120.2)',
    ['1 energy 3', '1 hand Prosperity', '1 deck 10', '1 resources 1'],
    ...done('play Prosperity'),
    { answer: 'addFromDeck' },
    { answer: 'addFromDeck' },
    { expect: { '1 resources count': 3, '1 deck count': 8 } },
  );
  check(
    'Reactor enters tapped, and is worth 2 from the next turn on (INF-613.1d, INF-605.3)',
    ['1 energy 3', '1 hand Prosperity; Reactor', '1 deck 10', '1 resources 1', '2 deck 10'],
    ...done('play Prosperity'),
    { answer: 'addResource Reactor' },
    { answer: 'addFromDeck' },
    { expect: { 'Reactor zone': 'tappedResources', '1 energy': 0 } },
    { refused: 'activate Reactor' },
  );
  check(
    'Reactor gives 2 energy, or 1 as every resource does (INF-305.5)',
    ['1 resources Reactor'],
    { answer: 'activate Reactor' },
    { expect: { '1 energy': 2, 'Reactor tapped': true } },
    { refused: 'activate Reactor' },
  );
  check(
    'Batería and Corredor de energía give energy at once (INF-605.3)',
    ['1 play Battery'],
    { answer: 'activate Battery' },
    { expect: { '1 energy': 1, 'Battery tapped': true, asked: 'priority' } },
  );
});

describe('weapons', () => {
  check(
    'Lanza barahai may be attached when it enters, and for its cost (INF-302.4, INF-302.5)',
    ['1 energy 2', '1 hand Barahai Spear', '1 play Feral Dog; Barahai Duelist'],
    ...done('play Barahai Spear'),
    { answer: 'choose Feral Dog' },
    ...resolves,
    { answer: 'yes' },
    { expect: { 'Feral Dog body': '3/2', 'Barahai Duelist body': '3/3' } },
    ...done('activate Barahai Spear', 'Barahai Duelist'),
    { expect: { 'Feral Dog body': '2/1', 'Barahai Duelist body': '5/5', '1 energy': 0 } },
  );
  check('Escudo torre lends Protector', ['1 play Feral Dog + Tower Shield'], {
    expect: { 'Feral Dog keywords': ['protector'], 'Feral Dog body': '2/4' },
  });
  check(
    'Rifle de plasma lends an ability that taps',
    ['1 play Feral Dog + Plasma Rifle', '2 play Veterano barahai'],
    ...done('activate Feral Dog', 'Veterano barahai'),
    { expect: { 'Veterano barahai damage': 2, 'Feral Dog tapped': true } },
  );
  check(
    'Ingeniera de la forja finds one, or none (INF-701.4b)',
    ['1 energy 3', '1 hand Forge Engineer', '1 deck Barahai Spear; 5'],
    ...done('play Forge Engineer'),
    ...resolves,
    { answer: 'choose Barahai Spear' },
    { expect: { 'Barahai Spear zone': 'hand' } },
  );
  check(
    'Arena de los fundadores strengthens who is equipped, on both sides',
    ["1 play Founders' Arena; Feral Dog + Machete; Lancero barahai", '2 play Vault Ghoul + Machete'],
    { expect: { 'Feral Dog body': '4/2', 'Lancero barahai body': '2/3', 'Vault Ghoul body': '5/3' } },
  );
});

describe('shields (INF-614.6)', () => {
  check(
    'Escudo de luz prevents the next three points',
    ['1 energy 2', '1 hand Shield of Light; Ignition', '1 play Vault Ghoul'],
    ...done('play Shield of Light', 'Vault Ghoul'),
    ...done('play Ignition', 'Vault Ghoul'),
    { expect: { 'Vault Ghoul damage': 0, 'Vault Ghoul zone': 'play' } },
  );
  check(
    'and no more than that',
    ['1 energy 6', '1 hand Shield of Light; Whiplash; Ignition', '1 play Veterano barahai'],
    ...done('play Shield of Light', 'Veterano barahai'),
    ...done('play Whiplash', 'Veterano barahai'),
    ...done('play Ignition', 'Veterano barahai'),
    { expect: { 'Veterano barahai damage': 2 } },
  );
  check(
    'Cirujano de campaña: two points, and it is tapped',
    ['1 energy 2', '1 hand Whiplash', '1 play Field Surgeon; Veterano barahai'],
    ...done('activate Field Surgeon', 'Veterano barahai'),
    ...done('play Whiplash', 'Veterano barahai'),
    { expect: { 'Veterano barahai damage': 1, 'Field Surgeon tapped': true } },
  );
  check(
    'damage that cannot be prevented is not (INF-614.11)',
    ['1 energy 4', '1 hand Shield of Light; Flare', '1 play Veterano barahai'],
    ...done('play Shield of Light', 'Veterano barahai'),
    { answer: 'play Flare' },
    { answer: 'number = 2' },
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { expect: { 'Veterano barahai damage': 2 } },
  );
});

check(
  'Guardaespaldas takes what effects deal to the demon (INF-613.8)',
  ['1 energy 1', '1 hand Ignition', `2 demon ${foe}`, '2 deck 10', '2 play Bodyguard'],
  ...done('play Ignition', foe),
  { expect: { '2 deck count': 10, 'Bodyguard damage': 2 } },
);

check(
  'Ajusticiar: an ally deals its strength',
  ['1 energy 2', '1 hand Put to Justice', '1 play Ossuary Bull', '2 play Muralla viva'],
  ...done('play Put to Justice', 'Ossuary Bull', 'Muralla viva'),
  { expect: { 'Muralla viva damage': 5, 'Ossuary Bull damage': 0 } },
);

check(
  'Leva and Ensamblaje make tokens (INF-110.5)',
  ['1 energy 7', '1 hand Conscription; Assembly'],
  ...done('play Conscription'),
  ...done('play Assembly'),
  { expect: { '1 play count': 4, 'Cyborg Mutant body': '5/5' } },
);

check(
  'Impulso: Campeona del torneo grows with each neutral card (INF-702.20)',
  ['1 energy 3', '1 hand Machete; Orden de avance', '1 play Tournament Champion'],
  { answer: 'play Machete' },
  ...resolves,
  { expect: { 'Tournament Champion body': '5/6' } },
);

check(
  'Juicio sumario destroys only what is tapped',
  ['1 energy 3', '1 hand Summary Judgment', '2 play Veterano barahai (tapped); Feral Dog'],
  { answer: 'play Summary Judgment' },
  { notOffered: ['choose Feral Dog'] },
  { answer: 'choose Veterano barahai' },
  ...resolves,
  { expect: { 'Veterano barahai zone': 'infierno' } },
);

describe('demons', () => {
  check(
    'Tata Rayo pays 3 and taps to be flipped, and then attacks when it is untapped (INF-112.5)',
    ['1 energy 3', '1 demon Tata Rayo, Lord of the Storm'],
    { answer: 'activate Tata Rayo, Lord of the Storm = 1' },
    ...resolves,
    { expect: { 'Tata Rayo, Lord of the Storm earthly': true } },
  );
  check('Acerbo is flipped by seven resources', ['before main', '1 demon Acerbo, Marshal of the Forge', '1 resources 7'], ...resolves, {
    expect: { 'Acerbo, Marshal of the Forge earthly': true },
  });
  check('and not by six', ['before main', '1 demon Acerbo, Marshal of the Forge', '1 resources 6'], {
    expect: { 'Acerbo, Marshal of the Forge earthly': false, asked: 'priority' },
  });
  check(
    'El Familiar asks for two allies (INF-117.10)',
    ['1 demon The Familiar, Hound of the Sugar Mill', '1 play Feral Dog; Ossuary Bull'],
    { answer: 'activate The Familiar, Hound of the Sugar Mill' },
    { answer: ['choose Feral Dog', 'choose Ossuary Bull'] },
    { answer: ['lay Feral Dog', 'lay Ossuary Bull'] },
    { answer: 'chain The Familiar, Hound of the Sugar Mill = 0' },
    ...resolves,
    ...resolves,
    ...resolves,
    { expect: { 'The Familiar, Hound of the Sugar Mill earthly': true, '1 infierno count': 0 } },
  );
});

describe('shields against a source, and redirection', () => {
  check(
    'Escapulario: the next time that the chosen source would hurt the ally (INF-608.6a)',
    ['1 energy 3', '1 hand Ignition; Whiplash', '1 play Scapular; Veterano barahai', '1 demon Zupay, Master of the Salamanca'],
    { answer: 'activate Scapular' },
    { answer: 'choose Veterano barahai' },
    ...resolves,
    { answer: 'choose Zupay, Master of the Salamanca' },
    ...done('play Ignition', 'Veterano barahai'),
    { expect: { 'Veterano barahai damage': 0 } },
    ...done('play Whiplash', 'Veterano barahai'),
    { expect: { 'Veterano barahai damage': 3 } },
  );
  check(
    'Espejo retrovisor: what was meant for the demon, once (INF-613.8)',
    ['1 energy 2', '1 hand Ignition; Ignition', `1 demon ${foe}`, '1 deck 10', '1 play Rear-View Mirror; Veterano barahai'],
    ...done('activate Rear-View Mirror', 'Veterano barahai'),
    ...done('play Ignition#1', foe),
    { expect: { 'Veterano barahai damage': 2, '1 deck count': 10 } },
    ...done('play Ignition#2', foe),
    { expect: { 'Veterano barahai damage': 2, '1 deck count': 8 } },
  );
});

describe('cards of the type resource', () => {
  check(
    'Veta de azufre is destroyed for 2 energy',
    ['1 resources Sulphur Vein (faceUp); 1'],
    { answer: 'activate Sulphur Vein' },
    { expect: { '1 energy': 2, 'Sulphur Vein zone': 'infierno' } },
  );
  check('face down it says nothing (INF-305.2)', ['1 resources Sulphur Vein (faceDown)'], { notOffered: ['activate Sulphur Vein'] });
  check(
    'Represa gives 1 more with Acqua',
    ['1 resources Dam (faceUp)', '2 play Threshold Sahuagin'],
    { answer: 'activate Dam' },
    { expect: { '1 energy': 2, 'Dam tapped': true } },
  );
  check('Represa gives 1 without', ['1 resources Dam (faceUp)'], { answer: 'activate Dam' }, { expect: { '1 energy': 1 } });
  check(
    'Sueño recurrente draws two cards',
    ['1 energy 3', '1 resources Recurring Dream (faceUp)', '1 deck 10'],
    ...done('activate Recurring Dream'),
    { expect: { '1 hand count': 2, '1 deck count': 8, 'Recurring Dream zone': 'infierno' } },
  );
});
