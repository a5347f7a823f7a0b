import type { LessonTopic, TutorialBrief } from '@crupier/kernel/rules';

/** What the lessons are about, in the order in which they come. */
export const topics: readonly LessonTopic[] = [
  { name: { en: 'Choosing a house', es: 'Elegir Casa' }, lessons: ['hand', 'house', 'opponent'] },
  { name: { en: 'Playing cards', es: 'Jugar cartas' }, lessons: ['play', 'more', 'ability'] },
  { name: { en: 'Reaping', es: 'Cosechar' }, lessons: ['reap'] },
  { name: { en: 'Flanks and upgrades', es: 'Flancos y mejoras' }, lessons: ['flank', 'upgrade', 'host'] },
  { name: { en: 'Forging', es: 'Forjar' }, lessons: ['count'] },
  { name: { en: 'Fighting', es: 'Luchar' }, lessons: ['fighter', 'fight', 'defender'] },
  { name: { en: 'Ending a turn', es: 'Acabar el turno' }, lessons: ['again', 'rest'] },
];

/** What is said before the deal. */
export const brief: TutorialBrief = {
  sides: [
    {
      name: { en: 'Yours', es: 'Tu mazo' },
      about: { en: 'Brobnar, Logos, Untamed', es: 'Brobnar, Logos, Indómita' },
      cards: ['flaxia', 'troll'],
    },
    { name: { en: 'Your opponent', es: 'Tu oponente' }, about: { en: 'a bot', es: 'un bot' }, cards: ['bulwark', 'silvertooth'] },
  ],
  points: {
    win: {
      head: { en: 'You win', es: 'Ganas' },
      rest: { en: 'with your third key: each costs 6 Æ.', es: 'con tu tercera llave: cada una cuesta 6 Æ.' },
    },
    lose: {
      head: { en: 'You lose', es: 'Pierdes' },
      rest: { en: 'when your opponent forges three before you.', es: 'si tu oponente forja tres antes que tú.' },
    },
    turn: {
      head: { en: 'Each turn', es: 'Cada turno' },
      rest: { en: 'you choose a house, and only its cards act.', es: 'eliges una Casa, y solo actúan sus cartas.' },
    },
    start: {
      head: { en: 'You start', es: 'Empiezas tú' },
      rest: { en: 'with seven cards, and play one of them.', es: 'con siete cartas, y juegas una de ellas.' },
    },
  },
};
