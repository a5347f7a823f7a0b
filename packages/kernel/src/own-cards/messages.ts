import { capitalized } from '../text/sentences.ts';
import type { Messages } from '../state/result.ts';
import { jsonMessages } from './json-messages.ts';

/** What the words of described cards are called, by their sort, with what says that one is none. */
const sorts: Readonly<Record<string, readonly [en: string, es: string]>> = {
  ability: ['kind of ability', 'tipo de habilidad'],
  amount: ['kind of number', 'tipo de número'],
  aspect: ['aspect', 'aspecto'],
  card: ['card that may stand here', 'carta que pueda ir aquí'],
  change: ['kind of change', 'tipo de cambio'],
  comparison: ['comparison', 'comparación'],
  condition: ['kind of condition', 'tipo de condición'],
  count: ['thing that can be counted', 'cosa que se pueda contar'],
  counter: ['sort of counter', 'clase de contador'],
  duration: ['duration', 'duración'],
  fact: ['fact that can be counted', 'hecho que se pueda contar'],
  game: ['game that this file is read for', 'juego para el que se lee este archivo'],
  header: ['header', 'encabezamiento'],
  house: ['house', 'casa'],
  icon: ['icon', 'icono'],
  keyword: ['keyword', 'palabra clave'],
  label: ['label', 'etiqueta'],
  limit: ['limit', 'límite'],
  list: ['list', 'lista'],
  measure: ['measure', 'medida'],
  noun: ['noun', 'sustantivo'],
  occasion: ['occasion for this kind of ability', 'ocasión para este tipo de habilidad'],
  path: ['path', 'senda'],
  player: ['player', 'jugador'],
  quality: ['quality', 'cualidad'],
  rarity: ['rarity', 'rareza'],
  relation: ['relation', 'relación'],
  repetition: ['repetition', 'repetición'],
  resource: ['type of resource', 'tipo de recurso'],
  role: ['role', 'papel'],
  rule: ['rule', 'regla'],
  selector: ['way to name cards', 'forma de nombrar cartas'],
  side: ['side', 'bando'],
  sort: ['sort', 'clase'],
  stat: ['number of a card', 'número de una carta'],
  state: ['state of the table', 'estado de la mesa'],
  subtype: ['subtype', 'subtipo'],
  supertype: ['supertype', 'supertipo'],
  tally: ['number of a player', 'número de un jugador'],
  timing: ['timing', 'momento'],
  trait: ['trait', 'rasgo'],
  type: ['type', 'tipo'],
  value: ['value that may stand here', 'valor que pueda ir aquí'],
  verb: ['verb', 'verbo'],
  word: ['word that may stand here', 'palabra que pueda ir aquí'],
};

const unknown: Messages = Object.fromEntries(
  Object.entries(sorts).map(([sort, [en, es]]) => [
    `card.unknown${capitalized(sort)}`,
    {
      en: `“{given}” is no ${en}. Most like it: {nearest}.`,
      es: `«{given}» no vale como ${es}. Lo más parecido: {nearest}.`,
    },
  ]),
);

