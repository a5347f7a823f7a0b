import type { Messages } from '@crupier/kernel/rules';

const reading = {
  'deck.empty': {
    en: 'The list has no cards: write them one a line, such as “2x Web-Shooter (Core Set)”.',
    es: 'La lista no tiene cartas: escríbelas una por línea, como «2x Lanzarredes (Caja básica)».',
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
    en: 'A deck of MarvelCDB should stand here: an object with “hero_code” and “slots”.',
    es: 'Aquí debería haber un mazo de MarvelCDB: un objeto con «hero_code» y «slots».',
  },
  'deck.brokenXml': {
    en: 'From here on this is no OCTGN deck: a tag is not closed, or a sign is out of place.',
    es: 'A partir de aquí esto no es un mazo de OCTGN: hay una etiqueta sin cerrar o un signo fuera de sitio.',
  },
  'deck.otherGame': {
    en: 'This OCTGN deck is of another game ({game}).',
    es: 'Este mazo de OCTGN es de otro juego ({game}).',
  },
  'deck.badName': {
    en: 'The name should be one line of at most {max} characters.',
    es: 'El nombre debe ocupar una sola línea y tener {max} caracteres como mucho.',
  },
  'deck.unseenSign': {
    en: 'The name may not have the sign {sign}, which nobody sees and which changes what others read.',
    es: 'El nombre no puede llevar el signo {sign}: no se ve y cambia lo que leen los demás.',
  },
  'deck.badMeta': {
    en: '“meta” should be an object, or JSON of one, such as {"aspect":"justice"}.',
    es: '«meta» debe ser un objeto, o el JSON de uno, como {"aspect":"justice"}.',
  },
  'deck.unknownAspect': {
    en: 'There is no aspect “{aspect}”. The aspects are {aspects}.',
    es: 'No existe el aspecto «{aspect}». Los aspectos son {aspectsEs}.',
  },
  'deck.badCount': {
    en: '“{count}” copies cannot be: write a whole number from 1 to {max}.',
    es: 'No puede haber «{count}» copias: escribe un número entero del 1 al {max}.',
  },
  'deck.unknownCode': {
    en: 'No card has the code “{card}”.',
    es: 'Ninguna carta tiene el código «{card}».',
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
  'deck.ambiguousCard': {
    en: '“{card}” could be any of these: {cards}. Write its product in brackets after its name.',
    es: '«{card}» podría ser cualquiera de estas: {cardsEs}. Escribe su producto entre paréntesis tras el nombre.',
  },
  'deck.notInPack': {
    en: '“{card}” is not in the product “{pack}”. It is in {packs}.',
    es: '«{card}» no está en el producto «{pack}». Está en {packsEs}.',
  },
  'deck.noIdentity': {
    en: 'The list names no identity: write a hero’s name on a line before the cards.',
    es: 'La lista no dice de quién es el mazo: escribe el nombre de un héroe en una línea antes de las cartas.',
  },
  'deck.unknownIdentity': {
    en: 'No identity has the code “{identity}”.',
    es: 'Ningún superhéroe tiene el código «{identity}».',
  },
  'deck.ambiguousIdentity': {
    en: '“{identity}” could be any of these: {identities}. Write the alter-ego in brackets after the name.',
    es: '«{identity}» podría ser cualquiera de estos: {identities}. Escribe el alter ego entre paréntesis tras el nombre.',
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

const legality = {
  'deck.severalIdentities': {
    en: 'A deck has one identity; {card} is another than {identity} ({rule}).',
    es: 'Un mazo tiene un solo superhéroe; {cardEs} es otro que {identityEs} ({rule}).',
  },
  'deck.size': {
    en: 'A deck has {min} to {max} cards; this one has {count} ({rule}).',
    es: 'Un mazo tiene de {min} a {max} cartas; este tiene {count} ({rule}).',
  },
  'deck.identityCards': {
    en: 'A deck of {identity} has {wanted} of {card}; this one has {count} ({rule}).',
    es: 'Un mazo de {identityEs} tiene {wanted} de {cardEs}; este tiene {count} ({rule}).',
  },
  'deck.otherIdentity': {
    en: '{card} is a card of {owner}, not of {identity} ({rule}).',
    es: '{cardEs} es una carta de {ownerEs}, no de {identityEs} ({rule}).',
  },
  'deck.notForDecks': {
    en: '{card} is no card for the decks of players ({rule}).',
    es: '{cardEs} no es una carta para mazos de jugador ({rule}).',
  },
  'deck.campaignCard': {
    en: '{card} is a campaign card: it is used only while its campaign is played ({rule}).',
    es: '{cardEs} es una carta de campaña: solo se usa cuando se juega su campaña ({rule}).',
  },
  'deck.linkedCard': {
    en: '{card} is linked: it is no part of a deck, and is set aside with “{link}” ({rule}).',
    es: '{cardEs} es una carta enlazada: no forma parte del mazo y se aparta con «{link}» ({rule}).',
  },
  'deck.offAspect': {
    en: '{card} is {of}, which this deck has not chosen; it has {aspects} ({rule}).',
    es: '{cardEs} es de {ofEs}, que este mazo no ha elegido; tiene {aspectsEs} ({rule}).',
  },
  'deck.aspectCount': {
    en: 'A deck of {identity} chooses {wanted} aspects of these: {choices}; this one has {count}: {aspects} ({rule}).',
    es: 'Un mazo de {identityEs} elige {wanted} aspectos de estos: {choicesEs}; este tiene {count}: {aspectsEs} ({rule}).',
  },
  'deck.unequalAspects': {
    en: 'A deck of {identity} has equally many cards of each of its aspects; this one has {counts} ({rule}).',
    es: 'Un mazo de {identityEs} tiene el mismo número de cartas de cada aspecto suyo; este tiene {countsEs} ({rule}).',
  },
  'deck.tooManyOffAspect': {
    en: 'A deck of {identity} may have {max} such cards of other aspects; this one has {count}: {cards} ({rule}).',
    es: 'Un mazo de {identityEs} puede tener {max} de esas cartas de otros aspectos; este tiene {count}: {cardsEs} ({rule}).',
  },
  'deck.incompleteOffAspect': {
    en: 'A deck of {identity} has exactly {max} such cards of other aspects, each in all its copies, or none; this one has {cards} ({rule}).',
    es: 'Un mazo de {identityEs} tiene exactamente {max} de esas cartas de otros aspectos, con todas sus copias, o ninguna; este tiene {cardsEs} ({rule}).',
  },
  'deck.tooManyCopies': {
    en: 'A deck has at most {max} of {card}; this one has {count} ({rule}).',
    es: 'Un mazo tiene como mucho {max} de {cardEs}; este tiene {count} ({rule}).',
  },
  'deck.matchingCards': {
    en: '{card} matches {other}: both are unique and stand for the same ({rule}).',
    es: '{cardEs} coincide con {otherEs}: las dos son únicas y representan lo mismo ({rule}).',
  },
  'deck.teamUp': {
    en: '{card} is only for decks of {characters}, and this one is of {identity} ({rule}).',
    es: '{cardEs} es solo para mazos de {characters}, y este es de {identityEs} ({rule}).',
  },
  'deck.environment': {
    en: '{card} is in no product of the environment that was chosen ({rule}).',
    es: '{cardEs} no está en ningún producto del entorno elegido ({rule}).',
  },
  'deck.tooManyProducts': {
    en: 'A deck of the limited environment takes its cards from the core set, {boxesMax} expansions and {packsMax} hero packs; this one needs more ({rule}).',
    es: 'Un mazo del entorno limitado toma sus cartas de la caja básica, {boxesMax} expansiones y {packsMax} packs de Héroe; este necesita más ({rule}).',
  },
} as const satisfies Messages;

/** The code of each reason why a deck is not legal. */
export type LegalityCode = keyof typeof legality;

/** The code of each problem that a deck or its list can have. */
export type DeckProblemCode = keyof typeof reading | LegalityCode;

/** What each problem of a deck or its list says, in both languages. */
export const deckMessages: Messages & Readonly<Record<DeckProblemCode, Messages[string]>> = { ...reading, ...legality };
