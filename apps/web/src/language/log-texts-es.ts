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
  logAll: 'Todo',
  logRules: 'Con regla',
  somebody: 'Alguien',
  undidFirst: (name) => `${name} deshizo «`,
  undidRest: '» y lo que siguió.',
  undidChoice: (name) => `${name} deshizo una elección.`,
  recap: 'Mientras esperabas',
  recapOf: (names, count) => `Lo que ${count === 1 ? 'hizo' : 'hicieron'} ${names}`,
  logLines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
  logBefore: 'Antes del primer turno',
  sinceDecision: (count) => `Desde tu última decisión · ${count}`,
  openNewLog: (count) => `Abrir el registro: ${count === 1 ? '1 línea' : `${count} líneas`} desde tu última decisión`,
};
