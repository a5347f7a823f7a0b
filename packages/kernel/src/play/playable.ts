import type { Answer, Refusal } from '../state/decision.ts';
import type { AnsweredEntry, Journal } from '../state/journal.ts';
import type { Outcome } from '../state/outcome.ts';
import type { PlayOut } from '../answers/random-play.ts';
import type { Dice } from '../state/dice.ts';
import type { Language, Messages, Problem, Result } from '../state/result.ts';
import type { Resumable } from '../state/resumable.ts';
import type { Schema } from '../own-cards/schema.ts';
import type { ScenarioReport } from '../scenario/format.ts';
import type { SeriesScore } from '../state/series.ts';
import type { Shortcut, ShortcutChoice, ShortcutReply, ShortcutTalk } from '../answers/shortcut.ts';
import type { Seat } from '../state/state.ts';
import type { Beat } from './beats.ts';
import type { Branch } from './branch.ts';
import type { GameWords } from './game-words.ts';
import type { CardCount, DeckWorkshop } from './deck-workshop.ts';
import type { PrintedFacts } from './nearest-cards.ts';
import type { Forecast, Supposed } from './forecast.ts';
import type { SettingUp } from './setting-up.ts';
import type { Tutorial } from './tutorial.ts';
import type { WeightSet } from './evaluation.ts';
import type { Handle, SeenDecision, SeenEvent, View } from '../views/view.ts';
import type { SeenValueSources, ValuesOf } from './value-sources.ts';
import type { WhyNot } from './why-not.ts';
import type { Viewer } from '../state/viewers.ts';

/** What a game tells of one of its cards. */
export interface CardSheet {
  /** The key that views use. */
  readonly key: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Printed facts by the game's names: `house`, `type`, `power`, `traits`. */
  readonly facts: PrintedFacts;
  /** One line an ability, rendered from the card's data. */
  readonly text: Readonly<Record<Language, readonly string[]>>;
  /** Whether it needs no further code. */
  readonly playable: boolean;
}

/** A table of which decks and settings are chosen: it is dealt as it is. */
export interface ReadyTable {
  /** A word without spaces, by which it is asked for. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** What is special about it, in a sentence. */
  readonly about: Readonly<Record<Language, string>>;
  /** Decks that come with the game, one a seat. */
  readonly decks: readonly string[];
  readonly settings: MatchSettings;
}

/** How much of one set of cards can be played. */
export interface SetStatus {
  readonly game: string;
  readonly set: string;
  /** Card records of the set's data. */
  readonly printed: number;
  /** Those that need no further code. */
  readonly playable: number;
  /** Keys of the others. */
  readonly notYet: readonly string[];
}

/** How a match is to be run. */
export interface StartOptions {
  /** Keeps no events: for simulations, where nobody looks. */
  readonly quiet?: boolean;
}

/** How a match is opened at a position. */
export interface PositionOptions extends StartOptions {
  /** Test cards that the position may name, in the game's own shape. */
  readonly cards?: readonly unknown[];
}

/** What a game lets people set for a match beside its decks, by the game's own names: see `PlayableGame.settings`. */
export type MatchSettings = Readonly<Record<string, unknown>>;

/** What is wished for a match beside its decks. */
export interface MatchWishes {
  /** As the game's `settings` say; what is left out is as usual. */
  readonly settings?: MatchSettings;
  /** The series that it is a game of, as it stands before. */
  readonly series?: SeriesScore;
}

/**
 * How players of a game pass who are asked again and again whether they do something. What is said here depends on nothing that
 * somebody at the table cannot see, so that an automatic pass tells nothing of a hand. What a player could do that comes to nothing by
 * itself is marked on the option: see `Option.idle`.
 */
export interface Passing {
  /** The verb of the option that passes. */
  readonly verb: string;
  /** The moments of a turn at which somebody may want to be asked, in their order. Each code has a label. */
  readonly moments: readonly string[];
  /** Moments at which there is something of another player to respond to. Each code has a label. */
  readonly responses: readonly string[];
  /** Where one is asked who says nothing: in one's own turn, in the turns of others. */
  readonly usual: { readonly own: readonly string[]; readonly others: readonly string[] };
  /** The moment at hand for a seat. The view is anybody's: what all may see is enough. */
  readonly momentOf: (view: View, seat: Seat) => string;
}

