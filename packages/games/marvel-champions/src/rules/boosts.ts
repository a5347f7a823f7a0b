import { cardOf, raise, type CardId, type CardRef } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { iconsInPlay, keywordOf, recordOf } from '../state/reading.ts';
import { cardsIn, type MarvelMatch } from '../state/state.ts';

/** Gives the villain, or a villainous minion, a facedown boost card. The last act of a step. *Rule:* MC-BOOST-ICON-1, MC-VILLAINOUS-1. */
export function giveBoost(match: MarvelMatch, enemy: CardRef): void {
  const top = cardsIn(match, 'encounterDeck').at(-1);
  const takesOne = cardOf(enemy) === match.state.villain || keywordOf(match, enemy, 'villainous') > 0;
  if (top !== undefined && takesOne) raise(match, fact('boostGiven', { card: top, other: cardOf(enemy) }));
}

/** The next boost card of an enemy, in the order in which they were given; undefined where it has none. */
export function nextBoost(match: MarvelMatch, enemy: CardRef): CardId | undefined {
  return cardsIn(match, 'boost').find((card) => recordOf(match, card).host === cardOf(enemy));
}

/** What a boost card adds to the power of the enemy that activates. A star adds nothing. *Rule:* MC-BOOST-ICON-3, MC-BOOST-ICON-5, MC-AMPLIFY-ICON-1. */
export function boostOf(match: MarvelMatch, card: CardId): number {
  return printedOf(match, card).boost + iconsInPlay(match, 'amplify');
}
