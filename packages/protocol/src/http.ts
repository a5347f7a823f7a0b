import type {
  CardCount,
  CardSheet,
  ChoiceIntroduction,
  Journal,
  Language,
  MatchSettings,
  Outcome,
  ReadyTable,
  Schema,
  Seat,
  SettingNeed,
} from '@crupier/kernel';
import * as z from 'zod';
import { matchId } from './client-message.ts';
import { deckText } from './deck-text-schema.ts';
import { limits } from './limits.ts';
import { matchSettings } from './match-settings-schema.ts';
import { playerName } from './player-name.ts';
import type { Fairness, MatchStatus, SpokenProblem } from './server-message.ts';
import { botLevels } from './server-message.ts';
import type { TableTerms } from './table-terms.ts';
import { tableTerms } from './table-terms-schema.ts';

/** A client's share of the match's seed. */
const share = z.strictObject({
  /** The commitment that was shown, for which the nonce is given: another one is refused. */
  commitment: z.string().max(64),
  /** Hexadecimal digits of the client's choosing. */
  nonce: z.string().regex(/^[0-9a-f]{2,64}$/),
});
/** A client's share of the match's seed. */
export type SeedShare = z.infer<typeof share>;
/** A game's id or the name of a setting. */
const word = z.string().max(64);
/** The text of a file of somebody's own cards. */
const cardFile = z.string().max(limits.cardFileBytesMax);

const personSeat = z.strictObject({
  kind: z.literal('person'),
  name: playerName.optional(),
  /** Kept for somebody else, who comes with the invitation. The deal waits until every such seat is taken. */
  open: z.boolean().optional(),
});
const botSeat = z.strictObject({ kind: z.literal('bot'), level: z.enum(botLevels), name: playerName.optional() });

/** The body of `POST /api/matches`. Persons' seats that are not `open` belong to the sender. */
export const createMatchRequest = z.strictObject({
  game: z.string().max(64),
  /** A built-in deck's name or a deck list's text, one a seat. Ready decks where left out. */
  decks: z.array(deckText).max(8).optional(),
  seats: z
    .array(z.discriminatedUnion('kind', [personSeat, botSeat]))
    .min(1)
    .max(8),
  /** What the game lets people set for a match beside its decks, by the schema that its summary has. */
  settings: matchSettings.optional(),
  /** A file of the sender's own cards, which all at the table play with. */
  cards: cardFile.optional(),
  /** What is agreed for the table beside the game. */
  terms: tableTerms.optional(),
  /** Games of a series: one, or the best of three. */
  bestOf: z.union([z.literal(1), z.literal(3)]).optional(),
  /** For the commitment that `POST /api/commitments` has shown. The server draws a nonce where it is left out. */
  share: share.optional(),
});
/** What somebody asks for who opens a table. */
export type CreateMatchRequest = z.infer<typeof createMatchRequest>;

/** The body of `POST /api/tutorials`. */
export const createTutorialRequest = z.strictObject({ game: z.string().max(64), name: playerName.optional() });
/** What somebody sends who wants to learn a game. */
export type CreateTutorialRequest = z.infer<typeof createTutorialRequest>;

/** The body of `POST /api/matches/:id/seats`. */
export const joinMatchRequest = z.strictObject({
  invitation: z.string().max(64),
  name: playerName.optional(),
  deck: deckText.optional(),
  /** For the commitment that the waiting table shows. The server draws a nonce where it is left out. */
  share: share.optional(),
});
/** What somebody sends who takes a seat kept for them. */
export type JoinMatchRequest = z.infer<typeof joinMatchRequest>;

/** The body of `POST /api/matches/:id/deal`, which whoever opened a waiting table sends. */
export const dealNowRequest = z.strictObject({
  /** What becomes of the seats that are still kept: bots of a level sit down, or nobody does and fewer play. */
  free: z.union([z.strictObject({ level: z.enum(botLevels) }), z.literal('leave')]),
  /** The one seat that it is about, from 0; all that are kept where it is left out. */
  seat: z.int().min(0).max(7).optional(),
});
/** What somebody sends who waits for no more friends. */
export type DealNowRequest = z.infer<typeof dealNowRequest>;

/** The query of `GET /api/games/:id/stakes`. */
export const stakesQuery = z.strictObject({
  seats: z.coerce.number().int().min(1).max(8),
  /** The settings of the match as JSON. */
  settings: z.string().max(limits.settingsInAddressMax).default('{}'),
});

/** The body of `POST /api/matches/:id/next`. */
export const nextMatchRequest = z.strictObject({
  /** For the commitment that the answer to a request without it has shown. The game is dealt once every person has given theirs. */
  share: share.optional(),
});
/** What somebody sends who wants the next game of a series. */
export type NextMatchRequest = z.infer<typeof nextMatchRequest>;

/** The body of `POST /api/matches/:id/rematch`. */
export const rematchRequest = z.strictObject({
  /** Whether everybody takes the place, and the deck, of another. What all persons ask for alike is dealt. */
  swap: z.boolean().optional(),
  /** For the commitment that the answer to a request without it has shown. */
  share: share.optional(),
});
/** What somebody sends who wants to play again. */
export type RematchRequest = z.infer<typeof rematchRequest>;