/** What one player has opened for a limited deck, with a deck made of it. */
export interface SealedPool {
  /** The keys of the cards of each booster. */
  readonly boosters: readonly (readonly string[])[];
  /** The keys of those that may lead the deck. */
  readonly demons: readonly string[];
  /** All cards of the boosters. */
  readonly pool: readonly CardCount[];
  /** A legal deck, as its list in JSON. */
  readonly deck: { readonly name: string; readonly demon: string; readonly cards: readonly CardCount[] };
  /** The same as plain lists. */
  readonly lists: Readonly<Record<Language, { readonly pool: string; readonly deck: string }>>;
}

/** A deck that was drawn by a seed. */
export interface GeneratedDeck {
  readonly name: string;
  /** Its list as a text, which every place that takes a deck reads. */
  readonly lists: Readonly<Record<Language, string>>;
}

/** A set of cards: its code, and what it is called in every language. */
export interface CardSetName {
  readonly code: string;
  readonly name: string;
}

/** Cards of users' own, which a game can be played with beside its own. */
export interface OwnCards {
  /** The JSON Schema of a file of cards. */
  readonly schema: () => Schema;
  /**
   * The game with the cards of a file among its own. Its configurations hold those cards, so that a match can be dealt again
   * from its journal alone. *Errors:* `card.*`, each with its path in the file.
   */
  readonly withFile: (file: unknown) => Result<PlayableGame>;
  /** The same by and by, and what can be read of a file in which something is wrong. */
  readonly read: (file: unknown) => Resumable<OwnCardFile>;
  /** The keys of the cards that this game has of a file, in its order. */
  readonly keys: readonly string[];
  /** The game that a configuration is played with: the one that has the cards that it holds. *Errors:* `card.*`. */
  readonly playing: (configuration: unknown) => Resumable<Result<PlayableGame>>;
}

/** What a file of cards holds. */
export interface OwnCardFile {
  /** `card.*`, each with its path in the file. */
  readonly problems: readonly Problem[];
  /** The game with those cards in which nothing is wrong, and which name none of the others; absent where it is no file of cards. */
  readonly game?: PlayableGame;
}

/** How a campaign stands after a match. */
export interface CampaignStanding {
  /** The log with which the match was set up, as a text. */
  readonly before: string;
  /** The log for the next match: what the setting `campaignLog` takes. */
  readonly log: string;
  /** What has come of it, as a sentence of the game's messages. */
  readonly news: Problem;
}

