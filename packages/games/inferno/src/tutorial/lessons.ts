import type { Lesson } from '@crupier/kernel/rules';

/** What is said in the first turn. */
const firstTurn: readonly Lesson[] = [
  {
    id: 'hand',
    text: {
      en: 'Your deck is your life: each damage to your demon takes one card off it, and you lose when a card has to be taken and there is none. You hold five cards; once you may shuffle them back for five others. Keep these.',
      es: 'Tu mazo es tu vida: cada punto de daño a tu demonio le quita una carta, y pierdes cuando hay que quitar una y no queda ninguna. Tienes cinco cartas; una vez puedes devolverlas barajando y tomar otras cinco. Quédate estas.',
    },
    rules: ['INF-118.3a', 'INF-103.5'],
    when: { purpose: 'redrawHand' },
    suggests: [],
    pins: [{ pile: 'deck' }],
  },
  {
    id: 'energy',
    text: {
      en: 'Each turn you draw a card and put the top card of your deck face down as a resource: tapped, it gives 1 energy. With 1 energy you can play Feral Dog: the resource is tapped for you.',
      es: 'Cada turno tomas una carta y pones la primera de tu mazo boca abajo como recurso: al girarlo da 1 de energía. Con 1 de energía puedes jugar Perro cimarrón: el recurso se gira por ti.',
    },
    rules: ['INF-504.1', 'INF-305.5', 'INF-301.1'],
    when: { purpose: 'priority', turn: 1, kind: 'act' },
    suggests: [{ verb: 'play', card: 'feral-dog' }],
    pins: [{ pile: 'resources' }],
  },
];

/** What is said in the second turn of the learner, and in the opponent's after it. */
const secondTurn: readonly Lesson[] = [
  {
    id: 'attack',
    text: {
      en: 'Your cards are untapped again, and you have a second resource. Feral Dog has been here since before your turn, so it may attack: an attacker meets one ally or demon that you choose.',
      es: 'Tus cartas están otra vez enderezadas y tienes un segundo recurso. Perro cimarrón está aquí desde antes de tu turno, así que puede atacar: el atacante se enfrenta a un aliado o a un demonio, el que elijas.',
    },
    rules: ['INF-502.1', 'INF-301.6', 'INF-505.3b'],
    when: { purpose: 'priority', turn: 3, kind: 'act' },
    suggests: [{ verb: 'attack', card: 'feral-dog' }],
  },
  {
    id: 'defender',
    text: {
      en: 'Attack the demon itself: for each point of your attacker’s strength one card goes from that deck to its Infierno. An ally would strike back with its own strength.',
      es: 'Ataca al propio demonio: por cada punto de fuerza de tu atacante pasa una carta de ese mazo a su Infierno. Un aliado devolvería el golpe con su fuerza.',
    },
    rules: ['INF-507.3', 'INF-509.1', 'INF-118.3a'],
    when: { purpose: 'chooseDefender', turn: 3 },
    suggests: [{ verb: 'defender', card: 'acerbo-marshal-of-the-forge' }],
  },
  {
    id: 'priority',
    text: {
      en: 'You are asked again at each stage of a combat: that is priority, the right to do something now. If all pass, the combat goes on. You want nothing here: pass.',
      es: 'En cada etapa del combate se te vuelve a preguntar: eso es la prioridad, el derecho a hacer algo ahora. Si todos pasan, el combate sigue. Aquí no quieres nada: pasa.',
    },
    rules: ['INF-506.2', 'INF-116.4'],
    when: { purpose: 'priority', turn: 3, table: { stage: ['propose', 'attack', 'damage'] } },
    suggests: [{ verb: 'pass' }],
    pins: [{ part: 'steps' }],
  },
  {
    id: 'ally',
    text: {
      en: 'Now play Ember Imp for 1 energy. The card waits on the chain first, where others may respond to it; if nobody does, it enters play. What you do not pay now stays ready.',
      es: 'Ahora juega Diablillo de brasa por 1 de energía. La carta espera primero en la cadena, donde otros pueden jugar en respuesta; si nadie lo hace, entra en juego. Lo que no pagues ahora queda listo.',
    },
    rules: ['INF-405.1', 'INF-405.5', 'INF-301.2'],
    when: { purpose: 'priority', turn: 3, kind: 'act' },
    suggests: [{ verb: 'play', card: 'ember-imp' }],
  },
  {
    id: 'chain',
    text: {
      en: 'What you have played lies on the chain, and you are asked first whether you respond to it yourself. Pass: when everybody has passed, what lies on top of the chain resolves.',
      es: 'Lo que has jugado está en la cadena y se te pregunta primero si tú mismo quieres jugar algo en respuesta. Pasa: cuando todos han pasado, se resuelve lo que está encima de la cadena.',
    },
    rules: ['INF-116.4', 'INF-116.6'],
    when: { purpose: 'priority', turn: 3, kind: 'respond', table: { step: ['main'], stage: [''] } },
    suggests: [{ verb: 'pass' }],
  },
  {
    id: 'keep',
    text: {
      en: 'Keep Low Blow: it is an instant, which can be played in the turn of your opponent, too, for the energy that you have left. Passing now ends your main phase, and with it the turn.',
      es: 'Guarda Golpe bajo: es instantáneo, así que también se puede jugar en el turno de tu oponente, con la energía que te quede. Si pasas ahora termina tu fase principal, y con ella el turno.',
    },
    rules: ['INF-505.1', 'INF-505.3a'],
    when: { purpose: 'priority', turn: 3, kind: 'act', holds: 'low-blow' },
    suggests: [{ verb: 'pass' }],
  },
  {
    id: 'response',
    text: {
      en: 'Brush Fox attacks your demon, but you have priority before there is any damage. Respond with Low Blow: it resolves before the combat goes on.',
      es: 'Zorro del monte ataca a tu demonio, pero tienes prioridad antes de que haya daño. Responde con Golpe bajo: se resuelve antes de que siga el combate.',
    },
    rules: ['INF-116.6', 'INF-506.2'],
    when: { purpose: 'priority', turn: 4, table: { stage: ['propose', 'attack'] } },
    suggests: [{ verb: 'play', card: 'low-blow' }],
  },
  {
    id: 'target',
    text: {
      en: 'Choose the target now, and it is known to all. An ally with as much damage as toughness is destroyed: Brush Fox has toughness 1.',
      es: 'Ahora escoge el objetivo, que todos conocerán. Un aliado con tanto daño como resistencia se destruye: Zorro del monte tiene resistencia 1.',
    },
    rules: ['INF-601.1c', 'INF-301.7'],
    when: { purpose: 'chooseTarget', turn: 4 },
    suggests: [{ verb: 'choose', card: 'brush-fox' }],
  },
];

