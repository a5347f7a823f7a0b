import { call, leave, pin, program, raise, raiseAll, type CardId, type CardRef } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { creaturesOf, inPlay, isCreature, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { becomeCopy } from './copies.ts';
import { howItEnters, putBy } from './enter.ts';
import { isWhole } from './gigantic.ts';
import { keptByWard } from './ward.ts';

interface SwapLocals {
  /** The creature in play. */
  readonly card: CardId;
  /** The creature in its owner's hand. */
  readonly other: CardId;
  /** The other one as it is in play, pinned. */
  entered: CardRef;
}

/** A creature in play goes to the hand, and one of that hand enters play in its place. *Rule:* KF-SWAP-3. */
export const swapWithHand = program<KeyForge, SwapLocals>('swap with a hand', [
  {
    name: 'see whether they can change zones',
    rule: 'KF-SWAP-3',
    do: (match, { locals: { card, other } }) => {
      const { controller, owner } = recordOf(match, card);
      const isFit = recordOf(match, other).owner === owner && printedOf(match, other).type === 'creature' && isWhole(match, other, [other]);
      if (!isCreature(match, card) || !isFit) return leave;
      const kept = keptByWard(match, card);
      if (kept !== undefined) {
        raise(match, kept);
        return leave;
      }
      putBy(match, other, controller);
      return undefined;
    },
  },
  {
    name: 'it may become a copy',
    rule: 'KF-ENTERS-PLAY-1',
    do: (match, { locals: { card, other } }) => becomeCopy(match, other, recordOf(match, card).controller),
  },
  {
    name: 'change zones',
    rule: 'KF-SWAP-3',
    do: (match, { locals: { card, other } }) => {
      const { controller } = recordOf(match, card);
      const place = creaturesOf(match, controller).indexOf(card);
      raiseAll(match, [
        fact('cardReturned', { card }),
        fact('creatureEntered', { card: other, seat: controller, value: place, amount: howItEnters(match, other) }),
      ]);
    },
  },
  {
    name: 'it has entered play',
    rule: 'KF-IN-PLAY-1',
    do: (match, { locals }) => {
      locals.entered = pin(recordOf(match, locals.other));
      const { controller } = recordOf(match, locals.other);
      if (inPlay(match, locals.entered)) raise(match, fact('cardEntered', { card: locals.entered, seat: controller }));
    },
  },
]);

/** Swaps a creature in play with one in its owner's hand. The last act of a step. */
export function callSwapWithHand(match: KeyForgeMatch, card: CardId, other: CardId): void {
  call(match, swapWithHand, { card, other, entered: 0 }, { source: card, seat: match.state.active });
}
