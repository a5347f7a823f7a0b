import { describe } from 'vitest';
import {
  atLeast,
  each,
  either,
  exactly,
  exists,
  forEach,
  forEachOf,
  gives,
  host,
  itself,
  made,
  madeAt,
  minus,
  none,
  one,
  oneOf,
  other,
  reducedBy,
  self,
  that,
  the,
  triggered,
  upTo,
} from '../language/builders.ts';
import {
  act,
  allOf,
  any,
  areAll,
  doneThisWay,
  enemy,
  forEachDone,
  friendly,
  grant,
  is,
  measure,
  not,
  plus,
  related,
  stat,
  tally,
  whenHost,
  whenSelf,
} from '../language/word-builders.ts';
import type { Ability } from '../language/effects.ts';
import { action, says } from './fixtures/says.ts';

const it = one(any('beast'));

describe('nouns: article, gender, number, qualities', () => {
  const destroy = (filter: Parameters<typeof one>[0]): Ability => action({ targets: { it: one(filter) }, do: [act('destroy', the())] });
  says([
    [destroy(any('beast')), 'Destroy a beast.', 'Destruye una bestia.'],
    [destroy(any('item')), 'Destroy an item.', 'Destruye un objeto.'],
    [destroy(enemy('weapon')), 'Destroy an enemy weapon.', 'Destruye un arma enemiga.'],
    [destroy(friendly('beast', 'hurt')), 'Destroy a hurt friendly beast.', 'Destruye una bestia amiga herida.'],
    [destroy(any('item', not('hurt'))), 'Destroy an unhurt item.', 'Destruye un objeto ileso.'],
    [destroy(enemy('beast', 'wild', 'tired')), 'Destroy a tired enemy wild beast.', 'Destruye una bestia salvaje enemiga cansada.'],
    [destroy(friendly('beast', is('clan', 'Reds'))), 'Destroy a friendly Reds beast.', 'Destruye una bestia amiga de los Reds.'],
    [
      destroy(friendly('item', not(is('clan', 'Reds')))),
      'Destroy a friendly non-Reds item.',
      'Destruye un objeto amigo que no sea de los Reds.',
    ],
    [destroy(enemy('beast', 'edge')), 'Destroy an enemy edge beast.', 'Destruye una bestia enemiga en un extremo.'],
    [destroy(any('beast', is('strong', 4))), 'Destroy a beast with power 4 or higher.', 'Destruye una bestia con 4 o más de Fuerza.'],
    [destroy(other(friendly('beast'))), 'Destroy another friendly beast.', 'Destruye otra bestia amiga.'],
    [destroy(enemy('item', 'oldest')), 'Destroy the oldest enemy item.', 'Destruye el objeto enemigo más viejo.'],
    [destroy(any('boss')), 'Destroy the boss.', 'Destruye el jefe.'],
    [destroy(friendly('lostBeast')), 'Destroy a beast from your discard pile.', 'Destruye una bestia de tu pila de descartes.'],
    [action({ do: [act('destroy', each(enemy('beast')))] }), 'Destroy each enemy beast.', 'Destruye cada bestia enemiga.'],
    [action({ do: [act('destroy', each(other(any('item'))))] }), 'Destroy each other item.', 'Destruye cada uno de los demás objetos.'],
    [action({ do: [act('stun', each(any('boss')))] }), 'Stun the boss.', 'Aturde al jefe.'],
  ]);
});

