import type { GameWords } from '@crupier/kernel/rules';

/**
 * Why something cannot be done with a card, and when it will be possible: by the names of the checks that fail. `{cost}` is what the card
 * costs in energy and `{energy}` what the player could pay, `{step}` the step of the turn, `{environments}` those that abilities of the card
 * wait for. A check without words stands in nobody's way by itself.
 */
export const obstacles: NonNullable<GameWords['obstacles']> = {
  'rituals are played in one’s own turn': {
    en: 'It is another player’s turn. This waits for your Main Phase.',
    es: 'Es el turno de otro jugador. Tendrás que esperar a tu Fase Principal.',
  },
  'rituals are played in the main phase': {
    en: 'The step of the turn is {step}. This is done in your Main Phase.',
    es: 'El paso del turno es {step}. Esto se hace en tu Fase Principal.',
  },
  'rituals are played outside combats': {
    en: 'A combat is under way. This waits until it is over.',
    es: 'Hay un combate en curso. Tendrás que esperar a que termine.',
  },
  'rituals are played on an empty chain': {
    en: 'The chain is not empty. This waits until everything on it has resolved.',
    es: 'La cadena no está vacía. Tendrás que esperar a que se resuelva todo lo que hay en ella.',
  },
  'what is not instant waits for the time of rituals': {
    en: 'This is done in your Main Phase, outside combats, while the chain is empty.',
    es: 'Esto se hace en tu Fase Principal, fuera de los combates y con la cadena vacía.',
  },
  'there is too little energy for its cost': {
    en: '{card} costs {cost} energy, and you can pay {energy}.',
    es: '{card} cuesta {cost} de energía y puedes pagar {energy}.',
  },
  'resources are not played': {
    en: '{card} is a resource: it is not played, but added in the step Add Resource.',
    es: '{card} es un recurso: no se juega, se agrega en el paso Agregar un Recurso.',
  },
  'weak blood is played only while there is Thanatos': {
    en: '{card} has weak blood: it is played while Thanatos is active.',
    es: '{card} tiene sangre débil: se juega mientras Thanatos está activo.',
  },
  'what is immersed is played only while there is Acqua': {
    en: '{card} is immersed: it is played while Acqua is active.',
    es: '{card} tiene la palabra clave inmerso: se juega mientras Acqua está activo.',
  },
  'what forbids to play a card keeps it from being announced': {
    en: 'A card text forbids it now.',
    es: 'El texto de una carta lo impide ahora.',
  },
  'a card that says so is not played from the hand': {
    en: '{card} says itself that it is not played from the hand.',
    es: 'El propio texto de {card} dice que no se juega desde la mano.',
  },
  'none of its costs can be paid': {
    en: 'What {card} costs besides energy cannot be paid now.',
    es: 'Ahora no se puede pagar lo que {card} cuesta además de la energía.',
  },
  'what has no cost cannot be paid for': {
    en: '{card} has no cost, and what has no cost cannot be paid for.',
    es: '{card} no tiene coste, y lo que no tiene coste no se puede pagar.',
  },
  'there is no legal target for its text': {
    en: 'There is no legal target for {card}.',
    es: 'No hay ningún objetivo legal para {card}.',
  },
  'there is too little energy for the cost of an ability': {
    en: 'The ability costs more than the {energy} energy that you can pay.',
    es: 'La habilidad cuesta más que la energía que puedes pagar: {energy}.',
  },
  'what is tapped for its own ability cannot be tapped to pay the energy of that too': {
    en: 'The ability taps {card}, so that {card} cannot pay its energy too.',
    es: 'La habilidad gira {card}, que entonces no puede pagar también su energía.',
  },
  'an infernal demon does not have what the earthly one has': {
    en: '{card} is infernal, and this is an ability of the earthly demon. It waits until {card} is flipped.',
    es: '{card} es infernal y esta habilidad es del demonio terrenal. Tendrás que esperar a que {card} sea volteado.',
  },
  'an earthly demon has no longer what the infernal one had': {
    en: '{card} is earthly, and this is an ability of the infernal demon.',
    es: '{card} es terrenal y esta habilidad es del demonio infernal.',
  },
  'a demon is flipped by its ability once a turn': {
    en: 'A demon is flipped by its ability once a turn. It is possible again in the next turn.',
    es: 'Un demonio se voltea por su habilidad una vez por turno. Será posible de nuevo en el próximo turno.',
  },
  'an infernal demon’s abilities are activated once a turn each': {
    en: 'Each ability of an infernal demon is activated once a turn. It is possible again in the next turn.',
    es: 'Cada habilidad de un demonio infernal se activa una vez por turno. Será posible de nuevo en el próximo turno.',
  },
  'an ability that is activated once a turn is not activated again': {
    en: 'The ability of {card} has been activated as often as it may be.',
    es: 'La habilidad de {card} ya se ha activado tantas veces como se puede.',
  },
  'an ally that came this turn cannot be tapped for its own abilities': {
    en: 'You have not controlled {card} since your turn began, so that it is not tapped for its own abilities. It waits for your next turn.',
    es: 'No controlas {card} desde que empezó tu turno, así que no se gira por sus propias habilidades. Tendrá que esperar a tu próximo turno.',
  },
  'some abilities are activated only while there is an environment: it may be gone when they resolve': {
    en: 'The ability waits until its environment is active: {environments}.',
    es: 'La habilidad tendrá que esperar a que su entorno esté activo: {environments}.',
  },
  'what forbids to activate abilities forbids activated ones': {
    en: 'A card text forbids it now.',
    es: 'El texto de una carta lo impide ahora.',
  },
  'what is tapped is not tapped for its own ability': {
    en: '{card} is tapped. It waits until it is untapped, normally in your next Restore step.',
    es: '{card} ya está girada. Tendrás que esperar a que se enderece, normalmente en tu próximo paso de Restauración.',
  },
  'the rest of its cost cannot be paid': {
    en: 'What the ability costs besides energy cannot be paid now.',
    es: 'Ahora no se puede pagar lo que la habilidad cuesta además de la energía.',
  },
  'there is no legal target for it': {
    en: 'There is no legal target for the ability.',
    es: 'No hay ningún objetivo legal para la habilidad.',
  },
  'an attacker is untapped': {
    en: '{card} is tapped. It waits until it is untapped, normally in your next Restore step.',
    es: '{card} ya está girada. Tendrás que esperar a que se enderece, normalmente en tu próximo paso de Restauración.',
  },
  'an infernal demon is no attacker': {
    en: '{card} is infernal and has no strength. It can attack once it is earthly.',
    es: '{card} es infernal y no tiene fuerza. Podrá atacar cuando sea terrenal.',
  },
  'an attacker was under control since the turn began': {
    en: 'You have not controlled {card} since your turn began. It can attack in your next turn.',
    es: 'No controlas {card} desde que empezó tu turno. Podrá atacar en tu próximo turno.',
  },
  'an attacker is not forbidden to attack': {
    en: 'A card text forbids {card} to attack now.',
    es: 'El texto de una carta impide ahora que {card} ataque.',
  },
  'there is too little energy to propose the combat': {
    en: 'An attack with {card} costs more than the {energy} energy that you can pay.',
    es: 'Atacar con {card} cuesta más que la energía que puedes pagar: {energy}.',
  },
  'there is nobody to be proposed as a defender': {
    en: 'There is nobody whom {card} could attack now.',
    es: 'Ahora no hay nadie a quien {card} pueda atacar.',
  },
  'what is tapped is not tapped for energy': {
    en: '{card} is tapped. It waits until it is untapped, normally in your next Restore step.',
    es: '{card} ya está girada. Tendrás que esperar a que se enderece, normalmente en tu próximo paso de Restauración.',
  },
  'what an effect lets be done once a turn is not done again in it': {
    en: 'This has been done as often as it may be.',
    es: 'Esto ya se ha hecho tantas veces como se puede.',
  },
  'there is too little energy for a special action': {
    en: 'It costs more than the {energy} energy that you can pay.',
    es: 'Cuesta más que la energía que puedes pagar: {energy}.',
  },
  'the rest of what a special action costs cannot be paid': {
    en: 'What it costs besides energy cannot be paid now.',
    es: 'Ahora no se puede pagar lo que cuesta además de la energía.',
  },
  'a special action would change nothing': { en: 'It would change nothing now.', es: 'Ahora no cambiaría nada.' },
  'who must break a loop does something else': {
    en: 'It would lead round to what was before again, and it is for you to break that loop: do something else first.',
    es: 'Llevaría otra vez a lo mismo y te toca a ti romper ese bucle: haz antes otra cosa.',
  },
};

