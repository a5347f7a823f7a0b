import type { AnswerText } from './answer.ts';
import type { sources } from './marvel-champions.ts';

/** The answers in Spanish. */
export const texts: Readonly<Record<keyof typeof sources, AnswerText>> = {
  stunnedDefends: {
    asked: ['¿Puede un héroe aturdido defender?', '¿Puedo defender si estoy aturdido?', 'Estoy aturdido: ¿puedo bloquear un ataque?'],
    verdict: 'Sí.',
    why: 'Aturdido solo anula el siguiente ataque del personaje. Defender no es atacar, así que el héroe se agota, resta su DEF y sigue aturdido.',
  },
  stunnedAttacksNobody: {
    asked: [
      '¿Puede un héroe aturdido atacar aunque no haya un enemigo al que atacar?',
      '¿Puedo quitarme el aturdimiento sin un objetivo válido?',
    ],
    verdict: 'Sí.',
    why: 'Quien está aturdido puede intentar un ataque sin objetivo válido: se agota y descarta la carta de Aturdido en lugar de atacar.',
  },
  stunnedAllyAttacks: {
    asked: ['¿Qué pasa si ataco con un aliado aturdido?', '¿Sufre daño derivado un aliado aturdido que ataca?'],
    verdict: 'Solo pierde Aturdido.',
    why: 'El aliado se agota y descarta su carta de Aturdido. No ha atacado, así que no sufre daño derivado.',
  },
  confusedThwarts: {
    asked: ['¿Puede intervenir un héroe confundido?', 'Estoy confundido: ¿puedo quitar amenaza interviniendo?'],
    verdict: 'No.',
    why: 'Su siguiente intervención no ocurre: se agota igualmente y solo descarta la carta de Confundido. Lo que no es una intervención sí puede quitar amenaza.',
  },
  twoStatusCards: {
    asked: ['¿Puede un personaje tener dos cartas de Estado iguales?', '¿Puedo aturdir dos veces al mismo enemigo?'],
    verdict: 'No.',
    why: 'De cada tipo de Estado, un personaje lleva una carta como mucho. La excepción es Tesón, que admite una más de Aturdido y otra de Confundido.',
  },
  playerDeckEmpty: {
    asked: ['¿Qué pasa si se vacía mi mazo?', '¿Pierdo si me quedo sin cartas en el mazo?', 'Se me acaba el mazo, ¿qué pasa?'],
    verdict: 'No pierdes.',
    why: 'Baraja tu pila de descartes como mazo nuevo y recibe enseguida una carta de Encuentro boca abajo. Si estabas robando, sigue robando.',
  },
  encounterDeckEmpty: {
    asked: ['¿Qué pasa si se vacía el mazo de encuentros?', '¿Qué pasa cuando se acaba el mazo de encuentros?'],
    verdict: 'Se rebaraja.',
    why: 'Sus descartes se barajan para formar otro mazo, y el plan principal recibe a su lado una ficha de Aceleración.',
  },
  allyLimit: {
    asked: ['¿Cuántos aliados puedo tener?', '¿Cuál es el límite de aliados?', '¿Puedo tener cuatro aliados?'],
    verdict: 'Tres.',
    why: 'Puedes jugar un cuarto aliado, pero enseguida debes elegir y descartar aliados tuyos hasta quedarte en tres.',
  },
  formTwice: {
    asked: ['¿Puedo cambiar de forma dos veces en mi turno?', '¿Puedo volver a cambiar de identidad en la misma ronda?'],
    verdict: 'No.',
    why: 'Cada jugador puede cambiar de identidad por voluntad propia una vez por ronda, en su turno. Los cambios que causa una carta no gastan esa vez.',
  },
  formKeeps: {
    asked: ['¿Conservo el daño y los estados al cambiar de forma?', '¿Sigo agotado si cambio de forma?'],
    verdict: 'Sí.',
    why: 'Al cambiar de identidad se conservan el daño, las cartas de Estado, las fichas y los Accesorios, y quien estaba agotado sigue agotado.',
  },
  guard: {
    asked: ['¿Puedo atacar al villano si hay un esbirro con Guardia?', 'Tengo un esbirro con guardia, ¿puedo atacar al villano?'],
    verdict: 'No.',
    why: 'Mientras ese esbirro esté enfrentado a ti, tus cartas no pueden atacar a un villano sin Guardia. Los jugadores que no estén enfrentados a uno sí pueden.',
  },
  twoDefenders: {
    asked: ['¿Pueden defender dos personajes el mismo ataque?', '¿Puedo bloquear con mi héroe y con un aliado a la vez?'],
    verdict: 'No.',
    why: 'Mientras un héroe o un aliado defiende de un ataque, ningún otro personaje amigo puede defender de él.',
  },
  whoDefends: {
    asked: ['¿Puedo bloquear un ataque?', '¿Puedo defender a otro jugador?', '¿Puede mi aliado defender del ataque a otro jugador?'],
    verdict: 'Sí.',
    why: 'Cualquier jugador puede agotar a su héroe o a un aliado para defender de un ataque enemigo, también del que va contra otro jugador.',
  },
  allyExcess: {
    asked: ['Si defiende un aliado, ¿el daño que sobra va al héroe?', '¿Pasa al héroe el exceso de daño de un aliado que defiende?'],
    verdict: 'No.',
    why: 'El aliado que defiende recibe todo el daño, y lo que sobra se pierde. Solo pasa al superhéroe si el ataque tiene Brutalidad.',
  },
  overkillAlly: {
    asked: ['¿Qué hace Brutalidad si defiende un aliado?', '¿Pasa al héroe el daño de un ataque con Brutalidad?'],
    verdict: 'Pasa el exceso.',
    why: 'El daño que sobra tras derrotar al aliado se inflige a la vez al superhéroe de quien lo controla.',
  },
  toughDefends: {
    asked: [
      '¿Pierde su carta de Duro un héroe que defiende?',
      'Si defiendo con una carta de Duro, ¿la pierdo?',
      '¿Pierde Duro el héroe cuando defiende?',
    ],
    verdict: 'Depende.',
    why: 'Primero se resta la DEF. Si el daño queda en 0, conserva la carta de Duro; si queda alguno, se evita y la carta se descarta.',
  },
  toughInterrupt: {
    asked: [
      '¿Puedo salvar mi carta de Duro con una interrupción que reduce el daño?',
      '¿Conservo Duro si una interrupción reduce el daño?',
    ],
    verdict: 'No.',
    why: 'Duro se resuelve antes que las interrupciones al daño que sufres, así que la carta ya se ha gastado. Solo se conserva si la DEF, un efecto constante o lo que sustituye el daño antes de infligirse no dejan ninguno.',
  },
  piercing: {
    asked: ['¿Quita un ataque penetrante mi carta de Duro?', '¿Ignora Duro un ataque penetrante?'],
    verdict: 'Sí.',
    why: 'Un ataque así, antes de hacer daño, quita al atacado todas sus cartas de Duro. Si no va a hacerle daño, no le quita ninguna.',
  },
  retaliateOther: {
    asked: ['¿Se aplica la Represalia de Pantera Negra si defiende otro personaje?', '¿Funciona mi Represalia si defiende mi aliado?'],
    verdict: 'No.',
    why: 'Solo hay represalia del personaje que es atacado, y entonces lo es quien defiende.',
  },
  ranged: {
    asked: ['¿Hay Represalia contra un ataque a distancia?', '¿Me hace daño la Represalia si mi ataque es a distancia?'],
    verdict: 'No.',
    why: 'Un ataque con A distancia ignora la Represalia del personaje atacado.',
  },
  recoverAsHero: {
    asked: ['¿Puedo recuperarme en forma de héroe?', '¿Puede un héroe usar la recuperación para curarse?'],
    verdict: 'No.',
    why: 'La recuperación básica es del alter ego, que se agota para curarse su REC. Un efecto de una carta sí puede curar a un héroe.',
  },
  recoverUndamaged: {
    asked: ['¿Puedo recuperarme si no tengo daño?', '¿Puedo usar la recuperación con toda mi vida?'],
    verdict: 'No.',
    why: 'Sin daño que curar no se puede hacer la recuperación básica.',
  },
  crisis: {
    asked: [
      '¿Puedo quitar amenaza del plan principal si hay un icono de Crisis?',
      '¿Puedo intervenir contra el plan principal con una crisis en juego?',
    ],
    verdict: 'No.',
    why: 'Con un icono de Crisis en juego, las cartas de los jugadores no pueden quitar amenaza del plan principal. Las de Encuentro sí.',
  },
  patrol: {
    asked: [
      '¿Puedo intervenir contra el plan principal con un esbirro con Patrulla?',
      '¿Me deja Patrulla intervenir contra el plan principal?',
    ],
    verdict: 'No.',
    why: 'Mientras esté enfrentado a ti, tus cartas no pueden intervenir contra el plan principal, pero sí contra uno secundario.',
  },
  webbedUp: {
    asked: ['¿Cuántos ataques evita Envuelto en telaraña?', '¿Evita dos ataques Envuelto en telaraña?'],
    verdict: 'Dos.',
    why: 'Sustituye el siguiente ataque por una carta de Aturdido, y esa carta anula después otro ataque.',
  },
  villainAlterEgo: {
    asked: ['¿Me ataca el villano en forma de alter ego?', '¿Puede atacarme el villano si soy alter ego?'],
    verdict: 'Normalmente no.',
    why: 'En su activación de la fase del villano ataca a un héroe, y contra un alter ego ejecuta el plan: pone amenaza. Una carta que diga que te ataca sí lo hace.',
  },
  overpay: {
    asked: ['¿Puedo pagar de más y guardar los recursos que sobran?', '¿Qué pasa con los recursos sobrantes?'],
    verdict: 'Se pierden.',
    why: 'Puedes generar más recursos de los que cuesta, pero los que sobran se pierden al pagar.',
  },
  wild: {
    asked: ['¿Paga un recurso universal por cualquier tipo?', '¿Puedo pagar con un recurso comodín como si fuera otro?'],
    verdict: 'Sí.',
    why: 'Al generarlo para un coste dices como qué tipo se usa: energía, mental, físico o universal. Sigue siendo universal para un coste en recursos impresos, y cuando no se paga nada.',
  },
  allyAtOnce: {
    asked: ['¿Puedo usar un aliado el mismo turno en que lo juego?', '¿Puede atacar un aliado recién jugado?'],
    verdict: 'Sí.',
    why: 'Las cartas entran en juego preparadas, así que el aliado puede atacar o intervenir enseguida.',
  },
  alliesAlterEgo: {
    asked: ['¿Puedo atacar con aliados en forma de alter ego?', '¿Atacan mis aliados si soy alter ego?'],
    verdict: 'Sí.',
    why: 'Los aliados atacan e intervienen en tu turno, sea cual sea tu identidad.',
  },
  eliminatedWins: {
    asked: ['¿Gana también un jugador eliminado?', 'Si me eliminan, ¿pierdo?'],
    verdict: 'Con el grupo.',
    why: 'El eliminado deja de jugar, pero gana o pierde con el grupo.',
  },
  stageExcess: {
    asked: [
      '¿Pasa a la siguiente etapa del villano el daño que sobra?',
      'Si derroto una etapa del villano, ¿el exceso de daño va a la nueva etapa?',
    ],
    verdict: 'No.',
    why: 'Lo que sobra al derrotar una etapa se pierde: no cuenta para la siguiente.',
  },
  stageKeeps: {
    asked: ['¿Conserva la siguiente etapa del villano sus estados y accesorios?', '¿Sigue aturdido el villano en su nueva etapa?'],
    verdict: 'Depende.',
    why: 'Una etapa con el mismo nombre hereda estados, accesorios, mejoras y contadores. Una con otro nombre no hereda nada.',
  },
  minionBoost: {
    asked: ['¿Recibe carta de aumento un esbirro que ataca?', '¿Llevan los esbirros carta de aumento?'],
    verdict: 'No.',
    why: 'Solo la reciben el villano y los esbirros con Infame. Los demás atacan con su ATQ.',
  },
  discardPiles: {
    asked: ['¿Puedo mirar las pilas de descartes?', '¿Son públicas las pilas de descartes?', '¿Puedo ver los descartes de otro jugador?'],
    verdict: 'Sí.',
    why: 'Son públicas: las mira quien quiera y cuando quiera.',
  },
  othersTurn: {
    asked: ['¿Puedo usar una acción en el turno de otro jugador?', '¿Puedo usar una acción cuando no es mi turno?'],
    verdict: 'Depende.',
    why: 'Sí, si te lo pide: quien tiene el turno puede pedirte que uses una acción, o tú ofrecerte; decides tú.',
  },
  defenseCardExhausts: {
    asked: ['¿Se agota mi héroe al usar una carta de defensa?', '¿Jugar un evento de defensa agota a mi héroe?'],
    verdict: 'No.',
    why: 'Una capacidad marcada como defensa no agota al héroe, salvo que ella lo diga. Tampoco resta su DEF.',
  },
  discardHand: {
    asked: ['¿Puedo descartar cartas de mi mano al final de mi fase?', '¿Puedo descartar lo que quiera antes de robar?'],
    verdict: 'Sí.',
    why: 'Al final de la fase de jugador descartas las que quieras, y todas las que pasen del tamaño de tu mano; después robas hasta ese tamaño.',
  },
  playerDies: {
    asked: ['¿Qué pasa si derrotan a mi héroe?', '¿Qué pasa cuando muere un jugador?'],
    verdict: 'Queda eliminado.',
    why: 'El jugador cuyo superhéroe llega a 0 de Vida queda eliminado, y sus esbirros se enfrentan al siguiente jugador. Los demás siguen; si caen todos, pierden.',
  },
  howToWin: {
    asked: ['¿Cómo ganamos la partida?', '¿Cuándo ganan los jugadores?'],
    verdict: 'Derrotando al villano.',
    why: 'Ganáis en cuanto derrotáis la última etapa del villano, salvo que el escenario diga otra cosa.',
  },
  howToLose: {
    asked: ['¿Cómo se pierde la partida?', '¿Cuándo gana el villano?'],
    verdict: 'Plan completado.',
    why: 'Perdéis cuando se completa la última etapa del plan principal, y también si todos los jugadores son eliminados.',
  },
  surge: {
    asked: ['¿Qué hace Oleada?', '¿Muestro otra carta si tiene oleada?'],
    verdict: 'Otra carta.',
    why: 'Quien resuelve una carta con Oleada muestra, al terminar con ella, una más del mazo de Encuentros.',
  },
};
