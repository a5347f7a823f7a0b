import type { CardCount, SealedOpened } from '@crupier/protocol';
import { findKept, keptDecks } from './kept-decks.ts';
import type { ChosenSettings } from './match-settings.ts';

/** A deck that is made from what a seed opens. */
export interface SealedDeck {
  readonly kind: 'sealed';
  readonly seed: string;
  /** The key of the demon that leads it; undefined until the pool was opened. */
  readonly demon: string | undefined;
  /** How many of each card of the pool are in it. */
  readonly cards: readonly CardCount[];
}

/** A deck that is dealt with the match: nobody chooses it. */
export const dealtDeck = { kind: 'dealt' } as const;

/** A deck as it was chosen: one that comes with the game, one that was kept in this browser, a list of the player's own, or one made from a sealed pool. */
export type ChosenDeck =
  | { readonly kind: 'ready'; readonly name: string }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'list'; readonly text: string }
  | SealedDeck;
/** The same, or one that nobody chooses. */
export type DeckChoice = ChosenDeck | typeof dealtDeck;

/** What decks are made for: the settings of a match and a file of own cards, or the table that somebody was invited to. */
export interface DeckSetting {
  readonly game: string;
  readonly settings?: ChosenSettings | undefined;
  readonly cards?: string | undefined;
  readonly match?: string | undefined;
}

/** What the server is sent for a choice. */
export function deckText(choice: DeckChoice): string {
  switch (choice.kind) {
    case 'ready':
      return choice.name;
    case 'kept':
      return findKept(keptDecks.read(), choice.id)?.text ?? '';
    case 'list':
      return choice.text;
    case 'dealt':
      return '';
    case 'sealed':
      return JSON.stringify({ name: '', demon: choice.demon ?? '', cards: choice.cards });
  }
}

/** Whether something was chosen that can be sent. */
export function isChosen(choice: DeckChoice): boolean {
  if (choice.kind === 'dealt') return true;
  return choice.kind === 'sealed' ? choice.demon !== undefined : deckText(choice).trim() !== '';
}

/** A deck of a pool that nobody has looked at. */
export function unopened(seed: string): SealedDeck {
  return { kind: 'sealed', seed, demon: undefined, cards: [] };
}

/** How many of a card are in a deck. */
export function countOf({ cards }: Pick<SealedDeck, 'cards'>, card: string): number {
  return cards.find((each) => each.card === card)?.count ?? 0;
}

/** How many cards a deck has. */
export function sizeOf({ cards }: Pick<SealedDeck, 'cards'>): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** The same deck with so many of a card. */
export function withCount(deck: SealedDeck, card: string, count: number): SealedDeck {
  const others = deck.cards.filter((each) => each.card !== card);
  return { ...deck, cards: count > 0 ? [...others, { card, count }] : others };
}

/** A deck as far as its pool goes: without what was not opened, and led by one of the demons. A pool that was not looked at leads nothing. */
export function withinPool(deck: SealedDeck, { pool, demons }: Pick<SealedOpened, 'pool' | 'demons'>): SealedDeck {
  const demon = demons.find((each) => each === deck.demon) ?? demons[0];
  const cards = deck.cards.flatMap(({ card, count }) => {
    const left = Math.min(count, countOf({ cards: pool }, card));
    return left > 0 ? [{ card, count: left }] : [];
  });
  const isSame = demon === deck.demon && sizeOf({ cards }) === sizeOf(deck);
  return isSame ? deck : { ...deck, demon, cards };
}
