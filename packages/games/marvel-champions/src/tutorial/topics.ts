import type { LessonTopic, TutorialBrief } from '@crupier/kernel/rules';

/** What the lessons are about, in the order in which they come. */
export const topics: readonly LessonTopic[] = [
  { name: { en: 'Hero and alter-ego', es: 'Héroe y álter ego' }, lessons: ['together', 'hand', 'form'] },
  { name: { en: 'Paying for cards', es: 'Pagar cartas' }, lessons: ['ally', 'pay'] },
  { name: { en: 'Attacking', es: 'Atacar' }, lessons: ['attack', 'beside'] },
  { name: { en: 'Two heroes, one turn each', es: 'Dos héroes, un turno cada uno' }, lessons: ['end', 'second', 'again', 'refill'] },
  { name: { en: 'Defending', es: 'Defender' }, lessons: ['sense', 'defend', 'boost'] },
  { name: { en: 'Thwarting', es: 'Intervenir' }, lessons: ['round'] },
  { name: { en: 'Minions', es: 'Esbirros' }, lessons: ['minion'] },
  { name: { en: 'Encounters', es: 'Encuentros' }, lessons: ['obligation', 'sideScheme'] },
  { name: { en: 'Statuses', es: 'Estados' }, lessons: ['stunned', 'confused', 'tough'] },
];

/** What is said before the deal. */
export const brief: TutorialBrief = {
  sides: [
    { name: { en: 'Yours', es: 'Los tuyos' }, about: { en: '2 heroes', es: '2 héroes' }, cards: ['01001a', '01010a'] },
    { name: { en: 'Rhino', es: 'Rino' }, about: { en: 'played by the table', es: 'lo lleva la mesa' }, cards: ['01094'] },
  ],
  points: {
    win: {
      head: { en: 'You win', es: 'Ganas' },
      rest: { en: 'when both stages of Rhino are defeated.', es: 'si derrotas las dos fases de Rino.' },
    },
    lose: {
      head: { en: 'You lose', es: 'Pierdes' },
      rest: {
        en: 'when threat completes his scheme, or both of your heroes fall.',
        es: 'si la Amenaza completa su plan o caen tus dos héroes.',
      },
    },
    turn: {
      head: { en: 'Each round', es: 'Cada ronda' },
      rest: { en: 'your heroes play, one at a time; then the villain.', es: 'juegan tus héroes, de uno en uno; después, el Villano.' },
    },
    start: {
      head: { en: 'You say who starts', es: 'Tú dices quién empieza' },
      rest: { en: 'in the first round; from there it goes round.', es: 'en la primera ronda; desde ahí, va rotando.' },
    },
  },
};
