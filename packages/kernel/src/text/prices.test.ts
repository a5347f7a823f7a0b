import { describe, expect, test } from 'vitest';
import { additionalCost, alternativeCost, exists, number, one, self, the, triggered, wasPaid } from '../language/builders.ts';
import { act, activated, any, friendly, stat, whenSelf } from '../language/word-builders.ts';
import { writeAbility } from './abilities.ts';
import { exampleWords, pricedWords } from './example-words.ts';
import { beast, says } from './fixtures/says.ts';

const fodder = { targets: { it: one(friendly('beast')) }, do: [act('destroy', the())] };
const discard = { do: [act('discard', undefined, 1)] };

describe('what is paid for an ability', () => {
  says(
    [
      [
        activated('bare', { do: [act('draw', undefined, 1)] }, 2, { price: { do: [act('stun', self)] } }),
        '{2}, stun this beast: Draw a card.',
        '{2}, aturde a esta bestia: Roba una carta.',
      ],
      [
        activated('bare', { do: [act('gain', undefined, stat('power', the()))] }, 0, { price: fodder }),
        'Destroy a friendly beast: Gain X coins, where X is that beast’s power.',
        'Destruye una bestia amiga: Obtén X monedas, donde X es la Fuerza de esa bestia.',
      ],
      [
        activated(
          'bare',
          { numbers: { x: { least: 0, most: 9, paid: true } }, targets: { it: one(any('beast')) }, do: [act('damage', the(), number())] },
          number(),
          { limit: 'turn', timing: 'asRitual' },
        ),
        '{X}: Deal X damage to a beast. Activate only as a ritual. Activate only once each turn.',
        '{X}: Inflige X de daño a una bestia. Actívala solo como un ritual. Actívala solo una vez por turno.',
      ],
      [activated('omni', { do: [act('draw', undefined, 1)] }), 'Omni: Draw a card.', 'Omni: Roba una carta.'],
      [
        activated('omni', { do: [act('draw', undefined, 1)] }, 1, { price: discard }),
        'Omni {1}, discard a card from your hand: Draw a card.',
        'Omni {1}, descarta una carta de tu mano: Roba una carta.',
      ],
      [
        activated('omni', { do: [act('draw', undefined, 1)] }, 0, { limit: 'turn' }),
        'Omni: Draw a card. Use only once each turn.',
        'Omni: Roba una carta. Úsala solo una vez por turno.',
      ],
    ],
    pricedWords,
  );

  says(
    [
      [
        activated('bare', { do: [act('draw', undefined, 1)] }, 0, { limit: { per: 'turn', times: 2 } }),
        'Draw a card. Activate only 2 times each turn.',
        'Roba una carta. Actívala solo 2 veces por turno.',
      ],
      [
        activated('bare', { do: [act('draw', undefined, 1)] }, 0, { limit: { per: 'turn', times: 1, of: 'player' } }),
        'Draw a card. Each player activates it only once each turn.',
        'Roba una carta. Cada jugador la activa solo una vez por turno.',
      ],
      [
        activated('omni', { do: [act('draw', undefined, 1)] }, 0, { limit: { per: 'turn', times: 3, of: 'name' } }),
        'Omni: Draw a card. Use only 3 times each turn among cards of this name.',
        'Omni: Roba una carta. Úsala solo 3 veces por turno entre las cartas de este nombre.',
      ],
    ],
    pricedWords,
  );

  test('a game without words for prices cannot say them', () => {
    const ability = activated('bare', { do: [act('draw', undefined, 1)] }, 0, { price: discard });
    expect(() => writeAbility(exampleWords, ability, beast, 'en')).toThrow('no words for prices');
  });
});

describe('what is paid for a card', () => {
  says(
    [
      [
        additionalCost(discard),
        'As an additional cost to play this card, discard a card from your hand.',
        'Como coste adicional para jugar esta carta, descarta una carta de tu mano.',
      ],
      [
        additionalCost(undefined, { energy: 2, optional: true, name: 'kicker' }),
        'As an additional cost to play this card, you may pay {2}.',
        'Como coste adicional para jugar esta carta, puedes pagar {2}.',
      ],
      [
        alternativeCost(fodder, { energy: 3 }),
        'You may pay {3} and destroy a friendly beast rather than pay this card’s cost.',
        'Puedes pagar {3} y destruir una bestia amiga en lugar de pagar el coste de esta carta.',
      ],
      [
        alternativeCost(undefined, { energy: 1, if: exists(friendly('beast')) }),
        'If there is a friendly beast in play, you may pay {1} rather than pay this card’s cost.',
        'Si hay una bestia amiga en juego, puedes pagar {1} en lugar de pagar el coste de esta carta.',
      ],
      [
        triggered(whenSelf('played'), { if: wasPaid('kicker'), do: [act('draw', undefined, 2)] }),
        'Play: If its additional cost was paid, draw 2 cards.',
        'Jugar: Si se pagó su coste adicional, roba 2 cartas.',
      ],
      [
        triggered(whenSelf('played'), { if: { kind: 'not', of: wasPaid('kicker') }, do: [act('draw', undefined, 2)] }),
        'Play: If its additional cost was not paid, draw 2 cards.',
        'Jugar: Si no se pagó su coste adicional, roba 2 cartas.',
      ],
    ],
    pricedWords,
  );
});
