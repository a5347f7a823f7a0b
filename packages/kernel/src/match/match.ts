import type { DefinitionOn, CompiledAbilityOn } from './ability.ts';
import type { Context } from './context.ts';
import type { Decision } from '../state/decision.ts';
import type { DerivedCache } from './derived-cache.ts';
import type { Ability, Keyword } from '../language/effects.ts';
import type { EventPolicyOn } from './event-policy.ts';
import type { Facts } from './facts.ts';
import type { HappenLocals, UseLocals, WindowLocals } from './happening.ts';
import type { HistoryWordOn } from '../language/history-word.ts';
import type { Heard, ListenerIndex } from './listener-index.ts';
import type { MannersOn } from '../language/manners.ts';
import type { PlayerPolicyOn } from './player-policy.ts';
import type { AnyProgramOn, ProgramOn, StepOn } from './program.ts';
import type { ResourcePolicyOn } from './resource-policy.ts';
import type { WindowClassOn, WindowPolicyOn } from './window-policy.ts';
import type { Probe } from '../state/site.ts';
import type { CardId, CoreState, DeepReadonly, GameEvent, LastKnown, ZoneId } from '../state/state.ts';
import type { StaticEntryOn, StaticIndex } from './static-index.ts';
import type { MeaningsOn, NounOn, PlaceWordOn, QualityWordOn, VerbOn } from '../language/meanings.ts';
import type { Wordings } from '../language/wordings.ts';

/** What a fact writes. The only code that may change a state. */
export type Commit<S extends CoreState> = (state: S, event: GameEvent, game: Game<S>) => void;

/** What the words of a game's cards mean, and how what they say is followed. */
export interface Lexicon<S extends CoreState> {
  readonly words: Meanings<S>;
  readonly manners: Manners<S>;
}

/** Everything about a game that is not state: tables addressed by integers. */
export interface Game<S extends CoreState> extends Lexicon<S> {
  readonly name: string;
  /** The rules, then the abilities of the cards compiled so far. Compiling a card adds its programs; a number once given stays. */
  readonly programs: readonly AnyProgram<S>[];
  /** The cards, then the definitions that compiled cards grant and the variants made so far. It grows in the same way. */
  readonly definitions: readonly Definition<S>[];
  /** How many of the definitions are cards. */
  readonly cardCount: number;
  /** How its words are said; absent while the game does not speak: it is played all the same, and has no texts. */
  readonly wordings?: Wordings;
  /** The abilities that a keyword stands for, beside itself; default none. */
  readonly expandKeyword?: (keyword: Keyword) => readonly Ability[];
  readonly facts: Facts;
  readonly commits: readonly Commit<S>[];
  /** The words that keep a history of each kind of event; undefined for most kinds. */
  readonly history: readonly (readonly { readonly name: string; readonly word: HistoryWordOn<Match<S>> }[] | undefined)[];
  /** Whether the abilities of a card work in a zone as the card lies there. */
  readonly worksIn: (definition: Definition<S> | undefined, zone: number, card: DeepReadonly<S['cards'][number]>) => boolean;
  readonly happen: Program<S, HappenLocals>;
  readonly policy: EventPolicy<S>;
  readonly players: PlayerPolicy<S>;
  /** Uses an ability: counts it, pays for it, follows its text. See `useProgram`. */
  readonly use: Program<S, UseLocals>;
  /** The windows in which abilities answer what happens; undefined for a game whose policy asks them in its own way. */
  readonly windows: Windows<S> | undefined;
  readonly clone: (state: DeepReadonly<S>) => S;
  /**
   * Changes the abilities that the game itself remembers until they are used: the card of some is about to become something else. Absent
   * where all wait in windows.
   */
  readonly changeWaiting?: (state: S, change: (heard: Heard) => Heard) => void;
  /** What may be asked of a card once it has left, or undefined where its printed values say all. Called before the commit. */
  readonly remember: (match: Match<S>, card: CardId) => LastKnown | undefined;
  /** Seats that may know a card's face where it lies, as bits. */
  readonly knownBy: (state: DeepReadonly<S>, card: CardId, probe?: Probe) => number;
  /** Whether the cards of a zone are held by a player, who may mix them: whoever may not know them cannot tell one from another. */
  readonly isHeld: (zone: ZoneId) => boolean;
  /** The zones of lasting effects: where they work, and where ended ones wait to be used again. */
  readonly effectZones: { readonly working: number; readonly spent: number };
  /** Fields anywhere in a state that hold the index of a definition, or a list of such, besides `definition`: saves say their keys. */
  readonly definitionFields?: readonly string[];
  /** Finds or makes a definition by its key, for games that make some of others while a match is played; saves ask by keys. */
  readonly definitionCalled?: (game: Game<S>, key: string) => number | undefined;
  /** Index of each duration by name; a lasting effect's `until`. */
  readonly durations: readonly string[];
  readonly checkInvariants: (state: DeepReadonly<S>) => void;
}

