/** The page's own texts of tutorials, in English. */
export const lessonTextsEn = {
  learn: 'Learn to play',
  lesson: 'Lesson',
  lessonCount: (at: number, of: number) => `Lesson ${at} of ${of}`,
  lessonStrayed: 'You did something else: that is fine, too. The lessons go on where they fit.',
  lessonNone: 'Nothing new here: answer as you like, and the lessons go on.',
  lessonWait: 'Your opponent plays. The log tells what happens.',
  lessonKnown: 'I know',
  lessonFold: 'The whole lesson',
  lessonAgain: 'Begin the tutorial again',
  lessonLeave: 'Leave the lessons and play on',
};