/** A game seen from outside: no type of its state, only what can be done with it. */
export interface PlayableGame {
  /** `keyforge`, `inferno`, `marvel-champions`. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** How many may sit down. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly words: GameWords;
  /** Texts of every problem code this game returns. */
  readonly messages: Messages;
  /** What is wrong with a configuration; nothing, if it can be played. */
  readonly checkConfiguration: (configuration: unknown) => readonly Problem[];
  /**
   * The JSON Schema of the record of settings that a match is configured with beside its decks: a format, heroes, a scenario. Of a list of
   * words the first is usual. `teams` is the team of each seat, counted from 0. Absent where there is nothing to set.
   */
  readonly settings?: Schema;
  /** The settings with which decks are made from sealed pools. */
  readonly sealedWith?: MatchSettings;
  /** The settings with which each seat is dealt a deck: nobody brings one, and the decks of `configure` are empty texts. */
  readonly dealsDecksWith?: MatchSettings;
  /** Opens what one player gets for a limited deck; `seed` is 64 hexadecimal digits. Absent where the game has no such format. */
  readonly openSealed?: (seed: string) => SealedPool;
  /**
   * Draws a deck; `seed` is 64 hexadecimal digits, `set` the code of a set. Absent where decks are made by persons alone. *Errors:*
   * `deck.strangeSet`, `deck.fewPlayable`.
   */
  readonly generateDeck?: (seed: string, set: string) => Result<GeneratedDeck>;
  /** The sets of which decks are drawn, the usual one first. */
  readonly generatedSets?: readonly CardSetName[];
  /** For looking through its cards, and for building and reading decks. Absent where nobody brings a deck. */
  readonly workshop?: DeckWorkshop;
  /** Absent where the game takes none. */
  readonly ownCards?: OwnCards;
  /** For games in which whoever is asked mostly passes. */
  readonly passing?: Passing;
  /**
   * A configuration to play at once. `decks` are names of built-in decks or texts of deck lists, one a seat. *Errors:* `settings.*`, those
   * of decks, and what `checkConfiguration` says.
   */
  readonly configure: (decks: readonly string[], wishes?: MatchWishes) => Result<unknown>;
  /** The configuration of another game of a series, as the series stands before it; `seed` is that of the game before. Absent where the game has nothing to do with it. */
  readonly inSeries?: (configuration: unknown, series: SeriesScore, seed: string) => unknown;
  /** True where those who play win or lose together, with open hands: nobody need look away while another decides, and no series is played. */
  readonly isCooperative?: true;
  /** Names of the decks that come with the game. */
  readonly deckNames: () => readonly string[];
  /** Tables that are chosen as a whole, such as that of a tutorial. */
  readonly readyTables?: readonly ReadyTable[];
  /** What it tells of its choices to whoever sets a match up. Absent in games whose choices need no words. */
  readonly settingUp?: SettingUp;
  /** A beginner's first game. Absent in games that teach none. */
  readonly tutorial?: Tutorial;
  /** Deals a match. `seed` is 64 hexadecimal digits. *Errors:* what `checkConfiguration` says. */
  readonly start: (configuration: unknown, seed: string, options?: StartOptions) => Result<PlayableMatch>;
  /**
   * Opens a match at a position written in the game's notation, among whose cards are those that do nothing: it is not to be saved.
   * *Errors:* those of the notation, each with its line, and those of test cards.
   */
  readonly position?: (lines: readonly string[], seed: string, options?: PositionOptions) => Result<PlayableMatch>;
  /** Reads a saved state back. *Errors:* `save.broken`, `save.otherGame`, `save.unknownName`. */
  readonly restore: (saved: string, options?: StartOptions) => Result<PlayableMatch>;
  /** One card's names, facts and texts, by key or by name in either language; undefined if the game has no such card. */
  readonly card: (keyOrName: string) => CardSheet | undefined;
  /** Keys of the definitions that a configuration can use, each once. */
  readonly cardsOf: (configuration: unknown) => readonly string[];
  /**
   * For a game whose deck lists are secret: the keys of all cards that decks may be made of, which say nothing of a deck. Where it is
   * absent, everybody may know what `cardsOf` says.
   */
  readonly openCards?: () => readonly string[];
  /** Plays a scenario and checks its expectations. With `off`, one site is switched off. Never throws for a bad file. */
  readonly runScenario: (input: unknown, off?: number) => ScenarioReport;
  /** How much of each set can be played. */
  readonly status: () => readonly SetStatus[];
  /** A hash of the definitions that a configuration can use. */
  readonly definitionsHash: (configuration: unknown) => string;
}

/** Shortcuts of a running match. Nothing here changes it: what was agreed is done by ordinary answers. */
export interface MatchShortcuts {
  /**
   * Looks whether something may be proposed. It is tried on a copy in which everything that is not public was dealt anew from the
   * seed, so that nobody learns from it what they may not know. *Errors:* `shortcut.*`.
   */
  readonly propose: (shortcut: Shortcut, seed: string) => Result<ShortcutTalk>;
  /** *Errors:* `shortcut.*`. */
  readonly reply: (talk: ShortcutTalk, seat: Seat, reply: ShortcutReply) => Result<ShortcutTalk>;
  /** The choices to be made now; none while somebody has yet to agree, or where one has not. */
  readonly agreed: (talk: ShortcutTalk) => readonly ShortcutChoice[];
}

