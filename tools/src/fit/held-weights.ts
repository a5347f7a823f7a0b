import type { Position } from './self-play.ts';

const FORM = /^((early\.|late\.)?\w+=-?\d+(\.\d+)?(,|$))*$/;

/** Whether a list has the form of weights that are held, as in `hand=0.3,early.deck=0`. */
export function isHeldList(list: string): boolean {
  return FORM.test(list);
}

/** The weights that are held, by name: see `Columns.held`. */
export function heldOf(list: string): ReadonlyMap<string, number> {
  const entries = list.split(',').filter((each) => each !== '');
  return new Map(entries.map((each) => [each.slice(0, each.indexOf('=')), Number(each.slice(each.indexOf('=') + 1))]));
}

/** What is wrong with the names of a list, in a sentence, for a game that values positions like this one; undefined where nothing is. */
export function wrongHeld(list: string, { terms, lateness }: Position): string | undefined {
  for (const name of heldOf(list).keys()) {
    const term = name.slice(name.indexOf('.') + 1);
    if (!Object.hasOwn(terms, term)) return `--hold: there is no term ${term}; there are ${Object.keys(terms).join(', ')}`;
    if (term !== name && lateness === undefined)
      return `--hold: ${term} counts the same throughout a match: name it without ${name.slice(0, -term.length)}`;
  }
  return undefined;
}
