/** The texts of the pages around the table in English: their bar, and home. They are loaded with those pages. */
export const homeTextsEn = {
  pages: 'Pages',
  doors: { play: 'Play', learn: 'Learn', cards: 'Cards', decks: 'Decks', rules: 'Rules' },
  waitForYou: (count: number) => (count === 1 ? 'one table waits for you' : `${count} tables wait for you`),

  // First visit
  titleFirst: 'Sit down.',
  titleSecond: 'I’ll deal.',
  about: [
    'Three card games at a table that ',
    'knows every rule',
    ': it counts, asks and says why. Free, no account, against bots or with a friend.',
  ],
  aboutShort: 'Three card games at a table that knows the rules. Free, no account.',
  firstTime: 'First time?',
  another: 'Another game?',
  teach: 'I teach while we play.',
  teachAbout: (game: string) => `A first match of ${game}, step by step: I explain each thing as it comes, and you can undo all.`,
  teachShort: (game: string) => `I teach ${game} as we play`,
  start: 'Start',

  // Returning
  greetings: { morning: ['Good ', 'morning'], afternoon: ['Good ', 'afternoon'], evening: ['Good ', 'evening'] },
  waiting: (count: number) =>
    count === 1 ? ['', 'One table', ' waits for you.'] : ['They wait for you at ', `${words(count)} tables`, '.'],
  started: (count: number) => ['You have ', count === 1 ? 'one table' : `${words(count)} tables`, ' to go on with.'],
  nothing: ['Nobody waits for you: ', 'another match?', ''],
  turns: (count: number) => `Your turn · ${count}`,
  underWay: (count: number) => `Under way · ${count}`,
  yourTurn: 'Your turn',
  goOn: 'Go on where you left off.',
  decide: 'Decide',
  decideFirst: 'Decide the most urgent',
  resume: 'Go on',
  resumeFirst: 'Go on with the last one',
  others: 'More tables',

  // A game’s mat
  games: 'Games',
  pitches: {
    keyforge: 'Two unique decks. Forge three keys first.',
    inferno: 'Demons and energy. Your deck is your life.',
    'marvel-champions': 'Heroes together against a villain’s scheme.',
  } as Readonly<Record<string, string>>,
  shortPitches: {
    keyforge: 'Two unique decks, three keys.',
    inferno: 'Your deck is your life.',
    'marvel-champions': 'Heroes against a villain.',
  } as Readonly<Record<string, string>>,
  change: 'Change',
  withFriend: 'With a friend',
  withFriendShort: 'A friend',
  learn: 'Learn',
  asLastTime: 'as last time',
  minutes: (minutes: number) => `${minutes} min`,
  against: {
    bot: (own: string) => `${own} against a bot`,
    bots: (own: string, count: number) => `${own} against ${count} bots`,
    friend: (own: string) => `${own} against a friend`,
    friends: (own: string, count: number) => `${own} against ${count} friends`,
    here: (own: string) => `${own}; you play every side`,
    several: (own: string, count: number) => `${own}, ${count} others at the table`,
    alone: (own: string) => own,
  },
  together: {
    bot: (own: string) => `${own} and a bot`,
    bots: (own: string, count: number) => `${own} and ${count} bots`,
    friend: (own: string) => `${own} and a friend`,
    friends: (own: string, count: number) => `${own} and ${count} friends`,
    here: (own: string, count: number) => `${own} and ${count === 1 ? 'one more hero' : `${count} more heroes`}, all yours,`,
    several: (own: string, count: number) => `${own} and ${count} others`,
    alone: (own: string) => `${own} alone`,
  },
  ownDecks: { list: 'Your own list', sealed: 'A sealed pool', dealt: 'Dealt decks' },
  villain: (who: string, villain: string) => `${who} against ${villain}`,

  // Below
  lessons: 'Lessons',
};

/** What the pages around the table say. */
export type HomeTexts = typeof homeTextsEn;

function words(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);
}
