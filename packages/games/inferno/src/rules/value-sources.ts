import type { CardId, ChangeableValue, Seat, SourceRules } from '@crupier/kernel/rules';
import { strengthOf, toughnessOf } from '../state/bodies.ts';
import { ownBody } from '../state/defined.ts';
import { printedOf } from '../state/printed.ts';
import { inPlay, isFaceDownResource, isType, keywordsOf, recordOf, subtypesOf, typesOf, zoneOfCard } from '../state/reading.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { totalCost } from './costs.ts';
import { HAND_LIMIT, handLimit } from './turn.ts';

/** The values of cards and players that card texts change. */
export const sourceRules: SourceRules<Inferno> = { ofCard, ofSeat };

function ofCard(match: InfernoMatch, card: CardId): readonly ChangeableValue[] {
  if (zoneOfCard(match, card) === 'hand') return costOf(match, card);
  return inPlay(match, card) && !isFaceDownResource(match, card) ? inPlayOf(match, card) : [];
}

/** What a card of the hand costs before anything is announced for it. *Rule:* INF-601.1e. */
function costOf(match: InfernoMatch, card: CardId): readonly ChangeableValue[] {
  const { cost } = printedOf(match, card);
  if (cost === undefined) return [];
  return [{ value: 'cost', printed: cost, now: () => totalCost(match, card, recordOf(match, card).owner) ?? cost }];
}

/** *Rule:* INF-612.1, INF-612.3. */
function inPlayOf(match: InfernoMatch, card: CardId): readonly ChangeableValue[] {
  const printed = printedOf(match, card);
  const own = ownBody(match, card, printed);
  const body: readonly ChangeableValue[] = [
    { value: 'strength', printed: own.strength, now: () => strengthOf(match, card) },
    { value: 'toughness', printed: own.toughness, now: () => toughnessOf(match, card) },
  ];
  return [
    ...(isType(match, card, 'ally') ? body : []),
    { value: 'types', printed: printed.types, now: () => typesOf(match, card) },
    { value: 'subtypes', printed: printed.subtypes, now: () => subtypesOf(match, card) },
    { value: 'keywords', printed: printed.keywords, now: () => keywordsOf(match, card) },
  ];
}

/** *Rule:* INF-402.2. */
function ofSeat(match: InfernoMatch, seat: Seat): readonly ChangeableValue[] {
  return [{ value: 'handLimit', printed: HAND_LIMIT, now: () => handLimit(match, seat) }];
}