describe('choices', () => {
  const give = (target: ReturnType<typeof one>): Ability => action({ targets: { them: target }, do: [act('return', the('them'))] });
  says([
    [
      give(upTo(3, any('beast'))),
      'Return up to 3 beasts to their owners’ hands.',
      'Devuelve hasta 3 bestias a las manos de sus propietarios.',
    ],
    [
      give(upTo(1, enemy('item'))),
      'Return up to 1 enemy item to its owner’s hand.',
      'Devuelve hasta un objeto enemigo a la mano de su propietario.',
    ],
    [
      give(upTo(99, any('item'))),
      'Return any number of items to their owners’ hands.',
      'Devuelve cualquier número de objetos a las manos de sus propietarios.',
    ],
    [
      give({ ...other(friendly('beast')), min: 2, max: 2 }),
      'Return 2 other friendly beasts to their owners’ hands.',
      'Devuelve otras 2 bestias amigas a las manos de sus propietarios.',
    ],
    [
      give({ ...friendly('lostBeast'), min: 2, max: 2 }),
      'Return 2 beasts from your discard pile to your hand.',
      'Devuelve 2 bestias de tu pila de descartes a tu mano.',
    ],
    [
      give(oneOf(related('neighbours', self), any('beast'))),
      'Return one of this beast’s neighbors to its owner’s hand.',
      'Devuelve una de las bestias adyacentes a esta bestia a la mano de su propietario.',
    ],
    [
      give(oneOf(related('neighbours', self), enemy('beast', 'hurt'))),
      'Return one of this beast’s hurt enemy neighbors to its owner’s hand.',
      'Devuelve una de las bestias enemigas heridas adyacentes a esta bestia a la mano de su propietario.',
    ],
  ]);
});

describe('what was mentioned before', () => {
  says([
    [
      action({ targets: { it }, do: [act('stun', the())], next: { do: [act('ready', the()), act('use', the())] } }),
      'Stun a beast. Ready and use that beast.',
      'Aturde a una bestia. Prepara y usa esa bestia.',
    ],
    [
      action({ targets: { them: upTo(2, any('item')) }, do: [act('ready', the('them'))], next: { do: [act('use', the('them'))] } }),
      'Ready up to 2 items. Use those items.',
      'Prepara hasta 2 objetos. Usa esos objetos.',
    ],
    [
      action({ targets: { it }, do: [act('stun', the()), act('stun', related('neighbours', the()))] }),
      'Stun a beast and each of that beast’s neighbors.',
      'Aturde a una bestia y a cada una de las bestias adyacentes a esa bestia.',
    ],
    [
      action({ targets: { it: one(friendly('beast')) }, do: [], next: { if: areAll(the(), 'hurt'), do: [act('heal', the())] } }),
      'Choose a friendly beast. If that beast is hurt, fully heal that beast.',
      'Elige una bestia amiga. Si esa bestia está herida, cura a esa bestia.',
    ],
    [
      action({
        targets: { it: one(enemy('beast')), that: one(friendly('item')) },
        do: [act('attach', the('that'), undefined, { to: the() })],
      }),
      'Attach a friendly item to an enemy beast.',
      'Vincula un objeto amigo a una bestia enemiga.',
    ],
    [
      action({ do: [act('damage', each(enemy('beast')), stat('power', itself))] }),
      'Deal X damage to each enemy beast, where X is its power.',
      'Inflige X de daño a cada bestia enemiga, donde X es su Fuerza.',
    ],
    [
      action({
        do: [act('destroy', each(enemy('beast')))],
        next: { do: [act('damage', doneThisWay('destroyed'), 1)], next: { do: [act('destroy', doneThisWay('destroyed'))] } },
      }),
      'Destroy each enemy beast. Deal 1 damage to each beast destroyed this way. Destroy those beasts.',
      'Destruye cada bestia enemiga. Inflige 1 de daño a cada bestia destruida de este modo. Destruye esas bestias.',
    ],
    [
      action({
        do: [act('destroy', each(enemy('beast')))],
        next: { targets: { it: { ...one(any('beast')), among: doneThisWay('destroyed') } }, do: [act('damage', the(), 1)] },
      }),
      'Destroy each enemy beast. Deal 1 damage to a beast destroyed this way.',
      'Destruye cada bestia enemiga. Inflige 1 de daño a una bestia destruida de este modo.',
    ],
    [
      action({
        targets: { it: one(any('beast')) },
        do: [grant(gives(host, plus('power', made), plus('armor', madeAt(1))), 'turn', the(), [forEach(1, any('item')), 2])],
      }),
      'Choose a beast. For the remainder of the turn, that beast gets +1 power for each item and +2 armor.',
      'Elige una bestia. Durante el resto del turno, esa bestia recibe +1 de Fuerza por cada objeto y +2 de Blindaje.',
    ],
    [
      action({ do: [act('attach', each(friendly('item')), undefined, { to: related('neighbours', itself) })] }),
      'Attach each friendly item to each of its neighbors.',
      'Vincula cada objeto amigo a cada una de las bestias adyacentes a ella.',
    ],
    [
      triggered(whenSelf('fought'), { do: [act('destroy', that('other')), act('stun', related('neighbours', that('other')))] }),
      'After Fight: Destroy the beast it fights and stun each of that beast’s neighbors.',
      'Después de luchar: Destruye la bestia contra la que lucha y aturde a cada una de las bestias adyacentes a esa bestia.',
    ],
    [
      action({ do: [act('ready', related('neighbours', self))], next: { do: [act('use', related('neighbours', self))] } }),
      'Ready each of this beast’s neighbors. Use those beasts.',
      'Prepara cada una de las bestias adyacentes a esta bestia. Usa esas bestias.',
    ],
  ]);
});

