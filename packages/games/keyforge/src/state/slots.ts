import type { CardId } from '@crupier/kernel/rules';

/** Values kept per card until the next commit; see `derived`. */
const slots = { power: 0, armor: 1, houses: 2, keywords: 3, shown: 4, traits: 5, switched: 6 } as const;
const SLOTS_PER_CARD = 7;

/** Where a value of a card is kept. */
export function slotOf(card: CardId, value: keyof typeof slots): number {
  return card * SLOTS_PER_CARD + slots[value];
}

/** Where a value of a card is kept, and which slots hold that of other cards: see `derivedAmong`. */
export function slotAmong(card: CardId, value: keyof typeof alike): { readonly slot: number; readonly isAlike: (slot: number) => boolean } {
  return { slot: slotOf(card, value), isAlike: alike[value] };
}

const alike = {
  keywords: (slot: number): boolean => slot % SLOTS_PER_CARD === slots.keywords,
  traits: (slot: number): boolean => slot % SLOTS_PER_CARD === slots.traits,
} as const;
