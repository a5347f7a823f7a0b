import type { AnswerText } from './answer.ts';
import type { sources } from './marvel-champions.ts';

/** The answers in English. */
export const texts: Readonly<Record<keyof typeof sources, AnswerText>> = {
  stunnedDefends: {
    asked: ['Can a stunned hero defend?', 'Can I defend while I am stunned?', 'Can a stunned character block an attack?'],
    verdict: 'Yes.',
    why: "Stunned cancels only the character's next attack. Defending is no attack: the hero exhausts, takes off its DEF, and stays stunned.",
  },
  stunnedAttacksNobody: {
    asked: ['Can a stunned hero attack without an enemy to attack?', 'Can I get rid of stunned without a valid target?'],
    verdict: 'Yes.',
    why: 'A stunned character may attempt an attack even with no valid target: it exhausts and discards the stunned card instead of attacking.',
  },
  stunnedAllyAttacks: {
    asked: ['What happens if I attack with a stunned ally?', 'Does a stunned ally that attacks take consequential damage?'],
    verdict: 'It loses stunned.',
    why: 'The ally exhausts and discards its stunned card. It has not attacked, so it takes no consequential damage.',
  },
  confusedThwarts: {
    asked: ['Can a confused hero thwart?', 'Can I remove threat with a thwart while I am confused?'],
    verdict: 'No.',
    why: 'Its next thwart does not happen: the hero still exhausts, and only discards the confused card. What is no thwart can still remove threat.',
  },
  twoStatusCards: {
    asked: ['Can a character have two status cards of the same type?', 'Can I stun the same enemy twice?'],
    verdict: 'No.',
    why: 'A character has at most one status card of each type. The exception is steady, which allows one more stunned and one more confused card.',
  },
  playerDeckEmpty: {
    asked: ['What happens when my deck runs out?', 'Do I lose if I run out of cards in my deck?', 'What happens when my deck is empty?'],
    verdict: 'You play on.',
    why: 'Shuffle your discard pile into a new deck and take a facedown encounter card at once. If you were drawing, go on drawing.',
  },
  encounterDeckEmpty: {
    asked: ['What happens when the encounter deck is empty?', 'What happens when the encounter deck runs out?'],
    verdict: 'It is reshuffled.',
    why: 'The encounter discard pile is shuffled into a new deck, and an acceleration token is placed by the main scheme.',
  },
  allyLimit: {
    asked: ['How many allies can I have?', 'What is the ally limit?', 'Can I have four allies?'],
    verdict: 'Three.',
    why: 'You may play a fourth ally, but must at once choose and discard allies of yours until three are left.',
  },
  formTwice: {
    asked: ['Can I change form twice in my turn?', 'Can I flip my identity again in the same round?'],
    verdict: 'No.',
    why: 'Each player may change form by choice once per round, on their own turn. A change caused by a card does not use that up.',
  },
  formKeeps: {
    asked: ['Do I keep damage and status cards when I change form?', 'Do I stay exhausted when I change form?'],
    verdict: 'Yes.',
    why: 'Changing form keeps damage, status cards, tokens and attachments, and an exhausted identity stays exhausted.',
  },
  guard: {
    asked: [
      'Can I attack the villain while a minion with guard is engaged with me?',
      'Can I attack the villain while there is a guard minion?',
    ],
    verdict: 'No.',
    why: 'While that minion is engaged with you, your cards cannot attack a villain without guard. Players who have none engaged with them can.',
  },
  twoDefenders: {
    asked: [
      'Can two characters defend against the same attack?',
      'Can I block with my hero and an ally at the same time?',
      'Can two players block the same attack?',
    ],
    verdict: 'No.',
    why: 'While a hero or an ally defends against an attack, no other friendly character can defend against it.',
  },
  whoDefends: {
    asked: ['Can I block an attack?', 'Can I defend another player?', 'Can my ally defend a friend who is attacked?'],
    verdict: 'Yes.',
    why: 'Any player may exhaust their hero or an ally to defend against an enemy attack, also against one that is aimed at another player.',
  },
  allyExcess: {
    asked: ['If an ally defends, does excess damage go to the hero?', 'Does leftover damage of a defending ally carry over to my hero?'],
    verdict: 'No.',
    why: 'A defending ally takes all the damage, and the excess is lost. It goes on to the identity only if the attack has overkill.',
  },
  overkillAlly: {
    asked: ['What does overkill do when an ally defends?', 'Does the damage of an attack with overkill go on to my hero?'],
    verdict: 'Excess goes on.',
    why: "The damage beyond what defeats the ally is dealt to its controller's identity at the same time.",
  },
  toughDefends: {
    asked: [
      'Does a tough hero who defends lose the tough card?',
      'If I defend while I am tough, do I lose the tough card?',
      'Does a tough hero lose the card when he defends?',
    ],
    verdict: 'It depends.',
    why: 'DEF is taken off first. If no damage is left, the tough card stays; if some is left, it is prevented and the card is discarded.',
  },
  toughInterrupt: {
    asked: ['Can an interrupt that reduces damage save my tough card?', 'Do I keep tough if an interrupt reduces the damage?'],
    verdict: 'No.',
    why: 'Tough resolves before interrupts to the damage that you take, so the card is spent already. It stays only if DEF, a constant effect or what replaces damage before it is dealt leaves none.',
  },
  piercing: {
    asked: ['Does a piercing attack remove my tough card?', 'Does piercing get through tough?'],
    verdict: 'Yes.',
    why: 'It discards all tough cards of the attacked character before it deals its damage. If it would deal none, it discards nothing.',
  },
  retaliateOther: {
    asked: ["Does Black Panther's retaliate work if another character defends?", 'Does my retaliate work if my ally blocks?'],
    verdict: 'No.',
    why: 'Only the character that was attacked retaliates, and then that is the one who defended.',
  },
  ranged: {
    asked: ['Does retaliate work against a ranged attack?', 'Do I take retaliate damage if my attack is ranged?'],
    verdict: 'No.',
    why: 'An attack with ranged ignores the retaliate of the attacked character.',
  },
  recoverAsHero: {
    asked: ['Can I recover in hero form?', 'Can a hero use recover to heal?'],
    verdict: 'No.',
    why: "The basic recovery is the alter-ego's, who exhausts to heal its REC. An effect of a card can still heal a hero.",
  },
  recoverUndamaged: {
    asked: ['Can I recover if I have no damage?', 'Can I recover at full hit points?'],
    verdict: 'No.',
    why: 'An identity with no damage to heal cannot make a basic recovery.',
  },
  crisis: {
    asked: ['Can I remove threat from the main scheme while a crisis icon is in play?', 'Can I thwart the main scheme during a crisis?'],
    verdict: 'No.',
    why: "While any crisis icon is in play, the players' cards cannot remove threat from the main scheme. Encounter cards still can.",
  },
  patrol: {
    asked: ['Can I thwart the main scheme while a minion with patrol is engaged with me?', 'Does patrol let me thwart the main scheme?'],
    verdict: 'No.',
    why: 'While it is engaged with you, your cards cannot thwart the main scheme, but they can thwart side schemes.',
  },
  webbedUp: {
    asked: ['Does Webbed Up stop two attacks?', 'How many attacks does Webbed Up stop?'],
    verdict: 'Two.',
    why: 'It replaces the next attack with a stunned card, and that card then cancels one more.',
  },
  villainAlterEgo: {
    asked: ['Does the villain attack me in alter-ego form?', 'Can the villain attack my alter-ego?'],
    verdict: 'Not normally.',
    why: 'When it activates in the villain phase it attacks a hero, and schemes against an alter-ego. A card that says it attacks you still makes it attack.',
  },
  overpay: {
    asked: ['Can I keep resources that I overpaid?', 'What happens to leftover resources?'],
    verdict: 'They are lost.',
    why: 'You may generate more than the cost, but what is left over is lost once it is paid.',
  },
  wild: {
    asked: ['Does a wild resource pay for any type?', 'Can I pay with a wild resource as if it were another?'],
    verdict: 'Yes.',
    why: 'As you generate it for a cost you say which type it is used as: energy, mental, physical or wild. It stays wild for a cost in printed resources, and where nothing is being paid.',
  },
  allyAtOnce: {
    asked: ['Can I use an ally the turn I play it?', 'Can an ally attack the turn it comes into play?'],
    verdict: 'Yes.',
    why: 'Cards enter play ready, so the ally can attack or thwart at once.',
  },
  alliesAlterEgo: {
    asked: ['Can my allies attack in alter-ego form?', 'Can I use allies while I am in alter-ego form?'],
    verdict: 'Yes.',
    why: 'Allies attack and thwart on your turn whichever form you are in.',
  },
  eliminatedWins: {
    asked: ['Does an eliminated player win too?', 'Do I lose if I am eliminated?'],
    verdict: 'With the group.',
    why: 'An eliminated player stops playing, but wins or loses together with the others.',
  },
  stageExcess: {
    asked: [
      "Does excess damage carry over to the villain's next stage?",
      'If I defeat a villain stage, does leftover damage hit the new stage?',
    ],
    verdict: 'No.',
    why: 'Damage beyond what defeats a stage does not go on to the next one.',
  },
  stageKeeps: {
    asked: ["Does the villain's next stage keep status cards and attachments?", 'Does the villain stay stunned in the next stage?'],
    verdict: 'It depends.',
    why: 'A stage of the same name keeps status cards, attachments, upgrades and counters. One of another name keeps none.',
  },
  minionBoost: {
    asked: ['Does a minion that attacks get a boost card?', 'Do minions get boost cards?'],
    verdict: 'No.',
    why: 'Only the villain and villainous minions get one. The others attack with their ATK.',
  },
  discardPiles: {
    asked: ['Can I look at the discard piles?', 'Are discard piles public?', "Can I see another player's discard pile?"],
    verdict: 'Yes.',
    why: 'They are public: anybody may look through them at any time.',
  },
  othersTurn: {
    asked: ["Can I use an action in another player's turn?", 'Can I use an action when it is not my turn?'],
    verdict: 'It depends.',
    why: 'Yes, if you are asked: the player whose turn it is may ask you to use an action, or you may offer it; you decide.',
  },
  defenseCardExhausts: {
    asked: ['Does my hero exhaust to use a defense card?', 'Does playing a defense event exhaust my hero?'],
    verdict: 'No.',
    why: 'An ability labeled as a defense does not exhaust the hero unless it says so. It does not take off DEF either.',
  },
  discardHand: {
    asked: ['Can I discard cards from my hand at the end of the player phase?', 'May I discard unwanted cards before I draw up?'],
    verdict: 'Yes.',
    why: 'At the end of the player phase you discard as many as you like, and all beyond your hand size; then you draw up to it.',
  },
  playerDies: {
    asked: ['What happens if my hero is defeated?', 'What happens when a player dies?'],
    verdict: 'They are eliminated.',
    why: 'A player whose identity is at 0 hit points is eliminated, and their minions engage the next player. The others play on; if all are eliminated, they lose.',
  },
  howToWin: {
    asked: ['How do we win the game?', 'When do the players win?'],
    verdict: 'Defeat the villain.',
    why: "You win as soon as the villain's final stage is defeated, unless the scenario says otherwise.",
  },
  howToLose: {
    asked: ['How do we lose the game?', 'When does the villain win?'],
    verdict: 'Scheme completed.',
    why: 'You lose when the last stage of the main scheme is completed, and also if all players are eliminated.',
  },
  surge: {
    asked: ['What does surge do?', 'Do I reveal another card for surge?'],
    verdict: 'One more card.',
    why: 'After a card with surge is revealed and resolved, the player resolving it reveals another from the top of the encounter deck.',
  },
};
