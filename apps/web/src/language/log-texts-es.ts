import type { logTextsEn } from './log-texts-en.ts';

/** The page's texts of the log and of the recap, in Spanish. */
export const logTextsEs: typeof logTextsEn = {
  seeLines: (count) => `Ver las ${count} líneas`,
  enemyAttackedYou: (enemy) => `Te atacó ${enemy}`,
  encounterOf: (seat) => `Encuentro de ${seat}`,
  villainPhaseNext: (deed) => `Después, la fase del villano: ${deed}`,
  attacksFirst: (villain, hero) => `${villain} ataca primero a ${hero}.`,
  schemesFirst: (villain) => `${villain} planea primero.`,
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
