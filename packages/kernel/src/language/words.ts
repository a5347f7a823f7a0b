import type { Quality, ResourceCost, Usage } from './effects.ts';
import type { MeaningsOn } from './meanings.ts';

/** The words of a game by their sorts, for the compiler: with these, any text is a word. */
export interface AnyWords {
  readonly noun: string;
  readonly quality: string;
  readonly stat: string;
  readonly tally: string;
  readonly verb: string;
  readonly occasion: string;
  readonly relation: string;
  readonly measure: string;
  readonly state: string;
  readonly rule: string;
  readonly list: string;
  /** A fact that "for each" counts. */
  readonly counted: string;
  /** A fact whose cards a text may speak of. */
  readonly done: string;
  readonly duration: string;
  readonly history: string;
  readonly place: string;
  readonly choosable: string;
  /** A header of activated abilities, or a keyword. */
  readonly header: string;
  /** A period of a limit, and a timing. */
  readonly period: string;
  readonly timing: string;
  /** A type of resource that abilities may cost. */
  readonly resource: string;
  /** The values of each quality that has one, and the words of each list. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly entries: Readonly<Record<string, string>>;
}

/** What a word may have for its value. */
type ValueOf<T> = T extends { readonly takes: readonly (infer Word)[] }
  ? Word
  : T extends { readonly takes: 'whole' }
    ? number
    : string | number;

/** The keys of a part that a game may lack. */
type KeyOf<V, Part extends string> = V extends Readonly<Record<Part, infer T>> ? keyof T & string : never;

/** The words of a list that a game may lack. */
type WordIn<V, Part extends string> = V extends Readonly<Record<Part, readonly (infer Word extends string)[]>> ? Word : never;

/** The words of one game: `WordsOf<typeof meanings>`. Their tables keep their keys by `satisfies`. */
export interface WordsOf<V extends MeaningsOn<never>> extends AnyWords {
  readonly noun: keyof V['nouns'] & string;
  readonly quality: keyof V['qualities'] & string;
  readonly stat: keyof V['stats'] & string;
  readonly tally: keyof V['tallies'] & string;
  readonly verb: keyof V['verbs'] & string;
  readonly occasion: keyof V['occasions'] & string;
  readonly relation: keyof V['relations'] & string;
  readonly measure: keyof V['measures'] & string;
  readonly state: keyof V['states'] & string;
  readonly rule: keyof V['rules'] & string;
  readonly list: keyof V['lists'] & string;
  readonly counted: WordIn<V, 'counted'>;
  readonly done: WordIn<V, 'thisWay'>;
  readonly duration: keyof V['durations'] & string;
  readonly history: KeyOf<V, 'history'>;
  readonly place: KeyOf<V, 'places'>;
  readonly choosable: KeyOf<V, 'choosables'>;
  readonly header: WordIn<V, 'headers'>;
  readonly period: WordIn<V, 'periods'>;
  readonly timing: WordIn<V, 'timings'>;
  readonly resource: KeyOf<V, 'resources'>;
  readonly values: { readonly [Q in keyof V['qualities'] & string]: ValueOf<V['qualities'][Q]> };
  readonly entries: { readonly [L in keyof V['lists'] & string]: ValueOf<V['lists'][L]> & string };
}

/** A quality by one of the words. */
export type QualityOf<W extends AnyWords> = W['quality'] | Phrase;

/** A quality that is more than a word. */
export type Phrase = Exclude<Quality, string>;

/** What using an ability takes, by the words. */
export interface UsageOf<W extends AnyWords> extends Usage {
  readonly limit?: W['period'] | (Exclude<Usage['limit'], string | undefined> & { readonly per: W['period'] });
  readonly timing?: W['timing'];
  readonly resources?: readonly (ResourceCost & { readonly type: W['resource'] })[];
}
