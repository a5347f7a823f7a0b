import { describe, expect, test } from 'vitest';
import {
  atLeast,
  each,
  exactly,
  exists,
  forbids,
  forEach,
  forEachOf,
  gives,
  givesWhile,
  host,
  instead,
  lends,
  none,
  one,
  opponent,
  other,
  self,
  that,
  the,
  triggered,
  triggeredByAny,
  you,
} from '../language/builders.ts';
import {
  act,
  activated,
  any,
  becomes,
  enemy,
  forEachDone,
  friendly,
  grant,
  is,
  keyword,
  lists,
  measure,
  not,
  plus,
  related,
  rule,
  whenAny,
  whenPlayer,
  whenSelf,
} from '../language/word-builders.ts';
import type { Clause } from '../language/effects.ts';
import { writeAbility, writeCard } from './abilities.ts';
import { exampleWords } from './example-words.ts';
import { action, beast, says } from './fixtures/says.ts';

const it = one(any('beast'));

describe('sentences that follow', () => {
  says([
    [
      action({ may: true, do: [act('lose', undefined, 1)], ifDone: { do: [act('draw', undefined, 2)] } }),
      'You may lose 1 coin. If you do, draw 2 cards.',
      'Puedes perder 1 moneda. Si lo haces, roba 2 cartas.',
    ],
    [
      action({ do: [act('lose', undefined, 1, { who: 'opponent' })], ifDone: { do: [act('gain', undefined, 1)] } }),
      'Your opponent loses 1 coin. If they do, gain 1 coin.',
      'Tu oponente pierde 1 moneda. Si lo hace, obtén 1 moneda.',
    ],
    [
      action({ if: exists(friendly('item')), do: [act('draw', undefined, 1)], else: { do: [act('gain', undefined, 1)] } }),
      'If there is a friendly item, draw a card. Otherwise, gain 1 coin.',
      'Si hay un objeto amigo, roba una carta. Si no, obtén 1 moneda.',
    ],
    [
      action({ do: [act('draw', undefined, 1)], next: { may: true, do: [act('buy', undefined, 0)] } }),
      'Draw a card. Then, you may buy a charm.',
      'Roba una carta. A continuación, puedes comprar un amuleto.',
    ],
    [
      action({ times: measure('clans', friendly('beast')), targets: { it: one(friendly('beast')) }, do: [act('take', the(), 1)] }),
      'For each clan among friendly beasts, a friendly beast takes 1 coin.',
      'Por cada clan entre las bestias amigas, una bestia amiga toma 1 moneda.',
    ],
    [
      action({ times: forEach(1, friendly('item')), targets: { it }, do: [act('damage', the(), 1)] }),
      'For each friendly item, deal 1 damage to a beast.',
      'Por cada objeto amigo, inflige 1 de daño a una bestia.',
    ],
    [
      action({ times: 2, targets: { it }, do: [act('stun', the())] }),
      'Do this 2 times: stun a beast.',
      'Haz esto 2 veces: aturde a una bestia.',
    ],
    [
      action({ do: [], modes: [{ do: [act('gain', undefined, 1)] }, { targets: { it }, do: [act('stun', the())] }] }),
      'Choose one: • Gain 1 coin. • Stun a beast.',
      'Elige una opción: • Obtén 1 moneda. • Aturde a una bestia.',
    ],
    [
      action({ may: true, do: [], modes: [{ do: [act('gain', undefined, 1)] }, { targets: { it }, do: [act('stun', the())] }] }),
      'You may choose one: • Gain 1 coin. • Stun a beast.',
      'Puedes elegir una opción: • Obtén 1 moneda. • Aturde a una bestia.',
    ],
    [
      instead({ occasion: 'wouldBeSlain', card: 'self' }, { do: [act('heal', self)] }),
      'If this beast would be slain, fully heal this beast instead.',
      'Si esta bestia fuera a ser abatida, en vez de eso, cura a esta bestia.',
    ],
    [forbids(whenAny('fled', enemy('item'))), 'An enemy item cannot flee.', 'Un objeto enemigo no puede huir.'],
  ]);
});

