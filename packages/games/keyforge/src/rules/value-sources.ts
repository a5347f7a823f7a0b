import type { CardId, ChangeableValue, Seat, SourceRules } from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { armorOf, housesOf, inPlay, isCreature, keywordsOf, powerOf, recordOf, traitsOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { currentCost, KEY_COST } from './forge.ts';
import { HAND_SIZE, handSizeOf } from './turn.ts';

/** The values of cards and players that card texts change. */
export const sourceRules: SourceRules<KeyForge> = { ofCard, ofSeat };

/** *Rule:* KF-POWER-1, KF-ARMOR-2, KF-HOUSE-CHOICE-3, KF-TRAIT-1. */
function ofCard(match: KeyForgeMatch, card: CardId): readonly ChangeableValue[] {
  if (!inPlay(match, card)) return [];
  const { power, armor, traits, keywords } = printedOf(match, card);
  const numbers: readonly ChangeableValue[] = [
    { value: 'power', printed: power, now: () => powerOf(match, card) },
    { value: 'armor', printed: armor, now: () => armorOf(match, card) },
  ];
  return [
    ...(isCreature(match, card) ? numbers : []),
    { value: 'houses', printed: [recordOf(match, card).house], now: () => housesOf(match, card) },
    { value: 'traits', printed: traits, now: () => traitsOf(match, card) },
    { value: 'keywords', printed: wordsOf(keywords), now: () => wordsOf(keywordsOf(match, card)) },
  ];
}

/** *Rule:* KF-COST-1, KF-TURN-DRAW-1. */
function ofSeat(match: KeyForgeMatch, seat: Seat): readonly ChangeableValue[] {
  return [
    { value: 'keyCost', printed: KEY_COST, now: () => currentCost(match, seat) },
    { value: 'handSize', printed: HAND_SIZE, now: () => handSizeOf(match, seat) },
  ];
}

function wordsOf(keywords: readonly { readonly keyword: string; readonly value: number }[]): readonly string[] {
  return keywords.map(({ keyword, value }) => (value > 1 ? `${keyword}:${value}` : keyword));
}