describe('verbs: whose deed, mood, several at once', () => {
  says([
    [action({ do: [act('gain', undefined, 1)] }), 'Gain 1 coin.', 'Obtén 1 moneda.'],
    [action({ do: [act('gain', undefined, 2, { who: 'opponent' })] }), 'Your opponent gains 2 coins.', 'Tu oponente obtiene 2 monedas.'],
    [
      action({ do: [act('discard', undefined, 1, { who: 'each' })] }),
      'Each player discards a card from their hand.',
      'Cada jugador descarta una carta de su mano.',
    ],
    [action({ do: [act('discard', undefined, 2)] }), 'Discard 2 cards from your hand.', 'Descarta 2 cartas de tu mano.'],
    [action({ may: true, do: [act('draw', undefined, 1)] }), 'You may draw a card.', 'Puedes robar una carta.'],
    [
      action({ may: true, do: [act('draw', undefined, 1), act('lose', undefined, 1)] }),
      'You may draw a card and lose 1 coin.',
      'Puedes robar una carta y perder 1 moneda.',
    ],
    [
      action({ may: true, do: [act('draw', undefined, 1), act('lose', undefined, 1, { who: 'opponent' })] }),
      'You may draw a card and have your opponent lose 1 coin.',
      'Puedes robar una carta y hacer que tu oponente pierda 1 moneda.',
    ],
    [action({ do: [act('take', self, 1)] }), 'Take 1 coin.', 'Toma 1 moneda.'],
    [
      action({ targets: { it: one(friendly('item')) }, do: [act('take', the(), 2)] }),
      'A friendly item takes 2 coins.',
      'Un objeto amigo toma 2 monedas.',
    ],
    [
      action({ may: true, targets: { it: one(friendly('beast')) }, do: [act('take', the(), 2)] }),
      'You may have a friendly beast take 2 coins.',
      'Puedes hacer que una bestia amiga tome 2 monedas.',
    ],
    [
      action({ targets: { them: { ...friendly('beast'), min: 2, max: 2 } }, do: [act('take', the('them'), 1)] }),
      '2 friendly beasts take 1 coin.',
      '2 bestias amigas toman 1 moneda.',
    ],
    [
      action({ do: [act('give', self, 1, { who: 'opponent' })] }),
      'Move 1 coin from this beast to your opponent.',
      'Mueve 1 moneda de esta bestia a tu oponente.',
    ],
    [
      action({ do: [act('give', self, 1, { who: 'opponent' })], ifDone: { do: [act('gain', undefined, 1)] } }),
      'Move 1 coin from this beast to your opponent. If you do, gain 1 coin.',
      'Mueve 1 moneda de esta bestia a tu oponente. Si lo haces, obtén 1 moneda.',
    ],
    [action({ do: [act('buy', undefined, 0)] }), 'Buy a charm.', 'Compra un amuleto.'],
    [
      action({ targets: { it }, do: [act('stun', the()), act('ready', the()), act('use', the())] }),
      'Stun, ready, and use a beast.',
      'Aturde, prepara y usa una bestia.',
    ],
    [
      action({ targets: { it }, do: [act('stun', the()), act('damage', the(), 2)] }),
      'Stun a beast and deal 2 damage to that beast.',
      'Aturde a una bestia e inflige 2 de daño a esa bestia.',
    ],
    [action({ targets: { it }, do: [act('use', the()), act('imitate', the())] }), 'Use and imitate a beast.', 'Usa e imita una bestia.'],
    [action({ do: [act('name', undefined, undefined, { value: 'Reds' })] }), 'Name the Reds.', 'Nombra a los Reds.'],
    [
      triggered(whenHost('fought'), { may: true, do: [act('ready', host, undefined, { who: 'controller' })] }),
      'After this beast fights, its controller may ready this beast.',
      'Después de que esta bestia luche, su controlador puede preparar esta bestia.',
    ],
  ]);
});

