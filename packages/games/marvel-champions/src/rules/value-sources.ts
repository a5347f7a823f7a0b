import type { CardId, ChangeableValue, SourceRules } from '@crupier/kernel/rules';
import { inMatch, NO_KEYWORDS, printedKeywords, printedOf, type PerPlayer } from '../state/printed.ts';
import { handSizeOf, hitPointsOf, isInPlay, keywordsOf, powerOf, recordOf, traitsOf, typeOf, zoneOfCard } from '../state/reading.ts';
import { powers } from '../state/kept-values.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { costOf } from './paying.ts';

/** The values of cards that card texts change; what is a player's is on the identity. */
export const sourceRules: SourceRules<Marvel> = { ofCard, ofSeat: () => [] };

function ofCard(match: MarvelMatch, card: CardId): readonly ChangeableValue[] {
  if (zoneOfCard(match, card) === 'hand') {
    const { cost = 0 } = printedOf(match, card);
    return [{ value: 'cost', printed: cost, now: () => costOf(match, card, recordOf(match, card).owner) }];
  }
  return isInPlay(match, card) ? [...numbersOf(match, card), ...wordsOf(match, card)] : [];
}

/** *Rule:* MC-MODIFIERS-1, MC-BASE-VALUE-1, MC-HAND-SIZE-1. */
function numbersOf(match: MarvelMatch, card: CardId): readonly ChangeableValue[] {
  const printed = printedOf(match, card);
  const number = (value: number | PerPlayer | undefined): number => (typeof value === 'object' ? inMatch(match, value) : (value ?? 0));
  const { controller } = recordOf(match, card);
  const isIdentity = ['hero', 'alterEgo'].includes(typeOf(match, card));
  return [
    ...powers.flatMap((power): ChangeableValue[] =>
      powerOf(match, card, power) === undefined
        ? []
        : [{ value: power, printed: number(printed[power]), now: () => powerOf(match, card, power) ?? 0 }],
    ),
    { value: 'hitPoints', printed: number(printed.hitPoints), now: () => hitPointsOf(match, card) },
    ...(isIdentity ? [{ value: 'handSize', printed: printed.handSize, now: () => handSizeOf(match, controller) }] : []),
  ];
}

/** *Rule:* MC-GAIN-1, MC-TRAITS-1. */
function wordsOf(match: MarvelMatch, card: CardId): readonly ChangeableValue[] {
  const printed = printedOf(match, card);
  return [
    { value: 'traits', printed: printed.traits, now: () => traitsOf(match, card) },
    {
      value: 'keywords',
      printed: asWords(printedKeywords(match, printed) ?? NO_KEYWORDS),
      now: () => asWords(keywordsOf(match, card)),
    },
  ];
}

function asWords(keywords: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(keywords).flatMap(([keyword, value]) => (value === 0 ? [] : [value > 1 ? `${keyword}:${value}` : keyword]));
}
