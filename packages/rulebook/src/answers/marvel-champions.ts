import type { AnswerSource } from './answer.ts';

/** For each answer, the rules that it comes from and the scenario that plays it. */
export const sources = {
  stunnedDefends: {
    rules: ['MC-STUN-1', 'MC-STUN-5', 'MC-DEFENSE-2'],
    scenario: { file: 'defenses', name: 'A stunned hero makes a basic defense and stays stunned' },
  },
  stunnedAttacksNobody: {
    rules: ['MC-STUN-5', 'MC-STUN-6'],
    scenario: { file: 'text-words', name: 'A stunned hero may try to attack where no enemy could be attacked' },
  },
  stunnedAllyAttacks: {
    rules: ['MC-STUN-5', 'MC-STUN-8', 'MC-ALLY-5'],
    scenario: { file: 'turn', name: 'A stunned ally that would attack loses the stunned card instead, exhausts and takes no damage' },
  },
  confusedThwarts: {
    rules: ['MC-CONFUSE-1', 'MC-CONFUSE-5', 'MC-CONFUSE-8'],
    scenario: { file: 'turn', name: 'A confused hero that would thwart loses the confused card instead and exhausts' },
  },
  twoStatusCards: {
    rules: ['MC-STATUS-CARDS-2', 'MC-STATUS-CARDS-3'],
    scenario: { file: 'villain-and-schemes', name: 'No character has two status cards of one type' },
  },
  playerDeckEmpty: {
    rules: ['MC-PLAYER-DECK-3', 'MC-PLAYER-DECK-4'],
    scenario: {
      file: 'villain-and-schemes',
      name: 'A player whose deck runs out in the middle of a draw goes on drawing from the new one',
    },
  },
  encounterDeckEmpty: {
    rules: ['MC-ENCOUNTER-DECK-3', 'MC-ACCELERATION-TOKEN-2'],
    scenario: {
      file: 'villain-and-schemes',
      name: 'When the encounter deck runs out its discard pile is shuffled into a new one, and an acceleration token is placed',
    },
  },
  allyLimit: {
    rules: ['MC-ALLY-LIMIT-1', 'MC-ALLY-LIMIT-2'],
    scenario: { file: 'paying', name: 'MC-C-04 a player with more than three allies discards some at once' },
  },
  formTwice: { rules: ['MC-FORM-2', 'MC-FORM-4'], scenario: { file: 'turn', name: 'MC-C-08 a player changes form once in a round' } },
  formKeeps: {
    rules: ['MC-FORM-3'],
    scenario: { file: 'turn', name: 'An identity that changes form keeps what lies on it and stays exhausted' },
  },
  guard: {
    rules: ['MC-GUARD-1'],
    scenario: { file: 'turn', name: 'A minion with guard keeps the player with whom it is engaged from attacking the villain' },
  },
  twoDefenders: {
    rules: ['MC-DEFENSE-1', 'MC-DEFENSE-3', 'MC-DEFENSE-5'],
    scenario: { file: 'enemy-attack', name: 'MC-C-18 while one character defends no other does' },
  },
  whoDefends: {
    rules: ['MC-DEFENSE-1', 'MC-DEFENSE-2', 'MC-ALLY-6', 'MC-C-01'],
    scenario: { file: 'enemy-attack', name: 'MC-C-01 any player may defend with a hero or an ally, who exhausts' },
  },
  allyExcess: {
    rules: ['MC-ATTACK-ENEMY-ACTIVATION-17', 'MC-ALLY-7', 'MC-OVERKILL-1'],
    scenario: { file: 'enemy-attack', name: 'An ally that defends takes all the damage, and none goes on to the identity' },
  },
  overkillAlly: {
    rules: ['MC-OVERKILL-1'],
    scenario: { file: 'enemy-attack', name: 'Excess damage of an attack with overkill goes from an ally to its identity' },
  },
  toughDefends: {
    rules: ['MC-TOUGH-3', 'MC-ATTACK-ENEMY-ACTIVATION-16'],
    scenario: { file: 'enemy-attack', name: 'A tough hero keeps the tough card where the defense leaves no damage' },
  },
  toughInterrupt: {
    rules: ['MC-FAQ-2', 'MC-TOUGH-1', 'MC-C-13'],
    scenario: { file: 'learn-to-play', name: 'Tough comes before interrupts: what would reduce the damage does not keep the card' },
  },
  piercing: {
    rules: ['MC-PIERCING-1', 'MC-PIERCING-2'],
    scenario: { file: 'enemy-attack', name: 'A piercing attack takes off all tough cards before its damage' },
  },
  retaliateOther: {
    rules: ['MC-FAQ-17', 'MC-RETALIATE-1'],
    scenario: { file: 'faq-core', name: 'Black Panther does not retaliate where another character defends' },
  },
  ranged: { rules: ['MC-RANGED-1'], scenario: { file: 'damage', name: 'No enemy retaliates against a ranged attack' } },
  recoverAsHero: {
    rules: ['MC-RECOVER-1', 'MC-BASIC-POWER-4'],
    scenario: { file: 'turn', name: 'A hero makes no basic recovery, and the alter-ego does' },
  },
  recoverUndamaged: { rules: ['MC-RECOVER-2'], scenario: { file: 'turn', name: 'An alter-ego without damage does not recover' } },
  crisis: {
    rules: ['MC-CRISIS-ICON-1', 'MC-CRISIS-ICON-2'],
    scenario: { file: 'turn', name: 'While a crisis icon is in play no threat is removed from the main scheme' },
  },
  patrol: {
    rules: ['MC-PATROL-1'],
    scenario: { file: 'turn', name: 'A minion with patrol keeps its player from thwarting the main scheme' },
  },
  webbedUp: { rules: ['MC-FAQ-5'], scenario: { file: 'learn-to-play', name: 'Webbed Up stops two attacks' } },
  villainAlterEgo: {
    rules: ['MC-ACTIVATION-3', 'MC-FAQ-28'],
    scenario: { file: 'enemy-attack', name: 'The villain attacks a hero and schemes against an alter-ego' },
  },
  overpay: {
    rules: ['MC-COST-8', 'MC-COST-10', 'MC-RESOURCE-5'],
    scenario: { file: 'paying', name: 'More may be spent than a card costs, and what is left over is lost' },
  },
  wild: {
    rules: ['MC-RESOURCE-2', 'MC-WILD-1', 'MC-WILD-4', 'MC-PRINTED-3'],
    scenario: { file: 'learn-to-play', name: 'A wild resource pays as one of any type' },
  },
  allyAtOnce: {
    rules: ['MC-READY-1', 'MC-ALLY-3'],
    scenario: { file: 'paying', name: 'A card that is played enters play ready, in the area of its player' },
  },
  alliesAlterEgo: {
    rules: ['MC-ALLY-3', 'MC-PLAYER-TURN-5'],
    scenario: { file: 'turn', name: 'Allies attack and thwart whichever form their player is in' },
  },
  eliminatedWins: {
    rules: ['MC-PLAYER-ELIMINATION-9', 'MC-PLAYER-ELIMINATION-1'],
    scenario: { file: 'areas-and-elimination', name: 'An eliminated player wins with the others' },
  },
  stageExcess: {
    rules: ['MC-VILLAIN-DEFEAT-5'],
    scenario: { file: 'villain-and-schemes', name: 'Excess damage does not go on to the next stage' },
  },
  stageKeeps: {
    rules: ['MC-VILLAIN-DEFEAT-7', 'MC-VILLAIN-DEFEAT-10'],
    scenario: {
      file: 'villain-and-schemes',
      name: 'MC-C-12 the next stage of the same name is the same character: it keeps what lies on it',
    },
  },
  minionBoost: {
    rules: ['MC-LTP-31', 'MC-ATTACK-ENEMY-ACTIVATION-6'],
    scenario: { file: 'learn-to-play', name: 'A minion attacks with its power alone, without a boost card' },
  },
  discardPiles: {
    rules: ['MC-DISCARD-PILE-2'],
    scenario: { file: 'cards-and-choices', name: 'Everybody may look through the discard piles' },
  },
  othersTurn: {
    rules: ['MC-ACTION-1', 'MC-PLAYER-TURN-8'],
    scenario: { file: 'turn', name: 'A player asks another to use an action, who decides' },
  },
  defenseCardExhausts: {
    rules: ['MC-DEFENSE-11', 'MC-DEFENSE-10'],
    scenario: { file: 'defenses', name: 'Who uses what is labelled as a defense does not exhaust for it' },
  },
  discardHand: {
    rules: ['MC-END-OF-PLAYER-PHASE-1', 'MC-END-OF-PLAYER-PHASE-2'],
    scenario: {
      file: 'round',
      name: 'At the end of the player phase players discard what they like and down to their hand size, in player order',
    },
  },
  playerDies: {
    rules: ['MC-PLAYER-ELIMINATION-1', 'MC-HIT-POINTS-4', 'MC-PLAYER-ELIMINATION-3', 'MC-PLAYER-ELIMINATION-9', 'MC-PLAYER-ELIMINATION-10'],
    scenario: {
      file: 'players-and-windows',
      name: 'Minions that were engaged with an eliminated player engage the next one, with all that lies on them',
    },
  },
  howToWin: {
    rules: ['MC-WIN-1', 'MC-VILLAIN-DEFEAT-3'],
    scenario: { file: 'villain-and-schemes', name: 'The players win when the last stage is defeated' },
  },
  howToLose: {
    rules: ['MC-WIN-2', 'MC-MAIN-SCHEME-2', 'MC-PLAYER-ELIMINATION-10'],
    scenario: { file: 'villain-and-schemes', name: 'When the last main scheme is completed the villain has won' },
  },
  surge: { rules: ['MC-SURGE-1', 'MC-SURGE-2'], scenario: { file: 'reveal', name: 'After a card with surge another one is revealed' } },
} as const satisfies Readonly<Record<string, AnswerSource>>;
