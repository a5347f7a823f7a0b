import { fail, type Messages, type Result } from '@crupier/kernel';

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
  return fail(code, '', { id, nearest: nearest.join(', ') });
}
