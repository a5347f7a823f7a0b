import type { Refusal } from '../state/decision.ts';
import { describedMessages } from '../own-cards/messages.ts';
import { settingsMessages } from './settings.ts';
import type { Language, Messages } from '../state/result.ts';

type Said = Readonly<Record<Language, string>>;

/** What is said to whoever gave an answer that was not taken. */
const refused: Readonly<Record<`answer.${Refusal}`, Said>> = {
  'answer.noDecision': { en: 'The match is over: there is nothing to answer.', es: 'La partida ha terminado: no hay nada que responder.' },
  'answer.staleDecision': {
    en: 'That answers question {decision}, which is closed. Look at question {open} and answer that.',
    es: 'Eso responde a la pregunta {decision}, que ya está cerrada. Mira la pregunta {open} y responde a esa.',
  },
  'answer.notYourDecision': {
    en: 'Another player is being asked: wait for your turn to answer.',
    es: 'Se le pregunta a otra persona: espera a que te toque responder.',
  },
  'answer.alreadyAnswered': {
    en: 'You have answered already. The others have yet to answer.',
    es: 'Ya has respondido. Faltan las respuestas de los demás.',
  },
  'answer.wrongCount': {
    en: 'Choose between {min} and {max} options; you chose {count}.',
    es: 'Elige entre {min} y {max} opciones; has elegido {count}.',
  },
  'answer.unknownOption': {
    en: 'There is no option {option}: they are numbered from 0 to {last}.',
    es: 'No existe la opción {option}: van numeradas de 0 a {last}.',
  },
  'answer.repeatedOption': {
    en: 'Choose each option once at most, or as often as its count says.',
    es: 'Elige cada opción una vez como mucho, o las veces que indique su número.',
  },
  'answer.overShare': {
    en: 'One of the options was given more than it can take: share it out differently.',
    es: 'Una de las opciones ha recibido más de lo que admite: repártelo de otra forma.',
  },
  'answer.priceNotMet': {
    en: 'What you chose does not reach the price of {price}: choose more.',
    es: 'Lo elegido no alcanza el precio de {price}: elige más.',
  },
  'answer.placeNotFilled': {
    en: 'What you chose is not of the types that the cost asks for: choose others.',
    es: 'Lo elegido no es de los tipos que pide el coste: elige otra cosa.',
  },
  'answer.needlessOption': {
    en: 'The cost is paid without one of the options that you chose: leave it out.',
    es: 'El coste queda pagado sin una de las opciones elegidas: déjala fuera.',
  },
};

const journal: Messages = {
  'journal.format': {
    en: 'The journal has format {format}; this version reads format {expected}.',
    es: 'El diario tiene el formato {format}; esta versión lee el formato {expected}.',
  },
  'journal.otherGame': {
    en: 'The journal is of the game {game}, not of {expected}.',
    es: 'El diario es del juego {game}, no de {expected}.',
  },
  'journal.over': {
    en: 'The journal goes on with question {decision}, but by now the match is over.',
    es: 'El diario sigue con la pregunta {decision}, pero la partida ya ha terminado.',
  },
  'journal.otherDecision': {
    en: 'The journal answers question {decision}, but question {open} is open ({purpose}).',
    es: 'El diario responde a la pregunta {decision}, pero la que está abierta es la {open} ({purpose}).',
  },
  'journal.notAsked': {
    en: 'Player {seat} is not being asked question {decision}; asked: {asked}.',
    es: 'La pregunta {decision} no es para quien juega en el puesto {seat}, sino en: {asked}.',
  },
  'journal.unknownOption': {
    en: 'The journal chooses “{option}”, which is not offered ({purpose}). Offered: {offered}.',
    es: 'El diario elige «{option}», que no se ofrece ({purpose}). Se ofrece: {offered}.',
  },
  'journal.otherHash': {
    en: 'From here on the match is another than the one that was played: {found} instead of {expected}.',
    es: 'A partir de aquí la partida no es la que se jugó: {found} en lugar de {expected}.',
  },
  'journal.undoBeyond': {
    en: 'The journal goes back to entry {to}, but there are only {entries} before it.',
    es: 'El diario vuelve a la entrada {to}, pero antes solo hay {entries}.',
  },
};

/** Texts of every problem that the kernel itself can meet. Each game, the table and the protocol bring their own. */
export const kernelMessages: Messages = {
  'deck.address': {
    en: 'This is an address, and decks are never fetched from the internet: open it, copy the list or the JSON, and paste that.',
    es: 'Esto es una dirección y los mazos nunca se buscan en internet: ábrela, copia la lista o el JSON y pégalo aquí.',
  },
  ...refused,
  ...journal,
  ...describedMessages,
  ...settingsMessages,
  'save.broken': {
    en: 'The saved match cannot be read: {reason}.',
    es: 'No se puede leer la partida guardada: {reason}.',
  },
  'save.otherGame': {
    en: 'The save is of the game {game}, not of {expected}.',
    es: 'La partida guardada es del juego {game}, no de {expected}.',
  },
  'save.unknownName': {
    en: 'The save speaks of “{name}”, which this version does not have. Open it with the version that made it.',
    es: 'La partida guardada habla de «{name}», que no existe en esta versión. Ábrela con la versión que la hizo.',
  },
  'start.tooManyCards': {
    en: 'The match would begin with {count} cards; the most is {max}.',
    es: 'La partida empezaría con {count} cartas; el máximo es {max}.',
  },
  'start.seed': {
    en: 'A seed is 64 hexadecimal digits; “{seed}” is not.',
    es: 'Una semilla son 64 dígitos hexadecimales; «{seed}» no lo es.',
  },
  'scenario.notAnObject': { en: 'A scenario is a JSON object.', es: 'Un escenario es un objeto JSON.' },
  'scenario.unknownKey': { en: 'A scenario has no {key}. It may have {known}.', es: 'Un escenario no tiene {key}. Puede tener {known}.' },
  'scenario.format': { en: 'Scenarios have format {format}.', es: 'Los escenarios tienen el formato {format}.' },
  'scenario.wrongType': { en: 'This must be of the type: {type}.', es: 'Esto debe ser de tipo: {type}.' },
  'scenario.tooManyRules': { en: 'A scenario claims at most {max} rules.', es: 'Un escenario prueba como mucho {max} reglas.' },
  'scenario.unknownFact': {
    en: 'There is no fact “{fact}”. Most like it: {nearest}.',
    es: 'No existe el suceso «{fact}». Lo más parecido: {nearest}.',
  },
  'scenario.unknownStep': { en: 'A step has one of {known}.', es: 'Un paso tiene uno de estos campos: {known}.' },
};
