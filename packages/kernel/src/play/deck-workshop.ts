import { seedRandom, shuffle } from '../state/random.ts';
import type { Language } from '../state/result.ts';
import type { LikenessTerm, PrintedFacts } from './nearest-cards.ts';

/** How many of one card there are, by its key. */
export interface CardCount {
  readonly card: string;
  readonly count: number;
}

/** A deck that is being made: legal or not. */
export interface DraftDeck {
  /** What it is called; may be empty. */
  readonly name: string;
  /** The key of the card that leads it, such as an identity or a demon; empty where none was chosen, or where nothing leads. */
  readonly leader: string;
  /** What else is chosen for it, by the game's names: aspects, houses. */
  readonly choices: readonly string[];
  /** Its cards, each key once. */
  readonly cards: readonly CardCount[];
}

/** Cards of a deck that belong together: a house, a type. */
export interface DeckSection {
  /** A code that the game's words have a label for. */
  readonly label: string;
  readonly cards: readonly CardCount[];
}

/** Whatever of a list could be read. What is wrong with it is for `configure` to say. */
export interface ReadDeck {
  readonly draft: DraftDeck;
  readonly sections: readonly DeckSection[];
  /** The deck as a plain list; absent where too little of it is known to write it anew. */
  readonly lists?: Readonly<Record<Language, string>>;
}

/** How the first cards of a deck are drawn. */
export interface FirstHand {
  /** How many cards. */
  readonly size: number;
  /** What may be put back: any cards, or the whole hand. Once in either case. */
  readonly mulligan: 'some' | 'all';
  /** How many cards fewer the second hand has. */
  readonly fewer: 0 | 1;
  /** Whether what was put back is shuffled into the deck before the second hand is drawn. */
  readonly shuffles: boolean;
  /** The rule of the mulligan. */
  readonly rule: string;
}

/** How decks of a game are built by hand. */
export interface DeckBuilding {
  /** The keys of the cards that can lead a deck that can be played, in the game's order. */
  readonly leaders: () => readonly string[];
  /** What may be chosen beside a leader, and how many at most; empty where there is nothing to choose. */
  readonly choices: (leader: string) => { readonly of: readonly string[]; readonly most: number };
  /** The fewest and the most cards of a deck in a format of the settings. */
  readonly sizes: readonly [least: number, most: number];
  /** The cards that every deck of a leader has, and that cannot be left out. */
  readonly ownCards: (leader: string) => readonly CardCount[];
  /** Whether a card may be in a deck with this leader and these choices, whatever else is in it. */
  readonly fits: (deck: Pick<DraftDeck, 'leader' | 'choices'>, card: string) => boolean;
  /** How many copies of a card a deck may have. */
  readonly copiesMax: (leader: string, card: string) => number;
  /**
   * Fills a draft up until it is legal, from what can be played with its leader: `seed` is 64 hexadecimal digits. What is in it stays where
   * it may; `sets` are those that new cards come from, all where none are named.
   */
  readonly fill: (draft: DraftDeck, seed: string, sets?: readonly string[]) => DraftDeck;
  /** The rows of the rules of which decks are made. */
  readonly rules: readonly string[];
}

/** What a game tells of its decks beyond those of one match: for looking through cards, for building and reading decks. */
export interface DeckWorkshop {
  /** The keys of all cards that there are, in the order in which they are shown. */
  readonly cards: () => readonly string[];
  /** The facts of sheets by which cards are looked through, those of the widest meaning first; each value has a label, or is a number. */
  readonly facets: readonly { readonly fact: string; readonly kind: 'word' | 'number' }[];
  /** The sets of cards, in the order in which they appeared. */
  readonly sets: readonly { readonly code: string; readonly name: Readonly<Record<Language, string>> }[];
  /** What is printed on a card, as its sheet has it. */
  readonly factsOf: (card: string) => PrintedFacts | undefined;
  /** Whether a card is made: it needs no further code. */
  readonly isPlayable: (card: string) => boolean;
  /** By what cards are compared, to find the nearest one to a card that is not made yet. */
  readonly likeness: readonly LikenessTerm[];
  /** Whether a card may be where another is in any deck, whatever else is in it. Absent: all that a deck may have. */
  readonly canStandIn?: (card: string, other: string) => boolean;
  /** What a file of own cards says of a card that is not made yet, all but its text; undefined for one that no file describes. */
  readonly sketch?: (card: string) => object | undefined;
  /** Reads whatever can be read of a list. Never throws. */
  readonly read: (text: string) => ReadDeck;
  /**
   * The list of a legal deck with other cards in place of some, or without those that have none; undefined for what is no legal deck. Absent
   * where decks are built: there a draft says it.
   */
  readonly exchange?: (text: string, standIns: ReadonlyMap<string, string | undefined>) => ReadDeck['lists'];
  readonly firstHand: (leader: string) => FirstHand;
  /** Absent where decks come whole from the publisher. */
  readonly building?: DeckBuilding;
  /** Settings drawn by a seed of 64 hexadecimal digits, such as a scenario. Absent where chance has nothing to set. */
  readonly randomSettings?: (seed: string) => Readonly<Record<string, unknown>>;
}

/** The cards of a draft that were put into sections by a label of each; sections in the order of `labels`, then in that of the cards. */
export function sectionsBy(
  cards: readonly CardCount[],
  labels: readonly string[],
  labelOf: (card: string) => string,
): readonly DeckSection[] {
  const found = new Map<string, CardCount[]>(labels.map((label) => [label, []]));
  for (const each of cards) {
    const label = labelOf(each.card);
    found.set(label, [...(found.get(label) ?? []), each]);
  }
  return [...found].flatMap(([label, own]) => (own.length === 0 ? [] : [{ label, cards: own }]));
}

/** How many cards a draft has. */
export function sizeOfDraft({ cards }: Pick<DraftDeck, 'cards'>): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** The same cards with so many more of one. */
export function withMore(cards: readonly CardCount[], card: string, more: number): readonly CardCount[] {
  const known = cards.some((each) => each.card === card);
  return known ? cards.map((each) => (each.card === card ? { card, count: each.count + more } : each)) : [...cards, { card, count: more }];
}

/** What somebody's JSON says of a draft, or undefined where it is none: an object with `leader` and a list of `cards`. */
export function readDraft(value: unknown): DraftDeck | undefined {
  if (typeof value !== 'object' || value === null || !('leader' in value) || !('cards' in value)) return undefined;
  const { leader, cards, name = '', choices = [] } = value as Readonly<Record<string, unknown>>;
  if (typeof leader !== 'string' || typeof name !== 'string' || !Array.isArray(cards) || !Array.isArray(choices)) return undefined;
  const read = cards.flatMap((each: unknown): readonly CardCount[] => {
    const { card, count } = (each ?? {}) as Readonly<Record<string, unknown>>;
    return typeof card === 'string' && typeof count === 'number' ? [{ card, count }] : [];
  });
  if (read.length < cards.length) return undefined;
  return { name, leader, choices: choices.filter((each): each is string => typeof each === 'string'), cards: read };
}

/** A list in an order of chance, drawn from a stream of random words. */
export function shuffled<T>(random: number[], list: readonly T[]): readonly T[] {
  const places = list.map((_, at) => at);
  shuffle(random, places);
  return places.flatMap((at) => list.slice(at, at + 1));
}

/** A list in the order that a seed of 64 hexadecimal digits gives it. */
export function shuffledBy<T>(seed: string, list: readonly T[]): readonly T[] {
  return shuffled(seedRandom(seed), list);
}
