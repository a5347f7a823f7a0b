import { applies, call, leave, program, raise, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { SCENARIO } from '../state/leaving.ts';
import { printedOf } from '../state/printed.ts';
import { areaOf, isInPlay, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';

interface SwapLocals {
  readonly card: CardId;
  readonly other: CardId;
  /** Where the one that was in play stood: on which card, and before whom. */
  readonly host: CardId;
  readonly seat: Seat;
}

const goesOn = site('MC-SWAP-4', 'a card in play that is swapped for one of the same name has not left play, and keeps all that is on it');

/** Two cards are put in each other’s places. *Rule:* MC-SWAP-1, MC-SWAP-4, MC-SWAP-5. */
export const swap = program<Marvel, SwapLocals>('swap two cards', [
  {
    name: 'they are swapped',
    rule: 'MC-SWAP-1 MC-SWAP-3',
    do: (match, { locals: { card, other } }) => {
      const isOneInPlay = isInPlay(match, card) !== isInPlay(match, other);
      const isSame = isOneInPlay && printedOf(match, card).name === printedOf(match, other).name && applies(match, goesOn);
      raise(match, fact(isSame ? 'facesSwapped' : 'placesSwapped', { card, other }));
    },
  },
  {
    name: 'the other one enters play',
    rule: 'MC-SWAP-5',
    do: (match, { locals: { card, other, host, seat } }) => {
      const entering = [card, other].find((each) => zoneOfCard(match, each) === 'resolving');
      if (entering === undefined) return leave;
      if (typeOf(match, entering) === 'minion') raise(match, fact('minionEngaged', { card: entering, seat }));
      else if (recordOf(match, entering).owner === SCENARIO)
        raise(match, fact('encounterEntered', { card: entering, other: host, seat: SCENARIO }));
      else raise(match, fact('cardEntered', { card: entering, other: host, seat }));
      return undefined;
    },
  },
]);

/** Whether two cards can be swapped: of different places, and none of them one that never leaves play. */
export function maySwap(match: MarvelMatch, card: CardId, other: CardId): boolean {
  const stays = ['hero', 'alterEgo', 'villain', 'mainScheme'];
  return card !== other && !stays.includes(typeOf(match, card)) && !stays.includes(typeOf(match, other));
}

/** Swaps two cards. The last act of a step. */
export function swapCards(match: MarvelMatch, card: CardId, other: CardId): void {
  if (!maySwap(match, card, other)) return;
  const inPlay = isInPlay(match, card) ? card : other;
  call(match, swap, { card, other, host: recordOf(match, inPlay).host, seat: areaOf(match, inPlay) });
}
