import { describe } from 'vitest';
import { check, done, resolves } from '../fixtures/scenario-check.ts';

const foe = 'Tata Rayo, Lord of the Storm';

describe('Thanatos', () => {
  check(
    'Bendición de Ubanna: 2 less (INF-702.11a); Sangre débil: only with it (INF-702.14a)',
    ['1 energy 1', '1 hand Milonga Vampiress; Fledgling of the Night', '2 play Graveyard Watchman'],
    { offered: ['play Milonga Vampiress', 'play Fledgling of the Night'] },
  );
  check('without it neither', ['1 energy 1', '1 hand Milonga Vampiress; Fledgling of the Night'], {
    notOffered: ['play Milonga Vampiress', 'play Fledgling of the Night'],
  });
  check(
    'Luto obligado brings it for a turn, and a card is discarded (INF-702.8c)',
    ['1 energy 3', '1 hand Enforced Mourning; Fledgling of the Night', '2 hand Ignition'],
    ...done('play Enforced Mourning'),
    { answer: 'discard Ignition' },
    { expect: { environments: ['thanatos'], '2 hand count': 0 } },
    { offered: ['play Fledgling of the Night'] },
  );
  check(
    'Interruptor turns every environment off, and new sources with it (INF-122.5)',
    ['1 energy 1', '1 hand Breaker Switch', '2 play Graveyard Watchman; Threshold Sahuagin'],
    { expect: { environments: ['thanatos', 'acqua'] } },
    ...done('play Breaker Switch'),
    { expect: { environments: [] } },
  );
});

describe('cards under the deck', () => {
  check(
    'Ofrenda: three, and three more if one’s demon is of Muerte (INF-703.2)',
    ['1 energy 1', '1 demon Luz Mala, Lantern of Bones', '1 hand Offering', '1 infierno 8', '1 deck 10'],
    ...done('play Offering'),
    { answer: ['lay Filler', 'lay Filler', 'lay Filler'] },
    { answer: ['lay Filler', 'lay Filler', 'lay Filler'] },
    { expect: { '1 deck count': 16, '1 infierno count': 3 } },
  );
  check(
    'Ofrenda: three with another demon',
    ['1 energy 1', `1 demon ${foe}`, '1 hand Offering', '1 infierno 8', '1 deck 10'],
    ...done('play Offering'),
    { answer: ['lay Filler', 'lay Filler', 'lay Filler'] },
    { expect: { '1 deck count': 13, '1 infierno count': 6 } },
  );
  check(
    'Niña de las velas destroys another ally for two',
    ['1 play Candle Girl; Feral Dog', '1 infierno 1', '1 deck 10'],
    { answer: 'activate Candle Girl' },
    { answer: 'choose Feral Dog' },
    ...resolves,
    { expect: { '1 deck count': 12, 'Feral Dog zone': 'deck' } },
  );
  check(
    'Tierra removida: none is enough (INF-114.4)',
    ['1 energy 3', '1 hand Turned Earth', '1 infierno Ignition; Whiplash; Frenzy', '1 deck 10'],
    { answer: 'play Turned Earth' },
    { answer: ['choose Ignition', 'choose Frenzy'] },
    ...resolves,
    { expect: { '1 deck count': 12, '1 infierno count': 2 } },
  );
});

describe('the dead', () => {
  check(
    'Embalsamador returns an ally to hand',
    ['1 energy 3', '1 hand Embalmer', '1 infierno Feral Dog; Ignition'],
    ...done('play Embalmer'),
    { offered: ['choose Feral Dog'] },
    { notOffered: ['choose Ignition'] },
    { answer: 'choose Feral Dog' },
    ...resolves,
    { expect: { 'Feral Dog zone': 'hand' } },
  );
  check('Exhumar puts one into play', ['1 energy 4', '1 hand Exhume', '1 infierno Ossuary Bull'], ...done('play Exhume', 'Ossuary Bull'), {
    expect: { 'Ossuary Bull zone': 'play', 'Ossuary Bull controller': 1 },
  });
  check(
    'Nigromante de pueblo exiles one for a token',
    ['1 energy 1', '1 play Village Necromancer', '1 infierno Feral Dog'],
    { answer: 'activate Village Necromancer' },
    { answer: 'choose Feral Dog' },
    { expect: { 'Feral Dog zone': 'exile', 'Village Necromancer tapped': true } },
    ...resolves,
    { expect: { 'returned-token body': '2/2' } },
  );
  check(
    'Abominación cosida counts the allies in the Infierno (INF-207.3a)',
    ['1 play Stitched Abomination', '1 infierno Feral Dog; Ossuary Bull; Ignition'],
    { expect: { 'Stitched Abomination body': '2/2' } },
  );
  check(
    'Danza macabra: X of them (INF-107.3a)',
    ['1 energy 4', '1 hand Danse Macabre'],
    { answer: 'play Danse Macabre' },
    { answer: 'number = 2' },
    ...resolves,
    { expect: { '1 play count': 3 } },
  );
  check('Rata de osario is the stronger the more there are', ['1 play Ossuary Rat; Ossuary Rat; Ossuary Rat', '2 play Ossuary Rat'], {
    expect: { '1:Ossuary Rat body': '3/1', '2:Ossuary Rat body': '1/1' },
  });
});

