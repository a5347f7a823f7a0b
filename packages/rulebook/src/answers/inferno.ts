import type { AnswerSource } from './answer.ts';

/** For each answer, the rules that it comes from and the scenario that plays it. */
export const sources = {
  deckEmpty: {
    rules: ['INF-104.3b', 'INF-104.3c', 'INF-104.3d', 'INF-C-03'],
    scenario: { file: '100-winning', name: 'Who must draw from an empty deck loses' },
  },
  damageEmptiesDeck: {
    rules: ['INF-104.3d', 'INF-118.3a', 'INF-705.5c'],
    scenario: { file: '100-winning', name: 'Who is damaged and has too few cards in the deck loses' },
  },
  noResource: {
    rules: ['INF-104.3c', 'INF-120.3', 'INF-C-04'],
    scenario: { file: '100-winning', name: 'Who cannot add a resource from an empty deck loses' },
  },
  freshAlly: {
    rules: ['INF-301.6', 'INF-507.2a', 'INF-C-26'],
    scenario: { file: '300-card-types', name: '301.6 an ally that came this turn does not attack' },
  },
  fury: {
    rules: ['INF-702.4b', 'INF-301.6'],
    scenario: { file: '702-keywords', name: '702.4b DV-16 fury attacks at once but taps for no ability of its own' },
  },
  freshObject: {
    rules: ['INF-304.3'],
    scenario: { file: '300-card-types', name: '304.3 an object that came this turn is tapped for its own abilities' },
  },
  seeResources: {
    rules: ['INF-305.2', 'INF-120.2#2', 'INF-C-34'],
    scenario: { file: '300-card-types', name: '305.2 nobody sees what has become a resource, its owner included' },
  },
  handSize: { rules: ['INF-402.2', 'INF-513.1'], scenario: { file: 'turn', name: 'The active player discards down to seven cards' } },
  damageStays: {
    rules: ['INF-121.1a', 'INF-301.7'],
    scenario: { file: '120-resources-and-counters', name: 'Each damage counter takes 1 off the toughness for good' },
  },
  infernalAttacked: {
    rules: ['INF-112.8', 'INF-C-63', 'INF-702.2a'],
    scenario: { file: '112-demons', name: 'An infernal demon is no attacker but may be attacked; an earthly one attacks' },
  },
  infernalAttacks: {
    rules: ['INF-112.4a', 'INF-112.8'],
    scenario: { file: '112-demons', name: 'An infernal demon is no attacker but may be attacked; an earthly one attacks' },
  },
  demonTwice: {
    rules: ['INF-112.6'],
    scenario: { file: '112-demons', name: 'The other abilities of an infernal demon are activated once a turn too' },
  },
  whoStarts: {
    rules: ['INF-103.2'],
    scenario: {
      file: '100-setup',
      name: 'Who lost the game before decides who takes the first turn, and the other may look for a scenario',
    },
  },
  firstDraw: {
    rules: ['INF-103.6', 'INF-503.1'],
    scenario: { file: '100-setup', name: 'The starting player takes the first turn and draws in it' },
  },
  mulligan: {
    rules: ['INF-103.5'],
    scenario: { file: '100-setup', name: 'Each player in turn order keeps the hand or takes another, once' },
  },
  manyCombats: {
    rules: ['INF-505.3b', 'INF-508.2'],
    scenario: { file: 'turn', name: 'The active player may propose any number of combats' },
  },
  oneScenario: {
    rules: ['INF-303.3', 'INF-705.5h'],
    scenario: { file: '300-card-types', name: '303.3 only the newest scenario stays in play' },
  },
  energyKept: {
    rules: ['INF-106.3', 'INF-500.4', 'INF-C-01'],
    scenario: { file: '106-energy-and-numbers', name: 'Energy stays in the pool until a phase ends' },
  },
  answerEnergy: {
    rules: ['INF-605.3b', 'INF-405.6c'],
    scenario: {
      file: '604-static-energy-linked',
      name: 'An energy ability does not use the chain, cannot be answered, and resolves at once',
    },
  },
  ritualOtherTurn: {
    rules: ['INF-306.1', 'INF-116.1a', 'INF-C-16'],
    scenario: {
      file: '115-actions-and-priority',
      name: 'Instant cards are played whenever one has priority, the others in one’s own main phase on an empty chain outside combats',
    },
  },
  attackerTaps: { rules: ['INF-508.2', 'INF-702.6a'], scenario: { file: 'combat', name: 'The attacker is tapped' } },
  tapDefender: {
    rules: ['INF-506.4a', 'INF-C-27'],
    scenario: { file: 'combat', name: 'Tapping and untapping removes nobody from the combat' },
  },
  chooseBlocker: {
    rules: ['INF-507.3', 'INF-506.3', 'INF-702.6a'],
    scenario: { file: 'combat', name: 'Allies of the active player attack, and allies and demons of opponents are attacked' },
  },
  protector: {
    rules: ['INF-702.6a', 'INF-702.6c'],
    scenario: {
      file: '702-keywords',
      name: '702.6a 702.6c a Protector is tapped and takes the place of the defender, which is out of the combat',
    },
  },
  agresor: {
    rules: ['INF-702.2a', 'INF-C-21'],
    scenario: { file: '702-keywords', name: '702.2a others than those with Agresor are no defenders' },
  },
  evasivo: { rules: ['INF-702.3a'], scenario: { file: '702-keywords', name: '702.3a what is evasive is no defender' } },
  halo: { rules: ['INF-702.5a'], scenario: { file: '702-keywords', name: '702.5a halo keeps the cards and abilities of opponents away' } },
  indestructible: {
    rules: ['INF-702.12a', 'INF-C-40'],
    scenario: { file: '702-keywords', name: '702.12a what is indestructible is not destroyed by effects' },
  },
  bothLose: {
    rules: ['INF-104.4a', 'INF-C-03'],
    scenario: { file: '100-winning', name: 'If all that are left lose at the same time the game is a draw' },
  },
  winAndLose: {
    rules: ['INF-104.3f'],
    scenario: { file: '100-winning', name: '104.3f who wins and loses at the same time has only lost' },
  },
  concede: {
    rules: ['INF-104.3a', 'INF-405.6g'],
    scenario: { file: '100-winning', name: 'A player concedes while another announces a ritual, and has lost at once' },
  },
  twoUniques: {
    rules: ['INF-705.5g'],
    scenario: { file: 'state-based', name: 'Of unique cards with one name under one controller one stays, which the controller chooses' },
  },
  weaponOnEnemy: {
    rules: ['INF-302.3b', 'INF-302.4'],
    scenario: { file: '300-card-types', name: '302.4 302.3b a weapon that enters play may be attached to any ally' },
  },
  weaponStays: {
    rules: ['INF-302.3e', 'INF-302.5'],
    scenario: { file: '300-card-types', name: '302.3e a weapon whose ally is gone is detached and stays in play' },
  },
  oneResource: {
    rules: ['INF-120.5', 'INF-504.1'],
    scenario: { file: '120-resources-and-counters', name: 'One resource is added a turn, or more where a text says so' },
  },
  countHand: { rules: ['INF-402.3'], scenario: { file: 'zones', name: 'A hand is seen by its owner, and counted by all' } },
  seeInfierno: { rules: ['INF-404.2'], scenario: { file: 'zones', name: 'An Infierno is seen by all' } },
  illegalTargets: {
    rules: ['INF-607.2b'],
    scenario: { file: '607-resolving', name: 'EX-21 607.2b all targets illegal: it is cancelled and nothing else of it happens' },
  },
  responseFirst: {
    rules: ['INF-116.6', 'INF-405.5'],
    scenario: { file: '115-actions-and-priority', name: 'What is played over something on the chain resolves first' },
  },
  damageTogether: {
    rules: ['INF-509.2'],
    scenario: { file: 'combat', name: 'All assigned damage is dealt at once, and nobody has priority before' },
  },
  severalEnvironments: { rules: ['INF-122.1a'], scenario: { file: '122-environments', name: 'Several environments may be active' } },
  energyLost: {
    rules: ['INF-500.4', 'INF-106.3', 'INF-C-01'],
    scenario: { file: 'turn', name: 'C-01 Energy stays through the steps of a phase and is lost when it ends' },
  },
  whoChoosesDefender: {
    rules: ['INF-507.2', 'INF-507.3', 'INF-506.3'],
    scenario: { file: 'combat', name: 'Allies of the active player attack, and allies and demons of opponents are attacked' },
  },
  tappedAttacks: { rules: ['INF-507.2a'], scenario: { file: 'combat', name: 'An attacker is untapped' } },
  untap: {
    rules: ['INF-502.1', 'INF-704.4a'],
    scenario: { file: 'turn', name: 'C-66 All that the active player has untaps at once, the demon too, without the chain' },
  },
  noToughness: {
    rules: ['INF-705.5f', 'INF-301.7'],
    scenario: { file: 'state-based', name: 'C-05 An ally with toughness 0 or less goes to its owner’s Infierno' },
  },
  twoWeapons: {
    rules: ['INF-302.3b', 'INF-C-48'],
    scenario: { file: '300-card-types', name: 'C-47 208.1 EX the modifiers of several weapons add up, and nothing alters them' },
  },
} as const satisfies Readonly<Record<string, AnswerSource>>;
