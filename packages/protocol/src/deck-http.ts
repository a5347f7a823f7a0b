/** What the page and the server say to each other of decks and of cards that lie on no table. */

import type {
  CardCount,
  CardSheet,
  ListCheck,
  DeckSection,
  DeckWay,
  DraftDeck,
  FirstHand,
  Language,
  MatchSettings,
  MissingCard,
  NearCard,
} from '@crupier/kernel';
import * as z from 'zod';
import { decksText, deckText } from './deck-text-schema.ts';
import { limits } from './limits.ts';
import { matchSettings } from './match-settings-schema.ts';
import type { SpokenProblem } from './server-message.ts';

const word = z.string().max(64);
const seed = z.string().min(1).max(64);

/** One or several parameters of one name. */
const words = z
  .union([word, z.array(word).max(60)])
  .default([])
  .transform((given) => [given].flat());

/** The query of `GET /api/games/:id/cards`. */
export const collectionQuery = z.strictObject({
  /** Words that a card's name or text has, in either language. */
  q: z.string().max(100).default(''),
  /** Values of facts, as `house:mars`: any of those of one fact, and one of each fact. */
  f: words,
  playable: z.enum(['yes', 'no']).optional(),
  /** A rule that is about the card. */
  rule: word.optional(),
  /** Who leads the deck that the card may be in, and what was chosen for it. */
  leader: word.optional(),
  choice: words,
  /** The order: by the name, or by a fact that is a number; absent: the game's own. */
  sort: word.optional(),
  from: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(limits.collectionPageMax).default(limits.collectionPageMax),
});

/** A deck that is being made, as the page keeps it. */
export const draftDeck = z.strictObject({
  name: z.string().max(200),
  leader: word,
  choices: z.array(word).max(8),
  cards: z.array(z.strictObject({ card: word, count: z.number().int().min(0).max(99) })).max(200),
});

/** The body of `POST /api/decks/read`. */
export const readDecksRequest = z.strictObject({
  game: word,
  text: decksText,
  /** Takes each deck for one of the game, whatever it looks like. */
  only: z.boolean().optional(),
  settings: matchSettings.optional(),
});
/** What somebody sends whose decks are to be read. */
export type ReadDecksRequest = z.infer<typeof readDecksRequest>;
/** The body of `POST /api/decks/fill`. */
export const fillDeckRequest = z.strictObject({
  game: word,
  draft: draftDeck,
  seed,
  /** The sets that new cards come from: the boxes that the reader owns. All where none are named. */
  sets: z.array(word).max(200).optional(),
});
/** The body of `POST /api/decks/hand`. */
export const firstHandRequest = z.strictObject({ game: word, text: deckText, seed });
/** The body of `POST /api/decks/random`. */
export const randomTableRequest = z.strictObject({ game: word, seed, seats: z.number().int().min(1).max(8) });

/** A fact by which cards are looked through, with the values that there are. */
export interface Facet {
  readonly fact: string;
  readonly kind: 'word' | 'number';
  readonly values: readonly string[];
  /** How many cards have each value, in the order of the values. */
  readonly counts: readonly number[];
}

/** The answer of `GET /api/games/:id/collection`. */
export interface Collection {
  readonly cards: number;
  readonly playable: number;
  readonly facets: readonly Facet[];
  readonly sets: readonly { readonly code: string; readonly name: Readonly<Record<Language, string>> }[];
  /** Absent where nobody builds decks. */
  readonly building?: {
    readonly leaders: readonly {
      readonly sheet: CardSheet;
      /** What may be chosen for a deck of it, and how many of these. */
      readonly choices: readonly string[];
      readonly most: number;
      /** The cards that every deck of it has. */
      readonly ownCards: readonly CardCount[];
    }[];
    readonly sizes: readonly [least: number, most: number];
    readonly rules: readonly string[];
  };
  /** The decks that come with the game: what is in each. */
  readonly decks: readonly ReadyDeck[];
}

/** A deck that comes with a game. */
export interface ReadyDeck {
  readonly name: string;
  readonly leader: string;
  readonly choices: readonly string[];
  readonly cards: readonly CardCount[];
  readonly playable: boolean;
}

/** The answer of `GET /api/games/:id/cards`. */
export interface CollectionPage {
  readonly total: number;
  readonly from: number;
  readonly cards: readonly CardSheet[];
  /** How many copies of each a deck may have, in the order of the cards; present where the query names a leader. */
  readonly copiesMax?: readonly number[];
}

/** The answer of `GET /api/games/:id/cards/:key`: a card with the rules that are about it. */
export interface CollectionCard {
  readonly sheet: CardSheet;
  /** Those that are a question with its answer have their text. */
  readonly rules: readonly { readonly id: string; readonly title: string; readonly text?: string }[];
  /** Names of the decks that come with the game and have it. */
  readonly decks: readonly string[];
  /** Whether a match can be dealt with the card in the first hand. */
  readonly hasHand?: true;
  /** A file of own cards that describes the card, all but its text; absent where it is made, or no file describes it. */
  readonly sketch?: string;
  /** Of a card that is not made yet, the nearest ones that are. */
  readonly nearest: readonly { readonly sheet: CardSheet; readonly shared: NearCard['shared'] }[];
}

/** A deck as it is shown, as far as it could be read. */
export interface ShownDeck {
  readonly game: string;
  readonly draft: DraftDeck;
  readonly sections: readonly DeckSection[];
  /** What a table is given for it. */
  readonly text: string;
  /** The deck as a plain list; absent where too little of it is known. */
  readonly list?: string;
  /** What keeps it from being played; nothing where it can be played. */
  readonly problems: readonly SpokenProblem[];
  /** The same by what is asked of a deck: whether it is understood, legal, playable. */
  readonly faults: Readonly<Record<ListCheck, readonly SpokenProblem[]>>;
  /** Its cards that are not made yet, each with those nearest to it that it may have. */
  readonly missing: readonly MissingCard[];
  /** A file of own cards that describes those cards, all but their texts; absent where there is none to describe. */
  readonly sketch?: string;
  /** Whether decks of its game are built card by card, so that a deck with too few of them is a draft. */
  readonly isBuilt: boolean;
  /** How a legal deck goes on that waits for such cards. */
  readonly ways: readonly ShownWay[];
}

/** A deck made from another, which waits for cards: with the nearest ones in their place, or without them. */
export interface ShownWay {
  readonly kind: DeckWay['kind'];
  readonly draft: DraftDeck;
  /** What a table is given for it. */
  readonly text: string;
  /** What is still wrong with it, such as that it has too few cards. */
  readonly problems: readonly SpokenProblem[];
}

/** The answer of `POST /api/decks/read` and of `POST /api/decks/fill`. */
export interface DecksRead {
  readonly decks: readonly ShownDeck[];
  /** The cards of all of them, by game and key. */
  readonly sheets: Readonly<Record<string, Readonly<Record<string, CardSheet>>>>;
}

/** The answer of `POST /api/decks/hand`: a deck in an order of chance, the first card on top. */
export interface ShuffledDeck {
  readonly hand: FirstHand;
  readonly order: readonly string[];
}

/** The answer of `POST /api/decks/random`. */
export interface RandomTableDrawn extends DecksRead {
  readonly settings: MatchSettings;
}

export type { ListCheck, DeckSection, DraftDeck, FirstHand, MissingCard, NearCard };
