import { describe, expect, test } from 'vitest';
import { each, gives, host, of, self, that, triggered } from '../language/builders.ts';
import { act, any, friendly, is, not, plus, rule, whenSelf } from '../language/word-builders.ts';
import type { Wordings } from '../language/wordings.ts';
import { writeAbility } from './abilities.ts';
import { exampleWords } from './example-words.ts';
import { action, says } from './fixtures/says.ts';

const stunIt = { do: [act('stun', self)] };

describe('a player spoken of', () => {
  const words: Wordings = {
    ...exampleWords,
    nouns: {
      ...exampleWords.nouns,
      foe: {
        en: ['foe', 'foes'],
        es: ['rival', 'rivales'],
        gender: 'm',
        tail: {
          friendly: { en: 'before you', es: 'ante ti' },
          enemy: { en: 'before another', es: 'ante otro' },
          any: { en: 'before you', es: 'ante ti' },
          theirs: { en: 'before that player', es: 'ante ese jugador' },
        },
      },
    },
    qualities: {
      ...exampleWords.qualities,
      near: {
        en: 'near you',
        es: ['cerca de ti', 'cerca de ti', 'cerca de ti', 'cerca de ti'],
        after: true,
        theirs: { en: 'near them', es: ['cerca de él', 'cerca de él', 'cerca de él', 'cerca de él'], after: true },
      },
    },
  };

  says(
    [
      [action({ do: [act('stun', each(any('foe')))] }), 'Stun each foe before you.', 'Aturde a cada rival ante ti.'],
      [
        action({ do: [act('stun', each(any('foe', not(is('clan', 'wolves')))))] }),
        'Stun each non-wolves foe before you.',
        'Aturde a cada rival ante ti que no sea de los wolves.',
      ],
      [
        action({ players: { it: { whose: 'any' } }, do: [act('stun', each(of(any('foe'), 'it')))] }),
        'Choose a player. Stun each foe before that player.',
        'Elige un jugador. Aturde a cada rival ante ese jugador.',
      ],
      [action({ do: [act('stun', each(any('item', 'near')))] }), 'Stun each item near you.', 'Aturde a cada objeto cerca de ti.'],
      [
        action({ each: 'player', do: [act('stun', each(any('item', 'near')))] }),
        'Each player stuns each item near them.',
        'Cada jugador aturde a cada objeto cerca de él.',
      ],
    ],
    words,
  );
});

describe('numbers that change alike', () => {
  says(
    [
      [
        gives(self, plus('power', 1), plus('armor', 1)),
        'This beast gets +1 power and +1 armor.',
        'Esta bestia recibe +1 de Fuerza y +1 de Blindaje.',
      ],
    ],
    { ...exampleWords, numbersApart: true },
  );
});

describe('a noun that says whose the cards are', () => {
  const words: Wordings = {
    ...exampleWords,
    nouns: {
      ...exampleWords.nouns,
      pet: { en: ['tame beast', 'tame beasts'], es: ['bestia mansa', 'bestias mansas'], gender: 'f', withWhose: 'beast' },
    },
  };

  says(
    [
      [action({ do: [act('stun', each(any('pet')))] }), 'Stun each tame beast.', 'Aturde a cada bestia mansa.'],
      [action({ do: [act('stun', each(friendly('pet')))] }), 'Stun each friendly beast.', 'Aturde a cada bestia amiga.'],
    ],
    words,
  );
});

describe('rules that may speak of cards', () => {
  const words: Wordings = {
    ...exampleWords,
    rules: {
      cannotBeHurt: {
        en: '{who} cannot be hurt',
        es: '{who} no [poder] sufrir daño',
        ofCards: { en: '{who} cannot be hurt by {of}', es: '{who} no [poder] sufrir daño de {of}' },
      },
    },
  };

  says(
    [
      [gives(self, rule('cannotBeHurt')), 'This beast cannot be hurt.', 'Esta bestia no puede sufrir daño.'],
      [
        gives(self, rule('cannotBeHurt', { of: any('item') })),
        'This beast cannot be hurt by items.',
        'Esta bestia no puede sufrir daño de objetos.',
      ],
    ],
    words,
  );
});

describe('how a card speaks of itself', () => {
  test('by its name in the tongues that have it', () => {
    const context = { noun: 'beast', name: { en: 'Rex' } };
    expect(writeAbility(exampleWords, action(stunIt), context, 'en')).toBe('Action: Stun Rex.');
    expect(writeAbility(exampleWords, action(stunIt), context, 'es')).toBe('Acción: Aturde a esta bestia.');
  });

  const words: Wordings = {
    ...exampleWords,
    nouns: {
      ...exampleWords.nouns,
      beast: { ...(exampleWords.nouns['beast'] as Wordings['nouns'][string]), asHost: { en: 'attached beast', es: 'la bestia anexada' } },
    },
    occasions: {
      ...exampleWords.occasions,
      slain: {
        anyone: { en: 'after {card} is slain', es: 'después de la muerte de {card}' },
        withOther: { en: 'after {card} is slain by {other}', es: 'después de la muerte de {card} por {other}' },
      },
      fled: {
        anyone: { en: 'after {card} flees', es: 'después de que {card} huya' },
        self: { en: 'after you flee with it', es: 'después de que huyas con ella' },
      },
    },
  };

  says(
    [
      [gives(host, plus('power', 1)), 'Attached beast gets +1 power.', 'La bestia anexada recibe +1 de Fuerza.'],
      [
        triggered({ occasion: 'wouldBeSlain', card: 'host' }, { do: [act('heal', host)] }),
        'If attached beast would be slain, fully heal that beast.',
        'Si la bestia anexada fuera a ser abatida, cura a esa bestia.',
      ],
      [
        triggered({ occasion: 'wouldBeSlain', card: 'host' }, { do: [act('stun', that())] }),
        'If attached beast would be slain, stun that beast.',
        'Si la bestia anexada fuera a ser abatida, aturde a esa bestia.',
      ],
      [
        triggered(whenSelf('fled'), { do: [act('draw')] }),
        'After you flee with it, draw a card.',
        'Después de que huyas con ella, roba una carta.',
      ],
      [
        triggered({ occasion: 'slain', card: any('beast') }, { do: [act('draw')] }),
        'After a beast is slain, draw a card.',
        'Después de la muerte de una bestia, roba una carta.',
      ],
      [
        triggered({ occasion: 'slain', card: any('beast'), other: any('item') }, { do: [act('draw')] }),
        'After a beast is slain by an item, draw a card.',
        'Después de la muerte de una bestia por un objeto, roba una carta.',
      ],
      [
        triggered({ occasion: 'fled', card: any('item') }, { do: [act('draw')] }),
        'After an item flees, draw a card.',
        'Después de que un objeto huya, roba una carta.',
      ],
    ],
    words,
  );
});
