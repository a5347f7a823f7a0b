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
  endOfMatch: 'The end of the match',
  playOn: 'Play on',
  waysOn: {
    next: (name: string) => `Next: ${name}`,
    harder: (name: string) => `Harder: ${name}`,
    easier: (name: string) => `Easier: ${name}`,
  },
  seed: 'Seed',
  seedAndShuffles: 'Seed and shuffles',
  seedBefore:
    'Everything is shuffled from one seed. It would tell the order of the decks, so it is shown once the match is over. Until then there is the commitment: the server was held to it before anybody gave their number, and the seed can be checked by it.',
  seedAfter: 'Everything was shuffled from one seed. The commitment was shown before anybody gave their number: the seed is checked by it.',
  commitment: 'Commitment',
  copyCommitment: 'Copy the commitment',
  copySeed: 'Copy the seed',
};