describe('amounts', () => {
  says([
    [action({ do: [act('lose', undefined, allOf('coins', 'you'))] }), 'Lose all of your coins.', 'Pierde todas tus monedas.'],
    [
      action({ do: [act('take', self, allOf('coins', 'opponent', 5))] }),
      'Take all but 5 of your opponent’s coins.',
      'Toma todas las monedas de tu oponente excepto 5.',
    ],
    [
      action({ do: [act('gain', undefined, forEach(1, friendly('beast', 'tired')))] }),
      'Gain 1 coin for each tired friendly beast.',
      'Obtén 1 moneda por cada bestia amiga cansada.',
    ],
    [
      action({ do: [act('gain', undefined, forEach(2, other(friendly('item'))))] }),
      'Gain 2 coins for each other friendly item.',
      'Obtén 2 monedas por cada uno de los demás objetos amigos.',
    ],
    [
      action({ do: [act('draw', undefined, forEachOf(1, related('neighbours', self)))] }),
      'Draw a card for each of this beast’s neighbors.',
      'Roba una carta por cada bestia adyacente a esta bestia.',
    ],
    [
      action({ do: [act('lose', undefined, 3)], next: { do: [act('draw', undefined, forEachDone(2, 'lost', 'amount'))] } }),
      'Lose 3 coins. Draw 2 cards for each coin lost this way.',
      'Pierde 3 monedas. Roba 2 cartas por cada moneda perdida de este modo.',
    ],
    [
      action({ targets: { it }, do: [act('damage', the(), forEach(1, friendly('beast')))] }),
      'Choose a beast. Deal 1 damage to that beast for each friendly beast.',
      'Elige una bestia. Inflige 1 de daño a esa bestia por cada bestia amiga.',
    ],
    [
      action({ targets: { it }, do: [act('damage', the(), stat('power', self))] }),
      'Deal X damage to a beast, where X is this beast’s power.',
      'Inflige X de daño a una bestia, donde X es la Fuerza de esta bestia.',
    ],
    [
      action({ do: [act('draw', undefined, tally('coins', 'opponent'))] }),
      'Draw X cards, where X is the number of your opponent’s coins.',
      'Roba X cartas, donde X es el número de monedas de tu oponente.',
    ],
    [
      action({ do: [act('draw', undefined, measure('clans', any('beast')))] }),
      'Draw a card for each clan among beasts in play.',
      'Roba una carta por cada clan entre las bestias en juego.',
    ],
    [
      action({ do: [act('buy', undefined, reducedBy(9, forEach(1, friendly('item'))))] }),
      'Buy a charm at +9 coins, reduced by 1 coin for each friendly item.',
      'Compra un amuleto a +9 monedas, menos 1 moneda por cada objeto amigo.',
    ],
    [action({ do: [act('gain', undefined, minus(4, 1))] }), 'Gain 4 coins, reduced by 1 coin.', 'Obtén 4 monedas, menos 1 moneda.'],
    [
      triggered(whenSelf('fought'), { do: [act('gain', undefined, { kind: 'eventAmount' })] }),
      'After Fight: Gain that many coins.',
      'Después de luchar: Obtén esa cantidad de monedas.',
    ],
    [
      triggered(whenSelf('fought'), { targets: { it }, do: [act('damage', the(), { kind: 'eventAmount' })] }),
      'After Fight: Deal that much damage to a beast.',
      'Después de luchar: Inflige esa cantidad de daño a una bestia.',
    ],
    [
      action({ numbers: { x: { least: 1, most: tally('coins', 'you') } }, do: [act('lose', undefined, { kind: 'number', name: 'x' })] }),
      'Choose a number X from 1 to the number of your coins. Lose X coins.',
      'Elige un número X entre 1 y el número de tus monedas. Pierde X monedas.',
    ],
  ]);
});

