/** The tongues every text is written in. */
export const languages = ['en', 'es'] as const;
/** One of the tongues. */
export type Language = (typeof languages)[number];

/** What was wrong with an input, as a code that the text layer turns into the user's language. The shape is the kernel's, said again because this package knows nobody. */
export interface Problem {
  /** `rules.unknownId` or `rules.ambiguousId`; each has a message in `messages`. */
  readonly code: string;
  /** Where it is in the input. Empty, as an id is one thing. */
  readonly at: string;
  /** What the message needs. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** An outcome that a user's input can spoil: a value, or everything that was wrong. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The message of each problem code, with `{name}` where a value of the problem goes. */
export type Messages = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What the problems of the rulebook say. */
export const messages = {
  'rules.unknownId': {
    en: 'No rule is called {id}. The nearest are {nearest}.',
    es: 'Ninguna regla se llama {id}. Las más parecidas son {nearest}.',
  },
  'rules.ambiguousId': {
    en: 'Several games have a rule {id}. Say which one: {nearest}.',
    es: 'Varios juegos tienen una regla {id}. Di cuál: {nearest}.',
  },
} as const satisfies Messages;

/** A code that has a message. */
export type ProblemCode = keyof typeof messages;

/** Wraps one problem with an id as an outcome; `nearest` are the ids to offer. */
export function failAt<T>(code: ProblemCode, id: string, nearest: readonly string[]): Result<T> {
  return { ok: false, problems: [{ code, at: '', values: { id, nearest: nearest.join(', ') } }] };
}
