import type { AnswerText } from './answer.ts';
import type { sources } from './inferno.ts';

/** The answers in English. */
export const texts: Readonly<Record<keyof typeof sources, AnswerText>> = {
  deckEmpty: {
    asked: ['What happens if I run out of cards?', 'Do I lose if my deck is empty?'],
    verdict: 'Not at once.',
    why: 'With an empty deck you play on, but you lose as soon as you must draw from it, add a resource from it, or put cards of it into the Infierno for damage, and cannot.',
  },
  damageEmptiesDeck: {
    asked: [
      'Do I lose if my demon is dealt more damage than my deck has cards?',
      'What happens if my demon is damaged with an empty deck?',
    ],
    verdict: 'You lose.',
    why: 'For each point of damage you put a card of your deck into the Infierno; if you cannot, you lose.',
  },
  noResource: {
    asked: ['Do I lose if I cannot add a resource from my empty deck?', 'Do I lose if I try to add a resource from an empty deck?'],
    verdict: 'Yes.',
    why: 'If you have to add a resource from an empty deck, you lose. With a Recurso card or another way to add one you do not need the deck.',
  },
  freshAlly: {
    asked: ['Can an ally attack the turn it comes into play?', 'Can I attack with an ally that I just played?'],
    verdict: 'No.',
    why: 'An ally attacks only if you have controlled it without a break since your latest Initial Phase began, unless it has furia.',
  },
  fury: {
    asked: ['Can an ally with furia attack at once?', 'Can a furia ally attack the turn it enters play?'],
    verdict: 'Yes.',
    why: 'With furia the ally attacks the turn it arrives. Its abilities that ask to tap it still have to wait.',
  },
  freshObject: {
    asked: ['Can I tap an object the turn it enters play?', 'Can I use an object that I just played?'],
    verdict: 'Yes.',
    why: "An object's abilities that ask to tap it can be activated even if it has just entered play.",
  },
  seeResources: {
    asked: ['Can I look at my face-down resources?', 'Can I see which card became my resource?'],
    verdict: 'No.',
    why: 'A resource from the deck lies face down and nobody may look at it, not even the player who added it. Only a tribute is known, for it was shown before.',
  },
  handSize: {
    asked: ['How many cards can I hold in my hand?', 'What is the hand limit?'],
    verdict: 'Seven.',
    why: 'You may have more during the game, but in your own Cleanup step you discard down to seven.',
  },
  damageStays: {
    asked: ['Does the damage on an ally heal at the end of the turn?', 'Do damage counters go away at the end of the turn?'],
    verdict: 'No.',
    why: "Each damage counter lowers the ally's toughness for good.",
  },
  infernalAttacked: {
    asked: ['Can I attack an infernal demon?', "Can I attack my opponent's demon?"],
    verdict: 'Yes.',
    why: 'A demon can be proposed as the defender in either of its forms, even tapped. Only a restriction such as Agresor prevents it.',
  },
  infernalAttacks: {
    asked: ['Can my demon attack in its infernal form?', 'Can my demon attack?'],
    verdict: 'Only when earthly.',
    why: 'An infernal demon has no strength and cannot be proposed as the attacker; an earthly one can.',
  },
  demonTwice: {
    asked: [
      'Can I activate an ability of my infernal demon twice in a turn?',
      "Can I repeat my infernal demon's ability in the same turn?",
    ],
    verdict: 'No.',
    why: 'Each activated ability of an infernal demon is activated only once per turn.',
  },
  whoStarts: {
    asked: ['Who takes the first turn of the game?', 'Who starts the second game?'],
    verdict: 'It depends.',
    why: 'In the first game it is decided in a way that the players agree on, such as the toss of a coin. In later ones whoever lost the one before decides, and after a draw whoever decided then.',
  },
  firstDraw: {
    asked: ['Does the starting player draw a card in the first turn?', 'Does the player who goes first draw on turn one?'],
    verdict: 'Yes.',
    why: 'The starting player plays a whole first turn, the Draw step included.',
  },
  mulligan: {
    asked: ['How many times can I take a new opening hand?', 'How many times can I mulligan?'],
    verdict: 'Once.',
    why: 'Once in a game you shuffle your hand into your deck and take another of the same size.',
  },
  manyCombats: {
    asked: ['How many times can I attack in a turn?', 'How many combats can I propose in my turn?'],
    verdict: 'Any number.',
    why: 'In your Main Phase you propose as many combats as you like, one after the other; each attacker is tapped.',
  },
  oneScenario: {
    asked: ['How many scenarios can be in play?', 'What happens if I play a second scenario?'],
    verdict: 'Only one stays.',
    why: "The newest stays; the others go to their owners' Infiernos, whoever controlled them.",
  },
  energyKept: {
    asked: ['Can I keep energy for the next phase?', 'Does unspent energy stay for another phase?'],
    verdict: 'No.',
    why: 'Energy stays in the pool as long as the phase lasts and is lost when it ends.',
  },
  answerEnergy: {
    asked: ['Can I respond to an energy ability?', 'Can an energy ability be cancelled?'],
    verdict: 'No.',
    why: 'It does not use the chain: it resolves at once, and nobody can answer or cancel it.',
  },
  ritualOtherTurn: {
    asked: ["Can I play a ritual in my opponent's turn?", 'Can I play a ritual when it is not my turn?'],
    verdict: 'Only instant ones.',
    why: 'An instant ritual is played whenever you have priority. Any other is played in your own Main Phase, on an empty chain and outside combats.',
  },
  attackerTaps: {
    asked: ['Does the attacker become tapped?', 'Is the defender tapped?'],
    verdict: 'Only the attacker.',
    why: 'The attacker is tapped as the Attack stage begins. The defender is not, unless it is a Protector that steps in.',
  },
  tapDefender: {
    asked: ['Does a defender stop dealing damage if I tap it?', 'Does tapping an ally remove it from combat?'],
    verdict: 'No.',
    why: 'Tapping or untapping one that attacks or defends already does not remove it from the combat, nor stop its damage. Only in the Propose stage does tapping the attacker cancel the combat.',
  },
  chooseBlocker: {
    asked: ['Can I choose who blocks an attack?', 'Can I block an attack?'],
    verdict: 'No.',
    why: "The attacking player chooses: they propose an ally or the demon of an opponent. Only a Protector may take the defender's place.",
  },
  protector: {
    asked: ['Can a Protector block for another ally?', 'Can a Protector take the place of the defender?'],
    verdict: 'Yes.',
    why: 'When an enemy attacks, an untapped Protector may be tapped and take the place of the defender, which leaves the combat.',
  },
  agresor: {
    asked: ['Can I attack the demon while there is an ally with Agresor?', 'Can I attack an ally without Agresor if another has Agresor?'],
    verdict: 'No.',
    why: 'While the opponent controls an ally with Agresor that can be attacked, nothing without Agresor can be proposed as the defender.',
  },
  evasivo: {
    asked: ['Can I attack an ally with Evasivo?', 'Can an evasive ally be proposed as the defender?'],
    verdict: 'No.',
    why: 'Nobody can propose an ally with Evasivo as the defender.',
  },
  halo: {
    asked: ['Can I target an enemy ally with Halo?', 'Can my ritual target an enemy with Halo?'],
    verdict: 'No.',
    why: 'Cards and abilities of opponents cannot target it; those of its controller can.',
  },
  indestructible: {
    asked: ['Can an indestructible ally be destroyed?', 'Can an indestructible ally die?'],
    verdict: 'Not by effects.',
    why: 'Effects do not destroy it, nor can it be destroyed as a cost, and it is dealt no damage. If its toughness falls to 0 otherwise, it goes to the Infierno.',
  },
  bothLose: {
    asked: ['What happens if both players lose at the same time?', 'Who wins if both players lose at once?'],
    verdict: 'A draw.',
    why: 'If all remaining players lose at the same time, the game is a draw.',
  },
  winAndLose: {
    asked: ['What happens if I win and lose at the same time?', 'If I would win and lose at once, which counts?'],
    verdict: 'You lose.',
    why: 'A player who would win and lose at the same time only loses.',
  },
  concede: {
    asked: ['Can I concede at any time?', 'Can I give up when I like?'],
    verdict: 'Yes.',
    why: 'A player who concedes loses and leaves the game at once, with or without priority.',
  },
  twoUniques: {
    asked: ['Can I have two unique cards with the same name in play?', 'Can I control two copies of a unique card?'],
    verdict: 'No.',
    why: "Of those that you control in play you choose one to keep, and the others go to their owner's Infierno. Your opponent may have one of their own.",
  },
  weaponOnEnemy: {
    asked: ["Can I attach a weapon to my opponent's ally?", 'Can my weapon equip an enemy ally?'],
    verdict: 'Yes.',
    why: "A weapon is attached to any ally, an opponent's too, unless its text limits that. You still control it.",
  },
  weaponStays: {
    asked: ['What happens to the weapon if its ally dies?', 'What happens to an attached weapon when the equipped ally leaves play?'],
    verdict: 'It stays.',
    why: 'It is detached and stays in play; you may attach it again for its cost.',
  },
  oneResource: {
    asked: ['How many resources do I add each turn?', 'How many resources can I put into play in my turn?'],
    verdict: 'One.',
    why: 'You add one resource in the Add Resource step, or more where an effect says so.',
  },
  countHand: {
    asked: ["Can I count the cards in my opponent's hand?", 'Can I know how many cards my opponent holds?'],
    verdict: 'Yes.',
    why: 'You cannot see them, but you may count them at any time.',
  },
  seeInfierno: {
    asked: ["Can I look at my opponent's Infierno?", 'Is the Infierno public?'],
    verdict: 'Yes.',
    why: 'The cards of an Infierno lie face up and anybody may look through them, without changing their order.',
  },
  illegalTargets: {
    asked: ['What happens if the target becomes illegal?', 'Does a ritual resolve if its target is gone?'],
    verdict: 'It is cancelled.',
    why: 'If all of its targets are illegal, none of it resolves. If one is still legal, it resolves for that one.',
  },
  responseFirst: {
    asked: ['If I respond to a card, which resolves first?', 'In which order does the chain resolve?'],
    verdict: 'Last one first.',
    why: 'What is played in response lies on top of the chain and resolves first.',
  },
  damageTogether: {
    asked: ['Do attacker and defender deal damage at the same time?', 'Can attacker and defender both die?'],
    verdict: 'Yes.',
    why: 'The combat damage of both is dealt simultaneously: both may die.',
  },
  severalEnvironments: {
    asked: ['Can several environments be active at the same time?', 'Can Thanatos and Acqua be active together?'],
    verdict: 'Yes.',
    why: 'Environments do not exclude each other: several may be active.',
  },
  energyLost: {
    asked: ['When does my energy go away?', 'When is my energy pool emptied?'],
    verdict: 'At phase end.',
    why: 'Pools are emptied when a phase ends; between the steps of one phase, and between combats, energy stays.',
  },
  whoChoosesDefender: {
    asked: ['Who chooses the defender?', 'Who decides what is attacked?'],
    verdict: 'The active player.',
    why: 'They first propose their attacker and then, as the defender, an ally or the demon of an opponent.',
  },
  tappedAttacks: {
    asked: ['Can a tapped ally attack?', 'Can I propose a tapped ally as the attacker?'],
    verdict: 'No.',
    why: 'The attacker has to be untapped as it is proposed.',
  },
  untap: {
    asked: ['When do my cards untap?', 'When do I untap my resources?'],
    verdict: 'As turns begin.',
    why: 'In the Restore step, the first of your turn, all of your cards untap at once, unless an effect keeps one from it.',
  },
  noToughness: {
    asked: ['What happens to an ally with toughness 0?', 'Does an ally die if its toughness falls to 0?'],
    verdict: 'To the Infierno.',
    why: "An ally with toughness 0 or less goes to its owner's Infierno as a state-based action.",
  },
  twoWeapons: {
    asked: ['Can I equip two weapons to the same ally?', 'Do the modifiers of several weapons add up?'],
    verdict: 'Yes.',
    why: 'Nothing limits how many weapons an ally has, and the modifiers of all of them add up.',
  },
};
