import { assert } from '../state/result.ts';
import type { CardId } from '../state/state.ts';
import type { Deed } from '../language/deed.ts';
import type { VerbOn } from '../language/meanings.ts';

type Doing<M> = Pick<VerbOn<M>, 'run' | 'can' | 'canPay'>;

/** What is done with one card at a time. */
export interface CardDoing<M> {
  readonly run: (match: M, card: CardId, deed: Deed) => void;
  readonly can?: (match: M, card: CardId, deed: Deed) => boolean;
  readonly canPay?: (match: M, card: CardId, deed: Deed) => boolean;
}

/** What is done with one card and one other. */
export interface PairDoing<M> {
  readonly run: (match: M, card: CardId, other: CardId, deed: Deed) => void;
  readonly can?: (match: M, card: CardId, other: CardId, deed: Deed) => boolean;
  readonly canPay?: (match: M, card: CardId, other: CardId, deed: Deed) => boolean;
}

/** What is done with cards and one other: `other` is of the second object. */
export interface OtherDoing<M> {
  readonly run: (match: M, other: CardId, deed: Deed) => void;
}

/** A verb that takes one card at a time: an act on several does it with each. */
export function perCard<M>({ run, can, canPay }: CardDoing<M>): Doing<M> & { readonly oneCard: true } {
  return {
    oneCard: true,
    run: (match, deed) => {
      const card = only(deed.cards);
      if (card !== undefined) run(match, card, deed);
    },
    ...(can && { can: (match: M, deed: Deed) => deed.cards.some((card) => can(match, card, deed)) }),
    ...(canPay && { canPay: (match: M, deed: Deed) => deed.cards.every((card) => canPay(match, card, deed)) }),
  };
}

/** A verb that takes one card and one other at a time: an act on several does it with each pair. */
export function perPair<M>({ run, can, canPay }: PairDoing<M>): Doing<M> & { readonly oneCard: true; readonly oneOther: true } {
  return {
    oneCard: true,
    oneOther: true,
    run: (match, deed) => {
      const [card, other] = [only(deed.cards), only(deed.to)];
      if (card !== undefined && other !== undefined) run(match, card, other, deed);
    },
    ...(can && {
      can: (match: M, deed: Deed) => deed.cards.some((card) => deed.to.some((other) => can(match, card, other, deed))),
    }),
    ...(canPay && {
      canPay: (match: M, deed: Deed) => deed.cards.every((card) => deed.to.every((other) => canPay(match, card, other, deed))),
    }),
  };
}

/** A verb that takes all its cards, and one card of the second object at a time. */
export function perOther<M>({ run }: OtherDoing<M>): Doing<M> & { readonly oneOther: true } {
  return {
    oneOther: true,
    run: (match, deed) => {
      const other = only(deed.to);
      if (other !== undefined) run(match, other, deed);
    },
  };
}

function only(cards: readonly CardId[]): CardId | undefined {
  assert(cards.length < 2, 'A verb that takes one card at a time is told one.');
  return cards[0];
}
