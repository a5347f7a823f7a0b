import { describe } from 'vitest';
import { atLeast, chosen, of, one, the } from '../language/builders.ts';
import { act, friendly, tally, any } from '../language/word-builders.ts';
import { action, says } from './fixtures/says.ts';

const victim = { victim: { whose: 'opponent' } } as const;

describe('players that a text chooses', () => {
  says([
    [
      action({
        players: victim,
        do: [act('lose', undefined, 1, { who: chosen('victim') })],
        next: { do: [act('draw', undefined, 1, { who: chosen('victim') })] },
      }),
      'An opponent of your choice loses 1 coin. That opponent draws a card.',
      'Un oponente que elijas pierde 1 moneda. Ese oponente roba una carta.',
    ],
    [
      action({ players: { who: { whose: 'any' } }, targets: { it: one(of(friendly('beast'), 'who')) }, do: [act('destroy', the())] }),
      'Choose a player. Destroy a beast they control.',
      'Elige un jugador. Destruye una bestia que controla.',
    ],
    [
      action({ players: victim, if: atLeast(tally('coins', chosen('victim')), 3), do: [act('draw', undefined, 1)] }),
      'Choose an opponent. If that opponent has 3 or more coins, draw a card.',
      'Elige un oponente. Si ese oponente tiene 3 o más monedas, roba una carta.',
    ],
  ]);
});

describe('players that a card names', () => {
  says([
    [
      action({
        targets: { it: one(any('beast')) },
        do: [act('destroy', the()), act('draw', undefined, 1, { who: 'controller', of: the() })],
      }),
      'Destroy a beast and that beast’s controller draws a card.',
      'Destruye una bestia y el controlador de esa bestia roba una carta.',
    ],
    [
      action({
        targets: { it: one(any('beast')) },
        do: [act('stun', the())],
        next: { do: [act('draw', undefined, 1, { who: 'owner', of: the() })] },
      }),
      'Stun a beast. That beast’s owner draws a card.',
      'Aturde a una bestia. El propietario de esa bestia roba una carta.',
    ],
    [action({ do: [act('lose', undefined, 1, { who: 'eachOpponent' })] }), 'Each opponent loses 1 coin.', 'Cada oponente pierde 1 moneda.'],
  ]);
});

describe('what each player does', () => {
  says([
    [
      action({
        each: 'player',
        targets: { it: one(friendly('beast')) },
        do: [act('destroy', the())],
        ifDone: { do: [act('draw')] },
        else: { do: [act('lose')] },
        next: { do: [act('draw')] },
      }),
      'Each player destroys a beast they control. If they do, that player draws a card. Otherwise, that player loses 1 coin. Draw a card.',
      'Cada jugador destruye una bestia que controla. Si lo hace, ese jugador roba una carta. Si no, ese jugador pierde 1 moneda. Roba una carta.',
    ],
    [
      action({ each: 'player', do: [], modes: [{ do: [act('draw')] }, { do: [act('lose')] }] }),
      'Each player chooses one: • Draw a card. • Lose 1 coin.',
      'Cada jugador elige una opción: • Roba una carta. • Pierde 1 moneda.',
    ],
    [
      action({ each: 'opponent', eachIf: atLeast(tally('coins', 'you'), 3), do: [act('draw')] }),
      'Each opponent draws a card if that opponent has 3 or more coins.',
      'Cada oponente roba una carta si ese oponente tiene 3 o más monedas.',
    ],
    [
      action({ each: 'player', targets: { it: one(friendly('beast')) }, do: [act('destroy', the())] }),
      'Each player destroys a beast they control.',
      'Cada jugador destruye una bestia que controla.',
    ],
    [
      action({ each: 'opponent', may: true, targets: { it: one(friendly('beast')) }, do: [act('destroy', the())] }),
      'Each opponent may destroy a beast they control.',
      'Cada oponente puede destruir una bestia que controla.',
    ],
    [
      action({ each: 'opponent', do: [act('discard', undefined, 1)], next: { do: [act('draw', undefined, 1)] } }),
      'Each opponent discards a card from their hand. Draw a card.',
      'Cada oponente descarta una carta de su mano. Roba una carta.',
    ],
  ]);
});