/** The body of `POST /api/decks/check`. */
export const checkDeckRequest = z.strictObject({
  game: word,
  text: deckText,
  settings: matchSettings.optional(),
  cards: cardFile.optional(),
  /** A waiting table whose settings and cards the deck is for, instead of the two above. */
  match: matchId.optional(),
});
/** The body of `POST /api/cards/check`. */
export const checkCardsRequest = z.strictObject({ game: word, text: cardFile });
/** The body of `POST /api/sealed`: the same seed opens the same cards. */
export const openSealedRequest = z.strictObject({
  game: word,
  seed: z.string().min(1).max(64),
  cards: cardFile.optional(),
  /** A waiting table whose cards are among what is opened, instead of those above. */
  match: matchId.optional(),
});
/** The body of `POST /api/decks/draw`: the same seed draws the same deck. */
export const drawDeckRequest = z.strictObject({ game: word, set: z.string().min(1).max(16), seed: z.string().min(1).max(64) });
/** The query of `GET /api/rules`. */
export const rulesQuery = z.strictObject({
  q: z.string().max(200).default(''),
  game: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  language: z.enum(['en', 'es']).optional(),
});
/** The query of `GET /api/emblems`: names of pictures on cards, with commas between them. */
export const emblemsQuery = z.strictObject({
  of: z
    .string()
    .max(limits.emblemsMax * 40)
    .transform((names) => names.split(','))
    .pipe(z.array(z.string().min(1).max(40)).max(limits.emblemsMax)),
});
/** The parameters of paths that name a match. */
export const matchParams = z.strictObject({ id: matchId });

/** A game as `GET /api/games` lists it. */
export interface GameSummary {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** The schema of what can be set for a match beside its decks. */
  readonly settings?: Schema;
  /** The settings with which decks are made from sealed pools. */
  readonly sealedWith?: MatchSettings;
  /** The settings with which each seat is dealt a deck, and nobody brings one. */
  readonly dealsDecksWith?: MatchSettings;
  /** Whether it can be played with cards of one's own. */
  readonly ownCards?: boolean;
  /** The sets of which decks are drawn for those who have no list, the usual one first. */
  readonly drawnSets?: readonly { readonly code: string; readonly name: string }[];
  /** Names of the decks that come with it and can be played. */
  readonly decks: readonly string[];
  /** What those are called in each language, as far as it is not the same in all. */
  readonly deckNames?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  readonly readyTables?: readonly ReadyTable[];
  /** What its tutorial teaches, where it has one. */
  readonly tutorial?: Readonly<Record<Language, string>>;
}

/** The answer of `GET /api/games/:id/choices`: what a game tells of its choices to whoever sets a match up. */
export interface GameChoices {
  /** The decks that come with the game, by name. */
  readonly decks: Readonly<Record<string, ChoiceIntroduction>>;
  /** The words of settings that are chosen by a face: by setting and word. */
  readonly faces: Readonly<Record<string, Readonly<Record<string, ChoiceIntroduction>>>>;
  /** The setting of how hard the match is. */
  readonly difficulty?: string;
  /** The settings without effect but where another one has one of some words. */
  readonly needs: Readonly<Record<string, SettingNeed>>;
  /** About how many minutes a match lasts, from the fewest seats to the most. */
  readonly minutes: readonly number[];
  /** The sheets of the cards whose faces stand for choices. */
  readonly sheets: Readonly<Record<string, CardSheet>>;
}

/** The answer of `GET /api/games/:id/stakes`. */
export interface GameStakes {
  /** What the settings come to in figures; absent where that is not known before the deal. */
  readonly stakes?: Readonly<Record<Language, string>>;
}

/** The answer of `POST /api/commitments`. */
export interface OfferedCommitment {
  /** For the next table that the sender opens: SHA-256 of the secret that it will be dealt with. */
  readonly commitment: string;
}

/** The answer of `POST /api/matches`, and of `seats`, `next` and `rematch` below one of them. */
export interface CreatedMatch {
  readonly id: string;
  readonly status: MatchStatus;
  readonly fairness: Fairness;
  /** For the links to the seats kept for others; only who opened the table is told. */
  readonly invitation?: string;
}

/** The answer of `GET /api/matches/:id/rematch`. */
export interface RematchState {
  /** The seats, of the match that is over, whose persons want a rematch at their places. */
  readonly ready: readonly Seat[];
  /** Those whose persons want one with places exchanged. */
  readonly swapped: readonly Seat[];
  /** The rematch, once it was dealt. */
  readonly match?: string;
}