/**
 * Why a card is none of those that a question of a rule is about, where no check alone keeps it from being chosen: by the purpose of the
 * question. The rule that is cited is the one that governs the question.
 */
const unchosen: NonNullable<GameWords['choiceObstacles']> = {
  chooseDefender: {
    en: 'A defender is an ally or a demon in play that an opponent controls and that can be attacked, and {card} is not one.',
    es: 'Un defensor es un aliado o un demonio en juego que controla un oponente y al que se puede atacar, y {card} no lo es.',
  },
  discardToLimit: {
    en: 'You discard from your hand down to its limit, and {card} is not in it.',
    es: 'Descartas de tu mano hasta su límite, y {card} no está en ella.',
  },
  discard: {
    en: 'You discard from your hand, and {card} is not in it, or is needed for another cost.',
    es: 'Descartas de tu mano, y {card} no está en ella o hace falta para otro coste.',
  },
  destroyOwn: {
    en: 'You choose among your allies in play, and {card} is not one.',
    es: 'Escoges entre tus aliados en juego, y {card} no lo es.',
  },
  chooseCopied: {
    en: '{card} is none of the cards that can be copied.',
    es: '{card} no es una de las cartas que se pueden copiar.',
  },
  newTarget: {
    en: '{card} is no legal new target.',
    es: '{card} no es un nuevo objetivo legal.',
  },
  firstPile: {
    en: '{card} is none of the revealed cards that are put into two piles.',
    es: '{card} no es una de las cartas reveladas que se reparten en dos pilas.',
  },
  keepUnique: {
    en: '{card} is none of the cards of one name of which only one stays in play.',
    es: '{card} no es una de las cartas del mismo nombre de las que solo queda una en juego.',
  },
  keepScenario: {
    en: '{card} is none of the scenarios of which only one stays in play.',
    es: '{card} no es uno de los escenarios de los que solo queda uno en juego.',
  },
};