describe('when', () => {
  const gain: Clause = { do: [act('gain', undefined, 1)] };
  says([
    [
      triggered(whenAny('played', other(any('beast')), 'you'), gain),
      'After you play another beast, gain 1 coin.',
      'Después de que juegues otra bestia, obtén 1 moneda.',
    ],
    [
      triggered(whenAny('played', any('item'), 'opponent'), gain),
      'After your opponent plays an item, gain 1 coin.',
      'Después de que tu oponente juegue un objeto, obtén 1 moneda.',
    ],
    [triggered(whenPlayer('turnEnd', 'you'), gain), 'At the end of your turn, gain 1 coin.', 'Al final de tu turno, obtén 1 moneda.'],
    [
      triggered({ occasion: 'slain', card: enemy('beast'), other: 'self' }, { do: [act('ready', self)] }),
      'After an enemy beast is slain by this beast, ready this beast.',
      'Después de que esta bestia mate a una bestia enemiga, prepara esta bestia.',
    ],
    [
      triggeredByAny([whenSelf('played'), whenSelf('fought')], gain),
      'Play/After Fight: Gain 1 coin.',
      'Jugar/Después de luchar: Obtén 1 moneda.',
    ],
    [
      triggeredByAny([whenSelf('played'), whenPlayer('turnEnd', 'you')], gain),
      'After a player plays this beast or at the end of your turn, gain 1 coin.',
      'Después de que un jugador juegue esta bestia o al final de tu turno, obtén 1 moneda.',
    ],
    [
      triggered(whenAny('played', enemy('item')), { do: [act('destroy', that())] }),
      'After a player plays an enemy item, destroy that item.',
      'Después de que un jugador juegue un objeto enemigo, destruye ese objeto.',
    ],
    [activated(['action', 'omni'], gain, 2), 'Action (2)/Omni (2): Gain 1 coin.', 'Acción (2)/Omni (2): Obtén 1 moneda.'],
  ]);
});

