import { call, NO_CARD, option, program, raiseAll, type CardId, type GameEvent, type Option, type Seat } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { leavingArchives } from './discard.ts';
import { keptByWard } from './ward.ts';

/** Where cards are put one on another, so that it matters which goes first. */
export type Pile = 'top' | 'bottom' | 'discard';

interface PutLocals {
  /** The first goes first. */
  cards: readonly CardId[];
  readonly onto: Pile;
}

const going: Readonly<Record<Pile, (card: CardId) => GameEvent>> = {
  top: (card) => fact('cardPutOnDeck', { card, value: 0 }),
  bottom: (card) => fact('cardPutOnDeck', { card, value: 1 }),
  discard: (card) => fact('cardPutInDiscard', { card }),
};

const purposes: Readonly<Record<Pile, string>> = { top: 'orderOnDeck', bottom: 'orderUnderDeck', discard: 'orderOnDiscard' };

/** Putting cards on top of decks, under them or into discard piles: at the same time, in the order that the active player chooses. *Rule:* KF-ACTIVE-PLAYER-1. */
export const putOnPiles = program<KeyForge, PutLocals>('put on piles', [
  {
    name: 'order the piles',
    rule: 'KF-ACTIVE-PLAYER-1',
    ask: (match, { locals: { cards, onto } }) => {
      const options = cards.filter((card) => insteadOf(match, card) === undefined).map((card) => option('pile', card));
      if (!isAnyPileOfTwo(match, options)) return undefined;
      return { kind: 'arrange', seat: match.state.active, purpose: purposes[onto], source: NO_CARD, options };
    },
    take: (_match, { locals }, chosen) => {
      const ordered = chosen.map(({ card }) => card);
      locals.cards = [...ordered, ...locals.cards.filter((card) => !ordered.includes(card))];
    },
  },
  {
    name: 'put them there',
    rule: 'KF-PUT-ZONE-1',
    do: (match, { locals: { cards, onto } }) =>
      raiseAll(
        match,
        cards.map((card) => insteadOf(match, card) ?? going[onto](card)),
      ),
  },
]);

/** What happens instead to a card that does not go there. *Rule:* KF-WARD-1, KF-ERRATA-collector-worm. */
function insteadOf(match: KeyForgeMatch, card: CardId): GameEvent | undefined {
  return keptByWard(match, card) ?? leavingArchives(match, card);
}

/** Whether two of the cards go to the same player's pile. */
function isAnyPileOfTwo(match: KeyForgeMatch, options: readonly Option[]): boolean {
  return new Set(options.map(({ card }) => recordOf(match, card).owner)).size < options.length;
}

/** Puts cards onto the piles of their owners. The last act of a step. */
export function putOnto(
  match: KeyForgeMatch,
  cards: readonly CardId[],
  onto: Pile,
  by: { readonly source: CardId; readonly seat: Seat },
): void {
  call(match, putOnPiles, { cards, onto }, by);
}
