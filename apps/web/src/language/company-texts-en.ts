/** The page's texts of those who sit together at a table, in English. */
export const companyTextsEn = {
  // Talk
  chat: 'Table talk',
  openChat: (unread: number) => (unread === 0 ? 'Table talk' : `Table talk: ${unread} unread`),
  chatText: 'All at this table read it, those who watch too. It is kept with the table and is no part of the match.',
  chatEmpty: 'Nobody has said anything yet.',
  chatPhrases: 'Ready phrases: each reads them in their own language',
  chatWrite: 'Write something',
  chatSend: 'Say it',
  chatSays: (name: string, words: string) => `${name}: ${words}`,
  chatNew: 'New',
  chatMuted: 'muted',
  chatMute: (name: string) => `Do not show what ${name} says`,
  chatUnmute: (name: string) => `Show what ${name} says`,

  // Reports and replays
  report: 'Report a problem',
  reportWords: 'What went wrong?',
  reportSeat:
    'A file is saved with this position and log as your seat sees them, your hand included: whoever reads it learns your cards. It has neither hidden cards nor the seed nor the talk.',
  reportWhole: 'A file is saved with the whole match, for it is over: all hands, the decks and the seed. It has nothing of the talk.',
  reportSave: 'Save the report',
  downloadReplay: 'Download the match and its seed',

  // Requests
  undoAskedTo: (name: string, before: string) => `${name} asks to go back to before: “${before}”`,
  undoWaitingTo: (before: string) => `You ask to go back to before: “${before}” Waiting for an answer.`,
  withdraw: 'Withdraw it',
  absentAsked: {
    bot: (asker: string, name: string) => `${asker} wants a bot to play for ${name} until they are back.`,
    concede: (asker: string, name: string) => `${asker} wants to end the match for ${name}, who is away.`,
  },
  absentWaiting: 'You have proposed what becomes of the empty seat. Waiting for an answer.',

  // Presence
  isAway: (name: string) => `${name} is not at the table.`,
  standsIn: (name: string) => `A bot plays for ${name} until they are back.`,
  absentBot: 'Let a bot play',
  absentConcede: 'End the match',

  watchedBy: (count: number, names: string) => `${count === 1 ? 'One watches' : `${count} watch`}${names === '' ? '' : `: ${names}`}`,

  // Clocks and terms
  terms: 'Clock, absences, spectators',
  clock: 'Clock',
  clocks: {
    none: 'None',
    'move-60': '1 min a question',
    'move-180': '3 min a question',
    'bank-1500': '25 min + 10 s',
    'bank-3600': '60 min + 15 s',
  },
  clockOf: (name: string) => `Time left of ${name}`,
  clockWarns: 'Ten seconds left.',
  timeUp: 'When time is up',
  timeUps: { usual: 'It passes', bot: 'A bot answers', lose: 'The match is lost' },
  away: 'Whoever is away for long',
  awayCourses: { ask: 'The others decide', bot: 'A bot plays', wait: 'All wait' },
  awayAfter: 'That is after',
  minutes: (count: number) => `${count} min`,
  stepsLater: (count: number) => `${count} steps later`,
  minutesLater: (count: number) => `${count} min later`,
  secondsEach: (seconds: number) => `${seconds} s a question`,
  invitesYou: (name: string, game: string) => `${name} invites you to ${game}`,
  onlyHere: 'This link works on this machine only, for the server lets nobody else in. To let friends in, end it and start it so:',
  onlyHereShell: 'In PowerShell:',
  delay: 'Spectators see it',
  delays: { none: 'At once', 'entries-20': '20 steps later', 'minutes-5': '5 min later', 'minutes-15': '15 min later' },
  guestSeats: 'A guest may take',
  guestSeatCounts: { one: 'One seat', several: 'Several seats' },
};
