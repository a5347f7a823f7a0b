import type { endTextsEn } from './end-texts-en.ts';

/** The page's texts of the end of a match, in Spanish. */
export const endTextsEs: typeof endTextsEn = {
  turnsPlayed: (turns) => (turns === 1 ? 'Tras 1 turno' : `Tras ${turns} turnos`),
  raceChart: (turns) => `La carrera a lo largo de ${turns} turnos. La tabla de abajo dice lo mismo.`,
  raceTable: 'Como tabla',
  raceMilestone: 'Hito',
  rematch: 'Revancha',
  rematchSwapped: 'Revancha con asientos cambiados',
  rematchMeans: 'La revancha reparte los mismos mazos en los mismos asientos. Con asientos cambiados, cada cual juega con el mazo de otro.',
  wantsRematch: (names) => `${names} pide la revancha.`,
  wantsSwap: (names) => `${names} pide la revancha con asientos cambiados.`,
  rematchWaits: 'Se reparte en cuanto todos quieran lo mismo.',
  toRematch: 'A la revancha',
  endOfMatch: 'El final de la partida',
  playOn: 'Seguir jugando',
  waysOn: {
    next: (name) => `Siguiente: ${name}`,
    harder: (name) => `Más difícil: ${name}`,
    easier: (name) => `Más fácil: ${name}`,
  },
  seed: 'Semilla',
  seedAndShuffles: 'Semilla y mezclas',
  seedBefore:
    'Todo se baraja a partir de una semilla. Diría el orden de los mazos, así que se muestra cuando termina la partida. Hasta entonces está el compromiso: el servidor quedó sujeto a él antes de que nadie diera su número, y con él se comprueba la semilla.',
  seedAfter:
    'Todo se barajó a partir de una semilla. El compromiso se mostró antes de que nadie diera su número: con él se comprueba la semilla.',
  commitment: 'Compromiso',
  copyCommitment: 'Copiar el compromiso',
  copySeed: 'Copiar la semilla',
};
