/** The texts of a match that is stepped through, in English. They are loaded with it. */
export const replayTextsEn = {
  replay: 'Replay',
  step: 'Step of the match',
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  fromFile: 'from a file: no proof of how it was shuffled',
  otherCards: 'from a file: the cards here are not quite those of then',

  // What moves it along
  controls: 'Replay controls',
  first: 'To the start',
  previous: 'Previous step',
  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  last: 'To the end',
  speed: (times: string) => `Speed: ${times}`,
  link: 'Link',
  copyLink: 'Copy a link to this moment',
  playOn: 'Play on from here',
  playOnLabel: 'Play on from here: at your seat, with bots at the others; this match stays as it is',

  // Through whose eyes
  perspective: 'Perspective',
  eyes: 'Through the eyes of',
  allHands: (seats: number): string => (seats === 2 ? 'Both' : 'All hands'),
  everybody: 'Everybody',

  // What a step was
  theDeal: 'The deal',
  takenBack: 'A choice is taken back',
  nothingSeen: 'Nothing that can be seen from here',

  // The timeline, and what mattered
  timeline: 'Timeline',
  mattered: 'What mattered',
  nothingYet: 'Nothing so far.',
};

/** The texts of a match that is stepped through. */
export type ReplayTexts = typeof replayTextsEn;
