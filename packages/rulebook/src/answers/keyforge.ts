import type { AnswerSource } from './answer.ts';

/** For each answer, the rules that it comes from and the scenario that plays it. */
export const sources = {
  stunnedReaps: {
    rules: ['KF-STUN-1', 'KF-STUN-2'],
    scenario: { file: 'counters', name: 'A stunned creature neither fights nor reaps nor uses abilities but loses its stun' },
  },
  stunnedFights: {
    rules: ['KF-STUN-1', 'KF-STUN-3'],
    scenario: { file: 'fight', name: 'A stunned creature that is told to fight loses its stun instead' },
  },
  stunnedAttacked: {
    rules: ['KF-STUN-5'],
    scenario: { file: 'fight', name: 'A stunned creature that is attacked still deals damage equal to its power' },
  },
  stunnedTwice: {
    rules: ['KF-STUN-6'],
    scenario: { file: 'counters', name: 'A stunned creature is not stunned again, though it may be chosen' },
  },
  seeArchives: {
    rules: ['KF-ARCHIVES-2', 'KF-OUT-OF-PLAY-1'],
    scenario: { file: 'hidden-information', name: 'Archives are seen by their owner alone, at any time' },
  },
  someArchives: {
    rules: ['KF-TURN-HOUSE-3', 'KF-ARCHIVES-1'],
    scenario: { file: 'archives', name: 'After choosing a house all archived cards may be taken, and not some' },
  },
  deckEmpty: {
    rules: ['KF-TURN-DRAW-3', 'KF-DRAW-1'],
    scenario: { file: 'turn', name: 'An empty deck is made anew of the discard pile while drawing' },
  },
  twoKeys: {
    rules: ['KF-TURN-FORGE-4'],
    scenario: { file: 'forging', name: 'Only one key is forged in the step, however rich the player is' },
  },
  mustForge: { rules: ['KF-TURN-FORGE-1'], scenario: { file: 'forging', name: 'Who can afford a key must forge it' } },
  otherHouse: {
    rules: ['KF-TURN-MAIN-2', 'KF-TURN-HOUSE-2'],
    scenario: { file: 'turn', name: 'Cards of other houses are neither played nor used nor discarded' },
  },
  fourthHouse: {
    rules: ['KF-TURN-HOUSE-4', 'KF-TURN-HOUSE-5'],
    scenario: { file: 'house', name: 'Controlling a card of a fourth house allows choosing it' },
  },
  capturedAember: {
    rules: ['KF-LEAVES-PLAY-3', 'KF-AEMBER-4', 'KF-CAPTURE-2'],
    scenario: { file: 'leaving-play', name: 'The æmber on a creature that leaves play goes to the opponent of its controller' },
  },
  artifactAember: {
    rules: ['KF-LEAVES-PLAY-4'],
    scenario: { file: 'leaving-play', name: 'The æmber on an artifact that leaves play goes to the common supply' },
  },
  elusiveTwice: {
    rules: ['KF-ELUSIVE-1'],
    scenario: { file: 'fight-keywords', name: 'The first fight against an elusive creature each turn deals no power damage' },
  },
  elusiveAbilities: {
    rules: ['KF-ELUSIVE-2'],
    scenario: { file: 'fight-keywords', name: 'Elusive stops neither assault nor hazardous nor splash-attack' },
  },
  firstTurn: {
    rules: ['KF-TURN-MAIN-4'],
    scenario: { file: 'turn', name: 'In the first turn of the match only one card is played or discarded from hand' },
  },
  damageStays: { rules: ['KF-DAMAGE-1', 'KF-HEAL-1'], scenario: { file: 'damage', name: 'Damage stays on a creature when the turn ends' } },
  armorTwice: {
    rules: ['KF-ARMOR-1', 'KF-ARMOR-7'],
    scenario: { file: 'armor', name: 'The armor of a turn prevents damage only once, in a fight as elsewhere' },
  },
  ruleOfSix: {
    rules: ['KF-RULE-OF-SIX-1'],
    scenario: { file: 'using', name: 'The same card by name is played and used six times a turn, copies included' },
  },
  newCreature: {
    rules: ['KF-CREATURE-1', 'KF-PLAY-CARD-2', 'KF-TURN-READY-1'],
    scenario: {
      file: 'battleline',
      name: 'A creature enters exhausted on the flank that the active player chooses, and stays turn after turn',
    },
  },
  taunt: {
    rules: ['KF-TAUNT-1'],
    scenario: { file: 'fight-keywords', name: 'Neighbors of a creature with taunt are protected unless they have taunt too' },
  },
  ward: {
    rules: ['KF-WARD-1'],
    scenario: { file: 'counters', name: 'A ward is lost instead of damage, of destruction and of leaving play (KF-C-02)' },
  },
  wardMarked: {
    rules: ['KF-WARD-3', 'KF-FAQ-GEN-48'],
    scenario: { file: 'destruction', name: 'A ward on a creature that is marked already does not save it' },
  },
  healMarked: {
    rules: ['KF-DESTROYED-4'],
    scenario: { file: 'destruction', name: 'Duma heals the marked Remiel in vain, and Jehu survives unhurt' },
  },
  fullHandChains: {
    rules: ['KF-CHAINS-3', 'KF-FAQ-GEN-15'],
    scenario: { file: 'chains', name: 'With a hand of seven no draw is due and no chain is shed' },
  },
  chainsOnEffects: {
    rules: ['KF-CHAINS-2', 'KF-CHAINS-4'],
    scenario: { file: 'chains', name: 'Chains do not touch the draws of card effects' },
  },
  mulligan: {
    rules: ['KF-MULLIGAN-1', 'KF-SETUP-7'],
    scenario: { file: 'setup', name: 'A mulligan draws one card fewer, first player first and once each' },
  },
  handSize: { rules: ['KF-TURN-DRAW-2'], scenario: { file: 'turn', name: 'A hand of more than six is kept and draws nothing' } },
  enemyUpgrade: {
    rules: ['KF-PLAY-CARD-3', 'KF-UPGRADE-1'],
    scenario: { file: 'playing', name: 'An upgrade is attached to a creature of either player and stays its player’s own' },
  },
  artifactFights: {
    rules: ['KF-USE-ARTIFACT-3', 'KF-USE-ARTIFACT-1'],
    scenario: { file: 'artifacts', name: 'Artifacts neither reap nor fight' },
  },
  omniOffHouse: { rules: ['KF-OMNI-1'], scenario: { file: 'using', name: 'An Omni ability is used whatever the house, once per use' } },
  skirmish: {
    rules: ['KF-SKIRMISH-1'],
    scenario: {
      file: 'fight-keywords',
      name: 'A creature with skirmish takes no power damage when it attacks, but does when it is attacked',
    },
  },
  poisonArmor: {
    rules: ['KF-POISON-2'],
    scenario: { file: 'fight-keywords', name: 'Poison needs power damage that gets through: armor may stop it, and assault is none' },
  },
  enragedReaps: {
    rules: ['KF-ENRAGE-1', 'KF-ENRAGE-2', 'KF-C-09'],
    scenario: { file: 'counters', name: 'Without enemy creatures an enraged creature is used as any other and stays enraged' },
  },
  stealMore: { rules: ['KF-STEAL-2'], scenario: { file: 'aember', name: 'A steal takes no more than there is' } },
  bonusIcons: {
    rules: ['KF-BONUS-ICON-2', 'KF-BONUS-ICON-1'],
    scenario: {
      file: 'bonus-icons',
      name: 'Bonus icons resolve from top to bottom, printed ones and added ones, and none may be left out',
    },
  },
  discardMany: {
    rules: ['KF-DISCARD-1', 'KF-TURN-MAIN-1', 'KF-TURN-MAIN-4'],
    scenario: { file: 'turn', name: 'In the main step cards are played, discarded and used in any order and number' },
  },
  controlLeaves: {
    rules: ['KF-CONTROL-6', 'KF-LEAVES-PLAY-5'],
    scenario: { file: 'control', name: 'A card that leaves play goes to its owner, whoever controlled it' },
  },
  opponentDecides: {
    rules: ['KF-TURN-SEQ-3', 'KF-ACTIVE-PLAYER-1'],
    scenario: { file: 'turn', name: 'Only the active player decides, for the cards of the opponent too' },
  },
  sacrifice: {
    rules: ['KF-SACRIFICE-1', 'KF-DESTROYED-10'],
    scenario: { file: 'destruction', name: 'A sacrificed creature counts as destroyed and resolves its Destroyed ability' },
  },
  noHouse: {
    rules: ['KF-HOUSE-CHOICE-1', 'KF-HOUSE-CHOICE-4'],
    scenario: { file: 'house', name: 'Without a house that may be chosen the turn has no active house' },
  },
  noEnemies: { rules: ['KF-FIGHT-7'], scenario: { file: 'fight', name: 'Without enemy creatures no creature is used to fight' } },
  upgradeDiscarded: {
    rules: ['KF-UPGRADE-2', 'KF-LEAVES-PLAY-1'],
    scenario: {
      file: 'upgrades',
      name: 'An upgrade that finds no creature cannot be played, and is discarded when its creature leaves play',
    },
  },
  whichFlank: {
    rules: ['KF-PLAY-CARD-2', 'KF-FLANK-2', 'KF-DEPLOY-1'],
    scenario: {
      file: 'battleline',
      name: 'A creature enters exhausted on the flank that the active player chooses, and stays turn after turn',
    },
  },
  howToWin: { rules: ['KF-TURN-FORGE-6', 'KF-KEYS-1'], scenario: { file: 'forging', name: 'Three forged keys win at once' } },
} as const satisfies Readonly<Record<string, AnswerSource>>;
