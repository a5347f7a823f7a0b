/** A deck that is being built on the page: counts and choices alone. What may be in it the server says. */

import type { CardCount, CardSheet, Collection, DraftDeck, MissingCard } from '@crupier/protocol';

type Leader = NonNullable<Collection['building']>['leaders'][number];

/** A deck of nothing. */
export const emptyDraft: DraftDeck = { name: '', leader: '', choices: [], cards: [] };

/** The draft that a text is, where it is one as builders keep it. */
export function draftOf(text: string): DraftDeck | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { name, leader, choices, cards } = JSON.parse(text) as Partial<DraftDeck>;
    const isDraft = typeof leader === 'string' && Array.isArray(cards) && Array.isArray(choices);
    return isDraft ? { name: name ?? '', leader, choices, cards } : undefined;
  } catch {
    // A list in another form: the server reads it.
    return undefined;
  }
}

/** How many of a card are in a draft. */
export function countIn({ cards }: Pick<DraftDeck, 'cards'>, card: string): number {
  return cards.find((each) => each.card === card)?.count ?? 0;
}

/** How many cards a draft has. */
export function sizeOf({ cards }: Pick<DraftDeck, 'cards'>): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** How many cards of a draft are made. The cards of a leader who is not made are not, either. */
export function playableIn(draft: DraftDeck, missing: readonly MissingCard[]): number {
  const waiting = missing.reduce((sum, { card, count, own }) => sum + (card === draft.leader ? own : count), 0);
  return Math.max(0, sizeOf(draft) - waiting);
}

/** The same draft with so many of a card; a new one stands last. */
export function withCount(draft: DraftDeck, card: string, count: number): DraftDeck {
  const isThere = draft.cards.some((each) => each.card === card);
  const changed = draft.cards.map((each) => (each.card === card ? { card, count } : each));
  return { ...draft, cards: (isThere ? changed : [...changed, { card, count }]).filter((each) => each.count > 0) };
}

/** The same draft led by another: the own cards of the leader before go, those of the new one come, and choices that it has not go. */
export function ledBy(draft: DraftDeck, before: Leader | undefined, next: Leader | undefined): DraftDeck {
  const old = new Set(before?.ownCards.map(({ card }) => card));
  const own = next?.ownCards ?? [];
  const others = draft.cards.filter(({ card }) => !old.has(card) && own.every((each) => each.card !== card));
  const choices = draft.choices.filter((choice) => next?.choices.includes(choice)).slice(0, next?.most ?? 0);
  return { ...draft, leader: next?.sheet.key ?? '', choices, cards: [...own, ...others] };
}

/** The same draft with another choice: of several the oldest goes. */
export function withChoice(draft: DraftDeck, choice: string, most: number): DraftDeck {
  const isChosen = draft.choices.includes(choice);
  const choices = isChosen ? draft.choices.filter((each) => each !== choice) : [...draft.choices, choice].slice(-Math.max(1, most));
  return { ...draft, choices };
}

/** How many cards there are of each value of a fact; cards with several values count for each. */
export function countsBy(
  cards: readonly CardCount[],
  sheets: ReadonlyMap<string, CardSheet>,
  fact: string,
): readonly (readonly [value: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { card, count } of cards) {
    const value = sheets.get(card)?.facts[fact] ?? [];
    const values = typeof value === 'object' ? value : [String(value)];
    for (const each of values.filter((one) => one !== '')) counts.set(each, (counts.get(each) ?? 0) + count);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** The highest cost with a bar of its own. */
const COST_MAX = 6;

/** How many cards cost so much, from 0 on; the last are those that cost more. What costs nothing at all is apart. */
export function curveOf(
  cards: readonly CardCount[],
  sheets: ReadonlyMap<string, CardSheet>,
): { readonly bars: readonly (readonly [cost: string, count: number])[]; readonly without: number } {
  const bars = Array.from({ length: COST_MAX + 1 }, () => 0);
  let without = 0;
  for (const { card, count } of cards) {
    const cost = Number.parseInt(String(sheets.get(card)?.facts['cost'] ?? ''), 10);
    if (Number.isNaN(cost)) without += count;
    else bars[Math.min(COST_MAX, cost)] = (bars[Math.min(COST_MAX, cost)] ?? 0) + count;
  }
  return { bars: bars.map((count, cost) => [cost === COST_MAX ? `${cost}+` : String(cost), count]), without };
}

/** Cards under the value of a fact that they have, the values in the order in which they come. */
export function grouped(
  cards: readonly CardCount[],
  sheets: ReadonlyMap<string, CardSheet>,
): readonly { readonly label: string; readonly cards: readonly CardCount[] }[] {
  const groups = new Map<string, CardCount[]>();
  for (const each of cards) {
    const label = String(sheets.get(each.card)?.facts['type'] ?? '');
    groups.set(label, [...(groups.get(label) ?? []), each]);
  }
  const costOf = (card: string): number => Number.parseInt(String(sheets.get(card)?.facts['cost'] ?? ''), 10) || 0;
  return [...groups].map(([label, own]) => ({ label, cards: own.toSorted((one, other) => costOf(one.card) - costOf(other.card)) }));
}
