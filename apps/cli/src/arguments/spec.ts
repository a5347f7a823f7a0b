import type { Language } from '@crupier/kernel';

/** A sentence in each language. */
export type Said = Readonly<Record<Language, string>>;

/** An option as a command declares it: `--name`, and a value where it has one. `initial` is what stands where it is left out. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly about: Said }
  | { readonly kind: 'text'; readonly value: string; readonly about: Said; readonly initial?: string }
  /** May be given several times. */
  | { readonly kind: 'texts'; readonly value: string; readonly about: Said }
  | {
      readonly kind: 'whole';
      readonly value: string;
      readonly min: number;
      readonly max: number;
      readonly about: Said;
      readonly initial?: number;
    }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly about: Said; readonly initial?: string };

/** A word that is no option: `FILE`. */
export interface WordSpec {
  readonly name: string;
  readonly about: Said;
  /** Whether the command does not work without it. */
  readonly needed: boolean;
  /** Whether it takes all the words that follow, as one text. */
  readonly rest?: true;
}

/** How a command is called. Help, parsing and the types of what was parsed all come from it. */
export interface CommandSpec {
  /** `deck check`: one or two words. */
  readonly name: string;
  readonly about: Said;
  readonly words: readonly WordSpec[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Calls that work as they stand, without `crupier`. */
  readonly examples: readonly string[];
}

/** Options that every command has. */
export const commonOptions = {
  json: {
    kind: 'flag',
    about: { en: 'print the result as JSON', es: 'imprime el resultado en JSON' },
  },
  lang: {
    kind: 'choice',
    of: ['en', 'es'],
    about: { en: 'the language, otherwise CRUPIER_LANG or LANG', es: 'el idioma; si no, CRUPIER_LANG o LANG' },
  },
  help: {
    kind: 'flag',
    about: { en: 'show this help', es: 'muestra esta ayuda' },
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The type of an option's value. */
export type ValueOf<O extends OptionSpec> = O extends { readonly kind: 'flag' }
  ? boolean
  : O extends { readonly kind: 'texts' }
    ? readonly string[]
    : O extends { readonly initial: unknown }
      ? GivenOf<O>
      : GivenOf<O> | undefined;

type GivenOf<O extends OptionSpec> = O extends { readonly kind: 'whole' }
  ? number
  : O extends { readonly kind: 'choice'; readonly of: readonly (infer C)[] }
    ? C
    : string;

type AllOptions<S extends CommandSpec> = S['options'] & typeof commonOptions;

/** A call that fits its spec. */
export interface Call<S extends CommandSpec> {
  readonly options: { readonly [K in keyof AllOptions<S>]: AllOptions<S>[K] extends OptionSpec ? ValueOf<AllOptions<S>[K]> : never };
  /** The words, in the order of the spec; an empty text for one left out. */
  readonly words: readonly string[];
}