/** Hears every committed event with who may know its cards; absent in simulations. */
export interface Observer {
  readonly event: (event: GameEvent, before: readonly Sight[], after: readonly Sight[]) => void;
  /** A player answered what they do now: what happens next is the beginning of an act. */
  readonly actChosen?: () => void;
  /** The state went back to a revision: what happened later did not. */
  readonly rewound: (revision: number) => void;
  /** The match stands between two steps: what happens together has happened. */
  readonly stepped?: () => void;
}

/** Who could know a card's face at one moment, and how often it had been hidden. */
export interface Sight {
  readonly card: CardId;
  readonly definition: number;
  readonly knownBy: number;
  readonly hidings: number;
}

/** A running match. Steps see its state as deeply readonly: writing is for commits. */
export interface Match<S extends CoreState> {
  readonly game: Game<S>;
  readonly state: DeepReadonly<S>;
  /** Values worked out from the state, thrown away when the revision moves. See `derived-cache.ts`. */
  readonly derived: DerivedCache;
  /** The usual context of each card's abilities, as they were last asked for: see `contextOf`. */
  readonly contexts: Context[];
  /** The working static abilities by what they are about; follows the state. See `static-index.ts`. */
  readonly statics: StaticIndex<Match<S>>;
  /** What the listening abilities listen for; follows the state. See `listener-index.ts`. */
  readonly listeners: ListenerIndex;
  /** The event whose replacements are looked for: what it is about may be looked at as it would be afterwards. */
  expected: GameEvent | undefined;
  observer?: Observer;
  probe?: Probe;
  /** Where a match of a search stops before its next step, though nobody has been asked: see `Branch.stopAfterTurn`. */
  stopsAt?: ((state: DeepReadonly<S>) => boolean) | undefined;
  /** The match of which this is a copy whose views are told with those of that match: see `makeView`. */
  toldWith?: object | undefined;
  /** Frames on the stack when the present step began: a step may add one, as its last act. */
  depth: number;
}

// The parts of a game by the state of its matches: those files leave open which match their functions are handed.

/** A rulebook procedure or a compiled card ability. */
export type Program<S extends CoreState, L extends object> = ProgramOn<Match<S>, L>;
/** A program whatever its locals. */
export type AnyProgram<S extends CoreState> = AnyProgramOn<Match<S>>;
/** A step as authors write it. */
export type Step<S extends CoreState, L extends object> = StepOn<Match<S>, L>;
/** A card's ability after compiling. */
export type CompiledAbility<S extends CoreState> = CompiledAbilityOn<Match<S>>;
/** One card definition's behaviour. */
export type Definition<S extends CoreState> = DefinitionOn<Match<S>>;
/** One change of one static ability that works now. */
export type StaticEntry<S extends CoreState> = StaticEntryOn<Match<S>>;
/** How a game asks those who listen. */
export type EventPolicy<S extends CoreState> = EventPolicyOn<Match<S>>;
/** Who plays, and who acts and answers for whom. */
export type PlayerPolicy<S extends CoreState> = PlayerPolicyOn<Match<S>>;
/** One class of the abilities that wait in a window. */
export type WindowClass<S extends CoreState> = WindowClassOn<Match<S>>;
/** How a game pays resources. */
export type ResourcePolicy<S extends CoreState> = ResourcePolicyOn<Match<S>>;
/** The windows of a game: their programs, where it has classes for the moment, and its policy. */
export interface Windows<S extends CoreState> {
  readonly policy: WindowPolicy<S>;
  readonly before: Program<S, WindowLocals> | undefined;
  readonly after: Program<S, WindowLocals> | undefined;
}
/** How a game lets abilities answer what happens. */
export type WindowPolicy<S extends CoreState> = WindowPolicyOn<Match<S>>;
/** What a game's words mean. */
export type Meanings<S extends CoreState> = MeaningsOn<Match<S>>;
/** How the texts of a game's cards are followed. */
export type Manners<S extends CoreState> = MannersOn<Match<S>>;
/** A sort of card. */
export type Noun<S extends CoreState> = NounOn<Match<S>>;
/** A quality of a card. */
export type QualityWord<S extends CoreState> = QualityWordOn<Match<S>>;
/** An atomic action of a game. */
export type Verb<S extends CoreState> = VerbOn<Match<S>>;
/** A place of cards that an act may name. */
export type PlaceWord<S extends CoreState> = PlaceWordOn<Match<S>>;

/** The open decision, or undefined when the match is over. */
export function pending<S extends CoreState>(match: Match<S>): Decision | undefined {
  return writable(match).pending;
}

/** The same state with writing allowed: for the kernel and for commits only. */
export function writable<S extends CoreState>(match: Match<S>): S {
  return match.state as S;
}