describe('conditions', () => {
  const gain = { do: [act('gain', undefined, 1)] };
  says([
    [
      action({ if: exists(friendly('beast')), ...gain }),
      'If there is a friendly beast in play, gain 1 coin.',
      'Si hay una bestia amiga en juego, obtén 1 moneda.',
    ],
    [
      action({ if: none(enemy('item')), ...gain }),
      'If there are no enemy items, gain 1 coin.',
      'Si no hay objetos enemigos, obtén 1 moneda.',
    ],
    [
      action({ if: exists(enemy('item'), 3), ...gain }),
      'If there are 3 or more enemy items, gain 1 coin.',
      'Si hay 3 o más objetos enemigos, obtén 1 moneda.',
    ],
    [
      action({ if: { kind: 'not', of: exists(enemy('item'), 3) }, ...gain }),
      'If there are fewer than 3 enemy items, gain 1 coin.',
      'Si hay menos de 3 objetos enemigos, obtén 1 moneda.',
    ],
    [
      action({ if: atLeast(tally('coins', 'opponent'), 7), ...gain }),
      'If your opponent has 7 or more coins, gain 1 coin.',
      'Si tu oponente tiene 7 o más monedas, obtén 1 moneda.',
    ],
    [
      action({ if: atLeast(tally('coins', 'you'), 1), ...gain }),
      'If you have 1 coin or more, gain 1 coin.',
      'Si tienes 1 moneda o más, obtén 1 moneda.',
    ],
    [
      action({ if: atLeast(stat('power', self), 5), ...gain }),
      'If this beast’s power is 5 or more, gain 1 coin.',
      'Si la Fuerza de esta bestia es 5 o más, obtén 1 moneda.',
    ],
    [action({ if: { kind: 'state', state: 'night' }, ...gain }), 'If it is night, gain 1 coin.', 'Si es de noche, obtén 1 moneda.'],
    [
      action({ if: { kind: 'not', of: { kind: 'state', state: 'night' } }, ...gain }),
      'If it is not night, gain 1 coin.',
      'Si no es de noche, obtén 1 moneda.',
    ],
    [
      action({ if: areAll(self, not(is('clan', 'Reds'))), ...gain }),
      'If this beast does not belong to Reds, gain 1 coin.',
      'Si esta bestia no pertenece a los Reds, obtén 1 moneda.',
    ],
    [
      action({ if: areAll(self, 'hurt', 'tired'), ...gain }),
      'If this beast is hurt and is tired, gain 1 coin.',
      'Si esta bestia está herida y está cansada, obtén 1 moneda.',
    ],
    [
      action({ if: either(exists(friendly('item')), { kind: 'state', state: 'night' }), ...gain }),
      'If there is a friendly item or it is night, gain 1 coin.',
      'Si hay un objeto amigo o es de noche, obtén 1 moneda.',
    ],
    [
      action({
        if: either(exactly(measure('clans', any('beast')), 3), exactly(measure('clans', any('beast')), 4)),
        ...gain,
        next: { if: atLeast(measure('clans', any('beast')), 5), do: [act('gain', undefined, 2)] },
      }),
      'If there are exactly 3 or exactly 4 clans among beasts in play, gain 1 coin. If there are 5 or more, gain 2 coins.',
      'Si hay exactamente 3 o exactamente 4 clanes entre las bestias en juego, obtén 1 moneda. Si hay 5 o más, obtén 2 monedas.',
    ],
  ]);
});
