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

  // Requests
  undoAskedTo: (name: string, before: string) => `${name} pide volver a antes de: «${before}»`,
  undoWaitingTo: (before: string) => `Pides volver a antes de: «${before}» Esperando respuesta.`,
  withdraw: 'Retirar la petición',
};
