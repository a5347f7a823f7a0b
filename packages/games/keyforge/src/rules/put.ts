import { call, isBoundToBeReplaced, program, raiseAll, type CardId, type GameEvent, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { leavingReplacement, refFor } from './discard.ts';
import { orderPiles, pilePurposes, type Pile } from './piles.ts';

interface PutLocals {
  /** The first goes first. */
  cards: readonly CardId[];
  readonly onto: Pile;
}

const going: Readonly<Record<Pile, (card: CardId, match: KeyForgeMatch) => GameEvent>> = {
  top: (card) => fact('cardPutOnDeck', { card, value: 0 }),
  bottom: (card) => fact('cardPutOnDeck', { card, value: 1 }),
  discard: (card, match) => fact('cardPutInDiscard', { card: refFor(match, card) }),
};

/** Putting cards on top of decks, under them or into discard piles: at the same time, in the order that the active player chooses. *Rule:* KF-ACTIVE-PLAYER-1. */
export const putOnPiles = program<KeyForge, PutLocals>('put on piles', [
  orderPiles<PutLocals>({
    name: 'order the piles',
    rule: 'KF-ACTIVE-PLAYER-1',
    purpose: ({ onto }) => pilePurposes[onto],
    cards: (match, { cards, onto }) =>
      cards.filter((card) => leavingReplacement(match, card) === undefined && !isBoundToBeReplaced(match, going[onto](card, match))),
    take: (_match, locals, ordered) => {
      locals.cards = [...ordered, ...locals.cards.filter((card) => !ordered.includes(card))];
    },
  }),
  {
    name: 'put them there',
    rule: 'KF-PUT-ZONE-1',
    do: (match, { locals: { cards, onto } }) =>
      raiseAll(
        match,
        cards.map((card) => leavingReplacement(match, card) ?? going[onto](card, match)),
      ),
  },
]);

/** Puts cards onto the piles of their owners. The last act of a step. */
export function putOnto(
  match: KeyForgeMatch,
  cards: readonly CardId[],
  onto: Pile,
  by: { readonly source: CardId; readonly seat: Seat },
): void {
  call(match, putOnPiles, { cards, onto }, by);
}
