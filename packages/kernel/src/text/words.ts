import type { Language } from '../state/result.ts';
import type {
  Both,
  Measure,
  NounOn,
  Occasion,
  PriceWords,
  QualityText,
  QualityWordOn,
  Relation,
  RuleWord,
  Stat,
  TableState,
  Tally,
  Unit,
  VerbOn,
  WhoseWords,
  WordList,
} from '../language/vocabulary.ts';

import type { ChoosableOn } from '../language/choosable.ts';
import type { HistoryWordOn } from '../language/history-word.ts';

type Table<T> = Readonly<Record<string, T>>;

/** A noun without its meaning. */
export type NounText = Pick<NounOn<never>, Language | 'calls' | 'yours' | 'unique' | 'gender' | 'stressed' | 'tail' | 'place'>;
/** A relation without its meaning. */
export type RelationText = Pick<Relation<never>, Language | 'noun' | 'gender' | 'to'>;

/** What texts need of a game's vocabulary: its words without their meaning. Every `Vocabulary` is one. */
export interface Words {
  readonly nouns: Table<NounText>;
  readonly qualities: Table<QualityText & Pick<QualityWordOn<never>, 'values' | 'not' | 'is' | 'chosen'>>;
  readonly stats: Table<Pick<Stat<never>, Language | 'gender' | 'plural'>>;
  readonly tallies: Table<Pick<Tally<never>, 'you' | 'opponent' | 'all' | 'count' | 'has' | 'unit' | 'player'>>;
  readonly verbs: Table<Pick<VerbOn<never>, Language | 'values'>>;
  readonly occasions: Table<Pick<Occasion, 'names' | 'introduces' | 'prefix' | 'anyone' | 'you' | 'opponent' | 'several' | 'history'>>;
  readonly relations: Table<RelationText>;
  readonly measures: Table<Pick<Measure<never>, Language>>;
  readonly states: Table<Pick<TableState<never>, Language | 'not' | 'ofYou'>>;
  readonly rules: Table<RuleWord>;
  readonly units: Table<Unit>;
  readonly whose: WhoseWords;
  readonly lists: Table<WordList>;
  readonly counted: Table<Both>;
  readonly choosables?: Table<Pick<ChoosableOn<never>, Language | 'chosen'>>;
  readonly history?: Table<Pick<HistoryWordOn<never>, 'counted' | 'has' | 'unit' | 'each'>>;
  readonly thisWay?: Table<QualityText & { readonly noun: string }>;
  readonly durations: Table<Both>;
  readonly places?: Table<Both>;
  readonly headers: Table<Both>;
  readonly prices?: PriceWords;
  readonly voseo?: true;
  readonly target?: QualityText;
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
