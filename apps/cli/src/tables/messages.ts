import type { Messages } from '@crupier/kernel';

const callMessages = {
  'cli.unknownCommand': {
    en: 'There is no such command. Did you mean “{nearest}”?',
    es: 'No existe esa orden. ¿Querías decir «{nearest}»?',
  },
  'cli.strangeCommand': {
    en: 'There is no such command. The commands are {commands}.',
    es: 'No existe esa orden. Las órdenes son {commands}.',
  },
  'cli.unknownOption': { en: 'There is no such option. Did you mean {nearest}?', es: 'No existe esa opción. ¿Querías decir {nearest}?' },
  'cli.strangeOption': {
    en: 'There is no such option. The options are {options}.',
    es: 'No existe esa opción. Las opciones son {options}.',
  },
  'cli.missingValue': { en: 'A value is missing: {value}.', es: 'Falta el valor: {value}.' },
  'cli.unexpectedValue': {
    en: 'This option takes no value, and it was given “{given}”.',
    es: 'Esta opción no lleva valor, y se le ha dado «{given}».',
  },
  'cli.repeatedOption': { en: 'This option was given twice.', es: 'Esta opción aparece dos veces.' },
  'cli.notWhole': { en: '“{given}” is no whole number from {min} to {max}.', es: '«{given}» no es un número entero de {min} a {max}.' },
  'cli.notChoice': { en: '“{given}” is none of: {choices}.', es: '«{given}» no es ninguno de estos: {choices}.' },
  'cli.missingWord': { en: '“{command}” needs it. See “{command} --help”.', es: '«{command}» lo necesita. Mira «{command} --help».' },
  'cli.tooManyWords': {
    en: '“{command}” does not take so many arguments. Put quotes around a name with spaces.',
    es: '«{command}» no lleva tantos argumentos. Pon comillas a un nombre con espacios.',
  },
  'cli.fault': {
    en: 'Crupier itself is wrong: {reason} (CRUPIER_DEBUG=1 tells where)',
    es: 'El fallo es del propio Crupier: {reason} (CRUPIER_DEBUG=1 dice dónde)',
  },
  'game.unknown': { en: 'There is no game “{given}”. The games are {games}.', es: 'No existe el juego «{given}». Los juegos son {games}.' },
  'file.missing': { en: 'There is no such file.', es: 'No existe ese archivo.' },
  'file.folder': { en: 'This is a folder: name a file in it.', es: 'Es una carpeta: indica un archivo que esté en ella.' },
  'file.tooLarge': { en: 'The file has {size} bytes and the most is {max}.', es: 'El archivo tiene {size} bytes y el máximo es {max}.' },
  'file.unreadable': { en: 'The file cannot be read: {reason}.', es: 'No se puede leer el archivo: {reason}.' },
  'file.unwritable': { en: 'The file cannot be written: {reason}.', es: 'No se puede escribir el archivo: {reason}.' },
  'deck.noWorkshop': { en: 'The cards of {game} cannot be looked through.', es: 'Las cartas de {game} no se pueden consultar.' },
  'deck.notSealed': { en: '{game} has no sealed pools.', es: '{game} no tiene sobres que abrir.' },
  'deck.notGenerated': { en: 'No decks of {game} are drawn by chance.', es: 'De {game} no se sacan mazos al azar.' },
  'cards.notTaken': { en: '{game} takes no cards of your own yet.', es: '{game} todavía no admite cartas propias.' },
  'cards.fileTooLong': {
    en: 'The file has {length} characters; at most {max} are read.',
    es: 'El archivo tiene {length} caracteres; se leen {max} como mucho.',
  },
  'json.broken': { en: 'This is no JSON: {reason}', es: 'Esto no es JSON: {reason}' },
  'setup.otherGame': { en: '{game} does not take this option.', es: '{game} no admite esta opción.' },
  'setup.players': { en: '{given} players cannot be: it is from {min} to {max}.', es: 'No pueden jugar {given}: son de {min} a {max}.' },
  'setup.teams': {
    en: '“{given}” is no way to sit in teams: write 2x2 for two teams of two, with at most {max} players in all and --players, if given, as many.',
    es: '«{given}» no es una forma de jugar por equipos: escribe 2x2 si son dos equipos de dos, con {max} jugadores como mucho y tantos como diga --players.',
  },
  'setup.table': { en: 'There is no table “{given}”. There are: {names}.', es: 'No hay ninguna mesa «{given}». Hay: {names}.' },
  'setup.noTables': { en: '{game} has no tables ready.', es: '{game} no tiene mesas preparadas.' },
  'setup.tableAndMore': {
    en: 'The table “{given}” has its decks and its settings: leave the others out.',
    es: 'La mesa «{given}» tiene sus mazos y sus ajustes: no indiques otros.',
  },
  'setup.decks': { en: '{given} decks were given, and at most {max} play.', es: 'Se han dado {given} mazos y juegan como mucho {max}.' },
  'simulate.bots': {
    en: '{given} bots were named for {seats} seats: name one, or one each.',
    es: 'Se han nombrado {given} bots para {seats} asientos: nombra uno, o uno por asiento.',
  },
  'cards.unknown': { en: 'No card is called “{name}”.', es: 'Ninguna carta se llama «{name}».' },
  'cards.nearest': {
    en: 'No card is called “{name}”. Did you mean {nearest}?',
    es: 'Ninguna carta se llama «{name}». ¿Querías decir {nearest}?',
  },
  'deck.nothing': { en: 'There is no list here: it is empty.', es: 'Aquí no hay ninguna lista: está vacío.' },
  'scenario.otherGame': {
    en: 'The scenario is of the game “{given}”. The games are {games}.',
    es: 'El escenario es del juego «{given}». Los juegos son {games}.',
  },
  'scenario.empty': { en: 'There is no scenario in it.', es: 'No contiene ningún escenario.' },
  'bench.failed': { en: 'A run failed: {reason}', es: 'Falló una vuelta: {reason}' },
} as const satisfies Messages;

