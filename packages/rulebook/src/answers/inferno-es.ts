import type { AnswerText } from './answer.ts';
import type { sources } from './inferno.ts';

/** The answers in Spanish. */
export const texts: Readonly<Record<keyof typeof sources, AnswerText>> = {
  deckEmpty: {
    asked: ['¿Qué pasa si me quedo sin cartas?', '¿Pierdo si se vacía mi mazo?'],
    verdict: 'No al instante.',
    why: 'Con el mazo vacío sigues jugando, pero pierdes en cuanto debas tomar una carta de él, agregar un recurso de él o pasar cartas al Infierno por un daño, y no puedas.',
  },
  damageEmptiesDeck: {
    asked: ['¿Pierdo si mi demonio recibe más daño que cartas tiene mi mazo?', '¿Qué pasa si mi demonio recibe daño con el mazo vacío?'],
    verdict: 'Pierdes.',
    why: 'Por cada punto de daño pasas una carta de tu mazo al Infierno; si no puedes, pierdes.',
  },
  noResource: {
    asked: [
      '¿Pierdo si no puedo agregar un recurso porque mi mazo está vacío?',
      '¿Pierdo si intento agregar un recurso con el mazo vacío?',
    ],
    verdict: 'Sí.',
    why: 'Si tienes que agregarlo del mazo y está vacío, pierdes. Si tienes una carta de Recurso u otro modo de agregarlo, no hace falta el mazo.',
  },
  freshAlly: {
    asked: ['¿Puedo atacar con un aliado recién jugado?', '¿Puede atacar un aliado el turno en que entra en juego?'],
    verdict: 'No.',
    why: 'Solo ataca el aliado que controlas sin interrupción desde que empezó tu última Fase Inicial, salvo que tenga furia.',
  },
  fury: {
    asked: ['¿Puede atacar enseguida un aliado con furia?', '¿Ataca un aliado con furia el turno en que entra?'],
    verdict: 'Sí.',
    why: 'Con furia el aliado ataca el mismo turno en que llega. Sus habilidades que piden girarlo siguen teniendo que esperar.',
  },
  freshObject: {
    asked: ['¿Puedo girar un objeto el mismo turno en que entra en juego?', '¿Se puede usar un objeto recién jugado?'],
    verdict: 'Sí.',
    why: 'Las habilidades de un objeto que piden girarlo se activan aunque acabe de entrar en juego.',
  },
  seeResources: {
    asked: ['¿Puedo mirar mis recursos boca abajo?', '¿Puedo ver qué carta puse como recurso?'],
    verdict: 'No.',
    why: 'Un recurso que sale del mazo está boca abajo y nadie puede verlo, tampoco quien lo agregó. Solo se conoce el de un tributo, que se mostró antes.',
  },
  handSize: {
    asked: ['¿Cuántas cartas puedo tener en la mano?', '¿Cuál es el límite de cartas en mano?'],
    verdict: 'Siete.',
    why: 'Puedes tener más durante la partida, pero en tu paso de Limpieza descartas hasta quedarte con siete.',
  },
  damageStays: {
    asked: ['¿Se cura el daño de un aliado al final del turno?', '¿Se quitan los contadores de daño al terminar el turno?'],
    verdict: 'No.',
    why: 'Cada contador de daño reduce la resistencia del aliado para siempre.',
  },
  infernalAttacked: {
    asked: ['¿Puedo atacar a un demonio infernal?', '¿Se puede atacar al demonio del oponente?'],
    verdict: 'Sí.',
    why: 'Un demonio se puede proponer como defensor en sus dos formas, también girado. Solo lo impide una restricción como Agresor.',
  },
  infernalAttacks: {
    asked: ['¿Puede atacar mi demonio en su forma infernal?', '¿Puede atacar mi demonio?'],
    verdict: 'Solo el terrenal.',
    why: 'Un demonio infernal no tiene fuerza y no se puede proponer como atacante; uno terrenal sí.',
  },
  demonTwice: {
    asked: [
      '¿Puedo activar dos veces en un turno una habilidad de mi demonio infernal?',
      '¿Puedo repetir la habilidad de un demonio infernal en el mismo turno?',
    ],
    verdict: 'No.',
    why: 'Cada habilidad activada de un demonio infernal se activa una sola vez por turno.',
  },
  whoStarts: {
    asked: ['¿Quién empieza la partida?', '¿Quién empieza la segunda partida?'],
    verdict: 'Depende.',
    why: 'En la primera partida se decide como acuerden los jugadores, por ejemplo con una moneda. En las siguientes decide quien perdió la anterior o, tras un empate, quien ya había decidido.',
  },
  firstDraw: {
    asked: ['¿Toma carta el jugador inicial en su primer turno?', '¿Roba carta quien juega primero en su turno inicial?'],
    verdict: 'Sí.',
    why: 'El jugador inicial juega entero su primer turno, también el paso de Tomar.',
  },
  mulligan: {
    asked: ['¿Cuántas veces puedo cambiar mi mano inicial?', '¿Cuántas veces puedo hacer mulligan?'],
    verdict: 'Una vez.',
    why: 'Una sola vez por partida mezclas la mano en el mazo y tomas otra, igual de grande.',
  },
  manyCombats: {
    asked: ['¿Cuántas veces puedo atacar en un turno?', '¿Cuántos combates puedo proponer?'],
    verdict: 'Las que quieras.',
    why: 'En tu Fase Principal propones tantos combates como quieras, uno detrás de otro; cada atacante se gira.',
  },
  oneScenario: {
    asked: ['¿Cuántos escenarios puede haber en juego?', '¿Qué pasa si juego un segundo escenario?'],
    verdict: 'Solo queda uno.',
    why: 'Queda el que llegó más tarde; los demás van al Infierno de sus propietarios, los controle quien los controle.',
  },
  energyKept: {
    asked: ['¿Puedo guardar energía para la fase siguiente?', '¿Se conserva la energía que no gasto entre fases?'],
    verdict: 'No.',
    why: 'La energía se queda en la reserva mientras dura la fase y se pierde cuando esta termina.',
  },
  answerEnergy: {
    asked: ['¿Puedo responder a una habilidad de energía?', '¿Se puede cancelar una habilidad de energía?'],
    verdict: 'No.',
    why: 'No usa la cadena: se resuelve al instante, y nadie puede responderla ni cancelarla.',
  },
  ritualOtherTurn: {
    asked: ['¿Puedo jugar un ritual en el turno del oponente?', '¿Se puede jugar un ritual en el turno del rival?'],
    verdict: 'Solo instantáneos.',
    why: 'Un ritual instantáneo se juega siempre que tengas prioridad. Los demás, en tu Fase Principal, con la cadena vacía y sin combate.',
  },
  attackerTaps: {
    asked: ['¿Se gira el atacante?', '¿Se gira el defensor?'],
    verdict: 'Solo el atacante.',
    why: 'El atacante se gira al empezar la etapa de Ataque. El defensor no, salvo un Protector que ocupe su lugar.',
  },
  tapDefender: {
    asked: ['¿Deja de hacer daño un defensor si lo giro?', '¿Sale del combate un aliado que se gira?'],
    verdict: 'No.',
    why: 'Girar o enderezar a quien ya ataca o defiende no lo saca del combate ni evita su daño. Solo en la etapa de Proponer girar al atacante cancela el combate.',
  },
  chooseBlocker: {
    asked: ['¿Puedo elegir con quién bloqueo un ataque?', '¿Puedo bloquear un ataque?'],
    verdict: 'No.',
    why: 'Elige el jugador que ataca: propone a un aliado o al demonio de un oponente. Solo un Protector puede ocupar el lugar del defensor.',
  },
  protector: {
    asked: ['¿Puede un Protector bloquear por otro aliado?', '¿Puede un Protector ocupar el lugar del defensor?'],
    verdict: 'Sí.',
    why: 'Cuando ataca un enemigo, un Protector enderezado puede girarse y ocupar el lugar del defensor, que sale del combate.',
  },
  agresor: {
    asked: ['¿Puedo atacar al demonio si hay un aliado con Agresor?', '¿Puedo atacar a un aliado sin Agresor si hay otro con Agresor?'],
    verdict: 'No.',
    why: 'Mientras el oponente controle un aliado con Agresor al que se pueda atacar, no se puede proponer como defensor a quien no tenga Agresor.',
  },
  evasivo: {
    asked: ['¿Puedo atacar a un aliado evasivo?', '¿Se puede proponer como defensor a un aliado con Evasivo?'],
    verdict: 'No.',
    why: 'Nadie puede proponer como defensor a un aliado con Evasivo.',
  },
  halo: {
    asked: ['¿Puedo elegir como objetivo a un aliado enemigo con Halo?', '¿Puede ser objetivo de mis rituales un aliado enemigo con Halo?'],
    verdict: 'No.',
    why: 'Las cartas y habilidades de un oponente no pueden tenerlo como objetivo; las de quien lo controla sí.',
  },
  indestructible: {
    asked: ['¿Se puede destruir a un aliado indestructible?', '¿Puede morir un aliado indestructible?'],
    verdict: 'No con efectos.',
    why: 'No lo destruyen los efectos ni se destruye como coste, y no recibe daño. Si su resistencia baja a 0 por otra causa, va al Infierno.',
  },
  bothLose: {
    asked: ['¿Qué pasa si los dos jugadores pierden a la vez?', '¿Quién gana si los dos perdemos a la vez?'],
    verdict: 'Empate.',
    why: 'Si pierden a la vez todos los que quedan, la partida es un empate.',
  },
  winAndLose: {
    asked: ['¿Qué pasa si gano y pierdo a la vez?', 'Si gano y pierdo al mismo tiempo, ¿qué cuenta?'],
    verdict: 'Pierdes.',
    why: 'Quien ganaría y perdería al mismo tiempo solo pierde.',
  },
  concede: {
    asked: ['¿Puedo conceder la partida en cualquier momento?', '¿Puedo rendirme cuando quiera?'],
    verdict: 'Sí.',
    why: 'Se puede conceder siempre, con prioridad o sin ella: pierdes y dejas la partida al instante.',
  },
  twoUniques: {
    asked: ['¿Puedo tener en juego dos cartas únicas con el mismo nombre?', '¿Puedo controlar dos copias de una carta única?'],
    verdict: 'No.',
    why: 'De las que controlas en juego eliges cuál se queda, y las demás van al Infierno de su propietario. Tu oponente puede tener la suya.',
  },
  weaponOnEnemy: {
    asked: ['¿Puedo equipar un arma a un aliado del oponente?', '¿Puedo anexar mi arma a un aliado enemigo?'],
    verdict: 'Sí.',
    why: 'Un arma se anexa a cualquier aliado, también al de un oponente, salvo que su texto lo limite. Tú la sigues controlando.',
  },
  weaponStays: {
    asked: ['¿Qué pasa con el arma si muere el aliado equipado?', '¿A dónde va el arma cuando el aliado equipado abandona el juego?'],
    verdict: 'Sigue en juego.',
    why: 'Se desanexa y permanece en juego; puedes volver a anexarla por su coste.',
  },
  oneResource: {
    asked: ['¿Cuántos recursos agrego por turno?', '¿Cuántos recursos puedo poner en mi turno?'],
    verdict: 'Uno.',
    why: 'Se agrega un recurso en el paso de Agregar Recurso, o más si un efecto lo dice.',
  },
  countHand: {
    asked: ['¿Puedo contar las cartas de la mano del oponente?', '¿Puedo saber cuántas cartas tiene mi oponente en la mano?'],
    verdict: 'Sí.',
    why: 'No puedes verlas, pero sí contarlas cuando quieras.',
  },
  seeInfierno: {
    asked: ['¿Puedo mirar el Infierno del oponente?', '¿Son públicas las cartas del Infierno?'],
    verdict: 'Sí.',
    why: 'Las cartas de un Infierno están boca arriba y cualquiera puede examinarlas, sin cambiar su orden.',
  },
  illegalTargets: {
    asked: ['¿Qué pasa si el objetivo deja de ser legal?', '¿Se resuelve un ritual si su objetivo ya no está?'],
    verdict: 'Se cancela.',
    why: 'Si todos sus objetivos dejan de ser válidos, no se resuelve nada. Si queda alguno válido, se resuelve con él.',
  },
  responseFirst: {
    asked: ['Si respondo a una carta, ¿cuál se resuelve primero?', '¿En qué orden se resuelve la cadena?'],
    verdict: 'La última primero.',
    why: 'Lo que se juega en respuesta va encima en la cadena y se resuelve primero.',
  },
  damageTogether: {
    asked: ['¿Se hacen daño a la vez el atacante y el defensor?', '¿Pueden morir a la vez el atacante y el defensor?'],
    verdict: 'Sí.',
    why: 'El daño de combate de los dos se hace de forma simultánea: ambos pueden morir.',
  },
  severalEnvironments: {
    asked: ['¿Puede haber varios entornos activos?', '¿Puede haber Thanatos y Acqua a la vez?'],
    verdict: 'Sí.',
    why: 'Un entorno no quita otro: pueden estar varios activos a la vez.',
  },
  energyLost: {
    asked: ['¿Cuándo se pierde la energía?', '¿Cuándo se vacía mi reserva de energía?'],
    verdict: 'Acabada la fase.',
    why: 'Las reservas se vacían cuando termina una fase; entre los pasos de la misma fase, y entre combates, la energía se queda.',
  },
  whoChoosesDefender: {
    asked: ['¿Quién elige al defensor?', '¿Quién decide a quién se ataca?'],
    verdict: 'El jugador activo.',
    why: 'Primero propone a su atacante y después, como defensor, a un aliado o al demonio de un oponente.',
  },
  tappedAttacks: {
    asked: ['¿Puede atacar un aliado girado?', '¿Puedo proponer como atacante a un aliado girado?'],
    verdict: 'No.',
    why: 'El atacante tiene que estar enderezado cuando se propone.',
  },
  untap: {
    asked: ['¿Cuándo se enderezan mis cartas?', '¿Cuándo enderezo mis recursos?'],
    verdict: 'Al empezar turno.',
    why: 'En el paso de Restaurar, el primero de tu turno, se enderezan a la vez todas tus cartas, salvo que un efecto impida alguna.',
  },
  noToughness: {
    asked: ['¿Qué pasa si un aliado tiene resistencia 0?', '¿Muere un aliado si su resistencia baja a 0?'],
    verdict: 'Va al Infierno.',
    why: 'Un aliado con resistencia 0 o menos va al Infierno de su propietario como acción basada en estado.',
  },
  twoWeapons: {
    asked: ['¿Puedo equipar dos armas a un mismo aliado?', '¿Se suman los modificadores de varias armas?'],
    verdict: 'Sí.',
    why: 'Nada limita cuántas armas lleva un aliado, y los modificadores de todas se suman.',
  },
};
