import { call, cardOf, pin, program, raiseAll, type CardId, type CardRef } from '@crupier/kernel/rules';
import { fact, facing } from '../state/facts.ts';
import { faceOf } from '../state/flipping.ts';
import { printedOf } from '../state/printed.ts';
import { recordOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { discarding } from './discard.ts';

interface FlipLocals {
  readonly cards: readonly CardRef[];
  readonly isFaceup: boolean;
}

/** Turning cards of the battlelines over where they lie. *Rule:* KF-FLIP-1. */
export const flip = program<KeyForge, FlipLocals>('flip cards', [
  {
    name: 'turn them over',
    rule: 'KF-FLIP-1 KF-FLIP-2 KF-FLIP-3',
    do: (match, { locals: { cards, isFaceup } }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardFlipped', { card, value: isFaceup ? facing.up : facing.down })),
      ),
  },
  {
    name: 'what lies on a card that cannot stay goes to the common supply',
    rule: 'KF-FLIP-4',
    do: (match, { locals: { cards }, source }) =>
      raiseAll(
        match,
        strayOf(match, cards).flatMap((card) => {
          const { aember } = recordOf(match, card);
          return aember > 0 ? [fact('aemberDiscarded', { card, amount: aember, source })] : [];
        }),
      ),
  },
  {
    name: 'such a card is discarded',
    rule: 'KF-FLIP-4',
    do: (match, { locals: { cards } }) =>
      raiseAll(
        match,
        strayOf(match, cards).map((card) => discarding(match, card)),
      ),
  },
]);

/** Those that are no creatures, or half of a gigantic one, and so cannot lie in a battleline. *Rule:* KF-FLIP-4. */
function strayOf(match: KeyForgeMatch, cards: readonly CardRef[]): readonly CardId[] {
  return cards.map(cardOf).filter((card) => {
    const { type, half } = printedOf(match, card);
    return zoneOfCard(match, card) === 'line' && (type !== 'creature' || half !== undefined);
  });
}

/** Whether a card lies in a battleline and can be turned that way: facedown it is its owner's token creature. *Rule:* KF-TOKEN-CREATURE-7. */
export function canFlip(match: KeyForgeMatch, card: CardId, isFaceup: boolean): boolean {
  if (zoneOfCard(match, card) !== 'line') return false;
  const isToken = faceOf(match.state, card) !== undefined;
  return isFaceup ? isToken : !isToken && (match.state.players[recordOf(match, card).owner]?.token ?? 0) > 0;
}

/** Turns cards in battlelines faceup or facedown, at the same time. The last act of a step. *Rule:* KF-FLIP-1. */
export function flipCards(match: KeyForgeMatch, cards: readonly CardId[], isFaceup: boolean): void {
  const turned = cards.filter((card) => canFlip(match, card, isFaceup));
  if (turned.length > 0) call(match, flip, { cards: turned.map((card) => pin(recordOf(match, card))), isFaceup });
}
