import type { Messages } from '@crupier/kernel/rules';

const messages = {
  'deck.empty': {
    en: 'The list has no cards: write 36, one a line, such as “2x Anger”.',
    es: 'La lista no tiene cartas: escribe 36, una por línea, como «2x Furia».',
  },
  'deck.tooLarge': {
    en: 'The list has {size} characters; at most {max} are read. Give one deck only.',
    es: 'La lista tiene {size} caracteres y se leen {max} como mucho. Pon un solo mazo.',
  },
  'deck.notText': {
    en: 'This is not text (it holds the character {found}): save the list as plain UTF-8 text.',
    es: 'Esto no es texto (contiene el carácter {found}): guarda la lista como texto sin formato, en UTF-8.',
  },
  'deck.brokenJson': {
    en: 'From “{found}” on this is no JSON: look for a missing or extra comma, quote or bracket just before it.',
    es: 'A partir de «{found}» esto no es JSON: busca justo antes una coma, unas comillas o un corchete que falte o sobre.',
  },
  'deck.endedJson': {
    en: 'The JSON ends too early: a closing quote, bracket or brace is missing.',
    es: 'El JSON termina antes de tiempo: falta cerrar unas comillas, un corchete o una llave.',
  },
  'deck.notADeck': {
    en: 'A deck should stand here: an object with “houses” and “cards”.',
    es: 'Aquí debería haber un mazo: un objeto con «houses» y «cards».',
  },
  'deck.severalDecks': {
    en: 'There are {count} decks here; give one of them alone: {decks}.',
    es: 'Aquí hay {count} mazos; pon solo uno de ellos: {decks}.',
  },
  'deck.badName': {
    en: 'The name should be one line of at most {max} characters.',
    es: 'El nombre debe ocupar una sola línea y tener {max} caracteres como mucho.',
  },
  'deck.unseenSign': {
    en: 'The name may not have the sign {sign}, which nobody sees and which changes what others read.',
    es: 'El nombre no puede llevar el signo {sign}: no se ve y cambia lo que leen los demás.',
  },
  'deck.unknownSet': {
    en: 'No set is called “{set}”. The sets are {sets}; a publisher’s number such as 479 will do too.',
    es: 'Ninguna colección se llama «{set}». Las colecciones son {sets}; también vale el número de la editorial, como 479.',
  },
  'deck.badHouses': {
    en: '“houses” should list the three houses of the deck, such as ["mars","sanctum","untamed"].',
    es: '«houses» debe enumerar las tres casas del mazo, como ["mars","sanctum","untamed"].',
  },
  'deck.badEntry': {
    en: 'A card should stand here, such as {"id":"anger","count":1}.',
    es: 'Aquí debería haber una carta, como {"id":"anger","count":1}.',
  },
  'deck.badCount': {
    en: '“{count}” copies cannot be: write a whole number from 1 to {max}.',
    es: 'No puede haber «{count}» copias: escribe un número entero del 1 al {max}.',
  },
  'deck.unknownCard': {
    en: 'No card is called “{card}”. Did you mean {nearest}?',
    es: 'Ninguna carta se llama «{card}». ¿Querías decir {nearest}?',
  },
  'deck.noSuchCard': { en: 'No card is called “{card}”.', es: 'Ninguna carta se llama «{card}».' },
  'deck.strangeCard': {
    en: 'No card is called “{card}”, nor nearly so. Write its English or its Spanish name.',
    es: 'Ninguna carta se llama «{card}» ni se le parece. Escribe su nombre en español o en inglés.',
  },
  'deck.unknownHouse': {
    en: 'There is no house “{house}”. The houses are {houses}.',
    es: 'No existe la casa «{house}». Las casas son {housesEs}.',
  },
  'deck.unknownIcon': {
    en: '“{icon}” is no bonus icon. The icons are {icons}, and the houses.',
    es: '«{icon}» no es un icono de bonificación. Los iconos son {iconsEs} y las casas.',
  },
  'deck.unclearHouse': {
    en: '{card} could be of any of these houses: {houses}. Write which in square brackets after its name, or put it under a heading.',
    es: '{cardEs} podría ser de cualquiera de estas casas: {housesEs}. Indica cuál entre corchetes tras su nombre, o ponla bajo un encabezado.',
  },
  'deck.foreignHouse': {
    en: '{card} is of {house}, but the houses of this deck are {houses}. If it is a maverick, say in which of these it is framed.',
    es: '{cardEs} es de {houseEs}, pero las casas de este mazo son {housesEs}. Si es una disidente, indica de cuál de ellas es su marco.',
  },
  'deck.houseCount': {
    en: 'A deck has three different houses; this one has {count}: {houses}.',
    es: 'Un mazo tiene tres casas distintas; este tiene {count}: {housesEs}.',
  },
  'deck.total': {
    en: 'A deck has {max} cards; this one has {count}.',
    es: 'Un mazo tiene {max} cartas; este tiene {count}.',
  },
  'deck.perHouse': {
    en: 'A deck has {max} cards of each house; of {house} this one has {count}.',
    es: 'Un mazo tiene {max} cartas de cada casa; de {houseEs} este tiene {count}.',
  },
  'deck.unpairedHalf': {
    en: '{card} is a gigantic creature, one for every two cards: the deck has {bottoms} of its bottom half and {tops} of its top half.',
    es: '{cardEs} es una criatura gigantesca, una por cada dos cartas: el mazo tiene {bottoms} de su mitad inferior y {tops} de la superior.',
  },
  'deck.referenceCard': {
    en: '{card} is a reference card, which is not among the 36: list it as “Reference: {card}”.',
    es: '{cardEs} es una carta de referencia, que no cuenta entre las 36: ponla como «Referencia: {cardEs}».',
  },
  'deck.notReference': {
    en: '{card} is no reference card: list it among the 36.',
    es: '{cardEs} no es una carta de referencia: ponla entre las 36.',
  },
  'deck.tooManyReferences': {
    en: 'A deck has at most one reference card besides its prophecies; this one has {count}: {cards}.',
    es: 'Un mazo tiene como mucho una carta de referencia, aparte de sus profecías; este tiene {count}: {cardsEs}.',
  },
  'deck.notYetPrinted': {
    en: '{card} first appeared in {set}, after the set of this deck. A deck has cards of its own set and of earlier ones.',
    es: '{cardEs} apareció por primera vez en {set}, después de la colección de este mazo. Un mazo tiene cartas de su colección y de las anteriores.',
  },
  'deck.moreProblems': {
    en: 'Reading stopped after {count} problems: mend these first.',
    es: 'La lectura se detuvo tras {count} problemas: arregla antes estos.',
  },
  'deck.noSuchDeck': {
    en: 'No deck is called “{deck}”. The decks are {decks}.',
    es: 'Ningún mazo se llama «{deck}». Los mazos son {decks}.',
  },
  'deck.ambiguousDeck': {
    en: '“{deck}” could be any of these decks: {decks}. Write more of the name.',
    es: '«{deck}» puede ser cualquiera de estos mazos: {decks}. Escribe más del nombre.',
  },
} as const satisfies Messages;

/** The code of each problem that a deck or its list can have. */
export type DeckProblemCode = keyof typeof messages;

/** What each problem of a deck or its list says, in both languages. */
export const deckMessages: Messages & Readonly<Record<DeckProblemCode, Messages[string]>> = messages;