describe('static abilities', () => {
  says([
    [gives(each(friendly('beast')), plus('armor', 1)), 'Each friendly beast gets +1 armor.', 'Cada bestia amiga recibe +1 de Blindaje.'],
    [
      gives(related('neighbours', self), plus('power', -2)),
      'Each of this beast’s neighbors gets −2 power.',
      'Cada una de las bestias adyacentes a esta bestia recibe −2 de Fuerza.',
    ],
    [gives(self, becomes('power', 5)), 'This beast has 5 power.', 'Esta bestia tiene 5 de Fuerza.'],
    [
      gives(self, { kind: 'swap', stat: 'power', with: 'armor' }),
      'This beast has its power and armor switched.',
      'Esta bestia intercambia su Fuerza y su Blindaje.',
    ],
    [
      gives(host, plus('power', 1), lists('keyword', 'gain', 'assault', 2)),
      'This beast gets +1 power and gains assault 2.',
      'Esta bestia recibe +1 de Fuerza y obtiene assault 2.',
    ],
    [gives(self, plus('power', 1), plus('armor', 1)), 'This beast gets +1 power and armor.', 'Esta bestia recibe +1 de Fuerza y Blindaje.'],
    [
      gives(self, plus('power', 1), plus('armor', 2)),
      'This beast gets +1 power and +2 armor.',
      'Esta bestia recibe +1 de Fuerza y +2 de Blindaje.',
    ],
    [
      gives(self, plus('power', forEach(1, enemy('item')))),
      'This beast gets +1 power for each enemy item.',
      'Esta bestia recibe +1 de Fuerza por cada objeto enemigo.',
    ],
    [gives(host, rule('cannotFight')), 'This beast cannot fight.', 'Esta bestia no puede luchar.'],
    [gives(each(enemy('beast')), rule('cannotFight')), 'Enemy beasts cannot fight.', 'Las bestias enemigas no pueden luchar.'],
    [
      gives(each(enemy('beast')), rule('cannotFight'), plus('power', 1)),
      'Each enemy beast cannot fight and gets +1 power.',
      'Cada bestia enemiga no puede luchar y recibe +1 de Fuerza.',
    ],
    [gives(you, rule('cannotPlay', { of: any('beast') })), 'You cannot play beasts.', 'No puedes jugar bestias.'],
    [
      gives(opponent, rule('cannotPlay', { of: any('item', is('clan', 'Reds')) })),
      'Your opponent cannot play Reds items.',
      'Tu oponente no puede jugar objetos de los Reds.',
    ],
    [gives(self, rule('entersTired')), 'This beast enters play tired.', 'Esta bestia entra en juego cansada.'],
    [
      gives(opponent, rule('price', { amount: forEachOf(2, related('neighbours', self)) })),
      'Your opponent’s charms cost +2 coins for each of this beast’s neighbors.',
      'Los amuletos de tu oponente cuestan +2 monedas por cada bestia adyacente a esta bestia.',
    ],
    [gives(you, rule('price', { amount: -1 })), 'Charms cost −1 coins.', 'Los amuletos cuestan −1 monedas.'],
    [
      gives(each(friendly('beast')), rule('spend')),
      'You may spend coins on friendly beasts.',
      'Puedes gastar las monedas de las bestias amigas.',
    ],
    [gives(opponent, rule('mustName', { word: 'Reds' })), 'Your opponent must name the Reds.', 'Tu oponente debe nombrar a los Reds.'],
    [
      givesWhile(atLeast(forEachOf(1, related('neighbours', self, not(is('clan', 'Reds')))), 1), self, rule('cannotFight')),
      'This beast cannot fight while it has a non-Reds neighbor.',
      'Esta bestia no puede luchar mientras tenga una bestia adyacente que no sea de los Reds.',
    ],
    [
      givesWhile(exactly(forEachOf(1, related('neighbours', self)), 0), each(friendly('item')), plus('power', 1)),
      'Each friendly item gets +1 power while this beast has no neighbors.',
      'Cada objeto amigo recibe +1 de Fuerza mientras esta bestia no tenga bestias adyacentes.',
    ],
    [
      givesWhile(none(enemy('item')), self, plus('power', 1)),
      'This beast gets +1 power while there are no enemy items.',
      'Esta bestia recibe +1 de Fuerza mientras no haya objetos enemigos.',
    ],
    [
      gives(host, lends(triggeredByAny([whenSelf('played'), whenSelf('fought')], { do: [act('take', self, 1)] }))),
      'This beast gains, “Play/After Fight: Take 1 coin.”',
      'Esta bestia obtiene: «Jugar/Después de luchar: Toma 1 moneda».',
    ],
    [
      gives(each(friendly('item')), plus('power', 1), lends(gives(self, rule('spend')))),
      'Each friendly item gets +1 power and gains, “You may spend coins on this item.”',
      'Cada objeto amigo recibe +1 de Fuerza y obtiene: «Puedes gastar las monedas de este objeto».',
    ],
    [
      gives(self, rule('asCharm'), lends(gives(host, rule('cannotFight')))),
      'This beast may be played as a charm, with the text: “This beast cannot fight.”',
      'Esta bestia puede jugarse como amuleto, con el texto: «Esta bestia no puede luchar».',
    ],
  ]);
});

