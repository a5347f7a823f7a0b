/** The texts of the settings in English: each row has a name and what comes of it. They are loaded with the settings. */
export const settingsTextsEn = {
  groups: { reading: 'Reading', table: 'At the table', notices: 'Notices', own: 'Your own' },

  language: 'Language',
  languageAbout: 'Of the page, the rules and the cards',
  textSize: 'Text size',
  textSizeAbout: 'A table shows less at once to show it larger',
  theme: 'Theme',
  themeAbout: 'The mats of the games are dark in both',
  themes: { dark: 'Dark', light: 'Light' },
  contrast: 'Contrast',
  contrastAbout: 'Stronger letters and edges',
  contrasts: { system: 'As the system', more: 'High' },

  motionAbout: 'Without it the steps are the same, at rest',
  speedAbout: 'Of cards that move, and of the steps of others',
  showingAbout: 'Large, before they have their effect',
  beatsAbout: 'Moment by moment, or all at once',
  peek: 'Show cards large',
  peekAbout: 'While the pointer rests on them',
  sameOrder: 'Always the same order',
  sameOrderAbout: 'When the same abilities come up again, they take the order that you gave them',
  endsOwnTurn: 'I end my turn myself',
  endsOwnTurnAbout: 'Also when nothing else is left to do',

  volumeAbout: 'When it is your turn you hear two knocks',

  name: 'Name',
  nameAbout: 'Seen at your tables',
  download: 'Take it with you',
  downloadAbout: 'Tables and matches from the server; decks, settings and notes from this browser: one file',
  downloadYes: 'Download',
  downloadFailed: 'The server’s part could not be fetched. Try again.',
  remove: 'Delete everything',
  removeAbout: 'From this browser and from the server, at once',
  removeYes: 'Delete',
  removeTitle: 'Delete all that is kept of you?',
  removeServer: (matches: number, running: number, waiting: number): string =>
    `From the server: your name at ${count(matches, 'match', 'matches')}${running === 0 ? '' : `, of which you concede the ${running === 1 ? 'one' : running} that you still play`}; ${count(waiting, 'waiting table', 'waiting tables')}; your sessions.`,
  removeNothing: 'From the server: nothing, for it keeps nothing of you.',
  removeUnknown:
    'From the server: your name at every table, your waiting tables, and your sessions. You concede the matches that you still play.',
  removeBrowser: (decks: number): string =>
    `From this browser: ${count(decks, 'deck', 'decks')}, your settings and keys, and what was noted of your matches.`,
  removeStays: 'The matches stay for the others. This cannot be undone.',
  removeFailed: 'Not everything was deleted. Try again.',

  sampleSlip: 'How it reads',
  sampleQuestion: 'It is your turn. What do you do?',
  sampleNote: 'Changes show here and keep themselves.',
  fine: 'That is fine',
  defaults: 'Defaults',
};

function count(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** The texts of the settings. */
export type SettingsTexts = typeof settingsTextsEn;
