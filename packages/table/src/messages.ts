import type { Messages } from '@crupier/kernel';

/** Texts of every problem that a table can meet. */
export const tableMessages: Messages = {
  'match.unknown': { en: 'There is no match {match}.', es: 'No existe la partida {match}.' },
  'match.unknownGame': { en: 'This server does not play {game}.', es: 'Este servidor no juega a {game}.' },
  'seat.notYours': { en: 'You do not play this seat.', es: 'Este asiento no es tuyo.' },
  'table.fault': {
    en: 'The rules engine failed after entry {entry}: {sentence} The match is paused and its journal is kept; going back may help.',
    es: 'El motor de reglas falló tras la entrada {entry}: {sentence} La partida queda en pausa y su diario se conserva; volver atrás puede ayudar.',
  },
  'table.tooLong': {
    en: 'The match has {entries} entries, the most a match may have. It is paused.',
    es: 'La partida tiene {entries} entradas, el máximo posible. Queda en pausa.',
  },
  'table.saidTooMuch': {
    en: 'You have sent {remarks} requests, answers and settings, the most that a table keeps. Play on without.',
    es: 'Has enviado {remarks} peticiones, respuestas y ajustes, el máximo que guarda una mesa. Sigue jugando sin ellos.',
  },
  'table.moved': {
    en: 'The table moved meanwhile. Send the command again.',
    es: 'La mesa se ha movido mientras tanto. Envía la orden de nuevo.',
  },
  'table.storage': {
    en: 'The answer could not be written to disk: {reason}. Send the command again.',
    es: 'No se pudo guardar la respuesta en el disco: {reason}. Envía la orden de nuevo.',
  },
  'table.diskFull': {
    en: 'The server’s disk is full, so nothing can be kept. Send the command again when there is room.',
    es: 'El disco del servidor está lleno y no se puede guardar nada. Envía la orden de nuevo cuando haya sitio.',
  },
  'table.closed': {
    en: 'The server is stopping. Send the command again in a moment.',
    es: 'El servidor se está deteniendo. Envía la orden de nuevo dentro de un momento.',
  },
  'chat.tooFast': {
    en: 'You are talking too fast: wait {seconds} s.',
    es: 'Hablas demasiado deprisa: espera {seconds} s.',
  },
  'chat.full': {
    en: 'There are {lines} lines in this chat, the most that a table keeps.',
    es: 'Esta charla tiene {lines} líneas, el máximo que guarda una mesa.',
  },
  'undo.noPoint': {
    en: 'You chose nothing at entry {to}, so you cannot go back there.',
    es: 'No elegiste nada en la entrada {to}: no puedes volver ahí.',
  },
  'undo.matchOver': {
    en: 'The match is over and its secret is out: nothing can be taken back.',
    es: 'La partida ha terminado y su secreto se conoce: ya no se puede deshacer.',
  },
  'command.otherKind': {
    en: 'This id named another kind of command before, which was carried out: nothing was done. Send it with a new id.',
    es: 'Este id ya nombró una orden de otro tipo, que se cumplió: no se ha hecho nada. Envíala con un id nuevo.',
  },
  'request.none': { en: 'There is no such request for you to answer.', es: 'No hay ninguna petición así a la que debas responder.' },
  'absent.notAway': {
    en: '{name} is not away for long enough, or this table waits for everybody: nothing can be decided for that seat.',
    es: '{nameEs} no lleva bastante tiempo fuera, o en esta mesa se espera a todos: no se puede decidir nada por ese asiento.',
  },
  'absent.left': { en: 'This seat has left the match already.', es: 'Este asiento ya ha dejado la partida.' },
  'request.notYours': { en: 'You have no such request to take back.', es: 'No tienes ninguna petición así que retirar.' },
  'request.pending': {
    en: 'Another request is open: wait until it is answered.',
    es: 'Ya hay otra petición abierta: espera a que se responda.',
  },
  'hint.persons': {
    en: 'There are no hints at this table: several persons play at it.',
    es: 'En esta mesa no hay pistas: juegan en ella varias personas.',
  },
  'hint.closed': {
    en: 'You are not asked question {decision} now, so there is no hint for it.',
    es: 'Ahora no se te hace la pregunta {decision}: no hay pista para ella.',
  },
  'hint.failed': { en: 'The hint could not be worked out. Ask again.', es: 'No se pudo calcular la pista. Pídela otra vez.' },
  'draw.none': {
    en: 'There is no draw to be agreed on: the game knows none, the match is over, or you have left it.',
    es: 'No hay empate que acordar: el juego no lo conoce, la partida ha terminado o ya no juegas en ella.',
  },
  'draw.declined': { en: '{name} does not agree to a draw.', es: '{nameEs} no acepta el empate.' },
  'shortcut.unknown': { en: 'This game knows no shortcuts.', es: 'Este juego no conoce atajos.' },
  'shortcut.nowhere': {
    en: 'Passing leads nowhere from here: somebody has to choose something else first.',
    es: 'Pasar no lleva a ninguna parte desde aquí: antes alguien debe elegir otra cosa.',
  },
  'shortcut.nothingToRepeat': {
    en: 'You have done nothing that could be repeated: {acts} of your last acts were asked for, {found} were found.',
    es: 'No hay nada tuyo que repetir: se pidieron tus últimas {acts} acciones y se encontraron {found}.',
  },
  'fairness.commitment': {
    en: 'Your share of the seed is for another commitment than this match is dealt with. Look at that, and give your share again.',
    es: 'Tu parte de la semilla es para otro compromiso que el de esta partida. Míralo y vuelve a dar tu parte.',
  },
  'series.none': { en: 'This match is no game of a series.', es: 'Esta partida no es de una ronda de varias.' },
  'series.notOver': { en: 'The next game begins when this one is over.', es: 'La siguiente partida empieza cuando acabe esta.' },
  'rematch.notOver': {
    en: 'There is a rematch when the match is over, and its series decided.',
    es: 'Hay revancha cuando la partida ha terminado y su ronda está decidida.',
  },
  'series.decided': { en: 'The series is decided: there is no next game.', es: 'La ronda ya está decidida: no hay otra partida.' },
  'watch.beyond': {
    en: 'The match has {of} entries, so there is no entry {at}.',
    es: 'La partida tiene {of} entradas: no existe la {at}.',
  },
  'watch.hidden': {
    en: 'You can look through the eyes of others once the match is over.',
    es: 'Podrás mirar con los ojos de los demás cuando termine la partida.',
  },
  'watch.seriesOpen': {
    en: 'You can look through the eyes of others once the series is decided.',
    es: 'Podrás mirar con los ojos de los demás cuando la ronda esté decidida.',
  },
  'journal.seriesOpen': {
    en: 'The journals of a series are shown when it is decided.',
    es: 'Los diarios de una ronda se muestran cuando está decidida.',
  },
  'journal.notFinished': { en: 'The journal is shown when the match is over.', es: 'El diario se muestra cuando termina la partida.' },
  'playOn.over': {
    en: 'The match was over at that moment: choose an earlier one to play on from.',
    es: 'En ese momento la partida ya había terminado: elige uno anterior para jugar desde él.',
  },
  'playOn.otherRules': {
    en: 'The match cannot be played on from here: it was dealt by the rules of version {needed}, and those of version {here} play its entry {entry} otherwise.',
    es: 'No se puede jugar desde aquí: la partida se repartió con las reglas de la versión {needed}, y las de la versión {here} juegan de otro modo su entrada {entry}.',
  },
  'replay.none': {
    en: 'There is no match in this file: neither a journal nor the report of a whole match.',
    es: 'En este archivo no hay ninguna partida: ni un diario ni el informe de una partida entera.',
  },
  'replay.ofOneSeat': {
    en: 'This report has what one seat was shown while the match ran, and not the match: it cannot be played again.',
    es: 'Este informe tiene lo que se mostró a un asiento durante la partida, y no la partida: no se puede repetir.',
  },
  'replay.tooLong': {
    en: 'The match in this file has {entries} entries, and {most} are the most.',
    es: 'La partida de este archivo tiene {entries} entradas, y el máximo es {most}.',
  },
  'replay.tooManyUndos': {
    en: 'The match in this file goes back {undos} times, and {most} times are the most.',
    es: 'La partida de este archivo vuelve atrás {undos} veces, y el máximo es {most}.',
  },
  'replay.busy': {
    en: 'Other files of yours are still being opened. Try again in a moment.',
    es: 'Aún se están abriendo otros archivos tuyos. Prueba otra vez dentro de un momento.',
  },
  'replay.noSeat': { en: 'The match has {seats} seats.', es: 'La partida tiene {seats} asientos.' },
  'replay.noEntry': { en: 'The match has {entries} entries.', es: 'La partida tiene {entries} entradas.' },
  'replay.otherFormat': {
    en: 'The journal in this file has format {format}; this Crupier reads format 1.',
    es: 'El diario de este archivo tiene el formato {format}; este Crupier lee el formato 1.',
  },
  'replay.corrupt': {
    en: 'The journal in this file is damaged here ({what}).',
    es: 'El diario de este archivo está dañado aquí ({what}).',
  },
  'replay.disagrees': {
    en: 'This file cannot be played again: entry {entry} leads elsewhere with the rules and cards that are here.',
    es: 'Este archivo no se puede repetir: la entrada {entry} lleva a otra parte con las reglas y las cartas de aquí.',
  },
  'replay.refused': {
    en: 'This file cannot be played again: entry {entry} is an answer that the rules here do not allow ({why}).',
    es: 'Este archivo no se puede repetir: la entrada {entry} es una respuesta que las reglas de aquí no permiten ({why}).',
  },
  'replay.fault': {
    en: 'This file cannot be played again: the rules engine failed at entry {entry}. {sentence}',
    es: 'Este archivo no se puede repetir: el motor de reglas falló en la entrada {entry}. {sentence}',
  },
  'journal.corruptHead': {
    en: 'The beginning of the journal is damaged ({what}): the match cannot be opened.',
    es: 'El comienzo del diario está dañado ({what}): no se puede abrir la partida.',
  },
  'journal.corrupt': {
    en: 'Entry {entry} of the journal is damaged ({what}). The match is paused before it.',
    es: 'La entrada {entry} del diario está dañada ({what}). La partida queda en pausa antes de ella.',
  },
  'journal.missing': {
    en: 'Entry {entry} of the journal is missing. The match is paused before it.',
    es: 'Falta la entrada {entry} del diario. La partida queda en pausa antes de ella.',
  },
  'journal.unreadable': { en: 'The journal cannot be read: {reason}', es: 'No se puede leer el diario: {reason}' },
  'journal.unfair': {
    en: 'The seed is not the one that the secret and the nonces make, or the secret is not the one that was committed to.',
    es: 'La semilla no es la que forman el secreto y los nonces, o el secreto no es el comprometido.',
  },
  'journal.alteredHead': {
    en: 'The beginning of the journal (deal, seed, secret) is not the one that was stored: the match cannot be opened.',
    es: 'El comienzo del diario (reparto, semilla, secreto) no es el que se guardó: no se puede abrir la partida.',
  },
  'journal.alteredSeat': {
    en: 'Seat {seat} is not as it was stored: the match cannot be opened.',
    es: 'El asiento {seat} no está como se guardó: no se puede abrir la partida.',
  },
  'journal.altered': {
    en: 'Entry {entry} of the journal is not the one that was written. The match is paused before it.',
    es: 'La entrada {entry} del diario no es la que se escribió. La partida queda en pausa antes de ella.',
  },
  'journal.cutShort': {
    en: 'The journal was written with {length} entries and has {entries}: the last are gone. The match is paused.',
    es: 'El diario se escribió con {length} entradas y tiene {entries}: faltan las últimas. La partida queda en pausa.',
  },
  'journal.alteredEnd': {
    en: 'The length or the outcome that was kept with the journal is not the one that was written. The match is paused.',
    es: 'La longitud o el resultado guardados con el diario no son los que se escribieron. La partida queda en pausa.',
  },
  'journal.alteredRemark': {
    en: 'Remark {remark} (a request, an answer to one, a setting) is not the one that was written. The match is paused.',
    es: 'La observación {remark} (una petición, su respuesta, un ajuste) no es la que se escribió. La partida queda en pausa.',
  },
  'journal.alteredChat': {
    en: 'Line {line} of the chat is not the one that was written: it is not shown.',
    es: 'La línea {line} de la charla no es la que se escribió: no se muestra.',
  },
  'journal.missingRemarks': {
    en: 'Of {written} remarks (requests, answers to them, settings) {remarks} are there: the match is paused.',
    es: 'De {written} observaciones (peticiones, respuestas, ajustes) hay {remarks}: la partida queda en pausa.',
  },
  'journal.disagrees': {
    en: 'Entry {entry} now leads to another state than it did. The match is paused before it.',
    es: 'La entrada {entry} lleva ahora a otro estado que entonces. La partida queda en pausa antes de ella.',
  },
  'journal.refused': {
    en: 'Entry {entry} is an answer that the rules no longer allow ({why}). The match is paused before it.',
    es: 'La entrada {entry} es una respuesta que las reglas ya no permiten ({why}). La partida queda en pausa antes de ella.',
  },
  'journal.otherRules': {
    en: 'This match was dealt by the rules of version {needed}, and those of version {here} play its entry {entry} otherwise. It is kept as it is: whoever runs the server can go on with it by starting that version, on a copy of the data; here a new match can be dealt.',
    es: 'Esta partida se repartió con las reglas de la versión {needed}, y las de la versión {here} juegan de otro modo su entrada {entry}. Se guarda como está: quien lleva el servidor puede seguirla arrancando aquella versión con una copia de los datos; aquí se puede repartir una nueva.',
  },
  'journal.fault': {
    en: 'The rules engine failed at entry {entry}: {sentence} The match is paused before it.',
    es: 'El motor de reglas falló en la entrada {entry}: {sentence} La partida queda en pausa antes de ella.',
  },
  'bots.crashed': {
    en: 'A thread in which bots think has ended ({reason}). The match goes on.',
    es: 'Ha terminado un hilo en el que piensan los bots ({reason}). La partida sigue.',
  },
  'bots.late': {
    en: 'A bot thought far too long and answers at random. The match goes on.',
    es: 'Un bot ha pensado demasiado y responde al azar. La partida sigue.',
  },
  'bots.cut': {
    en: 'A bot ({level}) had not finished thinking after {ms} ms and answers with the best that it has found so far. The match goes on.',
    es: 'Un bot ({level}) no había terminado de pensar al cabo de {ms} ms y responde con lo mejor que ha encontrado. La partida sigue.',
  },
  'bots.fault': {
    en: 'A bot could not think ({reason}) and answers at random. The match goes on.',
    es: 'Un bot no ha podido pensar ({reason}) y responde al azar. La partida sigue.',
  },
};
