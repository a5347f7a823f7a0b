import type { Clause } from './effects.ts';

/**
 * What a text comes to after one of its clauses with all that lies in it. `path` leads to that clause: see `innerClauses`. Undefined where
 * it leads to none.
 */
export function clausesAfter(text: Clause, path: string): readonly Clause[] | undefined {
  const places = path.split(' ').filter((place) => place !== '');
  const found: (Clause | undefined)[] = [];
  let clause: Clause | undefined = text;
  for (let at = 0; at < places.length && clause !== undefined; at++) {
    const { ifDone, else: otherwise, next, modes }: Clause = clause;
    switch (places[at]) {
      case 'then':
        found.push(next);
        clause = ifDone;
        break;
      case 'else':
        found.push(next);
        clause = otherwise;
        break;
      case 'next':
        clause = next;
        break;
      case 'mode':
        found.push(ifDone, next);
        clause = modes?.[Number(places[++at])];
        break;
      default:
        return undefined;
    }
  }
  return clause === undefined ? undefined : found.filter((each) => each !== undefined);
}
