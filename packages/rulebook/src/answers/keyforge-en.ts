import type { AnswerText } from './answer.ts';
import type { sources } from './keyforge.ts';

/** The answers in English. */
export const texts: Readonly<Record<keyof typeof sources, AnswerText>> = {
  stunnedReaps: {
    asked: ['Can a stunned creature reap?', 'Can I use an Action ability of a stunned creature?'],
    verdict: 'No.',
    why: 'A stunned creature cannot fight, reap or use Action or Omni abilities. When you could use it, you may only exhaust it to remove the stun.',
  },
  stunnedFights: {
    asked: ['Can a stunned creature fight?', 'Does a stunned creature fight if an effect tells it to?'],
    verdict: 'No.',
    why: 'If an effect makes it fight, it is exhausted and loses the stun instead. That counts as using it.',
  },
  stunnedAttacked: {
    asked: ['Does a stunned creature deal damage when it is attacked?', 'Does a stunned creature fight back?'],
    verdict: 'Yes.',
    why: 'A stunned creature that is attacked still deals damage equal to its power.',
  },
  stunnedTwice: {
    asked: ['Can a creature be stunned twice?', 'Can a creature have two stun counters?'],
    verdict: 'No.',
    why: 'A stunned creature gets no second stun counter and is not considered stunned again.',
  },
  seeArchives: {
    asked: ["Can I look at my opponent's archives?", 'Can I look at my archives?'],
    verdict: 'Only your own.',
    why: "You may look at your own archives at any time, but never at your opponent's.",
  },
  someArchives: {
    asked: ['Can I take only some cards from my archives?', 'Do I have to take all of my archived cards?'],
    verdict: 'All or none.',
    why: 'After choosing a house you may take all of your archived cards, or leave them where they are.',
  },
  deckEmpty: {
    asked: ['What happens when my deck is empty?', 'Do I lose if I run out of cards in my deck?'],
    verdict: 'You play on.',
    why: 'When you have to draw and your deck is empty, shuffle your discard pile into a new deck and go on drawing.',
  },
  twoKeys: {
    asked: ['Can I forge two keys in one turn?', 'I have 12 aember, do I forge two keys?'],
    verdict: 'No.',
    why: 'At most one key is forged in the forge step, even if you could pay for more. The effect of a card may still forge another.',
  },
  mustForge: {
    asked: ['Do I have to forge a key if I can?', 'Must I forge a key?'],
    verdict: 'Yes.',
    why: 'If you have enough æmber in step 1, you must forge the key.',
  },
  otherHouse: {
    asked: ['Can I play cards of another house?', 'Can I use a creature that is not of the active house?'],
    verdict: 'No.',
    why: 'Cards outside the active house are not played, used or discarded unless an ability allows it.',
  },
  fourthHouse: {
    asked: ['Can I choose a house that is not on my identity card?', 'Can I choose a fourth house?'],
    verdict: 'It depends.',
    why: 'Yes, if you control a card of that house; otherwise not.',
  },
  capturedAember: {
    asked: ['Where does captured aember go when the creature dies?', 'Do I get captured aember back?'],
    verdict: 'It goes back.',
    why: "The æmber on a creature that leaves play goes to the pool of its controller's opponent: as a rule, the player from whom it was captured.",
  },
  artifactAember: {
    asked: ['Where does the aember on an artifact that leaves play go?', 'Who gets the aember of a destroyed artifact?'],
    verdict: 'Common supply.',
    why: 'Only the æmber on creatures goes to the opponent; that on other cards returns to the common supply.',
  },
  elusiveTwice: {
    asked: ['Can I kill an elusive creature by attacking it twice?', 'Does the second attack on an elusive creature deal damage?'],
    verdict: 'Yes.',
    why: 'Elusive stops the power damage of only the first fight against it each turn. The second is resolved as any other.',
  },
  elusiveAbilities: {
    asked: ['Does elusive stop damage from abilities?', 'Does elusive stop assault damage?'],
    verdict: 'No.',
    why: 'Elusive stops only power damage in the fight; damage of keywords and abilities is dealt as usual.',
  },
  firstTurn: {
    asked: ['How many cards can I play on the first turn?', 'Can I play two cards on the first turn of the game?'],
    verdict: 'One.',
    why: 'On their first turn the first player plays or discards only one card from hand, unless an effect allows more.',
  },
  damageStays: {
    asked: ['Does damage go away at the end of the turn?', 'Do creatures heal at the end of the turn?'],
    verdict: 'No.',
    why: 'Damage stays on a creature from turn to turn, until it is healed or the creature leaves play.',
  },
  armorTwice: {
    asked: ['Does armor prevent damage several times in a turn?', 'Does armor protect against every attack of a turn?'],
    verdict: 'Until used up.',
    why: 'Each point of armor prevents one damage a turn, and points that are left still stop later damage. In the next turn all of it is there again.',
  },
  ruleOfSix: {
    asked: ['How many times can I play the same card?', 'How many times can I use the same card in a turn?'],
    verdict: 'Six.',
    why: 'In one turn the same card and its copies are played or used at most six times in total.',
  },
  newCreature: {
    asked: ['Can I use a creature the turn I play it?', 'Can a creature fight the turn it comes into play?'],
    verdict: 'No.',
    why: 'A creature enters play exhausted and is readied at the end of your turn, unless an effect says otherwise.',
  },
  taunt: {
    asked: ['Can I attack a creature next to one with taunt?', 'Can I fight a neighbor of a taunt creature?'],
    verdict: 'No.',
    why: 'The neighbors of a creature with taunt cannot be attacked, unless they have taunt too.',
  },
  ward: {
    asked: ['Does a ward save a creature from being destroyed?', "Does a ward prevent a creature's destruction?"],
    verdict: 'Yes.',
    why: 'A warded creature that would be damaged, destroyed or leave play loses its ward instead.',
  },
  wardMarked: {
    asked: ['Does warding save a creature that is already marked for destruction?', 'Can I ward a marked creature to save it?'],
    verdict: 'No.',
    why: 'The ward comes too late to stop the destruction of a marked creature. It only keeps it from leaving play in another way, such as a return to hand.',
  },
  healMarked: {
    asked: ['Does healing save a creature marked for destruction?', 'Can I heal a creature that is being destroyed to save it?'],
    verdict: 'No.',
    why: 'Only an effect that replaces its destruction saves it; healing does not take the mark off.',
  },
  fullHandChains: {
    asked: ['Do I shed a chain if I already have six cards in hand?', 'Do I shed a chain with a full hand?'],
    verdict: 'No.',
    why: 'You shed a chain only if your chains keep you from drawing at least one card at the end of the turn.',
  },
  chainsOnEffects: {
    asked: ['Do chains affect cards that I draw by an effect?', 'Do I draw fewer cards from a card effect if I have chains?'],
    verdict: 'No.',
    why: 'Chains reduce what you draw to refill your hand in step 5, not what cards or bonus icons let you draw.',
  },
  mulligan: {
    asked: ['How many cards do I draw if I mulligan?', 'How big is my hand after a mulligan?'],
    verdict: 'One card fewer.',
    why: 'Once only, you shuffle your hand into your deck and draw a hand one card smaller, which you must keep.',
  },
  handSize: {
    asked: ['Do I have to discard if I have more than six cards in hand?', 'Do I discard down to six cards?'],
    verdict: 'No.',
    why: 'With more than six cards at the end of your turn you draw none, but you discard none either.',
  },
  enemyUpgrade: {
    asked: ['Can I put an upgrade on an enemy creature?', "Can I play an upgrade on my opponent's creature?"],
    verdict: 'Yes.',
    why: 'An upgrade is attached to a creature of either player, and whoever played it controls it.',
  },
  artifactFights: {
    asked: ['Can an artifact reap?', 'Can an artifact fight?'],
    verdict: 'No.',
    why: 'Artifacts are used only for their Action or Omni abilities.',
  },
  omniOffHouse: {
    asked: ['Can I use an Omni ability of a card of another house?', 'Can I use Omni whatever house is active?'],
    verdict: 'Yes.',
    why: 'In your turn you may use an Omni ability of any ready card that you control, whatever the active house. Using it exhausts the card.',
  },
  skirmish: {
    asked: ['Does skirmish protect a creature when it is attacked?', 'Does skirmish work when my creature is attacked?'],
    verdict: 'No.',
    why: 'Skirmish keeps power damage from it only when it is the one that is used to fight.',
  },
  poisonArmor: {
    asked: ['Does poison destroy a creature whose armor prevents all the damage?', 'Does poison kill if armor stops all damage?'],
    verdict: 'No.',
    why: 'Poison needs at least one point of power damage to get through in the fight.',
  },
  enragedReaps: {
    asked: ['Can an enraged creature reap?', 'Must an enraged creature fight?'],
    verdict: 'It depends.',
    why: 'As long as it can fight, an enraged creature that you use must fight, unless an effect says how it is used. Without enemy creatures it may reap or use its abilities.',
  },
  stealMore: {
    asked: ['What happens if I steal more aember than my opponent has?', 'What happens if my opponent has too little aember to steal?'],
    verdict: 'You take all.',
    why: 'You steal all that is in their pool, and no more.',
  },
  bonusIcons: {
    asked: ['Are bonus icons mandatory?', 'Do I have to resolve bonus icons?'],
    verdict: 'Yes.',
    why: 'All of them are resolved, from top to bottom, before Play abilities.',
  },
  discardMany: {
    asked: ['How many cards can I discard in my turn?', 'How many cards can I discard from my hand?'],
    verdict: 'Any number.',
    why: 'In step 3 you discard as many cards of the active house from your hand as you like. On the first turn of the game you play or discard only one card in all.',
  },
  controlLeaves: {
    asked: ['Where does a card that I control but do not own go when it leaves play?', 'Whose discard pile does a stolen creature go to?'],
    verdict: 'To its owner.',
    why: 'It goes to the zone of its owner, whoever controlled it, unless the effect says otherwise.',
  },
  opponentDecides: {
    asked: ['Does my opponent make decisions in my turn?', 'Can my opponent choose anything during my turn?'],
    verdict: 'No.',
    why: "The active player makes all decisions, for the opponent's cards too, unless an ability says otherwise.",
  },
  sacrifice: {
    asked: ['Does a sacrificed creature count as destroyed?', 'Do Destroyed abilities resolve when I sacrifice a creature?'],
    verdict: 'Yes.',
    why: 'A sacrificed card counts as destroyed and its Destroyed abilities resolve.',
  },
  noHouse: {
    asked: ['Can I skip choosing a house?', 'Can I take a turn without choosing a house?'],
    verdict: 'No.',
    why: 'If you can, you must choose a house each turn. Only if there is none that you may choose, you take the turn without an active house.',
  },
  noEnemies: {
    asked: [
      'Can I fight if my opponent has no creatures?',
      'Can I attack if my opponent has no creatures?',
      'Can I fight if there are no enemy creatures?',
    ],
    verdict: 'No.',
    why: 'Without enemy creatures a creature cannot be used to fight. It may reap or use its abilities.',
  },
  upgradeDiscarded: {
    asked: ['What happens to upgrades when a creature dies?', 'Where does an upgrade go if its creature leaves play?'],
    verdict: 'They are discarded.',
    why: 'When the card that it is attached to leaves play or stops being a creature, the upgrade is discarded.',
  },
  whichFlank: {
    asked: ['Where do I put a new creature?', 'Can I put a creature between two others?'],
    verdict: 'On a flank.',
    why: 'A creature enters at the end of your battleline that you choose. Only with deploy may it enter anywhere.',
  },
  howToWin: {
    asked: ['When do I win the game?', 'How many keys do I need to win?'],
    verdict: 'With three keys.',
    why: 'Whoever forges their third key wins at once.',
  },
};