/** Texts of every problem that described cards can have. */
export const describedMessages: Messages = {
  ...jsonMessages,
  ...unknown,
  'card.repeatedWord': { en: '“{given}” stands in this list already.', es: '«{given}» ya está en esta lista.' },
  'card.wrongType': { en: 'Here should stand {expected}.', es: 'Aquí debería haber {expectedEs}.' },
  'card.missing': { en: 'The field “{field}” is missing.', es: 'Falta el campo «{field}».' },
  'card.unknownField': {
    en: 'There is no field “{given}” here. There are: {known}.',
    es: 'Aquí no existe el campo «{given}». Existen: {known}.',
  },
  'card.outOfRange': { en: '{given} does not lie between {least} and {most}.', es: '{given} no está entre {least} y {most}.' },
  'card.wrongLength': {
    en: 'The text has {found} characters; it may have {least} to {most}.',
    es: 'El texto tiene {found} caracteres; puede tener de {least} a {most}.',
  },
  'card.wrongCount': { en: 'Here are {found}; there may be {least} to {most}.', es: 'Aquí hay {found}; puede haber de {least} a {most}.' },
  'card.badName': {
    en: '“{given}” cannot be a name: begin with a letter, then letters and digits, at most 31.',
    es: '«{given}» no puede ser un nombre: empieza por una letra y sigue con letras y cifras, 31 como mucho.',
  },
  'card.tooDeep': {
    en: 'This is nested too deep: at most {most} objects one inside another.',
    es: 'Esto está demasiado anidado: como mucho {most} objetos uno dentro de otro.',
  },
  'card.tooLarge': {
    en: 'The text of a card may have {most} objects; this one has {found}.',
    es: 'El texto de una carta puede tener {most} objetos; este tiene {found}.',
  },
  'card.unbound': {
    en: 'Nothing before this chooses “{name}”: put it into “targets”, “players” or “numbers”.',
    es: 'Nada antes de esto escoge «{name}»: ponlo en «targets», «players» o «numbers».',
  },
  'card.boundTwice': {
    en: '“{name}” is chosen already in this text: give this choice a name of its own.',
    es: '«{name}» ya está escogido en este texto: da a esta elección un nombre propio.',
  },
  'card.notDivided': {
    en: 'Nothing is divided among “{name}”: give that target a “divide”.',
    es: 'No se reparte nada entre «{name}»: dale a ese objetivo un «divide».',
  },
  'card.noEvent': {
    en: 'Nothing sets this ability off, so there is no event to speak of.',
    es: 'Nada dispara esta habilidad, así que no hay un suceso del que hablar.',
  },
  'card.noHost': {
    en: 'This card is attached to nothing, so it has no host.',
    es: 'Esta carta no está anexada a nada: no tiene portador.',
  },
  'card.noGiver': {
    en: 'Only an ability that is given by another knows the card that gives it.',
    es: 'Solo una habilidad que otra da sabe qué carta la da.',
  },
  'card.noItself': {
    en: 'Only the “amount” and the “to” of an act with “on”, and the “amount” of a change of cards, speak of each card by itself.',
    es: 'Solo el «amount» y el «to» de una acción con «on», y el «amount» de un cambio de cartas, hablan de cada carta por separado.',
  },
  'card.notGiven': {
    en: 'Only an ability that is given with an “amount” knows the number that it was given with.',
    es: 'Solo una habilidad que se da con un «amount» sabe con qué número se dio.',
  },
  'card.neverSet': {
    en: 'Nothing on this card sets “{given}”. These do: {words}.',
    es: 'Nada en esta carta establece «{given}». Lo hacen: {words}.',
  },
  'card.neverPaid': {
    en: 'This card has no cost called “{name}”.',
    es: 'Esta carta no tiene ningún coste llamado «{name}».',
  },
  'card.noSuchCard': {
    en: 'No card is called “{given}”, neither in this file nor in the game.',
    es: 'Ninguna carta se llama «{given}», ni en este archivo ni en el juego.',
  },
  'card.onlyReplacing': {
    en: 'The verb “{verb}” changes an event on its way: it can only stand in a replacement.',
    es: 'El verbo «{verb}» cambia un suceso en camino: solo puede estar en un reemplazo.',
  },
  'card.replacesNothing': {
    en: '“instead” puts a part of a text in the place of an event: it can only stand in a replacement whose “drops” is false.',
    es: '«instead» pone una parte de un texto en lugar de un suceso: solo puede estar en un reemplazo cuyo «drops» sea false.',
  },
  'card.onlyOnItsWay': {
    en: 'The verb “{verb}” changes an event on its way: it can only stand in an interrupt or a replacement.',
    es: 'El verbo «{verb}» cambia un suceso en camino: solo puede estar en una interrupción o en un reemplazo.',
  },
  'card.unsaid': {
    en: 'The words of “{word}” have no place for “{field}”, so the card would not say it.',
    es: 'Las palabras de «{word}» no tienen sitio para «{field}», así que la carta no lo diría.',
  },
  'card.forbidsNothing': {
    en: 'This occasion is told when it has happened: what is forbidden needs one that comes before, such as “destroyedByEffect”.',
    es: 'Esta ocasión se cuenta cuando ya ha pasado: lo que se prohíbe necesita una que llegue antes, como «destroyedByEffect».',
  },
  'card.otherEvent': {
    en: '“{verb}” changes another sort of event, and none that is dropped.',
    es: '«{verb}» cambia otra clase de suceso, y ninguno que se descarte.',
  },
  'card.lendsLender': {
    en: 'An ability that is lent cannot lend abilities itself.',
    es: 'Una habilidad cedida no puede ceder otras.',
  },
  'card.causesItself': {
    en: 'This would go on for ever: “{verb}” sets the same ability off again (“{occasion}”). Make it optional, or give it a condition.',
    es: 'Esto no acabaría nunca: «{verb}» vuelve a disparar la misma habilidad («{occasion}»). Hazla opcional o ponle una condición.',
  },
  'card.endlessState': {
    en: 'This would go on for ever: what a state sets off needs an “if”.',
    es: 'Esto no acabaría nunca: lo que dispara un estado necesita un «if».',
  },
  'card.endlessRepeat': {
    en: 'This would go on for ever: a text that repeats itself needs an “if” or a “may”.',
    es: 'Esto no acabaría nunca: un texto que se repite necesita un «if» o un «may».',
  },
  'card.repeatedName': {
    en: '“{name}” is the name of another card of the file too ({before}).',
    es: '«{name}» es también el nombre de otra carta del archivo ({before}).',
  },
  'card.takenName': {
    en: '“{name}” is the name of a card of the game: call yours something else.',
    es: '«{name}» es el nombre de una carta del juego: llama a la tuya de otra manera.',
  },
  'card.notUnderstood': { en: 'This cannot be carried out: {reason}', es: 'Esto no se puede llevar a cabo: {reason}' },
  'card.noWords': {
    en: 'No sentence says this, so nobody could read the card: {reason}',
    es: 'Ninguna frase dice esto, así que nadie podría leer la carta: {reason}',
  },
  'start.noOwnCards': {
    en: '{game} takes no cards of your own yet.',
    es: '{game} todavía no admite cartas propias.',
  },
};
