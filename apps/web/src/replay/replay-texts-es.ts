import type { ReplayTexts } from './replay-texts-en.ts';

/** The texts of a match that is stepped through, in Spanish. */
export const replayTextsEs: ReplayTexts = {
  replay: 'Repetición',
  step: 'Paso de la partida',
  stepOf: (step, of) => `Paso ${step} de ${of}`,
  fromFile: 'de un archivo: no prueba cómo se barajó',
  otherCards: 'de un archivo: las cartas de aquí no son exactamente las de entonces',

  // Lo que la mueve
  controls: 'Controles de la repetición',
  first: 'Al principio',
  previous: 'Paso anterior',
  play: 'Reproducir',
  pause: 'Pausa',
  next: 'Paso siguiente',
  last: 'Al final',
  speed: (times) => `Velocidad: ${times}`,
  link: 'Enlace',
  copyLink: 'Copiar enlace a este momento',
  playOn: 'Jugar desde aquí',
  playOnLabel: 'Jugar desde aquí: en tu asiento, con bots en los demás; esta partida queda como está',

  // Con los ojos de quién
  perspective: 'Perspectiva',
  eyes: 'Con los ojos de',
  allHands: (seats) => (seats === 2 ? 'Ambos' : 'Todas las manos'),
  everybody: 'Público',

  // Qué fue un paso
  theDeal: 'El reparto',
  takenBack: 'Se deshace una elección',
  nothingSeen: 'Nada que se vea desde aquí',

  // La línea de tiempo, y lo que importó
  timeline: 'Línea de tiempo',
  mattered: 'Lo que importó',
  nothingYet: 'Nada por ahora.',
};
