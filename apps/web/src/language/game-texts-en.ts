import { deckLinkTextsEn } from './deck-link-texts-en.ts';
/** The page's own texts of single games' tables, and of games in which all play together, in English. */
export const gameTextsEn = {
  ...deckLinkTextsEn,
  // Inferno
  chain: 'The chain',
  chainCount: (count: number) => (count === 1 ? '1 object' : `${count} objects`),
  resolvesFirst: 'Resolves first',
  abilityWord: 'ability',
  aimsAt: 'Target:',
  givenBy: (name: string) => `Given by ${name}.`,
  activeNow: 'active',
  inactive: 'not active',
  combat: 'Combat',
  attackers: 'Attackers',
  defenders: 'Defenders',
  versus: (one: string, other: string) => `${one} against ${other}`,
  inPlayOf: (name: string) => `In play: ${name}`,
  life: (count: number) =>
    count === 1 ? '1 card in the deck: that is the life left' : `${count} cards in the deck: that is the life left`,
  cardsAreLife: 'cards = life',
  chainsShort: 'ch.',
  lifeWord: 'life',
  readyWord: 'untapped',
  readyShort: 'untap.',
  alliesShort: 'allies',
  openBelow: 'open below',

  // Marvel Champions
  villainSide: 'The villain',
  besideVillain: 'Side schemes and environments',
  attachedToCard: (name: string) => `Attached to ${name}`,
  heroOf: (name: string) => `Hero of ${name}`,
  besideHero: (name: string) => `Upgrades and supports of ${name}`,
  engagedWith: (name: string) => `Engaged with ${name}`,
  mostHitPoints: (most: number) => `of ${most}`,
  boostsOn: (count: number) => (count === 1 ? '1 boost card' : `${count} boost cards`),
  perRound: (amount: number) => `+${amount} each round`,
  besideShort: 'Upg.',
  engagedShort: 'eng.',

  // Games in which all play together
  solo: 'Alone',
  leftAtRound: (round: number) => `You left it at round ${round}`,
  sitAs: (name: string) => `Play for ${name}`,
  allWon: 'You have all won',
  youLost: 'You have lost',
  /** What is said otherwise where the others at the table are no opponents. */
  together: {
    against: (name: string) => `With ${name}`,
    opponent: 'Team-mate',
    opponentHere: 'You, with both hands',
    theirDeck: 'Team-mate’s deck',
    hintGains: (gains: string) => `By the end of the round: ${gains}`,
    leave: 'Leave the match',
    leaveSure: 'Leave this match? Your hero is eliminated at once, which cannot be undone. The others play on.',
    leaveYes: 'Leave',
  },
};
