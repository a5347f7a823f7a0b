import { deckLinkTextsEn } from './deck-link-texts-en.ts';
/** The page's own texts of single games' tables, and of games in which all play together, in English. */
export const gameTextsEn = {
  ...deckLinkTextsEn,
  // KeyForge
  keyReady: (name: string) => `${name} has enough for a key`,
  keyShort: (name: string, count: number) => `${name}: ${count} short of a key`,
  byReaping: (count: number) => `by reaping, up to ${count}`,
  houseBrings: ({ inHand, creatures, artifacts, reaping }: Readonly<Record<'inHand' | 'creatures' | 'artifacts' | 'reaping', number>>) =>
    [
      ...(inHand > 0 ? [`${inHand} in hand`] : []),
      ...(creatures > 0
        ? [`${creatures} ${creatures === 1 ? 'creature' : 'creatures'}${reaping > 0 ? ` (up to +${reaping}\u00a0Æ)` : ''}`]
        : []),
      ...(artifacts > 0 ? [`${artifacts} ${artifacts === 1 ? 'artifact' : 'artifacts'}`] : []),
    ].join(' · ') || 'nothing to play or use',

  betweenCards: (left: string, right: string) => `Between ${left} and ${right}`,

  // Duels
  figuresTheirs: 'theirs',
  figuresYours: 'yours',

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
  mayAttack: (name: string, attacks: number) =>
    attacks === 0 ? `${name}: no attack to come` : `${name}: up to ${attacks === 1 ? '1 attack' : `${attacks} attacks`}`,
  ofStrength: (strength: number) => `strength ${strength}`,
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
  heroOf: (name: string) => `${name} and allies`,
  besideHero: (name: string) => `Upgrades and supports of ${name}`,
  engagedWith: (name: string) => `Engaged with ${name}`,
  mostHitPoints: (most: number) => `of ${most}`,
  boostsOn: (count: number) => (count === 1 ? '1 boost card' : `${count} boost cards`),
  perRound: (amount: number) => `+${amount} each round`,
  besideShort: 'Upg.',
  engagedShort: 'eng.',
  comingAttack: (power: number) => `Attacks ${power}`,
  comingScheme: (power: number) => `Schemes ${power}`,
  comingDamage: (range: string) => `${range} undefended`,
  comingThreat: (range: string) => `${range} threat`,
  comingStunned: 'Stunned: it will not attack',
  comingConfused: 'Confused: it will not scheme',
  plusBoost: 'plus boost',
  mayFall: 'may fall',
  encountersDealt: (count: number) => (count === 1 ? '1 encounter to reveal' : `${count} encounters to reveal`),
  orderOfPlay: (place: number) => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
  firstWord: 'first',
  useToll: (damage: number) => `use −${damage}`,
  roundsLeft: (rounds: number) => (rounds === 1 ? '1 round left' : `${rounds} rounds left`),
  roundsShort: (rounds: number) => (rounds === 1 ? '1 round' : `${rounds} rounds`),
  atPace: (amount: number) => `at +${amount}`,
  cardsOfHero: (name: string) => `All cards of ${name}`,

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
    lessonWait: 'The others play, or the villain does. The log tells what happens.',
    leave: 'Leave the match',
    leaveSure: 'Leave this match? It is lost at once, which cannot be undone.',
    leaveGoesOn: 'Leave this match? Your hero is eliminated at once, which cannot be undone. The others play on.',
    leaveYes: 'Leave',
  },
};
