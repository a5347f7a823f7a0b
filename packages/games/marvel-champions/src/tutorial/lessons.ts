import type { Lesson } from '@crupier/kernel/rules';

/** The obligations of the two heroes, and the side schemes of the scenario, its modular set and their nemeses, by their codes. */
const obligations = ['01165', '01175'];
const sideSchemes = ['01107', '01108', '01109', '01166', '01176'];

/** What lessons speak of on the table: the villain, and the main scheme. */
const villain = { zone: 'villainArea', value: 'hitPoints' };
const mainScheme = { zone: 'villainArea', value: 'threatPerRound' };

/** The first round: who plays first, the hands, and what a turn is. */
const firstRound: readonly Lesson[] = [
  {
    id: 'together',
    text: {
      en: 'You play both heroes together against Rhino, who plays by himself: you win when his last stage is defeated, and lose when his scheme is completed or nobody is left. Let Spider-Man go first.',
      es: 'Llevas a los dos héroes juntos contra Rino, que juega solo: ganas cuando se derrota su última fase y pierdes si completa su plan o no queda nadie. Que empiece Spiderman.',
    },
    rules: ['MC-LTP-1', 'MC-WIN-1', 'MC-LTP-15'],
    when: { purpose: 'whoGoesFirst' },
    suggests: [{ verb: 'first', value: 0 }],
    pins: [villain, { cards: ['01001a', '01001b'] }],
  },
  {
    id: 'hand',
    text: {
      en: 'Each hero holds six cards, and may once discard as many as they like and draw that many. Every card is useful, for those that you do not play pay for others: keep them.',
      es: 'Cada héroe tiene seis cartas y una vez puede descartar las que quiera y robar otras tantas. Todas sirven, porque las que no juegas pagan otras: quédatelas.',
    },
    rules: ['MC-LTP-11', 'MC-LTP-12'],
    when: { purpose: 'mulligan' },
    suggests: [],
  },
  {
    id: 'form',
    text: {
      en: 'You begin as alter-ego, who cannot fight. Once a round you may turn your identity over, in your own turn: become a hero. Heroes attack and thwart, and Rhino attacks heroes; against an alter-ego he schemes.',
      es: 'Empiezas con tu alter ego, que no puede luchar. Una vez por ronda, en tu turno, puedes dar la vuelta a tu identidad: pasa a Héroe. Los héroes atacan e intervienen, y Rino ataca a los héroes; contra un alter ego, planea.',
    },
    rules: ['MC-FORM-1', 'MC-FORM-2', 'MC-LTP-18'],
    when: { purpose: 'takeTurn', turn: 1 },
    suggests: [{ verb: 'changeForm', card: '01001b' }],
  },
  {
    id: 'ally',
    text: {
      en: 'Cards are paid with other cards of your hand. Play Jessica Jones, an ally, who will fight beside you.',
      es: 'Las cartas se pagan con otras de tu mano. Juega Jessica Jones, una aliada que luchará a tu lado.',
    },
    rules: ['MC-COST-1', 'MC-ALLY-1'],
    when: { purpose: 'takeTurn', turn: 1 },
    suggests: [{ verb: 'play', card: '01059' }],
  },
  {
    id: 'pay',
    text: {
      en: 'Discard cards for the resources at their corner until the cost is paid; what is paid too much is lost. Choose cards that you need least now: you draw up again at the end of the round of turns.',
      es: 'Descarta cartas por los recursos de su esquina hasta pagar el coste; lo que sobre se pierde. Elige las que menos necesites ahora: volverás a robar cuando acaben los turnos.',
    },
    rules: ['MC-RESOURCE-1', 'MC-LTP-20'],
    when: { purpose: 'payForCard', turn: 1 },
    suggests: [
      { verb: 'spend', card: '01062' },
      { verb: 'spend', card: '01063' },
    ],
  },
  {
    id: 'attack',
    text: {
      en: 'A hero has basic powers: exhaust the card and attack an enemy for its ATK in damage. Attack with Spider-Man.',
      es: 'Un héroe tiene atributos básicos: agota la carta y ataca a un enemigo con tanto daño como su ATQ. Ataca con Spiderman.',
    },
    rules: ['MC-BASIC-POWER-1', 'MC-LTP-22'],
    when: { purpose: 'takeTurn', turn: 1 },
    suggests: [{ verb: 'attack', card: '01001a' }],
  },
  {
    id: 'beside',
    text: {
      en: 'Allies fight as heroes do, and may do so at once; after it they take the damage printed below the power that they used. Attack with Jessica Jones.',
      es: 'Los Aliados luchan como los héroes, y pueden hacerlo en cuanto llegan; después sufren el daño impreso bajo el atributo usado. Ataca con Jessica Jones.',
    },
    rules: ['MC-LTP-24', 'MC-CONSEQUENTIAL-DAMAGE-1', 'MC-READY-1'],
    when: { purpose: 'takeTurn', turn: 1 },
    suggests: [{ verb: 'attack', card: '01059' }],
  },
  {
    id: 'end',
    text: {
      en: 'You may do more as long as you can pay for it. When you have done with Spider-Man, end his turn: the other hero’s comes next.',
      es: 'Puedes hacer más cosas mientras puedas pagarlas. Cuando acabes con Spiderman, termina su turno: sigue el del otro héroe.',
    },
    rules: ['MC-LTP-17', 'MC-PLAYER-PHASE-1'],
    when: { purpose: 'takeTurn', turn: 1 },
    suggests: [{ verb: 'endTurn' }],
  },
  {
    id: 'second',
    text: {
      en: 'Now Captain Marvel: become a hero with her, too, and attack. All hands are open, so plan both turns together.',
      es: 'Ahora Capitana Marvel: pásala también a Héroe y ataca. Las manos están a la vista, así que planea los dos turnos a la vez.',
    },
    rules: ['MC-FORM-2', 'MC-ACTION-1'],
    when: { purpose: 'takeTurn', turn: 1 },
    suggests: [{ verb: 'changeForm', card: '01010b' }],
  },
  {
    id: 'again',
    text: {
      en: 'Attack with Captain Marvel, too: damage stays on Rhino until his stage is defeated.',
      es: 'Ataca también con Capitana Marvel: el daño se queda en Rino hasta que se derrota su fase.',
    },
    rules: ['MC-BASIC-POWER-1'],
    when: { purpose: 'takeTurn', turn: 1 },
    suggests: [{ verb: 'attack', card: '01010a' }],
  },
  {
    id: 'refill',
    text: {
      en: 'When all turns are over each player may discard cards, draws up to the hand size and readies everything. Keep what you have.',
      es: 'Cuando acaban los turnos, cada jugador puede descartar cartas, roba hasta su tamaño de mano y prepara todo. Quédate lo que tienes.',
    },
    rules: ['MC-END-OF-PLAYER-PHASE-1', 'MC-LTP-16'],
    when: { purpose: 'discardAtEnd', turn: 1 },
    suggests: [],
    pins: [{ pile: 'deck' }],
  },
  {
    id: 'sense',
    text: {
      en: 'The phase of the villain: threat is placed, and then Rhino attacks each hero. Spider-Man senses it: his interrupt draws a card. What may be answered to is always asked.',
      es: 'La fase del Villano: se pone Amenaza y luego Rino ataca a cada héroe. Spiderman lo presiente: su interrupción roba una carta. Siempre se te pregunta cuando puedes responder.',
    },
    rules: ['MC-VILLAIN-PHASE-1', 'MC-VILLAIN-PHASE-2'],
    when: { purpose: 'mayInterrupt', turn: 1 },
    suggests: [{ verb: 'use', card: '01001a' }],
    pins: [villain],
  },
  {
    id: 'defend',
    text: {
      en: 'A hero who defends exhausts and takes as much less damage as its DEF; a boost card, dealt face down, can still make the attack stronger. Defend with Spider-Man.',
      es: 'Un héroe que defiende se agota y sufre tanto daño menos como su DEF; una carta de aumento boca abajo aún puede reforzar el ataque. Defiende con Spiderman.',
    },
    rules: ['MC-DEFENSE-1', 'MC-LTP-23', 'MC-LTP-29'],
    when: { purpose: 'declareDefender', turn: 1 },
    suggests: [{ verb: 'defend', card: '01001a' }],
  },
  {
    id: 'boost',
    text: {
      en: 'Rhino has a boost card again, face down: he gets one each time he attacks or schemes. It is turned up once it is said who defends, and each of its boost icons adds 1 to his ATK, for this attack only. A star is no icon: it has a text of its own.',
      es: 'Rino tiene otra carta de aumento boca abajo: recibe una cada vez que ataca o planea. Se descubre cuando se ha dicho quién defiende, y cada icono de aumento suma 1 a su ATQ, solo en este ataque. Una estrella no es un icono: tiene su propio texto.',
    },
    rules: ['MC-BOOST-ICON-1', 'MC-BOOST-ICON-2', 'MC-BOOST-ICON-3', 'MC-BOOST-ICON-4'],
    when: { purpose: 'declareDefender', shows: { zone: 'villainArea', value: 'boosts' } },
    pins: [{ pile: 'boost' }, villain],
  },
];

