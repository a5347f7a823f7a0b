import type { Clause } from './effects.ts';

/** A clause that each player follows. */
export type EachClause = Clause & { readonly each: NonNullable<Clause['each']> };

/** Whether each player follows a clause. */
export function isForEach(clause: Clause): clause is EachClause {
  return clause.each !== undefined;
}
