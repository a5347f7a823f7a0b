/** The page's texts of the end of a match, in English. */
export const endTextsEn = {
  turnsPlayed: (turns: number) => (turns === 1 ? 'After 1 turn' : `After ${turns} turns`),
  raceChart: (turns: number) => `The race over ${turns} turns. The table below says the same.`,
  raceTable: 'As a table',
  raceMilestone: 'Milestone',
  rematch: 'Rematch',
  rematchSwapped: 'Swap seats and play again',
  rematchMeans: 'A rematch deals the same decks at the same seats. With seats swapped, each plays the deck of another.',
  wantsRematch: (names: string) => `${names} asks for a rematch.`,
  wantsSwap: (names: string) => `${names} asks for a rematch with seats swapped.`,
  rematchWaits: 'It is dealt as soon as everybody wants the same.',
  toRematch: 'To the rematch',
  seed: 'Seed',
  copySeed: 'Copy the seed',
};