/** What is said in the third turn of the learner, and after it. */
const thirdTurn: readonly Lesson[] = [
  {
    id: 'more',
    text: {
      en: 'Three resources give 3 energy each turn, and energy that is not used is lost. Hooded Rioter costs 2; it can attack from your next turn on.',
      es: 'Tres recursos dan 3 de energía por turno, y la que no se usa se pierde. Encapuchado del corte cuesta 2; podrá atacar desde tu próximo turno.',
    },
    rules: ['INF-500.4', 'INF-301.6'],
    when: { purpose: 'priority', turn: 5, kind: 'act' },
    suggests: [{ verb: 'play', card: 'hooded-rioter' }],
    pins: [{ part: 'energy' }],
  },
  {
    id: 'combats',
    text: {
      en: 'You may attack as often as you have allies ready, one after another. Attack with Feral Dog, and with the others if you like.',
      es: 'Puedes atacar tantas veces como aliados tengas listos, uno tras otro. Ataca con Perro cimarrón, y con los demás si quieres.',
    },
    rules: ['INF-505.3b', 'INF-508.2'],
    when: { purpose: 'priority', turn: 5, kind: 'act' },
    suggests: [{ verb: 'attack', card: 'feral-dog' }],
  },
  {
    id: 'end',
    text: {
      en: 'An ally that has attacked stays tapped until your next turn. Do what else you like, and pass when you have done.',
      es: 'El aliado que ha atacado sigue girado hasta tu próximo turno. Haz lo que quieras y, cuando acabes, pasa.',
    },
    rules: ['INF-502.1', 'INF-505.1'],
    when: { purpose: 'priority', turn: 5, kind: 'act', table: { combats: [1, 2, 3, 4] } },
    suggests: [{ verb: 'pass' }],
  },
  {
    id: 'closing',
    text: {
      en: 'That is the game: draw, resource, allies, attacks, and an answer kept for the turn of your opponent. Play on as you like until one of the decks can pay no more; a hint is there when you want one.',
      es: 'Así se juega: tomar, recurso, aliados, ataques y una respuesta guardada para el turno de tu oponente. Sigue como quieras hasta que uno de los mazos no pueda pagar más; puedes pedir una pista cuando la necesites.',
    },
    rules: ['INF-501.1', 'INF-705.5c'],
    when: { purpose: 'priority', fromTurn: 6 },
  },
];

/** What is said in three turns of the learner. */
export const lessons: readonly Lesson[] = [...firstTurn, ...secondTurn, ...thirdTurn];
