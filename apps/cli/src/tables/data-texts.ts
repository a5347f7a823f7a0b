import type { Said } from '../arguments/spec.ts';

/** What is said of the server's database, by key. */
export const dataTexts = {
  'data.saved': { en: '{file}: a copy of all matches.', es: '{file}: una copia de todas las partidas.' },
  'data.restored': { en: '{file}: put in place.', es: '{file}: puesta en su lugar.' },
  'data.aside': { en: 'What was there is kept as {aside}.', es: 'Lo que había queda en {aside}.' },
  'data.sound': {
    en: '{file}: sound. Matches: {matches}; entries: {entries}.',
    es: '{file}: en orden. Partidas: {matches}; entradas: {entries}.',
  },
  'data.unsound': {
    en: '{file}: problems: {count}. Matches: {matches}; entries: {entries}.',
    es: '{file}: problemas: {count}. Partidas: {matches}; entradas: {entries}.',
  },
} as const satisfies Readonly<Record<string, Said>>;
