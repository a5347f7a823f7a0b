import type { Language } from '../state/result.ts';
import type { MatterRule } from './matters.ts';
import type { RaceWords } from './race.ts';

/**
 * What an event is to the log: a `part` of the match begins (a turn of its seat, or nobody's), a `step` ends what came before, an `act`
 * stands over what follows from it, a `use` is an act that an act with the same card right after it says better, a `lead` belongs to the
 * act after it.
 */
export type EventRank = 'part' | 'step' | 'act' | 'use' | 'lead';

/**
 * How a hint says what is gained of a term of an evaluation: a thing of which there are so many more or fewer, or, where its number means
 * nothing to a reader, what there is more and less of.
 */
export type TermWords = Readonly<Record<Language, string>> | Readonly<Record<'more' | 'less', Readonly<Record<Language, string>>>>;

/** The texts around a game that are not card text: what a page or a terminal says. `{card}`, `{seat}`, `{amount}` are filled in. */
export interface GameWords {
  /** A log line per event name; an event that has nothing to say has an empty one. */
  readonly events: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The line of an event that names no card, where its usual line would: per event name. */
  readonly cardlessEvents?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /**
   * How a match stands for whoever is asked, in a game of which nobody has measured how often a chance to win comes true: hints say this in
   * place of the figure. Absent where the figure holds.
   */
  readonly standing?: Readonly<Record<'better' | 'even' | 'worse', Readonly<Record<Language, string>>>>;
  /**
   * The figures that an event tells in its value, per event name: two digits each, the last one first. Its line has a place for each; an
   * event with the value 0 tells none, and has no line.
   */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
  /** What a beat says, per kind of beat, of the last event that it shows; that of the event where it is absent. */
  readonly beats?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** One line for events in a row that differ by their card alone, per event name: `{cards}` is their list. */
  readonly gatheredEvents?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** What abilities answer, said where they are offered; for what has happened default the log's line. */
  readonly occasions?: OccasionLines;
  /** What an event is to the log, per event name; those without a rank follow from the act before them. */
  readonly eventRanks?: Readonly<Record<string, EventRank>>;
  /** The ledger row that each event name carries out, or an empty text. */
  readonly eventRules: Readonly<Record<string, string>>;
  /** What the rulebook calls its chapters, per beginning of the ids of their rows: added by whoever has a rulebook at hand. */
  readonly ruleHeadings?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** What is being asked, per purpose. */
  readonly purposes: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** What an option does, per verb: `{card}` and `{value}` are filled in. */
  readonly verbs: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The words for values of options, per verb: which house number 3 is. */
  readonly values: Readonly<Record<string, readonly Readonly<Record<Language, string>>[]>>;
  /** What options end or let happen, per code: `{card}`, `{seat}`. */
  readonly consequences?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** What the losses of a question depend on, per code: `{cards}` is how many cards there are, `{list}` how many of them have which value. */
  readonly odds?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Why something cannot be done, per check: `{card}` and what the game names beside it are filled in. */
  readonly obstacles?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The same of checks that only keep a card from being chosen, as a target or a defender, and, by its purpose, of what a question of a rule is about. */
  readonly choiceObstacles?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The same of checks that only keep an option that is no card from being offered: a house, a part of a text, a player. */
  readonly optionObstacles?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** What changes values beside cards, per rule: `+1 power counters`. Absent in games that do not say where values come from. */
  readonly valueParts?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The terms by which bots value a position, as a hint counts them. Absent in games that give no reasons. */
  readonly terms?: Readonly<Record<string, TermWords>>;
  /** How a match came about. Absent in games of which nothing is counted turn by turn. */
  readonly race?: RaceWords;
  /** What mattered in a match, by its events. Absent in games of which nothing is told so. */
  readonly matters?: readonly MatterRule[];
  /** Zones, table values, seat values, card values, outcomes. */
  readonly labels: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

/**
 * Sentences about events that abilities answer, per event name: `before` of what is about to happen and may yet be changed, `after` of
 * what has happened. A part in brackets is left out where the event lacks what it names: `{card} would take damage[ from {other}]`.
 */
export interface OccasionLines<Name extends string = string> {
  readonly before: Readonly<Partial<Record<Name, Readonly<Record<Language, string>>>>>;
  readonly after: Readonly<Partial<Record<Name, Readonly<Record<Language, string>>>>>;
}
