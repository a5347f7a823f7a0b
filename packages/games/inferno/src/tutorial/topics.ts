import type { LessonTopic, TutorialBrief } from '@crupier/kernel/rules';

/** What the lessons are about, in the order in which they come. */
export const topics: readonly LessonTopic[] = [
  { name: { en: 'Your deck is your life', es: 'Tu mazo es tu vida' }, lessons: ['hand'] },
  { name: { en: 'Energy', es: 'Energía' }, lessons: ['energy'] },
  { name: { en: 'Combat', es: 'Combate' }, lessons: ['attack', 'defender', 'priority'] },
  { name: { en: 'The chain', es: 'La cadena' }, lessons: ['ally', 'chain', 'keep'] },
  { name: { en: 'Responding', es: 'Responder' }, lessons: ['response', 'target'] },
  { name: { en: 'A whole turn', es: 'Un turno entero' }, lessons: ['more', 'combats', 'end'] },
];

/** What is said before the deal. */
export const brief: TutorialBrief = {
  sides: [
    {
      name: { en: 'Your demon', es: 'Tu demonio' },
      about: { en: 'Mandinga', es: 'Mandinga' },
      cards: ['mandinga-rider-of-the-burning', 'feral-dog'],
    },
    {
      name: { en: 'Your opponent', es: 'Tu oponente' },
      about: { en: 'a bot', es: 'un bot' },
      cards: ['acerbo-marshal-of-the-forge', 'brush-fox'],
    },
  ],
  points: {
    win: {
      head: { en: 'You win', es: 'Ganas' },
      rest: { en: 'when the other deck must give a card and has none.', es: 'si el otro mazo tiene que dar una carta y no le quedan.' },
    },
    lose: {
      head: { en: 'You lose', es: 'Pierdes' },
      rest: {
        en: 'when yours does: all damage to your demon comes off it.',
        es: 'si le pasa al tuyo: de él sale todo el daño a tu demonio.',
      },
    },
    turn: {
      head: { en: 'Each turn', es: 'Cada turno' },
      rest: { en: 'you draw, gain a resource, play and attack.', es: 'tomas, ganas un recurso, juegas y atacas.' },
    },
    start: {
      head: { en: 'You start', es: 'Empiezas tú' },
      rest: { en: 'with five cards and one resource.', es: 'con cinco cartas y un recurso.' },
    },
  },
};
