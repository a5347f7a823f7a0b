/** What was wrong with an input, as a code that the text layer turns into the user's language. */
export interface Problem {
  /** Names the sort of problem, such as `deck.unknownCard`; every code has a message in each language. */
  readonly code: string;
  /** Where it is in the input: `line 3`, `cards[4].count`, `--seed`. Empty where the input is one thing. */
  readonly at: string;
  /** What the message needs: the wrong value, the right ones, the limits. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** An outcome that a user's input can spoil: a value, or everything that was wrong. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The tongues every text is written in. */
export const languages = ['en', 'es'] as const;
/** One of the tongues. */
export type Language = (typeof languages)[number];

/** The message of each problem code, with `{name}` where a value of the problem goes. */
export type Messages = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Wraps a good outcome. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Wraps one problem as an outcome. */
export function fail<T>(code: string, at = '', values: Problem['values'] = {}): Result<T> {
  return { ok: false, problems: [{ code, at, values }] };
}

/** Says a problem in a language. A code without a message is our mistake and is said as the bare code. */
export function say(problem: Problem, messages: Messages, language: Language): string {
  const template = messages[problem.code]?.[language] ?? problem.code;
  const body = template.replace(/\{(\w+)\}/g, (_, name: string) => String(problem.values[name] ?? ''));
  return problem.at === '' ? body : `${problem.at}: ${body}`;
}

/** Asserts what only our own mistake could break. */
export function assert(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** Marks the end of an exhaustive switch. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