const playMessages = {
  'play.noSuchSeat': { en: 'There is no seat {given}: there are {max}.', es: 'No hay asiento {given}: hay {max}.' },
  'play.tooManyNames': { en: '{given} names were given for {max} seats.', es: 'Se han dado {given} nombres para {max} asientos.' },
  'play.journalExists': {
    en: 'There is such a file already: {file}. Name another, or go on with it by --resume.',
    es: 'Ese archivo ya existe: {file}. Indica otro, o retómalo con --resume.',
  },
  'play.notWithResume': {
    en: 'A match that is gone on with has its own: leave this out.',
    es: 'Una partida que se retoma ya tiene lo suyo: quita esta opción.',
  },
  'play.campaignExists': {
    en: 'There is such a file already: {file}. Go on with its campaign without --campaign, or name another file.',
    es: 'Ese archivo ya existe: {file}. Sigue con su campaña sin --campaign, o indica otro archivo.',
  },
  'play.campaignElsewhere': {
    en: 'The campaign log {file} is not the one with which this match began: it stays as it is. Name another by --resume {journal} --campaign-log FILE.',
    es: 'La hoja de campaña {file} no es aquella con la que empezó esta partida: se queda como está. Indica otra con --resume {journal} --campaign-log ARCHIVO.',
  },
  'play.notUnderstood': {
    en: '“{given}” is no answer here. Type a number, or ? for help.',
    es: '«{given}» no es una respuesta aquí. Escribe un número, o ? para ver la ayuda.',
  },
  'play.noSuchOption': {
    en: 'There is no option {given}: they go from {first} to {last}.',
    es: 'No hay opción {given}: van de {first} a {last}.',
  },
  'play.ambiguous': { en: '“{given}” could be: {options}.', es: '«{given}» podría ser: {options}.' },
  'play.reportWords': {
    en: 'A report needs words: type report and what went wrong.',
    es: 'Un informe necesita palabras: escribe informe y qué ha ido mal.',
  },
  'play.noSuchCard': {
    en: 'No card “{given}” lies on the table: they go from 1 to {last}.',
    es: 'No hay carta «{given}» en la mesa: van de 1 a {last}.',
  },
  'play.noStops': {
    en: 'In this game nobody is asked again and again: there is nothing to pass until something comes.',
    es: 'En este juego no se pregunta una y otra vez: no hay nada que pasar hasta que llegue algo.',
  },
  'play.noSuchStop': {
    en: 'No moment has that number. Type stops to see them.',
    es: 'Ningún momento tiene ese número. Escribe paradas para verlos.',
  },
  'play.noYield': {
    en: 'That cannot always be answered alike: only an ability that you may use or decline (always no N, always no, always yes), what you may respond to (always pass) and an order (always order).',
    es: 'Eso no se puede responder siempre igual: solo una habilidad que puedes usar o rechazar (siempre no N, siempre no, siempre sí), aquello a lo que puedes responder (siempre pasar) y un orden (siempre orden).',
  },
  'play.noSuchYield': {
    en: 'Nothing that is always answered has that number. Type stops to see it.',
    es: 'Nada de lo que se responde siempre tiene ese número. Escribe paradas para verlo.',
  },
  'play.nothingToCancel': {
    en: 'You are announcing nothing that could be cancelled: u takes your last choice back.',
    es: 'No estás anunciando nada que se pueda cancelar: u deshace tu última elección.',
  },
  'play.nothingToUndo': {
    en: 'You cannot go back so far: you have made {choices} choices.',
    es: 'No se puede volver tan atrás: has elegido {choices} veces.',
  },
  'play.noSuchPerson': {
    en: 'There is no player {given} at this keyboard who could concede.',
    es: 'En este teclado no hay jugador {given} que pueda rendirse.',
  },
  'play.noCourse': {
    en: 'Say how far: shortcut step, end, turn, mine or on; or shortcut repeat K N.',
    es: 'Di hasta dónde: atajo paso, fin, turno, mío o sigue; o atajo repite K N.',
  },
  'play.fault': {
    en: 'The rules engine failed: {sentence} The match is kept in {file}.',
    es: 'El motor de reglas falló: {sentence} La partida queda guardada en {file}.',
  },
  'refused.noDecision': { en: 'The match is over.', es: 'La partida ha terminado.' },
  'refused.staleDecision': { en: 'That question is closed.', es: 'Esa pregunta ya está cerrada.' },
  'refused.notYourDecision': { en: 'Another player is being asked.', es: 'Se le pregunta a otra persona.' },
  'refused.alreadyAnswered': { en: 'You have answered already.', es: 'Ya has respondido.' },
  'refused.wrongCount': { en: 'Choose from {min} to {max}; you chose {given}.', es: 'Elige de {min} a {max}; has elegido {given}.' },
  'refused.wrongCountExactly': { en: 'Choose exactly {min}; you chose {given}.', es: 'Elige exactamente {min}; has elegido {given}.' },
  'refused.unknownOption': { en: 'There is no such option.', es: 'No existe esa opción.' },
  'refused.repeatedOption': { en: 'An option may be chosen once only.', es: 'Cada opción se puede elegir una sola vez.' },
  'refused.overShare': { en: 'One option was given more than it can take.', es: 'A una opción se le ha dado más de lo que admite.' },
  'refused.priceNotMet': { en: 'What you chose is worth less than {price}.', es: 'Lo elegido vale menos de {price}.' },
  'refused.placeNotFilled': {
    en: 'What you chose is not of the types that are asked for.',
    es: 'Lo elegido no es de los tipos que se piden.',
  },
  'refused.needlessOption': { en: 'One of these is not needed: leave it out.', es: 'Una de estas opciones sobra: déjala fuera.' },
  'fairness.none': {
    en: 'The file says nothing of where the seed came from: take the journal that the server gives of a match that is over.',
    es: 'El archivo no dice de dónde salió la semilla: usa el diario que da el servidor de una partida terminada.',
  },
  'replay.beyond': {
    en: 'There is no entry {given}: the journal has {entries}.',
    es: 'No hay entrada {given}: el diario tiene {entries}.',
  },
  'journal.unknownGame': {
    en: 'The journal is of the game “{game}”; there are {games}.',
    es: 'El diario es del juego «{game}»; los que hay son {games}.',
  },
  'journal.otherDeal': {
    en: 'The deal is not the one that was played: the journal was changed, or the rules or cards have changed since.',
    es: 'El reparto no es el que se jugó: el diario se ha tocado, o las reglas o las cartas han cambiado desde entonces.',
  },
  'journal.noMoment': { en: 'It goes back to entry {to}, and there are {entries}.', es: 'Vuelve a la entrada {to}, y hay {entries}.' },
  'journal.refused': { en: 'This answer is not one that was offered ({why}).', es: 'Esta respuesta no es de las ofrecidas ({why}).' },
  'journal.fault': { en: 'The rules engine failed here: {sentence}', es: 'El motor de reglas falló aquí: {sentence}' },
  'journal.disagrees': {
    en: 'This entry leads to another state than it did when it was played.',
    es: 'Esta entrada lleva a otro estado que cuando se jugó.',
  },
} as const satisfies Messages;

/** What each problem that the command line itself finds says. Games, rulebook and server bring the messages of theirs. */
export const messages: Messages = { ...callMessages, ...playMessages };