/** A match as `GET /api/matches` lists it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** An `open` seat is kept for somebody who has not come yet. */
  readonly seats: readonly {
    readonly kind: 'person' | 'bot';
    readonly name: string;
    readonly mine: boolean;
    readonly open?: boolean;
    /** While a match of a game without opponents is `waiting`: the key of the card that leads the seat's deck, once somebody sits there. */
    readonly leader?: string;
  }[];
  readonly entries: number;
  readonly outcome?: Outcome;
  /** Whether the open question of a running match waits for a seat of the asker. */
  readonly yourTurn?: true;
  /** While a match is `waiting`: for the links to its open seats, told to who sits at it. */
  readonly invitation?: string;
  /** While a match is `waiting`: whether the asker has opened it, and may deal it. */
  readonly isDealer?: true;
  /** While a match is `waiting`: games of its series, if it is one. */
  readonly bestOf?: number;
  /** While a match is `waiting`: its settings, and how many cards of their own whoever opened it has brought. */
  readonly settings?: MatchSettings;
  readonly terms?: TableTerms;
  readonly ownCards?: number;
  /** While a match is `waiting`: what it will be dealt with, for the share of whoever takes a seat. */
  readonly commitment?: string;
}

/** The answer of `GET /api/me`: all that is kept of who asks. */
export interface OwnData {
  readonly user: string;
  /** When each of their sessions was opened, in milliseconds since 1970. */
  readonly sessions: readonly number[];
  /** Waiting tables, with the decks that they have brought. */
  readonly waiting: readonly (MatchSummary & { readonly decks: readonly string[] })[];
  /** Matches; `journal` is where the whole one is, once the match is over. */
  readonly matches: readonly (MatchSummary & { readonly journal?: string })[];
}

/** The answer of `GET /api/matches/:id/journal`. */
export interface JournalFile {
  readonly match: string;
  /** Who sat at the seats; files that were saved earlier do not say it. */
  readonly names?: readonly string[];
  readonly journal: Journal;
  readonly fairness: Fairness;
  readonly outcome?: Outcome;
}

/**
 * The body of `POST /api/replays`: a match in a file, through whose eyes it is to be seen (-1 as whoever watches), and from which entry on,
 * where earlier ones are known.
 */
export const replayRequest = z.strictObject({
  file: z.unknown(),
  seat: z.int().min(-1).max(7),
  from: z.int().min(0).optional(),
});

/** The answer of `GET /api/matches/:id/cards`: by definition key. */
export type MatchCards = Readonly<Record<string, CardSheet>>;

export type { CardCount };

/** The answer of `POST /api/cards/check`. */
export interface CardFileCheck {
  /** The cards in which nothing is wrong, in the order of the file. */
  readonly cards: readonly CardSheet[];
  /** The first of them; `count` says how many there are. */
  readonly problems: readonly SpokenProblem[];
  readonly count: number;
}

/** The answer of `GET /api/matches/:id/own-cards`: what the cards say that somebody has brought to a table. */
export interface OwnCardsOfMatch {
  readonly cards: readonly CardSheet[];
}

/** The answer of `POST /api/sealed`. */
export interface SealedOpened {
  readonly pool: readonly CardCount[];
  /** The keys of those that may lead the deck. */
  readonly demons: readonly string[];
  /** A legal deck made of them. */
  readonly deck: { readonly demon: string; readonly cards: readonly CardCount[] };
  readonly sheets: MatchCards;
}

/** The answer of `POST /api/decks/draw`. */
export interface DrawnDeck {
  readonly name: string;
  /** Its list, in the reader's language. */
  readonly text: string;
}

/** The answer of `POST /api/decks/check`. */
export interface DeckCheck {
  readonly problems: readonly SpokenProblem[];
}

/** A rule as `GET /api/rules/:id` tells it, and `GET /api/rules` each that it finds. */
export interface RuleText {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly summary: string;
  /** The language that it is told in: English where there is no translation. */
  readonly language: Language;
  /** Names of the cards that it speaks of. */
  readonly cards: readonly string[];
  /** Whether it says what a keyword means, which cards may have. */
  readonly keyword?: true;
  /** The project's rulings on it; absent where there are none, and in the answer to a search. */
  readonly rulings?: readonly RuleText[];
}

/** A question about the rules, answered by hand. */
export interface RuleAnswer {
  readonly game: string;
  /** The question that is answered, which may say it in other words than the reader. */
  readonly question: string;
  /** One word to three: `No.` */
  readonly verdict: string;
  readonly why: string;
  /** The language that it is told in. */
  readonly language: Language;
  /** The rules that it comes from. */
  readonly rules: readonly RuleText[];
}

/** A question with the words that answer it. */
export interface AnsweredQuestion {
  readonly game: string;
  readonly question: string;
  readonly verdict: string;
}

/** The answer of `GET /api/rules`. */
export interface RulesFound {
  /** At most one of each game, best first; none where nobody has answered such a question. */
  readonly answers: readonly RuleAnswer[];
  /** Questions near the one of the first answer. */
  readonly near: readonly AnsweredQuestion[];
  readonly rules: readonly RuleText[];
}

/** The answer of `GET /api/address`. */
export interface ServerAddress {
  /** Whether the server is reached from other machines. */
  readonly reachable: boolean;
  /** Its addresses in the networks of its machine, for a page there; none for pages elsewhere. */
  readonly urls: readonly string[];
}

/** The answer of `GET /api/emblems`: by name, each a path on a grid of 512 units. */
export type EmblemPaths = Readonly<Record<string, string>>;

/** What every request that fails is answered with. */
export interface FailedRequest {
  readonly problems: readonly SpokenProblem[];
}