describe('what is given for a while', () => {
  says([
    [
      action({ do: [grant(triggered(whenAny('played', any('beast'), 'you'), { do: [act('gain', undefined, 1)] }), 'turn')] }),
      'For the remainder of the turn, after you play a beast, gain 1 coin.',
      'Durante el resto del turno, después de que juegues una bestia, obtén 1 moneda.',
    ],
    [
      action({ do: [grant(gives(you, rule('mayPlay', { of: any('item', not(is('clan', 'Reds'))) })), 'turn')] }),
      'For the remainder of the turn, you may play a non-Reds item.',
      'Durante el resto del turno, puedes jugar un objeto que no sea de los Reds.',
    ],
    [
      action({ targets: { it }, do: [act('ready', the()), grant(gives(host, plus('power', 2)), 'turn', the())] }),
      'Ready a beast. For the remainder of the turn, that beast gets +2 power.',
      'Prepara una bestia. Durante el resto del turno, esa bestia recibe +2 de Fuerza.',
    ],
    [
      action({
        do: [
          act('ready', related('neighbours', self)),
          grant(gives(host, lists('clan', 'become', 'Reds')), 'turn', related('neighbours', self)),
        ],
      }),
      'Ready each of this beast’s neighbors. For the remainder of the turn, those beasts belong to Reds.',
      'Prepara cada una de las bestias adyacentes a esta bestia. Durante el resto del turno, esas bestias pertenecen a los Reds.',
    ],
    [
      action({ targets: { it }, do: [grant(triggered(whenSelf('fought'), { do: [act('take', self, 1)] }), 'turn', the())] }),
      'For the remainder of the turn, a beast gains, “After Fight: Take 1 coin.”',
      'Durante el resto del turno, una bestia obtiene: «Después de luchar: Toma 1 moneda».',
    ],
    [
      action({ may: true, do: [grant(gives(opponent, rule('cannotPlay', { of: any('beast') })), 'turn')] }),
      'You may do the following: for the remainder of the turn, your opponent cannot play beasts.',
      'Puedes hacer lo siguiente: durante el resto del turno, tu oponente no puede jugar bestias.',
    ],
  ]);
});

describe('a whole card', () => {
  const gain: Clause = { do: [act('gain', undefined, 1)] };

  test('keywords share a line, and so do abilities with one text', () => {
    const abilities = [keyword('swift'), keyword('assault', 3), triggered(whenSelf('played'), gain), triggered(whenSelf('fought'), gain)];
    expect(writeCard(exampleWords, abilities, beast, 'en')).toEqual(['Swift. Assault 3.', 'Play/After Fight: Gain 1 coin.']);
    expect(writeCard(exampleWords, abilities, beast, 'es')).toEqual(['Veloz. Asalto 3.', 'Jugar/Después de luchar: Obtén 1 moneda.']);
  });

  test('different texts do not', () => {
    const abilities = [triggered(whenSelf('played'), gain), triggered(whenSelf('fought'), { do: [act('draw', undefined, 1)] })];
    expect(writeCard(exampleWords, abilities, beast, 'en')).toEqual(['Play: Gain 1 coin.', 'After Fight: Draw a card.']);
  });

  test('a name stands for the card, and its article is never joined', () => {
    const named = { noun: 'beast', name: 'El Trasgo' };
    expect(writeAbility(exampleWords, action({ do: [act('stun', self)] }), named, 'es')).toBe('Acción: Aturde a El Trasgo.');
    expect(writeAbility(exampleWords, gives(related('neighbours', self), plus('power', 1)), { noun: 'beast', name: 'Goblin' }, 'en')).toBe(
      'Each of Goblin’s neighbors gets +1 power.',
    );
  });

  test('headers may be marked', () => {
    expect(writeAbility(exampleWords, action(gain), { noun: 'beast', headerMark: '**' }, 'en')).toBe('**Action:** Gain 1 coin.');
  });

  test.each([
    ['verb', action({ do: [act('fly')] })],
    ['noun', gives(each(any('ghost')), plus('power', 1))],
    ['quality', gives(each(any('beast', 'purple')), plus('power', 1))],
    ['occasion', triggered(whenSelf('slept'), gain)],
    ['stat', gives(self, plus('charm', 1))],
    ['rule', gives(self, rule('cannotSing'))],
    ['header', activated('sing', gain)],
    ['duration', action({ do: [grant(gives(self, plus('power', 1)), 'ever')] })],
    ['target', action({ do: [act('stun', the('nobody'))] })],
    ['counted', action({ do: [act('gain', undefined, forEachDone(1, 'sung'))] })],
  ])('an unknown %s is refused, never left out', (_sort, ability) => {
    expect(() => writeAbility(exampleWords, ability, beast, 'en')).toThrow('The vocabulary has no');
  });
});
