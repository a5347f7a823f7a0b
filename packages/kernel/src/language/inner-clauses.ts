import type { Clause } from './effects.ts';

/** The clauses inside a clause, each with its place. */
export function innerClauses(clause: Clause): [Clause, string][] {
  const inner: [Clause | undefined, string][] = [
    [clause.ifDone, 'then'],
    [clause.else, 'else'],
    [clause.next, 'next'],
    ...(clause.modes ?? []).map((mode, at): [Clause, string] => [mode, `mode ${at}`]),
  ];
  return inner.filter((each): each is [Clause, string] => each[0] !== undefined);
}