/** What is said in the second round. */
const later: readonly Lesson[] = [
  {
    id: 'round',
    text: {
      en: 'A new round, with the other hero first. Each hero was dealt an encounter card, which was revealed and did what it says: the log tells it. There is threat on the main scheme now: thwart with Captain Marvel to remove as much as her THW.',
      es: 'Otra ronda, y el otro héroe va primero. Cada héroe recibió una carta de Encuentro, que se mostró e hizo lo que dice: lo cuenta el registro. Ahora hay Amenaza en el Plan principal: interviene con Capitana Marvel para retirar tanta como su INT.',
    },
    rules: ['MC-VILLAIN-PHASE-4', 'MC-FIRST-PLAYER-2', 'MC-THWART-1'],
    when: { purpose: 'takeTurn', turn: 2 },
    suggests: [{ verb: 'thwart', card: '01010a' }],
    pins: [mainScheme],
  },
];

/** What the encounter deck brings, whenever it does: each at the first question at which it is there. */
const whenItComes: readonly Lesson[] = [
  {
    id: 'obligation',
    text: {
      en: 'An obligation: a burden from the life of one of your heroes. It goes to that player, whoever revealed it, and asks them how to deal with it. Read both ways, and take the one that costs you less now.',
      es: 'Una Obligación: una carga de la vida de uno de tus héroes. Va a ese jugador, la muestre quien la muestre, y le pregunta cómo la resuelve. Lee las dos formas y elige la que ahora te cueste menos.',
    },
    rules: ['MC-OBLIGATION-4', 'MC-OBLIGATION-2'],
    when: { shows: { cards: obligations } },
  },
  {
    id: 'minion',
    text: {
      en: 'A minion is engaged with one of your heroes. After Rhino it activates against that hero each round, too: it attacks a hero and schemes against an alter-ego. Attack it as you attack Rhino; without hit points left it is defeated.',
      es: 'Un Esbirro se ha enfrentado a uno de tus héroes. Cada ronda, después de Rino, también se activa contra él: ataca a un héroe y planea contra un alter ego. Atácalo como a Rino; cuando no le quedan Puntos de Vida, está derrotado.',
    },
    rules: ['MC-MINION-1', 'MC-MINION-4', 'MC-MINION-5', 'MC-MINION-3'],
    when: { purpose: 'takeTurn', shows: { zone: 'engaged' } },
  },
  {
    id: 'sideScheme',
    text: {
      en: 'A side scheme lies beside the main one. It stays until it has no threat left: thwart it like the main scheme. Its icons work all the while; with a crisis icon the threat of the main scheme cannot be removed at all.',
      es: 'Junto al Plan principal hay un Plan secundario. Se queda hasta que no le queda Amenaza: interviene contra él como contra el principal. Sus iconos funcionan mientras tanto; con un icono de Crisis, la Amenaza del Plan principal no se puede quitar.',
    },
    rules: ['MC-SIDE-SCHEME-1', 'MC-SIDE-SCHEME-3', 'MC-SIDE-SCHEME-4', 'MC-CRISIS-ICON-1'],
    when: { purpose: 'takeTurn', shows: { zone: 'villainArea', cards: sideSchemes } },
  },
  {
    id: 'stunned',
    text: {
      en: 'Somebody is stunned. A stunned hero or ally that attacks takes off the stunned card instead, and is exhausted all the same; a stunned enemy loses its card in place of its next attack.',
      es: 'Alguien está Aturdido. Un héroe o aliado Aturdido que ataca retira su carta de Aturdido en vez de atacar, y se agota igualmente; un enemigo Aturdido pierde la suya en lugar de su próximo ataque.',
    },
    rules: ['MC-STUN-1', 'MC-STUN-5', 'MC-STUN-7'],
    when: { purpose: 'takeTurn', shows: { value: 'stunned' } },
  },
  {
    id: 'confused',
    text: {
      en: 'Somebody is confused. That is for thwarting and scheming what stunned is for attacks: the confused card is taken off instead.',
      es: 'Alguien está Confundido. Es para intervenir y planear lo que Aturdido para atacar: en vez de hacerlo, se retira la carta de Confundido.',
    },
    rules: ['MC-CONFUSE-1', 'MC-CONFUSE-5', 'MC-CONFUSE-7'],
    when: { purpose: 'takeTurn', shows: { value: 'confused' } },
  },
  {
    id: 'tough',
    text: {
      en: 'Somebody is tough. The next damage that a tough character would take is prevented, all of it, and the tough card goes: use a small attack for that, and a large one after it.',
      es: 'Alguien es Duro. El próximo daño que sufriría un personaje Duro se evita entero, y la carta de Duro se va: gasta en eso un ataque pequeño y guarda el grande para después.',
    },
    rules: ['MC-TOUGH-1', 'MC-TOUGH-5'],
    when: { purpose: 'takeTurn', shows: { value: 'tough' } },
  },
];

const closing: Lesson = {
  id: 'closing',
  text: {
    en: 'That is a round: both heroes, then Rhino. Play on as you like: keep the threat of the scheme down, and bring down both of his stages. When something comes that is new, it is told here. A hint is there when you want one.',
    es: 'Eso es una ronda: los dos héroes y luego Rino. Sigue como quieras: mantén baja la Amenaza del plan y derrota sus dos fases. Cuando llegue algo nuevo, se cuenta aquí. Puedes pedir una pista cuando la necesites.',
  },
  rules: ['MC-LTP-6', 'MC-LTP-14'],
  when: { purpose: 'takeTurn', fromTurn: 3 },
};

/** What is said in the first two rounds and at the beginning of the third, and what is new to a beginner whenever it comes. */
export const lessons: readonly Lesson[] = [...firstRound, ...later, ...whenItComes, closing];
