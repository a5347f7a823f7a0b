import { applies, call, NO_CARD, program, raise, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf, type PrintedCard } from '../state/printed.ts';
import { recordOf, typeOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { otherSide } from './sides.ts';
import { placeThreat, removeThreat, thwartable } from './threat.ts';

interface ThreatMoveLocals {
  readonly from: CardId;
  readonly to: CardId;
  readonly amount: number;
  moved: number;
}

/** Threat is moved from one scheme to another: it is removed, and placed. *Rule:* MC-MOVE-6, MC-MOVE-7. */
export const threatMove = program<Marvel, ThreatMoveLocals>('move threat', [
  {
    name: 'take it off',
    rule: 'MC-MOVE-6',
    do: (match, { locals, source: by, seat }) => {
      const { from: scheme, amount } = locals;
      locals.moved = Math.min(amount, recordOf(match, scheme).threat);
      call(match, removeThreat, { scheme, amount, by }, { source: by, seat });
    },
  },
  {
    name: 'put it there',
    rule: 'MC-MOVE-7',
    do: (match, { locals: { to, moved }, source }) => placeThreat(match, to, moved, source),
  },
]);

const elsewhere = site('MC-MOVE-1', 'nothing is moved to where it is');
const bothEnds = site('MC-MOVE-2', 'nothing is moved without a valid origin and a valid destination');

/** Whether threat can be moved from one scheme to another. *Rule:* MC-MOVE-1, MC-MOVE-2. */
export function canMoveThreat(match: MarvelMatch, from: CardId, to: CardId, seat: Seat): boolean {
  if (from === to && applies(match, elsewhere)) return false;
  return (thwartable(match, seat).includes(from) && to !== NO_CARD) || !applies(match, bothEnds);
}

/** Moves threat, if that can be done. The last act of a step. */
export function moveThreat(
  match: MarvelMatch,
  { from, to, amount, source }: { from: CardId; to: CardId; amount: number; source: CardId },
  seat: Seat,
): void {
  if (canMoveThreat(match, from, to, seat)) call(match, threatMove, { from, to, amount, moved: 0 }, { source, seat });
}

const keepsAll = site('MC-FLIP-3', 'a card that is flipped to a side of the same type keeps all that is on it');

/** A card is flipped; where its type is another then, it keeps nothing that was on it. *Rule:* MC-FLIP-1 to MC-FLIP-4. */
export const flip = program<Marvel, { readonly card: CardId; readonly was: PrintedCard['type'] }>('flip a card', [
  {
    name: 'turn it over',
    rule: 'MC-FLIP-1',
    do: (match, { locals: { card } }) => {
      const value = otherSide(match, card);
      if (value !== undefined) raise(match, fact('cardFlipped', { card, value }));
    },
  },
  {
    name: 'a card of another type keeps nothing',
    rule: 'MC-FLIP-4',
    do: (match, { locals: { card, was } }) => {
      if (printedOf(match, card).type !== was || !applies(match, keepsAll)) raise(match, fact('cardCleared', { card }));
    },
  },
]);

function isIdentity(match: MarvelMatch, card: CardId): boolean {
  return ['hero', 'alterEgo'].includes(typeOf(match, card));
}

/** Flips a card; an identity that is flipped changes its form. The last act of a step. *Rule:* MC-FORM-4. */
export function flipCard(match: MarvelMatch, card: CardId, seat: Seat): void {
  if (isIdentity(match, card))
    return raise(match, fact('formChanged', { card, seat: recordOf(match, card).controller, value: otherSide(match, card) ?? 0 }));
  call(match, flip, { card, was: printedOf(match, card).type }, { source: card, seat });
}
