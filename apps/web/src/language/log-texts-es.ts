import type { logTextsEn } from './log-texts-en.ts';

/** The page's texts of the log and of the recap, in Spanish. */
export const logTextsEs: typeof logTextsEn = {
  log: 'Registro',
  logEmpty: 'Aún no ha pasado nada.',
  logEarlier: 'Ver líneas anteriores',
  logAll: 'Todo',
  logRules: 'Con regla',
  somebody: 'Alguien',
  undidFirst: (name) => `${name} deshizo «`,
  undidRest: '» y lo que siguió.',
  undidChoice: (name) => `${name} deshizo una elección.`,
  recap: 'Mientras esperabas',
  recapOf: (names, count) => `Lo que ${count === 1 ? 'hizo' : 'hicieron'} ${names}`,
  recapLines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
};
