import type { companyTextsEn } from './company-texts-en.ts';

/** The page's texts of those who sit together at a table, in Spanish. */
export const companyTextsEs: typeof companyTextsEn = {
  // Talk
  chat: 'Charla de la mesa',
  openChat: (unread: number) => (unread === 0 ? 'Charla de la mesa' : `Charla de la mesa: ${unread} sin leer`),
  chatText: 'La lee toda la mesa, también quien mira. Se guarda con la mesa y no forma parte de la partida.',
  chatEmpty: 'Nadie ha dicho nada todavía.',
  chatPhrases: 'Frases hechas: cada cual las lee en su idioma',
  chatWrite: 'Escribe algo',
  chatSend: 'Decirlo',
  chatSays: (name: string, words: string) => `${name}: ${words}`,
  chatNew: 'Nuevo',
  chatMuted: 'en silencio',
  chatMute: (name: string) => `No mostrar lo que dice ${name}`,
  chatUnmute: (name: string) => `Mostrar lo que dice ${name}`,

  // Reports and replays
  report: 'Informar de un problema',
  reportWords: '¿Qué ha ido mal?',
  reportSeat:
    'Se guarda un archivo con esta posición y el registro como los ve tu asiento, con tu mano: quien lo lea conocerá tus cartas. No lleva cartas ocultas ni la semilla ni la charla.',
  reportWhole: 'Se guarda un archivo con toda la partida, que ha terminado: todas las manos, los mazos y la semilla. No lleva la charla.',
  reportSave: 'Guardar el informe',
  downloadReplay: 'Descargar la partida y su semilla',

  // Requests
  undoAskedTo: (name: string, before: string) => `${name} pide volver a antes de: «${before}»`,
  undoWaitingTo: (before: string) => `Pides volver a antes de: «${before}» Esperando respuesta.`,
  withdraw: 'Retirar la petición',
  absentAsked: {
    bot: (asker: string, name: string) => `${asker} quiere que un bot juegue por ${name} hasta que vuelva.`,
    concede: (asker: string, name: string) => `${asker} quiere terminar la partida por ${name}, que no está.`,
  },
  absentWaiting: 'Has propuesto qué hacer con el asiento vacío. Esperando respuesta.',

  // Presence
  isAway: (name: string) => `${name} no está en la mesa.`,
  standsIn: (name: string) => `Un bot juega por ${name} hasta que vuelva.`,
  absentBot: 'Que juegue un bot',
  absentConcede: 'Terminar la partida',

  watchedBy: (count: number, names: string) => `${count === 1 ? 'Mira una persona' : `Miran ${count}`}${names === '' ? '' : `: ${names}`}`,

  // Clocks and terms
  terms: 'Reloj, ausencias, público',
  clock: 'Reloj',
  clocks: {
    none: 'Sin reloj',
    'move-60': '1 min por pregunta',
    'move-180': '3 min por pregunta',
    'bank-1500': '25 min + 10 s',
    'bank-3600': '60 min + 15 s',
  },
  clockOf: (name: string) => `Tiempo que le queda a ${name}`,
  clockWarns: 'Quedan diez segundos.',
  timeUp: 'Al acabarse el tiempo',
  timeUps: { usual: 'Se pasa', bot: 'Responde un bot', lose: 'Se pierde la partida' },
  away: 'Si alguien falta mucho rato',
  awayCourses: { ask: 'Deciden los demás', bot: 'Juega un bot', wait: 'Se espera' },
  awayAfter: 'Es decir, tras',
  minutes: (count: number) => `${count} min`,
  stepsLater: (count: number) => `${count} pasos después`,
  minutesLater: (count: number) => `${count} min después`,
  secondsEach: (seconds: number) => `${seconds} s por pregunta`,
  invitesYou: (name: string, game: string) => `${name} te invita a ${game}`,
  onlyHere:
    'Este enlace solo sirve en este equipo: el servidor no deja entrar a nadie más. Para que entren amigos, detenlo y arráncalo así:',
  onlyHereShell: 'En PowerShell:',
  delay: 'El público lo ve',
  delays: { none: 'Al momento', 'entries-20': '20 pasos después', 'minutes-5': '5 min después', 'minutes-15': '15 min después' },
  guestSeats: 'Cada invitado puede tomar',
  guestSeatCounts: { one: 'Un asiento', several: 'Varios asientos' },
};
