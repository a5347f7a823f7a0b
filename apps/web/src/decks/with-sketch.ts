/** A file of own cards with more cards that are to be described. */

/** What such a file looks like, as far as it is read here. */
interface CardFile {
  readonly cards: readonly { readonly name?: unknown }[];
}

function readFile(text: string): CardFile | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards) ? (value as CardFile) : undefined;
  } catch {
    // Somebody is still writing it.
    return undefined;
  }
}

/** The file of the reader with the cards of a sketch that it has not yet. What is no file stays as it is, so that nothing of it is lost. */
export function withSketch(text: string, sketch: string): string {
  if (text.trim() === '') return sketch;
  const [file, more] = [readFile(text), readFile(sketch)];
  if (file === undefined || more === undefined) return text;
  const known = new Set(file.cards.map(({ name }) => name));
  const added = more.cards.filter(({ name }) => !known.has(name));
  return added.length === 0 ? text : JSON.stringify({ ...file, cards: [...file.cards, ...added] }, undefined, 2);
}
