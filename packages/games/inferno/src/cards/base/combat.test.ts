import type { ScenarioStep } from '@crupier/kernel/conformance';
import { describe } from 'vitest';
import { check, resolves } from '../fixtures/scenario-check.ts';

/** An attack up to the damage, without answers. */
function fights(attacker: string, defender: string): ScenarioStep[] {
  return [{ answer: `attack ${attacker}` }, { answer: `defender ${defender}` }, ...resolves, ...resolves];
}

const foe = 'Tata Rayo, Lord of the Storm';

describe('Estocada (INF-702.15)', () => {
  check(
    'Carancho de ceniza: combat damage to a demon makes its player discard',
    ['1 play Ash Caracara', `2 demon ${foe}`, '2 hand Ignition', '2 deck 10'],
    ...fights('Ash Caracara', foe),
    ...resolves,
    { expect: { '2 deck count': 7, '2 hand count': 0 } },
  );
  check(
    'not damage to an ally',
    ['1 play Ash Caracara', '2 play Veterano barahai', '2 hand Ignition'],
    ...fights('Ash Caracara', 'Veterano barahai'),
    { expect: { 'Veterano barahai damage': 3, '2 hand count': 1 } },
  );
  check(
    'Colmillos de plata lend it',
    ['1 play Feral Dog + Silver Fangs', `2 demon ${foe}`, '1 infierno Ignition', '1 deck 10'],
    { expect: { 'Feral Dog body': '3/2' } },
    ...fights('Feral Dog', foe),
    ...resolves,
    { expect: { '1 infierno count': 0, '1 deck count': 11 } },
  );
});

describe('Golpe de gracia (INF-702.10)', () => {
  check(
    'Lobizón del séptimo is untapped when it has killed',
    ['1 play Seventh-Son Werewolf', '2 play Feral Dog'],
    ...fights('Seventh-Son Werewolf', 'Feral Dog'),
    { expect: { 'Feral Dog zone': 'infierno' } },
    ...resolves,
    { expect: { 'Seventh-Son Werewolf tapped': false } },
  );
  check(
    'and not when its prey lives',
    ['1 play Seventh-Son Werewolf', '2 play Muralla viva'],
    ...fights('Seventh-Son Werewolf', 'Muralla viva'),
    { expect: { 'Muralla viva damage': 4, 'Seventh-Son Werewolf tapped': true } },
  );
  check(
    'Guadaña oxidada makes one of the dead',
    ['1 play Ossuary Bull + Rusty Scythe', '2 play Feral Dog'],
    ...fights('Ossuary Bull', 'Feral Dog'),
    ...resolves,
    { expect: { 'returned-token zone': 'play', 'returned-token body': '2/2', 'returned-token controller': 1 } },
  );
});

describe('Protector (INF-702.6)', () => {
  check(
    'an untapped Escudera may take the place of the defender',
    ['1 play Ossuary Bull', '2 play Shield Bearer; Feral Dog'],
    { answer: 'attack Ossuary Bull' },
    { answer: 'defender Feral Dog' },
    ...resolves,
    ...resolves,
    { answer: 'yes' },
    ...resolves,
    { expect: { 'Shield Bearer zone': 'infierno', 'Feral Dog damage': 0 } },
  );
  check(
    'a tapped one may not',
    ['1 play Ossuary Bull', '2 play Shield Bearer (tapped); Feral Dog'],
    ...fights('Ossuary Bull', 'Feral Dog'),
    { expect: { 'Feral Dog zone': 'infierno', 'Shield Bearer zone': 'play' } },
  );
});

describe('Hija del valor (INF-507.3c)', () => {
  check(
    'cannot attack allies, so that Carnada kirch does not hold her',
    ['1 play Daughter of Valor', '2 play Kirch Bait', `2 demon ${foe}`],
    { answer: 'attack Daughter of Valor' },
    { offered: [`defender ${foe}`] },
    { notOffered: ['defender Kirch Bait'] },
  );
  check(
    'others are held by Carnada kirch',
    ['1 play Ossuary Bull', '2 play Kirch Bait; Feral Dog', `2 demon ${foe}`],
    { answer: 'attack Ossuary Bull' },
    { offered: ['defender Kirch Bait'] },
    { notOffered: [`defender ${foe}`, 'defender Feral Dog'] },
  );
});

check(
  'Bombo de guerra and another of it: 2 more (INF-613.5)',
  ['1 play War Drum; War Drum; Feral Dog', '2 play Muralla viva'],
  { answer: 'attack Feral Dog' },
  { answer: 'defender Muralla viva' },
  ...resolves,
  ...resolves,
  { answer: 'replace War Drum#1' },
  { expect: { 'Muralla viva damage': 4 } },
);

check(
  'Salamandra de brasero deals 1 more to demons only',
  ['1 play Brazier Salamander', `2 demon ${foe}`, '2 deck 10'],
  ...fights('Brazier Salamander', foe),
  { expect: { '2 deck count': 6 } },
);

check(
  'Fortaleza de acero prevents 1 of each damage to an ally',
  ['1 play Hooded Rioter; Steel Fortress', '2 play Lancero barahai'],
  ...fights('Hooded Rioter', 'Lancero barahai'),
  { expect: { 'Lancero barahai damage': 2, 'Hooded Rioter damage': 1 } },
);

check(
  'Tregua: no combat damage this turn',
  ['1 energy 3', '1 hand Truce', '1 play Ossuary Bull', '2 play Feral Dog'],
  { answer: 'attack Ossuary Bull' },
  { answer: 'defender Feral Dog' },
  ...resolves,
  { answer: 'play Truce' },
  ...resolves,
  ...resolves,
  { expect: { 'Feral Dog zone': 'play', 'Feral Dog damage': 0, 'Ossuary Bull tapped': true } },
);

check(
  'Niebla en la ruta: one ally deals none',
  ['1 energy 1', '1 hand Road Fog', '1 play Ossuary Bull', '2 play Veterano barahai'],
  { answer: 'attack Ossuary Bull' },
  { answer: 'defender Veterano barahai' },
  ...resolves,
  { answer: 'play Road Fog' },
  { answer: 'choose Veterano barahai' },
  ...resolves,
  ...resolves,
  { expect: { 'Veterano barahai zone': 'infierno', 'Ossuary Bull damage': 0 } },
);

check(
  'Súcubo del peaje: who attacks its demon pays 1 (INF-507.5)',
  ['1 energy 1', '1 play Ossuary Bull; Feral Dog', `2 demon ${foe}`, '2 play Toll Succubus (tapped)'],
  { answer: 'attack Ossuary Bull' },
  { answer: `defender ${foe}` },
  { expect: { '1 energy': 0 } },
);

check(
  'Avatar del rayo and Dragón de chatarra do what they do when they attack',
  ['1 play Scrap Dragon', '2 play Veterano barahai', `2 demon ${foe}`, '2 deck 10'],
  { answer: 'attack Scrap Dragon' },
  { answer: `defender ${foe}` },
  ...resolves,
  { answer: 'choose Veterano barahai' },
  ...resolves,
  { expect: { 'Veterano barahai damage': 2 } },
);
