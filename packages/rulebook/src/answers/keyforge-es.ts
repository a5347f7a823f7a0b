import type { AnswerText } from './answer.ts';
import type { sources } from './keyforge.ts';

/** The answers in Spanish. */
export const texts: Readonly<Record<keyof typeof sources, AnswerText>> = {
  stunnedReaps: {
    asked: ['¿Puede cosechar una criatura aturdida?', '¿Puedo usar una habilidad de Acción de una criatura aturdida?'],
    verdict: 'No.',
    why: 'Una criatura aturdida no lucha, ni cosecha, ni usa habilidades de Acción u Omni. Cuando podrías usarla, solo puedes agotarla para quitarle el aturdimiento.',
  },
  stunnedFights: {
    asked: ['¿Puede luchar una criatura aturdida?', '¿Lucha una criatura aturdida si un efecto lo ordena?'],
    verdict: 'No.',
    why: 'Si un efecto la hace luchar, en vez de eso se agota y pierde el aturdimiento. Eso cuenta como haberla usado.',
  },
  stunnedAttacked: {
    asked: ['¿Hace daño una criatura aturdida si la atacan?', '¿Se defiende una criatura aturdida?'],
    verdict: 'Sí.',
    why: 'Una criatura aturdida a la que atacan sigue haciendo el daño de su poder.',
  },
  stunnedTwice: {
    asked: ['¿Se puede aturdir dos veces a una criatura?', '¿Puede una criatura tener dos contadores de aturdimiento?'],
    verdict: 'No.',
    why: 'Una criatura aturdida no recibe otro contador y no se considera aturdida de nuevo.',
  },
  seeArchives: {
    asked: ['¿Puedo mirar los archivos de mi oponente?', '¿Puedo ver mis archivos?'],
    verdict: 'Solo los tuyos.',
    why: 'Puedes mirar tus archivos en cualquier momento, pero nunca los de tu oponente.',
  },
  someArchives: {
    asked: ['¿Puedo coger solo algunas cartas de mis archivos?', '¿Tengo que coger todas las cartas de mis archivos?'],
    verdict: 'Todas o ninguna.',
    why: 'Después de elegir Casa te llevas a la mano todo lo archivado, o lo dejas todo donde está.',
  },
  deckEmpty: {
    asked: ['¿Qué pasa si no me quedan cartas en el mazo?', '¿Pierdo si se vacía mi mazo?'],
    verdict: 'No pierdes.',
    why: 'Cuando tengas que robar y el mazo esté vacío, baraja tu pila de descartes como mazo nuevo y sigue robando.',
  },
  twoKeys: {
    asked: ['¿Puedo forjar dos llaves en un turno?', 'Tengo 12 de æmbar, ¿forjo dos llaves?'],
    verdict: 'No.',
    why: 'En el paso de forjar se forja una llave como mucho, aunque tengas para más. El efecto de una carta sí puede forjar otra.',
  },
  mustForge: {
    asked: ['¿Estoy obligado a forjar una llave si puedo?', '¿Tengo que forjar una llave?'],
    verdict: 'Sí.',
    why: 'Si en el paso 1 tienes suficiente æmbar, debes forjar la llave.',
  },
  otherHouse: {
    asked: ['¿Puedo jugar cartas de otra Casa?', '¿Puedo usar una criatura que no es de la Casa activa?'],
    verdict: 'No.',
    why: 'Las cartas que no son de la Casa activa no se juegan, usan ni descartan, salvo que lo permita una habilidad.',
  },
  fourthHouse: {
    asked: ['¿Puedo elegir una Casa que no está en mi carta de identidad?', '¿Puedo activar una cuarta Casa?'],
    verdict: 'Depende.',
    why: 'Sí, si controlas una carta de esa Casa; si no, no.',
  },
  capturedAember: {
    asked: ['¿A dónde va el æmbar capturado cuando muere la criatura?', '¿Recupero el æmbar capturado?'],
    verdict: 'Se devuelve.',
    why: 'El æmbar de una criatura que abandona el juego pasa a la reserva del oponente de quien la controlaba: por lo general, el jugador al que se lo capturaron.',
  },
  artifactAember: {
    asked: ['¿A dónde va el æmbar de un artefacto que abandona el juego?', '¿Quién se queda el æmbar de un artefacto destruido?'],
    verdict: 'Reserva común.',
    why: 'Solo el æmbar de las criaturas va al oponente; el de otras cartas vuelve a la reserva común.',
  },
  elusiveTwice: {
    asked: ['¿Puedo matar a una criatura elusiva atacándola dos veces?', '¿Hace daño el segundo ataque a una criatura elusiva?'],
    verdict: 'Sí.',
    why: 'Elusivo solo evita el daño del poder en la primera lucha de cada turno contra ella. La segunda se resuelve como cualquiera.',
  },
  elusiveAbilities: {
    asked: ['¿Evita Elusivo el daño de las habilidades?', '¿Evita Elusivo el daño de Asalto?'],
    verdict: 'No.',
    why: 'Elusivo solo evita el daño del poder en la lucha; el de palabras clave y habilidades se inflige igual.',
  },
  firstTurn: {
    asked: ['¿Cuántas cartas puedo jugar en el primer turno?', '¿Puedo jugar dos cartas en el primer turno de la partida?'],
    verdict: 'Una.',
    why: 'En el primer turno, el jugador inicial juega o descarta de su mano una sola carta, salvo que un efecto permita más.',
  },
  damageStays: {
    asked: ['¿Se cura el daño al final del turno?', '¿Se va el daño de una criatura al terminar el turno?'],
    verdict: 'No.',
    why: 'El daño se queda en la criatura de un turno a otro, hasta que se cure o abandone el juego.',
  },
  armorTwice: {
    asked: ['¿Evita la armadura daño varias veces en un turno?', '¿Me protege la armadura de cada ataque del turno?'],
    verdict: 'Hasta gastarse.',
    why: 'Cada punto de armadura evita un solo daño por turno, y los que quedan aún evitan daño posterior. En el turno siguiente vuelve a estar entera.',
  },
  ruleOfSix: {
    asked: ['¿Cuántas veces puedo jugar la misma carta?', '¿Cuántas veces puedo usar la misma carta en un turno?'],
    verdict: 'Seis.',
    why: 'En un turno la misma carta y sus copias se juegan o usan seis veces como mucho, en total.',
  },
  newCreature: {
    asked: ['¿Puedo usar una criatura el mismo turno en que la juego?', '¿Puede luchar una criatura recién jugada?'],
    verdict: 'No.',
    why: 'Una criatura entra en juego agotada y se prepara al final de tu turno, salvo que un efecto diga otra cosa.',
  },
  taunt: {
    asked: ['¿Puedo atacar a una criatura junto a otra con Provocar?', '¿Puedo luchar contra la criatura adyacente a una con Provocar?'],
    verdict: 'No.',
    why: 'Las criaturas adyacentes a una con Provocar no pueden ser atacadas, salvo que también tengan Provocar.',
  },
  ward: {
    asked: ['¿Salva un escudo a una criatura de ser destruida?', '¿Evita un escudo que una criatura sea destruida?'],
    verdict: 'Sí.',
    why: 'Si una criatura escudada va a sufrir daño, a destruirse o a salir del juego, lo que pierde es el escudo.',
  },
  wardMarked: {
    asked: ['¿Salva escudar a una criatura que ya está marcada para ser destruida?', '¿Sirve escudar una criatura marcada?'],
    verdict: 'No.',
    why: 'El escudo llega tarde para impedir que se destruya una criatura marcada. Solo evita que salga del juego de otro modo, como volver a la mano.',
  },
  healMarked: {
    asked: [
      '¿Salva la curación a una criatura marcada para ser destruida?',
      '¿Puedo curar a una criatura que está siendo destruida para salvarla?',
    ],
    verdict: 'No.',
    why: 'Solo la salva un efecto que sustituya su destrucción; curarla no le quita la marca.',
  },
  fullHandChains: {
    asked: ['¿Pierdo una cadena si ya tengo seis cartas en la mano?', '¿Me libro de una cadena con la mano llena?'],
    verdict: 'No.',
    why: 'Solo te libras de una cadena si las cadenas te impiden robar al menos una carta al final del turno.',
  },
  chainsOnEffects: {
    asked: ['¿Afectan las cadenas a las cartas que robo por un efecto?', '¿Robo menos cartas por un efecto si tengo cadenas?'],
    verdict: 'No.',
    why: 'Las cadenas reducen lo que robas al reponer la mano en el paso 5, no lo que robas por cartas o iconos de bonificación.',
  },
  mulligan: {
    asked: ['¿Cuántas cartas robo si hago mulligan?', '¿Cuántas cartas tengo si cambio mi mano inicial?'],
    verdict: 'Una menos.',
    why: 'Una sola vez, barajas tu mano en el mazo y robas una mano con una carta menos, que debes quedarte.',
  },
  handSize: {
    asked: ['¿Tengo que descartar si tengo más de seis cartas en la mano?', '¿Descarto las cartas que pasen de seis?'],
    verdict: 'No.',
    why: 'Si tienes más de seis cartas al final del turno no robas, pero tampoco descartas.',
  },
  enemyUpgrade: {
    asked: ['¿Puedo poner una mejora en una criatura enemiga?', '¿Puedo jugar una mejora sobre una criatura de mi oponente?'],
    verdict: 'Sí.',
    why: 'Una mejora se vincula a una criatura de cualquiera de los dos, y la controla quien la jugó.',
  },
  artifactFights: {
    asked: ['¿Puede cosechar un artefacto?', '¿Puede luchar un artefacto?'],
    verdict: 'No.',
    why: 'Los artefactos solo se usan para sus habilidades de Acción u Omni.',
  },
  omniOffHouse: {
    asked: ['¿Puedo usar una habilidad Omni de una carta de otra Casa?', '¿Se puede usar Omni con cualquier Casa activa?'],
    verdict: 'Sí.',
    why: 'En tu turno puedes usar una habilidad Omni de cualquier carta preparada que controles, sea cual sea la Casa activa. Usarla agota la carta.',
  },
  skirmish: {
    asked: ['¿Protege Escaramuza a una criatura cuando la atacan?', '¿Sirve Escaramuza al ser atacada?'],
    verdict: 'No.',
    why: 'Escaramuza solo le evita el daño del poder de su rival cuando es ella la que se usa para luchar.',
  },
  poisonArmor: {
    asked: ['¿Destruye Veneno a una criatura cuya armadura evita todo el daño?', '¿Mata el veneno si la armadura evita el daño?'],
    verdict: 'No.',
    why: 'Veneno necesita que se inflija al menos 1 de daño del poder en la lucha.',
  },
  enragedReaps: {
    asked: ['¿Puede cosechar una criatura enfurecida?', '¿Está obligada a luchar una criatura enfurecida?'],
    verdict: 'Depende.',
    why: 'Mientras pueda luchar, una criatura enfurecida que usas debe luchar, salvo que un efecto diga cómo se usa. Sin criaturas enemigas puede cosechar o usar sus habilidades.',
  },
  stealMore: {
    asked: ['¿Qué pasa si robo más æmbar del que tiene mi oponente?', '¿Qué pasa si mi oponente no tiene bastante æmbar para robar?'],
    verdict: 'Lo que haya.',
    why: 'Robas todo el æmbar que tenga en su reserva, y nada más.',
  },
  bonusIcons: {
    asked: ['¿Son obligatorios los iconos de bonificación?', '¿Tengo que resolver los iconos de bonificación?'],
    verdict: 'Sí.',
    why: 'Se resuelven todos, de arriba abajo, antes de las habilidades de Jugar.',
  },
  discardMany: {
    asked: ['¿Cuántas cartas puedo descartar en mi turno?', '¿Cuántas cartas puedo descartar de mi mano?'],
    verdict: 'Las que quieras.',
    why: 'En el paso 3 descartas de tu mano cuantas cartas quieras de la Casa activa. En el primer turno de la partida solo juegas o descartas una carta en total.',
  },
  controlLeaves: {
    asked: [
      '¿A dónde va una carta que controlo pero no es mía cuando abandona el juego?',
      '¿A qué descartes va una criatura de mi oponente que controlo?',
    ],
    verdict: 'A su propietario.',
    why: 'Va a la zona que corresponda de su propietario, la controle quien la controle, salvo que el efecto diga otra cosa.',
  },
  opponentDecides: {
    asked: ['¿Toma decisiones mi oponente en mi turno?', '¿Puede elegir algo mi oponente durante mi turno?'],
    verdict: 'No.',
    why: 'El jugador activo toma todas las decisiones, también las de las cartas de su oponente, salvo que una habilidad diga otra cosa.',
  },
  sacrifice: {
    asked: ['¿Cuenta sacrificar como destruir?', '¿Se resuelven las habilidades de Destruida de una carta sacrificada?'],
    verdict: 'Sí.',
    why: 'La carta sacrificada cuenta como destruida y se resuelven sus habilidades de Destruida.',
  },
  noHouse: {
    asked: ['¿Puedo no elegir Casa?', '¿Puedo jugar un turno sin elegir Casa?'],
    verdict: 'No.',
    why: 'Si puedes, debes elegir una Casa cada turno. Solo si no hay ninguna que puedas elegir, juegas el turno sin Casa activa.',
  },
  noEnemies: {
    asked: [
      '¿Puedo luchar si mi oponente no tiene criaturas?',
      '¿Puedo atacar si mi oponente no tiene criaturas?',
      '¿Puedo luchar si no hay criaturas enemigas?',
    ],
    verdict: 'No.',
    why: 'Para luchar hace falta una criatura enemiga. Sin ninguna, la tuya puede cosechar o usar sus habilidades.',
  },
  upgradeDiscarded: {
    asked: ['¿Qué pasa con las mejoras cuando muere la criatura?', '¿A dónde va una mejora si su criatura abandona el juego?'],
    verdict: 'Se descartan.',
    why: 'La mejora va a los descartes en cuanto su criatura sale del juego o ya no es criatura.',
  },
  whichFlank: {
    asked: ['¿Dónde pongo una criatura nueva?', '¿Puedo poner una criatura entre otras dos?'],
    verdict: 'En un flanco.',
    why: 'Una criatura entra en el extremo de tu línea de batalla que elijas. Solo con Despliegue puede entrar en cualquier lugar.',
  },
  howToWin: {
    asked: ['¿Cuándo gano la partida?', '¿Cuántas llaves necesito para ganar?'],
    verdict: 'Con tres llaves.',
    why: 'Quien forja su tercera llave gana de inmediato.',
  },
};