describe('destruction', () => {
  check(
    'El ejecutado returns to hand instead',
    ['1 energy 4', '1 hand Requiem', '2 play The Executed'],
    ...done('play Requiem', 'The Executed'),
    { expect: { 'The Executed zone': 'hand', '2 infierno count': 0 } },
  );
  check(
    'Morgue judicial exiles, also those that die of damage',
    ['1 energy 1', '1 hand Ignition', '1 play Judicial Morgue', '2 play Feral Dog'],
    ...done('play Ignition', 'Feral Dog'),
    { expect: { 'Feral Dog zone': 'exile' } },
  );
  check(
    'Misa negra: each player chooses, the active one first (INF-101.4)',
    ['1 energy 3', '1 hand Black Mass', '1 play Feral Dog; Ossuary Bull', '2 play Lancero barahai; Veterano barahai'],
    ...done('play Black Mass'),
    { answer: 'choose Feral Dog', seat: 1 },
    { answer: 'choose Lancero barahai', seat: 2 },
    { expect: { 'Feral Dog zone': 'infierno', 'Lancero barahai zone': 'infierno', 'Ossuary Bull zone': 'play' } },
  );
  check(
    'Desangrar may be paid with a vampire (INF-117.9)',
    ['1 hand Bleed Out', '1 play Bloodleech', '2 play Lancero barahai; Veterano barahai'],
    { answer: 'play Bleed Out' },
    { answer: 'payBy' },
    { offered: ['choose Lancero barahai'] },
    { notOffered: ['choose Veterano barahai'] },
    { answer: 'choose Lancero barahai' },
    { answer: 'choose Bloodleech' },
    ...resolves,
    { expect: { 'Bloodleech zone': 'infierno', 'Lancero barahai zone': 'infierno' } },
  );
  check(
    'Viuda del velorio: a point for each of one’s dead',
    ['1 energy 1', '1 hand Ignition', '1 play Widow of the Wake; Feral Dog', `2 demon ${foe}`, '2 deck 10'],
    ...done('play Ignition', 'Feral Dog'),
    { answer: `choose ${foe}` },
    ...resolves,
    { expect: { '2 deck count': 9 } },
  );
  check(
    'Último suspiro: −2/−2 kills what has 2 toughness',
    ['1 energy 2', '1 hand Last Breath', '2 play Vault Ghoul'],
    ...done('play Last Breath', 'Vault Ghoul'),
    { expect: { 'Vault Ghoul zone': 'infierno' } },
  );
  check(
    'Coloso imperecedero is not destroyed (INF-702.12a)',
    ['1 energy 4', '1 hand Requiem', '2 play Undying Colossus'],
    ...done('play Requiem', 'Undying Colossus'),
    { expect: { 'Undying Colossus zone': 'play' } },
  );
});

check(
  'Última voluntad: a card of the deck to hand, and the deck is shuffled (INF-701.4)',
  ['1 energy 4', '1 hand Last Will', '1 deck Ignition; Whiplash; 5'],
  ...done('play Last Will'),
  { answer: 'choose Whiplash' },
  { expect: { 'Whiplash zone': 'hand', '1 deck count': 6 } },
);

describe('abilities that a state sets off (INF-603.8)', () => {
  check(
    'Último deudo is destroyed when he is left alone',
    ['1 energy 1', '1 hand Ignition', '1 play Last Mourner; Feral Dog'],
    ...done('play Ignition', 'Feral Dog'),
    { expect: { 'Last Mourner zone': 'play' } },
    ...resolves,
    { expect: { 'Last Mourner zone': 'infierno' } },
  );
  check(
    'and not in company',
    ['1 energy 1', '1 hand Ignition', '1 play Last Mourner; Feral Dog; Ossuary Bull'],
    ...done('play Ignition', 'Feral Dog'),
    { expect: { asked: 'priority', 'Last Mourner zone': 'play' } },
    { offered: ['attack Last Mourner'] },
  );
  check(
    'Medusa varada needs Acqua',
    ['1 energy 2', '1 hand Oblivion', '1 play Beached Jellyfish', '2 play Threshold Sahuagin'],
    ...done('play Oblivion', 'Threshold Sahuagin'),
    ...resolves,
    { expect: { 'Beached Jellyfish zone': 'infierno' } },
  );
});
