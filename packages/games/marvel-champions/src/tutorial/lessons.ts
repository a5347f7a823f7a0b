import type { Lesson } from '@crupier/kernel/rules';

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
];

/** What is said in the second round, and at the beginning of the third. */
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
  },
  {
    id: 'closing',
    text: {
      en: 'That is a round: both heroes, then Rhino. Play on as you like: keep the threat of the scheme down, and bring down both of his stages. A hint is there when you want one.',
      es: 'Eso es una ronda: los dos héroes y luego Rino. Sigue como quieras: mantén baja la Amenaza del plan y derrota sus dos fases. Puedes pedir una pista cuando la necesites.',
    },
    rules: ['MC-LTP-6', 'MC-LTP-14'],
    when: { purpose: 'takeTurn', fromTurn: 3 },
  },
];

/** What is said in the first two rounds, and at the beginning of the third. */
export const lessons: readonly Lesson[] = [...firstRound, ...later];
