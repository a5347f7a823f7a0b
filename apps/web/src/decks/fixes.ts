/** How the faults of a draft are mended, each by itself. */

import type { CardCount, DraftDeck, SpokenProblem } from '@crupier/protocol';
import { sizeOf, withCount } from './draft.ts';

/** What mends a fault: so many cards filled in by the server, or another draft. */
export type DraftFix =
  | { readonly kind: 'fill'; readonly count: number }
  | { readonly kind: 'remove' | 'own'; readonly draft: DraftDeck }
  | { readonly kind: 'keep'; readonly count: number; readonly draft: DraftDeck };

/** What is known of the deck that is being built. */
export interface DraftKnown {
  readonly draft: DraftDeck;
  /** The fewest cards of a deck. */
  readonly least: number;
  /** The cards that every deck of its leader has. */
  readonly own: readonly CardCount[];
}

/** Codes of decks that have too few cards or too many. */
const sizeCodes: readonly string[] = ['deck.size', 'deck.total'];

/** The fix of a fault of a draft; undefined where only the reader can say what is to be done. */
export function draftFixOf({ code, at, values }: Pick<SpokenProblem, 'code' | 'at' | 'values'>, known: DraftKnown): DraftFix | undefined {
  const { draft, least, own } = known;
  const short = least - sizeOf(draft);
  if (sizeCodes.includes(code)) return short > 0 ? { kind: 'fill', count: short } : undefined;
  if (code === 'deck.identityCards') return { kind: 'own', draft: { ...draft, cards: withOwn(draft.cards, own) } };
  const [, place] = /^cards\[(\d+)\]$/.exec(at) ?? [];
  const card = place === undefined ? undefined : draft.cards[Number(place)]?.card;
  if (card === undefined) return undefined;
  const { max } = values;
  if (code === 'deck.tooManyCopies' && typeof max === 'number') return { kind: 'keep', count: max, draft: withCount(draft, card, max) };
  return { kind: 'remove', draft: withCount(draft, card, 0) };
}

function withOwn(cards: readonly CardCount[], own: readonly CardCount[]): readonly CardCount[] {
  const keys = new Set(own.map(({ card }) => card));
  return [...own, ...cards.filter(({ card }) => !keys.has(card))];
}
