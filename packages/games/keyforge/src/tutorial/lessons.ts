import type { Lesson } from '@crupier/kernel/rules';

type House = NonNullable<Lesson['suggests']>[number];

/** What is said in the three turns, and at the beginning of the fourth. `own` is the house of most of the hand: Untamed. */
export function lessons(own: House): readonly Lesson[] {
  return [...firstTurn(own), ...secondTurn(own), ...secondTurnsHand(), ...thirdTurn(own), closing];
}

function firstTurn(own: House): readonly Lesson[] {
  return [
    {
      id: 'hand',
      text: {
        en: 'Whoever forges three keys first wins. You begin, so you have seven cards; once you may shuffle them back for one card fewer. This hand is good: keep it.',
        es: 'Gana quien forje antes tres llaves. Empiezas tú, así que tienes siete cartas; una vez puedes devolverlas barajando y robar una menos. Esta mano es buena: quédatela.',
      },
      rules: ['KF-KEYS-1', 'KF-MULLIGAN-1'],
      when: { purpose: 'mulligan' },
      suggests: [],
      pins: [{ part: 'keys' }],
    },
    {
      id: 'house',
      text: {
        en: 'A turn begins with a house: until it ends you may play, discard and use cards of that house alone. Most of your hand is Untamed, so choose that.',
        es: 'Cada turno empieza con una Casa: hasta que termine, solo puedes jugar, descartar y usar cartas de esa Casa. Casi toda tu mano es de Indómita: elígela.',
      },
      rules: ['KF-TURN-HOUSE-1', 'KF-TURN-HOUSE-2'],
      when: { purpose: 'chooseHouse', turn: 1 },
      suggests: [own],
    },
    {
      id: 'play',
      text: {
        en: 'Cards cost nothing to play. The two Æ printed on Dust Pixie are yours at once, and it stays in play, exhausted until your next turn. In the first turn of the game one card is all you may play, so the turn ends by itself.',
        es: 'Jugar cartas no cuesta nada. Los dos Æ impresos en Duendecillo del Polvo son tuyos al momento, y se queda en juego, agotado hasta tu próximo turno. En el primer turno de la partida solo puedes jugar una carta, así que el turno termina solo.',
      },
      rules: ['KF-BONUS-ICON-1', 'KF-CREATURE-1'],
      when: { purpose: 'mainStep', turn: 1 },
      suggests: [{ verb: 'play', card: 'dust-pixie' }],
    },
  ];
}

function secondTurn(own: House): readonly Lesson[] {
  return [
    {
      id: 'opponent',
      text: {
        en: 'Your opponent has played a turn in another house: the log tells every step, and its cards can be looked at like your own. Your own creatures are ready again. Choose Untamed once more, to use them.',
        es: 'Tu oponente ha jugado un turno con otra Casa: el registro cuenta cada paso, y sus cartas se pueden mirar como las tuyas. Tus criaturas están otra vez preparadas. Elige Indómita de nuevo para usarlas.',
      },
      rules: ['KF-TURN-READY-1'],
      when: { purpose: 'chooseHouse', turn: 3 },
      suggests: [own],
    },
    {
      id: 'reap',
      text: {
        en: 'A ready creature of your house can reap: exhaust it and gain 1 Æ. Do it with Dust Pixie.',
        es: 'Una criatura preparada de tu Casa puede cosechar: se agota y ganas 1 Æ. Hazlo con Duendecillo del Polvo.',
      },
      rules: ['KF-REAP-1', 'KF-EXHAUST-1'],
      when: { purpose: 'mainStep', turn: 3 },
      suggests: [{ verb: 'reap', card: 'dust-pixie' }],
    },
    {
      id: 'more',
      text: {
        en: 'From now on you may play as many cards of your house as you like. Another Dust Pixie brings two more Æ.',
        es: 'A partir de ahora puedes jugar todas las cartas de tu Casa que quieras. Otro Duendecillo del Polvo trae dos Æ más.',
      },
      rules: ['KF-TURN-MAIN-1'],
      when: { purpose: 'mainStep', turn: 3 },
      suggests: [{ verb: 'play', card: 'dust-pixie' }],
    },
  ];
}

