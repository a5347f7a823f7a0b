/** Other words for those of a text. */
export interface Rewording {
  /** For the values of qualities, which are named, and for the words of lists and rules. */
  readonly word: (word: string | number, quality?: string) => string | number;
  /** For states of the table that are named by such a word. */
  readonly state?: (state: string) => string;
}

/** The same abilities with other words, to be written: what the manner `reads` does to their meaning. */
export function reworded<T>(tree: T, rewording: Rewording): T {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((each: unknown) => reworded(each, rewording)) as T;
  const { word, state } = rewording;
  const copy = Object.fromEntries(Object.entries(tree).map(([key, part]: [string, unknown]) => [key, reworded(part, rewording)]));
  if ('is' in copy && 'value' in copy) return { ...copy, value: word(copy['value'] as string | number, String(copy['is'])) } as T;
  if ('word' in copy && (copy['kind'] === 'list' || copy['kind'] === 'rule'))
    return { ...copy, word: String(word(copy['word'] as string)) } as T;
  return (copy['kind'] === 'state' && state !== undefined ? { ...copy, state: state(copy['state'] as string) } : copy) as T;
}
