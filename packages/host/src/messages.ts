import type { Messages } from '@crupier/kernel';

/** Texts of every problem that whoever serves players can meet, whatever carries the messages. */
export const hostMessages: Messages = {
  'server.fault': { en: 'The server made a mistake; it has been noted.', es: 'El servidor ha cometido un error; queda anotado.' },
  'game.unknown': { en: 'There is no game {game}. There are: {games}.', es: 'No existe el juego {game}. Hay: {games}.' },
  'cards.notTaken': { en: '{game} takes no cards of your own yet.', es: '{game} todavía no admite cartas propias.' },
  'cards.fileTooLarge': {
    en: 'The file of cards has {bytes} bytes; the most is {max}.',
    es: 'El archivo de cartas tiene {bytes} bytes; el máximo es {max}.',
  },
  'cards.tooMany': {
    en: 'Too many files of cards: at most {max} a minute are read. Try again in a moment.',
    es: 'Demasiados archivos de cartas: se leen {max} por minuto como mucho. Prueba otra vez dentro de un momento.',
  },
  'deck.notGenerated': {
    en: '{game} draws no decks: it comes with some that are ready.',
    es: '{game} no sortea mazos: trae algunos listos.',
  },
  'deck.noWorkshop': { en: 'The cards of {game} cannot be looked through.', es: 'Las cartas de {game} no se pueden consultar.' },
  'deck.notBuilt': {
    en: 'Decks of {game} come whole from the publisher: nobody builds one.',
    es: 'Los mazos de {game} vienen enteros de la editorial: nadie los construye.',
  },
  'deck.tooManyCards': {
    en: 'The list has {count} cards; decks of at most {max} are shuffled.',
    es: 'La lista tiene {count} cartas; se barajan mazos de {max} como mucho.',
  },
  'deck.nothing': {
    en: 'There is no list here, or no card of it is known.',
    es: 'Aquí no hay ninguna lista o no se conoce ninguna de sus cartas.',
  },
  'deck.notSealed': { en: '{game} has no sealed pools.', es: '{game} no tiene sobres que abrir.' },
  'hand.none': {
    en: 'No deck that can be played now begins with {card} in hand.',
    es: 'Ningún mazo que se pueda jugar ahora empieza con {card} en la mano.',
  },
  'playOn.notOver': {
    en: 'A match is played on from one of its moments once it is over, and its series decided.',
    es: 'Se juega desde un momento de una partida cuando ha terminado y su ronda está decidida.',
  },
  'playOn.noSeat': { en: 'The match has {seats} seats.', es: 'La partida tiene {seats} asientos.' },
  'tutorial.none': { en: '{game} has no tutorial.', es: '{game} no tiene partida para aprender.' },
  'card.unknown': { en: 'There is no card {card}.', es: 'No existe la carta {card}.' },
  'emblem.unknown': { en: 'There is no picture {emblem}.', es: 'No existe la ilustración {emblem}.' },
  'seats.count': {
    en: '{game} is for {min} to {max} players; {count} seats were given.',
    es: '{game} es para {min} a {max} jugadores; se dieron {count} asientos.',
  },
  'seats.noPerson': {
    en: 'A table needs a seat for a person: bots do not play alone.',
    es: 'Una mesa necesita un asiento para una persona: los bots no juegan solos.',
  },
  'seats.decks': { en: 'There are {count} decks for {seats} seats.', es: 'Hay {count} mazos para {seats} asientos.' },
  'seats.teams': { en: 'There are {count} teams named for {seats} seats.', es: 'Se dan {count} equipos para {seats} asientos.' },
  'name.ofBot': {
    en: 'The name {name} looks like that of a bot: choose another.',
    es: 'El nombre {name} se parece al de un bot: elige otro.',
  },
  'name.taken': {
    en: 'Your name looks like that of {name}, who sits at this table: choose another.',
    es: 'Tu nombre se parece al de {name}, que está en esta mesa: elige otro.',
  },
  'invitation.oneSeat': {
    en: 'You have a seat at this table already: each guest has one, unless whoever opened it says otherwise.',
    es: 'Ya tienes un asiento en esta mesa: cada invitado tiene uno, salvo que quien la abrió diga otra cosa.',
  },
  'invitation.wrong': {
    en: 'This invitation is not for an open seat of this match.',
    es: 'Esta invitación no vale para un asiento libre de esta partida.',
  },
  'hint.tooMany': {
    en: 'Too many hints at once: there is another one every {seconds} seconds.',
    es: 'Demasiadas pistas seguidas: hay otra cada {seconds} segundos.',
  },
  'match.waiting': { en: 'The match begins when every seat is taken.', es: 'La partida empieza cuando todos los asientos estén ocupados.' },
  'waiting.tooMany': {
    en: '{max} tables of yours wait for players already, and that is the most. One for which nobody comes is gone after {days} days.',
    es: 'Ya hay {max} mesas tuyas esperando jugadores, y no puede haber más. Una a la que nadie llega desaparece a los {days} días.',
  },
  'waiting.tooManyHere': {
    en: '{max} tables from your address wait for players already, and that is the most. One for which nobody comes is gone after {days} days.',
    es: 'Ya hay {max} mesas de tu dirección esperando jugadores, y no puede haber más. Una a la que nadie llega desaparece a los {days} días.',
  },
  'deal.notYours': {
    en: 'Only whoever opened the table deals it, and only while it waits.',
    es: 'Solo reparte quien abrió la mesa, y mientras espera.',
  },
  'deal.noSeat': { en: 'No seat is free there.', es: 'Ahí no hay ningún asiento libre.' },
  'running.tooMany': {
    en: 'You play {max} matches at once, and that is the most. Finish one, or leave it.',
    es: 'Juegas {max} partidas a la vez, y no puede haber más. Termina una o abandónala.',
  },
  'running.tooManyOfOther': {
    en: '{name} plays {max} matches at once, and that is the most. The table waits until one of them is over.',
    es: '{name} juega {max} partidas a la vez, y no puede haber más. La mesa espera a que una termine.',
  },
  'user.none': {
    en: 'This browser is not known here: nothing is kept of it.',
    es: 'Este navegador no es conocido aquí: no se guarda nada suyo.',
  },
  'request.unknownPath': { en: 'There is nothing at {path}.', es: 'No hay nada en {path}.' },
  'request.notJson': { en: 'The request’s body is no JSON.', es: 'El cuerpo de la petición no es JSON.' },
};