/** The rest of the hand: abilities, an upgrade, a creature that fights well. */
function secondTurnsHand(): readonly Lesson[] {
  return [
    {
      id: 'ability',
      text: {
        en: 'What a card says after Play happens when it comes from your hand. Flaxia looks who has more creatures: if you do, you gain 2 Æ.',
        es: 'Lo que una carta dice tras Jugar ocurre cuando la juegas. Flaxia mira quién tiene más criaturas: si eres tú, ganas 2 Æ.',
      },
      rules: ['KF-PLAY-ABILITY-1'],
      when: { purpose: 'mainStep', turn: 3 },
      suggests: [{ verb: 'play', card: 'flaxia' }],
    },
    {
      id: 'flank',
      text: {
        en: 'Your creatures stand in a line, and a new one joins it at either end, the flank. Some cards care about flanks and neighbours; here both ends are as good.',
        es: 'Tus criaturas forman una línea, y la nueva se pone en uno de los extremos, el flanco. A algunas cartas les importan los flancos y las adyacentes; aquí da igual un extremo que otro.',
      },
      rules: ['KF-BATTLELINE-1', 'KF-FLANK-1'],
      when: { purpose: 'choosePlace', turn: 3 },
      suggests: [{ verb: 'leftFlank' }],
    },
    {
      id: 'upgrade',
      text: {
        en: 'An upgrade is attached to a creature and stays there. Way of the Wolf brings 1 Æ, and its creature takes no damage from the creature that it attacks.',
        es: 'Una mejora se vincula a una criatura y se queda con ella. Senda del Lobo trae 1 Æ, y su criatura no recibe daño de aquella a la que ataca.',
      },
      rules: ['KF-UPGRADE-1', 'KF-SKIRMISH-1'],
      when: { purpose: 'mainStep', turn: 3 },
      suggests: [{ verb: 'play', card: 'way-of-the-wolf' }],
    },
    {
      id: 'host',
      text: {
        en: 'Now choose the creature that gets it. Flaxia is strong enough to fight with it.',
        es: 'Ahora elige la criatura que la recibe. Flaxia tiene poder suficiente para luchar con ella.',
      },
      rules: ['KF-UPGRADE-1'],
      when: { purpose: 'chooseHost', turn: 3 },
      suggests: [{ verb: 'attach', card: 'flaxia' }],
    },
    {
      id: 'fighter',
      text: {
        en: 'Snufflegator will fight for you next turn: it has power 4, and skirmish is printed on it. When nothing is left to do, the turn ends by itself: your cards become ready, and you draw until you hold six.',
        es: 'Olfadrilo luchará por ti en el próximo turno: tiene poder 4 y lleva escaramuza impresa. Cuando no queda nada por hacer, el turno termina solo: tus cartas se preparan y robas hasta tener seis.',
      },
      rules: ['KF-CREATURE-3', 'KF-TURN-READY-1', 'KF-TURN-DRAW-1'],
      when: { purpose: 'mainStep', turn: 3 },
      suggests: [{ verb: 'play', card: 'snufflegator' }],
    },
  ];
}

function thirdTurn(own: House): readonly Lesson[] {
  return [
    {
      id: 'count',
      text: {
        en: 'A key costs 6 Æ and is forged when your turn begins, if you have them: they go back to the supply, and one of your keys is done. Before you choose a house, count what each could do: the cards in your hand, and those in play. Your creatures are Untamed, so Untamed it is again.',
        es: 'Una llave cuesta 6 Æ y se forja al empezar tu turno, si los tienes: vuelven a la reserva común y una de tus llaves queda hecha. Antes de elegir Casa, cuenta lo que haría cada una: las cartas de tu mano y las que tienes en juego. Tus criaturas son de Indómita, así que otra vez Indómita.',
      },
      rules: ['KF-TURN-FORGE-1', 'KF-TURN-FORGE-3', 'KF-TURN-HOUSE-2', 'KF-TURN-MAIN-2'],
      when: { purpose: 'chooseHouse', turn: 5 },
      suggests: [own],
      pins: [{ part: 'aember' }],
    },
    {
      id: 'fight',
      text: {
        en: 'Instead of reaping, a creature can fight one of your opponent’s: each deals damage equal to its power. Attack with Snufflegator, which takes none because of skirmish.',
        es: 'En vez de cosechar, una criatura puede luchar contra una de tu oponente: cada una inflige tanto daño como su poder. Ataca con Olfadrilo, que no recibe daño gracias a su escaramuza.',
      },
      rules: ['KF-FIGHT-1', 'KF-FIGHT-4', 'KF-SKIRMISH-1'],
      when: { purpose: 'mainStep', turn: 5 },
      suggests: [{ verb: 'fight', card: 'snufflegator' }],
    },
    {
      id: 'defender',
      text: {
        en: 'A creature with as much damage as power is destroyed. Silvertooth has power 2: it will not survive.',
        es: 'Una criatura con tanto daño como poder se destruye. Dienteplata tiene poder 2: no sobrevivirá.',
      },
      rules: ['KF-FIGHT-2', 'KF-CREATURE-2'],
      when: { purpose: 'chooseDefender', turn: 5 },
      suggests: [{ verb: 'fightAgainst', card: 'silvertooth' }],
    },
    {
      id: 'again',
      text: {
        en: 'Your other creatures can reap for the second key: each of them 1 Æ. Do it with one, or with all.',
        es: 'Tus otras criaturas pueden cosechar para la segunda llave: cada una, 1 Æ. Hazlo con una o con todas.',
      },
      rules: ['KF-REAP-1'],
      when: { purpose: 'mainStep', turn: 5 },
      suggests: [{ verb: 'reap', card: 'dust-pixie' }],
    },
    {
      id: 'rest',
      text: {
        en: 'Do what else you like: a card of your house that you do not want may be discarded, too, to draw another. End your turn when you have done.',
        es: 'Haz lo que quieras: una carta de tu Casa que no te sirva también se puede descartar, para robar otra. Cuando acabes, termina tu turno.',
      },
      rules: ['KF-TURN-MAIN-1', 'KF-TURN-DRAW-1'],
      when: { purpose: 'mainStep', turn: 5 },
      suggests: [{ verb: 'endTurn' }],
    },
  ];
}

const closing: Lesson = {
  id: 'closing',
  text: {
    en: 'That is a turn: forge, choose a house, play and use its cards, ready, draw. Play on as you like: the first to three keys wins, and a hint is there when you want one.',
    es: 'Eso es un turno: forjar, elegir Casa, jugar y usar sus cartas, preparar, robar. Sigue como quieras: gana quien llegue a tres llaves, y puedes pedir una pista cuando la necesites.',
  },
  rules: ['KF-TURN-SEQ-1', 'KF-KEYS-1'],
  when: { purpose: 'chooseHouse', fromTurn: 6 },
};