/** Why a card cannot be chosen as a target or a defender. */
export const choiceObstacles: NonNullable<GameWords['choiceObstacles']> = {
  ...unchosen,
  'a defender is an opponent’s': {
    en: '{card} is on your side: a defender is an opponent’s.',
    es: '{card} está de tu lado: un defensor es de un oponente.',
  },
  'what is evasive is no defender': {
    en: '{card} is evasive: it is not proposed as a defender.',
    es: '{card} es evasiva: no se la propone como defensora.',
  },
  'others than those with Agresor are no defenders': {
    en: 'Only those with Agresor may be proposed as a defender now.',
    es: 'Ahora solo se puede proponer como defensor a quien tiene Agresor.',
  },
  'what is immune to a source is not attacked by it': {
    en: '{card} is immune to the attacker.',
    es: '{card} es inmune al atacante.',
  },
  'what is immune to a source is no target of it': {
    en: '{card} is immune to what would target it.',
    es: '{card} es inmune a aquello de lo que sería objetivo.',
  },
  'what has halo is no target of what an opponent puts on the chain': {
    en: '{card} has Halo: no opponent makes it a target.',
    es: '{card} tiene Halo: ningún oponente la hace objetivo.',
  },
  'what must be a target is chosen before others': {
    en: 'Something else has to be chosen first.',
    es: 'Antes hay que escoger otra cosa.',
  },
};
