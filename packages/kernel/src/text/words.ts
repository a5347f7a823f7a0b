import type { Language } from '../result.ts';
import type { CoreState } from '../state.ts';
import type {
  Both,
  Measure,
  Noun,
  Occasion,
  QualityText,
  QualityWord,
  Relation,
  RuleWord,
  Stat,
  TableState,
  Tally,
  Unit,
  Verb,
  WordList,
} from '../vocabulary.ts';

type Table<T> = Readonly<Record<string, T>>;

/** A noun without its meaning. */
export type NounText = Omit<Noun<CoreState>, 'cards' | 'is'>;
/** A relation without its meaning. */
export type RelationText = Omit<Relation<CoreState>, 'of'>;

/** What texts need of a game's vocabulary: its words without their meaning. Every `Vocabulary` is one. */
export interface Words {
  readonly nouns: Table<NounText>;
  readonly qualities: Table<Omit<QualityWord<CoreState>, 'test'>>;
  readonly stats: Table<Omit<Stat<CoreState>, 'read'>>;
  readonly tallies: Table<Omit<Tally<CoreState>, 'read'>>;
  readonly verbs: Table<Pick<Verb<CoreState>, Language | 'values'>>;
  readonly occasions: Table<Omit<Occasion, 'event' | 'moment'>>;
  readonly relations: Table<RelationText>;
  readonly measures: Table<Omit<Measure<CoreState>, 'read'>>;
  readonly states: Table<Omit<TableState<CoreState>, 'holds'>>;
  readonly rules: Table<RuleWord>;
  readonly units: Table<Unit>;
  readonly whose: Readonly<Record<'friendly' | 'enemy', QualityText>>;
  readonly lists: Table<WordList>;
  readonly counted: Table<Both>;
  readonly durations: Table<Both>;
  readonly headers: Table<Both>;
}

/** What a card says of itself. */
export interface TextContext {
  /** The noun of the card: `creature`, `artifact`. */
  readonly noun: string;
  /** The noun of what the card is attached to. */
  readonly host?: string;
  /** Its name, where the game's texts name the card; otherwise it is "this creature". */
  readonly name?: string;
  /** What stands on both sides of a header: `**` makes it bold where texts may be marked so. */
  readonly headerMark?: string;
}
