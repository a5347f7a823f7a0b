import type { Messages } from '@crupier/kernel/rules';

const messages = {
  'deck.empty': {
    en: 'The list has no cards: write the demon and the cards, one a line, such as “4x Ember Imp”.',
    es: 'La lista no tiene cartas: escribe el demonio y las cartas, una por línea, como «4x Diablillo de brasa».',
  },
  'deck.tooLarge': {
    en: 'The list has {size} characters; at most {max} are read. Give one deck only.',
    es: 'La lista tiene {size} caracteres y se leen {max} como mucho. Pon un solo mazo.',
  },
  'deck.brokenJson': {
    en: 'This begins like JSON and is none: look for a missing or extra comma, quote or bracket.',
    es: 'Esto empieza como JSON y no lo es: busca una coma, unas comillas o un corchete que falte o sobre.',
  },
  'deck.notADeck': {
    en: 'A deck should stand here: an object with “demon” and “cards”.',
    es: 'Aquí debería haber un mazo: un objeto con «demon» y «cards».',
  },
  'deck.badEntry': {
    en: 'A card should stand here, such as {"card":"ember-imp","count":4}.',
    es: 'Aquí debería haber una carta, como {"card":"ember-imp","count":4}.',
  },
  'deck.badCount': {
    en: '“{count}” copies cannot be: write a whole number from 1 on.',
    es: 'No puede haber «{count}» copias: escribe un número entero a partir de 1.',
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
  'deck.unseenSign': {
    en: 'The name may not have the sign {sign}, which nobody sees and which changes what others read.',
    es: 'El nombre no puede llevar el signo {sign}: no se ve y cambia lo que leen los demás.',
  },
  'deck.noDemon': {
    en: 'The deck has no demon: write it on a line of its own.',
    es: 'El mazo no tiene demonio: escríbelo en una línea aparte.',
  },
  'deck.notADemon': {
    en: '{card} is no demon: a deck is led by one.',
    es: '{cardEs} no es un demonio: todo mazo tiene uno.',
  },
  'deck.severalDemons': {
    en: 'A deck has one demon; {card} is one too many.',
    es: 'Un mazo tiene un solo demonio; {cardEs} sobra.',
  },
  'deck.demonAmongCards': {
    en: '{card} is a demon, which is not among the cards of a deck.',
    es: '{cardEs} es un demonio, que no cuenta entre las cartas del mazo.',
  },
  'deck.token': {
    en: '{card} is a token: it cannot be in a deck.',
    es: '{cardEs} es una ficha: no puede estar en un mazo.',
  },
  'deck.total': {
    en: 'A deck has {size} cards besides its demon; this one has {count}.',
    es: 'Un mazo tiene {size} cartas además de su demonio; este tiene {count}.',
  },
  'deck.tooManyCopies': {
    en: 'A deck may have {max} cards of one name; of {card} this one has {count}.',
    es: 'Un mazo puede tener {max} cartas con el mismo nombre; de {cardEs} este tiene {count}.',
  },
  'deck.foreignPath': {
    en: '{card} is of {path}, and the demon of this deck of {own}.',
    es: '{cardEs} es de {pathEs} y el demonio de este mazo de {ownEs}.',
  },
  'deck.notInPool': {
    en: '{card} was opened {opened} times, and the deck has {count}.',
    es: '{cardEs} salió {opened} veces y el mazo tiene {count}.',
  },
} as const satisfies Messages;

/** The code of each problem that a deck or its list can have. */
export type DeckProblemCode = keyof typeof messages;

/** What each problem of a deck or its list says, in both languages. */
export const deckMessages: Messages & Readonly<Record<DeckProblemCode, Messages[string]>> = messages;
