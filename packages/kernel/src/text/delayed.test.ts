import { describe, expect, test } from 'vitest';
import {
  atLeast,
  both,
  either,
  exists,
  giver,
  givesWhile,
  gives,
  host,
  instead,
  lends,
  made,
  none,
  once,
  one,
  self,
  the,
  triggered,
  atMost,
} from '../language/builders.ts';
import { act, any, friendly, grant, plus, stat, tally, whenAny, whenHost, whenPlayer, whenSelf, enemy } from '../language/word-builders.ts';
import type { Language } from '../state/result.ts';
import { writeAbility } from './abilities.ts';
import { exampleWords } from './example-words.ts';
import { action, says } from './fixtures/says.ts';

const it = one(any('beast'));

describe('what is delayed, and numbers fixed now', () => {
  says([
    [
      action({
        targets: { it },
        do: [act('ready', the()), grant(once(triggered(whenPlayer('turnEnd', 'you'), { do: [act('destroy', host)] })), 'spent', the())],
      }),
      'Ready a beast. At the end of your turn, destroy that beast.',
      'Prepara una bestia. Al final de tu turno, destruye esa bestia.',
    ],
    [
      action({ do: [grant(once(triggered(whenAny('played', any('beast'), 'you'), { do: [act('draw', undefined, 1)] })), 'turn')] }),
      'For the remainder of the turn, after you play a beast, draw a card.',
      'Durante el resto del turno, después de que juegues una bestia, roba una carta.',
    ],
    [
      action({ targets: { it }, do: [grant(gives(host, plus('power', made)), 'turn', the(), stat('power', self))] }),
      'For the remainder of the turn, a beast gets +X power, where X is this beast’s power.',
      'Durante el resto del turno, una bestia recibe +X de Fuerza, donde X es la Fuerza de esta bestia.',
    ],
    [
      action({ targets: { it }, do: [act('ready', the()), grant(gives(host, plus('power', made)), 'turn', the(), stat('power', the()))] }),
      'Ready a beast. For the remainder of the turn, that beast gets +X power, where X is that beast’s power.',
      'Prepara una bestia. Durante el resto del turno, esa bestia recibe +X de Fuerza, donde X es la Fuerza de esa bestia.',
    ],
    [
      action({ targets: { it }, do: [grant(once(instead(whenHost('wouldBeSlain'), { do: [act('heal', host)] })), 'turn', the())] }),
      'Choose a beast. For the remainder of the turn, if that beast would be slain, fully heal that beast instead.',
      'Elige una bestia. Durante el resto del turno, si esa bestia fuera a ser abatida, en vez de eso, cura a esa bestia.',
    ],
  ]);
});

describe('conditions', () => {
  const draw = { do: [act('draw', undefined, 1)] };
  says([
    [
      action({ if: exists(friendly('item')), ...draw, else: { if: exists(enemy('item')), do: [act('draw', undefined, 2)] } }),
      'If there is a friendly item, draw a card. Otherwise, if there is an enemy item, draw 2 cards.',
      'Si hay un objeto amigo, roba una carta. Si no, si hay un objeto enemigo, roba 2 cartas.',
    ],
    [
      action({ if: both(exists(friendly('item')), none(enemy('item'))), ...draw }),
      'If there is a friendly item and there are no enemy items, draw a card.',
      'Si hay un objeto amigo y no hay objetos enemigos, roba una carta.',
    ],
    [
      action({ if: { kind: 'not', of: both(exists(friendly('item')), exists(enemy('item'))) }, ...draw }),
      'If there are no friendly items or there are no enemy items, draw a card.',
      'Si no hay objetos amigos o no hay objetos enemigos, roba una carta.',
    ],
    [
      action({ if: { kind: 'not', of: either(exists(friendly('item')), exists(enemy('item'))) }, ...draw }),
      'If there are no friendly items and there are no enemy items, draw a card.',
      'Si no hay objetos amigos y no hay objetos enemigos, roba una carta.',
    ],
    [
      action({ if: atLeast(tally('coins', 'you'), tally('coins', 'opponent')), ...draw }),
      'If the number of your coins is greater than or equal to the number of your opponent’s coins, draw a card.',
      'Si el número de tus monedas es mayor o igual que el número de monedas de tu oponente, roba una carta.',
    ],
    [
      givesWhile({ kind: 'not', of: atMost(stat('power', self), tally('coins', 'you')) }, self, plus('armor', 1)),
      'This beast gets +1 armor while this beast’s power is greater than the number of your coins.',
      'Esta bestia recibe +1 de Blindaje mientras la Fuerza de esta bestia sea mayor que el número de tus monedas.',
    ],
  ]);
});

describe('an ability that names what gave it', () => {
  test('calls it as that calls itself in its own text', () => {
    const lending = gives(host, lends(triggered(whenSelf('fought'), { do: [act('destroy', giver)] })));
    const written = (language: Language): string => writeAbility(exampleWords, lending, { noun: 'item', host: 'beast' }, language);
    expect(written('en')).toBe('This beast gains, “After Fight: Destroy this item.”');
    expect(written('es')).toBe('Esta bestia obtiene: «Después de luchar: Destruye este objeto».');
  });

  says([
    [
      action({ targets: { it }, do: [grant(triggered(whenHost('slain'), { do: [act('destroy', giver)] }), 'spent', the())] }),
      'A beast gains, “After this beast is slain by a beast, destroy the card that gives this ability.”',
      'Una bestia obtiene: «Después de que una bestia mate a esta bestia, destruye la carta que otorga esta habilidad».',
    ],
  ]);
});
