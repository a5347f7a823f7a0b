import { type Language, type Messages, type Problem, type Refusal, say } from '@crupier/kernel';
import type { SpokenProblem } from './server-message.ts';

const refusalMessages: Readonly<Record<`answer.${Refusal}`, Readonly<Record<Language, string>>>> = {
  'answer.noDecision': { en: 'The match is over: there is nothing to answer.', es: 'La partida ha terminado: no hay nada que responder.' },
  'answer.staleDecision': {
    en: 'That question is closed. Look at the open one and answer that.',
    es: 'Esa pregunta ya está cerrada. Mira la que está abierta y responde a esa.',
  },
  'answer.notYourDecision': { en: 'Another player is being asked.', es: 'Se le pregunta a otra persona.' },
  'answer.alreadyAnswered': { en: 'You have answered already; others have not.', es: 'Ya has respondido; faltan otros.' },
  'answer.wrongCount': {
    en: 'Choose between {min} and {max} options; you chose {count}.',
    es: 'Elige entre {min} y {max} opciones; has elegido {count}.',
  },
  'answer.unknownOption': {
    en: 'There is no option {option}: they are numbered from 0 to {last}.',
    es: 'No hay opción {option}: van numeradas de 0 a {last}.',
  },
  'answer.repeatedOption': { en: 'An option may be chosen once only.', es: 'Cada opción se puede elegir una sola vez.' },
  'answer.overShare': {
    en: 'One of the options was given more than it can take.',
    es: 'A una de las opciones se le ha dado más de lo que admite.',
  },
  'answer.priceNotMet': { en: 'What you chose does not reach the price of {price}.', es: 'Lo elegido no alcanza el precio de {price}.' },
  'answer.placeNotFilled': {
    en: 'What you chose is not of the types that the cost asks for.',
    es: 'Lo elegido no es de los tipos que pide el coste.',
  },
  'answer.needlessOption': {
    en: 'The cost is paid without one of the options that you chose.',
    es: 'El coste queda pagado sin una de las opciones elegidas.',
  },
};

/** Texts of every problem that the protocol itself can meet. Each game and the table bring their own. */
export const protocolMessages: Messages = {
  ...refusalMessages,
  'protocol.other': {
    en: 'This page is of another version than the server (page {page}, server {server}). Load it again: nothing is lost.',
    es: 'Esta página es de otra versión que el servidor (página {page}, servidor {server}). Vuelve a cargarla: no se pierde nada.',
  },
  'protocol.malformed': {
    en: 'The version of the protocol is a whole number; the server’s is {server}.',
    es: 'La versión del protocolo es un número entero; la del servidor es {server}.',
  },
  'name.unseenSign': {
    en: 'A name may not have the sign {sign}, which nobody sees and which changes what others read.',
    es: 'Un nombre no puede llevar el signo {sign}: no se ve y cambia lo que leen los demás.',
  },
  'name.nothingSeen': { en: 'Nothing of this name can be seen.', es: 'De este nombre no se ve nada.' },
  'chat.unseenSign': {
    en: 'What you say may not have the sign {sign}, which nobody sees and which changes what others read.',
    es: 'Lo que dices no puede llevar el signo {sign}: no se ve y cambia lo que leen los demás.',
  },
  'chat.nothingSeen': { en: 'Nothing of what you say can be seen.', es: 'De lo que dices no se ve nada.' },
  'message.tooLarge': {
    en: 'The message has {bytes} bytes and the most is {max}.',
    es: 'El mensaje tiene {bytes} bytes y el máximo es {max}.',
  },
  'message.notText': { en: 'Messages are JSON text; this one is binary.', es: 'Los mensajes son texto JSON; este es binario.' },
  'deck.tooLong': {
    en: 'The list is longer than that of any deck: the most is {lines} lines and {length} characters.',
    es: 'La lista es más larga que la de cualquier mazo: el máximo son {lines} líneas y {length} caracteres.',
  },
  'message.tooDeep': {
    en: 'Lists and objects lie too deep within each other: the most is {max}.',
    es: 'Hay demasiadas listas y objetos unos dentro de otros: el máximo son {max}.',
  },
  'message.tooManyItems': {
    en: 'A list or an object is too long: the most is {max} values.',
    es: 'Una lista o un objeto es demasiado largo: el máximo son {max} valores.',
  },
  'message.tooManyValues': {
    en: 'There is too much in it: the most is {max} values in all.',
    es: 'Tiene demasiado dentro: el máximo son {max} valores en total.',
  },
  'message.notJson': { en: 'The message is no JSON: {reason}', es: 'El mensaje no es JSON: {reason}' },
  'message.unknownKind': {
    en: 'Unknown kind of message. Known ones: hello, answer, undo, consent, draw, shortcut, leave, passing, watch, hint, whyNot, sources, say, withdraw, absent.',
    es: 'Tipo de mensaje desconocido. Los conocidos: hello, answer, undo, consent, draw, shortcut, leave, passing, watch, hint, whyNot, sources, say, withdraw, absent.',
  },
  'message.unknownField': { en: 'Unknown field: {fields}.', es: 'Campo desconocido: {fields}.' },
  'message.malformed': { en: 'Expected {expected} here.', es: 'Aquí se esperaba {expected}.' },
  'message.noHello': { en: 'Say hello with a match first.', es: 'Saluda primero con hello y una partida.' },
  'message.tooMany': { en: 'Too many messages: at most {max} a second.', es: 'Demasiados mensajes: como mucho {max} por segundo.' },
};

/** Puts a problem's sentence beside its code. */
export function speak(problem: Problem, messages: Messages, language: Language): SpokenProblem {
  return { ...problem, text: say(problem, messages, language) };
}
