import { describe, expect, test } from 'vitest';
import { gives, each, lends, one, the } from '../language/builders.ts';
import { act, any, friendly, is, keyword, keywordWith } from '../language/word-builders.ts';
import { writeCard } from './abilities.ts';
import { exampleWords, pricedWords } from './example-words.ts';
import { beast, says } from './fixtures/says.ts';

const draw = { do: [act('draw', undefined, 1)] };

describe('keywords with what follows them', () => {
  says(
    [
      [keywordWith('thrust', { clause: draw }), 'Thrust: draw a card.', 'Estocada: roba una carta.'],
      [
        keywordWith('bond', { energy: 1, clause: { targets: { it: one(any('beast')) }, do: [act('stun', the())], next: draw } }),
        'Bond {1} - stun a beast. Draw a card.',
        'Vínculo {1} - aturde a una bestia. Roba una carta.',
      ],
      [keywordWith('replica', { energy: 2 }), 'Replica {2}.', 'Réplica {2}.'],
      [
        keywordWith('replica', { energy: 2, price: { do: [act('discard', undefined, 1)] } }),
        'Replica {2}, discard a card from your hand.',
        'Réplica {2}, descarta una carta de tu mano.',
      ],
      [keywordWith('immune', { of: any('beast', is('clan', 'Reds')) }), 'Immune - Reds beasts.', 'Inmune - bestias de los Reds.'],
      [
        gives(each(friendly('beast')), lends(keywordWith('thrust', { clause: draw }))),
        'Each friendly beast gains, “Thrust: draw a card.”',
        'Cada bestia amiga obtiene: «Estocada: roba una carta».',
      ],
    ],
    pricedWords,
  );

  test('those with a text have a line of their own', () => {
    expect(
      writeCard(
        exampleWords,
        [keyword('swift'), keyword('assault', 2), keywordWith('thrust', { clause: draw }), keyword('swift')],
        beast,
        'en',
      ),
    ).toEqual(['Swift. Assault 2.', 'Thrust: draw a card.', 'Swift.']);
  });
});
