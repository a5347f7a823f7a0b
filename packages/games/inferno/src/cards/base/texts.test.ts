import { describe } from 'vitest';
import { check, done, resolves } from '../fixtures/scenario-check.ts';

/** Plays the ritual on a card, changes one word into the other, and lets the card be drawn. */
function rewords(ritual: string, card: string, [from, to]: readonly [string, string]): Parameters<typeof check>[2][] {
  return [...done(`play ${ritual}`, card), { answer: from }, { answer: to }];
}

const intoHuman = ['subtype vampire', 'subtype human'] as const;

describe('Idioma inventado (INF-611.2)', () => {
  check(
    'changes whom a text means, and the type line, until the end of the turn; then a card is drawn',
    ['1 energy 4', '1 hand Made-Up Language; 1', '1 deck 5', '1 play Coffin', '1 infierno Mercenary; Crypt Bat'],
    ...rewords('Made-Up Language', 'Coffin', intoHuman),
    { expect: { '1 deck count': 4, 'Coffin subtypes': ['human'] } },
    { answer: 'activate Coffin' },
    { offered: ['choose Mercenary'] },
    {
      view: {
        seat: 2,
        expect: {
          'Coffin textEn': ['Thanatos.', '3, tap this object: Return target Human ally card in your Infierno to your hand.'],
          'Coffin textEs': ['Thanatos.', '3, gira este objeto: Regresa la carta de aliado Humano objetivo de tu Infierno a tu mano.'],
        },
      },
    },
    { notOffered: ['choose Crypt Bat'] },
  );
  check(
    'changes nothing where the word does not stand, and no name',
    ['1 energy 1', '1 hand Made-Up Language', '1 deck 5', '1 play Mutiny Sergeant; Hooded Rioter'],
    ...rewords('Made-Up Language', 'Mutiny Sergeant', intoHuman),
    { expect: { 'Mutiny Sergeant subtypes': 0, 'Hooded Rioter body': '4/2' } },
  );
  check(
    'the words of an ability on the chain stay as they were when it was activated (INF-113.6)',
    ['1 energy 4', '1 hand Made-Up Language', '1 deck 5', '1 play Coffin', '1 infierno Mercenary; Crypt Bat'],
    { answer: 'activate Coffin' },
    { answer: 'choose Crypt Bat' },
    ...rewords('Made-Up Language', 'Coffin', intoHuman),
    ...resolves,
    { expect: { 'Crypt Bat zone': 'hand' } },
  );
  check(
    'a text on the chain that makes tokens makes what it says then (INF-611.2a)',
    ['1 energy 4', '1 hand Conscription; Made-Up Language', '1 deck 5'],
    { answer: 'play Conscription' },
    ...rewords('Made-Up Language', 'Conscription', ['subtype human', 'subtype kirch']),
    {
      view: {
        seat: 2,
        expect: {
          'Conscription textEn': ['Create 2 Kirch tokens of 2/2.'],
          'Conscription textEs': ['Crea 2 fichas de Kirch 2/2.'],
        },
      },
    },
    ...resolves,
    { expect: { 'human-token#1 subtypes': ['kirch'], 'human-token#2 subtypes': ['kirch'] } },
  );
  check(
    'the subtype of a token is text too (INF-611.4), and a copy has what is printed alone (INF-706.2)',
    ['1 energy 5', '1 hand Made-Up Language; Split Self', '1 deck 5', '1 play human-token (token) as old'],
    ...rewords('Made-Up Language', 'old', ['subtype human', 'subtype kirch']),
    ...done('play Split Self', 'old'),
    { expect: { 'old subtypes': ['kirch'], '1 play count': 3, 'human-token#2 subtypes': 0 } },
  );
});

describe('Juego de palabras (INF-611.2)', () => {
  check(
    'changes the path that a text asks for, and the path of a card',
    ['1 energy 2', '1 hand 2 x Wordplay', '1 deck 5', '1 demon Zupay, Master of the Salamanca', '1 play Chameleon of the Paths; Feral Dog'],
    { expect: { 'Chameleon of the Paths keywords': ['fury'] } },
    ...rewords('Wordplay#1', 'Chameleon of the Paths', ['path chaos', 'path death']),
    { expect: { 'Chameleon of the Paths keywords': [] } },
    {
      view: {
        seat: 1,
        expect: {
          'Chameleon of the Paths textEn': [
            'This ally has fury while your demon is of Death.',
            'This ally has evasive while your demon is of Madness.',
            'This ally has abyssal while your demon is of Death.',
            'This ally gets +1 strength and toughness while your demon is of Power.',
          ],
        },
      },
    },
    ...rewords('Wordplay#2', 'Feral Dog', ['path chaos', 'path power']),
    { expect: { 'Feral Dog path': 'power' } },
  );
  check(
    'what read otherwise reads as printed when it comes again (INF-400.7)',
    ['1 energy 3', '1 hand Wordplay; Oblivion', '1 deck 5', '1 demon Zupay, Master of the Salamanca', '1 play Chameleon of the Paths'],
    ...rewords('Wordplay', 'Chameleon of the Paths', ['path chaos', 'path death']),
    ...done('play Oblivion', 'Chameleon of the Paths'),
    { edit: ['1 play Chameleon of the Paths as again'] },
    { expect: { 'again keywords': ['fury'] } },
  );
});