/** A running match seen from outside. */
export interface PlayableMatch {
  readonly game: PlayableGame;
  /** How many seats play. */
  readonly seats: number;
  /** The open question as a viewer may know it, or undefined when the match is over. */
  readonly pending: (viewer: Viewer) => SeenDecision | undefined;
  /** Applies an answer and runs to the next question. A refusal leaves everything untouched. */
  readonly answer: (seat: Seat, decision: number, chosen: Answer) => Refusal | undefined;
  /** The same answer as a journal keeps it. Call before `answer`. *Errors:* the refusal that `answer` would give. */
  readonly describe: (seat: Seat, decision: number, chosen: Answer) => Result<Omit<AnsweredEntry, 'by' | 'hash'>>;
  /** Applies an answer written in a journal. *Errors:* `journal.notAsked`, `journal.unknownOption`, or what `answer` refuses. */
  readonly follow: (entry: Omit<AnsweredEntry, 'by' | 'hash'>) => Result<undefined>;
  /** Answers at random for every seat, to the end or until `limit` questions: what simulations are made of. */
  readonly playOut: (roll: Dice, limit: number) => PlayOut;
  /** A seat leaves or concedes: a command of the table, never an option. */
  readonly leave: (seat: Seat) => void;
  /** The seats that must all agree to a draw, in turn order; none where the game knows no agreed draws, or the match is over. */
  readonly drawVoters: () => readonly Seat[];
  /** Some seats agree to a draw: a command of the table. The match goes on where one whose consent it takes is not among them. */
  readonly agreeDraw: (seats: readonly Seat[]) => void;
  /** Absent where the rules of the game know no shortcuts. */
  readonly shortcuts?: MatchShortcuts;
  readonly outcome: () => Outcome | undefined;
  /**
   * How the campaign of the match's configuration stands now that the match has ended; undefined before that, and outside campaigns. Absent
   * in games without campaigns.
   */
  readonly campaign?: (configuration: unknown) => CampaignStanding | undefined;
  readonly view: (viewer: Viewer) => View;
  /** The moments that a table shows between the last answer and now, in their order; none in games that show none. */
  readonly beats: () => readonly Beat[];
  /** What a viewer could see happen since the match was dealt or restored, from the given place on. */
  readonly events: (viewer: Viewer, from: number) => readonly SeenEvent[];
  /** How many events have happened since then; the next `from`. */
  readonly eventCount: () => number;
  /** Forgets the events before a place, which nobody will ask for. The other places stay as they are. Absent in a match that tells few. */
  readonly forgetEvents?: (before: number) => void;
  /** How many words of the random stream were drawn since the deal: more of them say that chance has decided something. */
  readonly chanceDrawn: () => number;
  /** The whole state as text. Never for a client. */
  readonly save: () => string;
  /** A short hash of the state, the same on every machine. */
  readonly hash: () => string;
  /** An independent copy, without the events so far; it keeps its own where it is not `quiet`, which it is unless that is said. */
  readonly clone: (options?: StartOptions) => PlayableMatch;
  /** A copy in which everything that the viewer cannot know was dealt anew and the random stream has another key. */
  readonly fork: (viewer: Viewer, seed: string) => PlayableMatch;
  /** A bot's value of the position for a seat, from what that seat may know: higher is better. */
  readonly evaluate: (seat: Seat, weights?: WeightSet) => number;
  /** The beginning of a search: a copy like that of `fork`, without all that only tables and people need. */
  readonly branch: (viewer: Viewer, seed: string, weights?: WeightSet) => Branch;
  /**
   * Why a seat cannot do more with a card than it is offered; undefined for a card that it does not know. Without a card, its acts are the
   * options that the open question would offer the seat but for some check: a house, a part of a text, a player. It tells nothing that the
   * seat cannot know. Absent in games that give no reasons.
   */
  readonly whyNot?: (seat: Seat, card?: Handle) => WhyNot | undefined;
  /**
   * Where the values of a card or a seat come from that are not what is printed or usual; undefined for a card that the viewer does not know.
   * It tells nothing that the viewer cannot know. Absent in games that do not say it.
   */
  readonly sources?: (viewer: Viewer, of: ValuesOf) => readonly SeenValueSources[] | undefined;
  /**
   * What an answer of a seat would change for certain, from what that seat may know; `seed`, 64 hexadecimal digits, deals the rest. Undefined
   * where the answer is not legal. It pauses now and then. Absent in games that foresee nothing.
   */
  readonly forecast?: (supposed: Supposed, seed: string) => Resumable<Forecast | undefined>;
  /** The procedures that are running now, outermost first: program, step and the rule it carries out. Never for a client. */
  readonly running: () => readonly { readonly program: string; readonly step: string; readonly rule: string }[];
}

/** Plays a journal again. *Errors:* `journal.*` with the entry that does not fit; what fits until there is kept in `match`. */
export type Replay = (
  game: PlayableGame,
  journal: Journal,
  entries?: number,
) => { readonly match: PlayableMatch | undefined; readonly problem: Problem | undefined };
