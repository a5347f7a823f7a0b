import type { LearnTexts } from './learn-texts-en.ts';

/** The texts of the pages of lessons in Spanish. */
export const learnTextsEs: LearnTexts = {
  titleFirst: 'Se aprende',
  titleSecond: 'jugando.',
  about: 'Cada lección llega cuando la partida la trae: una frase, lo que hay que mirar y tu decisión. La saltas con un clic.',
  lessons: (count) => (count === 1 ? '1 lección' : `${count} lecciones`),
  done: (done, of) => (done === of ? `las ${of}, hechas` : `${done} de ${of}`),
  isDone: 'hecha',
  isNext: 'la siguiente',
  start: 'Empezar',
  goOn: 'Seguir',
  again: 'Otra vez',
  repeat: 'Repetirlas',
  readyTables: 'Mesas preparadas',
  setUp: 'Verla',

  // El papel
  lessonOf: (at, of) => `Lección ${at} de ${of}`,
  goOnAt: (topic) => `Sigue en «${topic}».`,
  waits: (game) => `Tu primera partida de ${game} está donde la dejaste.`,

  // Antes de repartir
  firstMatch: 'Tu primera partida',
  beforeDeal: 'Antes de repartir',
  against: 'contra',
  teachIn: (game) => `Te enseño ${game} jugando.`,
  comesWith: (lessons) => `${lessons} lecciones cortas: cada una llega cuando la partida la trae. «Ya lo sé» la salta.`,
  nothingCounts: 'Nada cuenta',
  canUndo: ': puedes deshacer siempre.',
  deal: 'Repartir',
  alone: 'Sin ayuda',
  noLessons: 'Aquí no hay lecciones.',
  allLessons: 'Todas las lecciones',
};
