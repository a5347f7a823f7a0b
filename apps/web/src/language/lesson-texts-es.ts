import type { lessonTextsEn } from './lesson-texts-en.ts';

/** The page's own texts of tutorials, in Spanish. */
export const lessonTextsEs: typeof lessonTextsEn = {
  learn: 'Aprender',
  lesson: 'Lección',
  lessonCount: (at, of) => `Lección ${at} de ${of}`,
  lessonStrayed: 'Has hecho otra cosa: también vale. Las lecciones siguen donde encajen.',
  lessonNone: 'Aquí no hay nada nuevo: responde como quieras y las lecciones siguen.',
  lessonWait: 'Juega tu oponente. El registro cuenta lo que pasa.',
  lessonKnown: 'Ya lo sé',
  lessonFold: 'La lección entera',
  lessonAgain: 'Empezar de nuevo a aprender',
  lessonLeave: 'Dejar las lecciones y seguir jugando',
};
