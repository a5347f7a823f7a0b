/** The texts of the pages of lessons in English. */
export const learnTextsEn = {
  titleFirst: 'Learn it',
  titleSecond: 'playing.',
  about: 'Each lesson comes when the match brings it: one sentence, what to look at, and your decision. One click skips it.',
  lessons: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
  done: (done: number, of: number) => (done === of ? `all ${of} done` : `${done} of ${of}`),
  isDone: 'done',
  isNext: 'next',
  start: 'Start',
  goOn: 'Go on',
  again: 'Again',
  repeat: 'Repeat them',
  readyTables: 'Ready tables',
  setUp: 'Look at it',

  // The slip
  lessonOf: (at: number, of: number) => `Lesson ${at} of ${of}`,
  goOnAt: (topic: string) => `Go on at “${topic}”.`,
  waits: (game: string) => `Your first match of ${game} is where you left it.`,

  // Before the deal
  firstMatch: 'Your first match',
  beforeDeal: 'Before I deal',
  against: 'v',
  teachIn: (game: string) => `I teach you ${game} while we play.`,
  comesWith: (lessons: number) => `${lessons} short lessons, each when the match brings it. “I know” skips one.`,
  nothingCounts: 'Nothing counts',
  canUndo: ': you can undo always.',
  deal: 'Deal',
  alone: 'No help',
  noLessons: 'There are no lessons here.',
  allLessons: 'All lessons',
};

/** What the pages of lessons say. */
export type LearnTexts = typeof learnTextsEn;
