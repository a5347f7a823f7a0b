/** One deck of a text that may hold several. */
export interface DeckPiece {
  readonly text: string;
  /** What its places are told after: `[2]` of a list in JSON; empty for text, whose lines keep their numbers. */
  readonly at: string;
}

/** No text is split into more, and no more marks between decks are looked at. */
const PIECES_MAX = 60;
const MARKS_MAX = 500;

/**
 * Splits a text into the decks that it holds: a list of them in JSON, on its own or as `decks` or `data`; several files of OCTGN; plain lists with
 * a line of three or more `-` or `=` between them. A plain list keeps the numbers of its lines by empty ones before it.
 */
export function splitDecks(text: string): readonly DeckPiece[] {
  if (/^\s*[{[]/.test(text)) return splitJson(text).slice(0, PIECES_MAX);
  if (/^\s*</.test(text)) return splitXml(text).slice(0, PIECES_MAX);
  return splitPlain(text).slice(0, PIECES_MAX);
}

function splitJson(text: string): readonly DeckPiece[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What is no JSON is one piece, of which its game says where it is broken.
    return [{ text, at: '' }];
  }
  const [list, under] = listIn(value);
  if (list === undefined) return [{ text, at: '' }];
  return list.slice(0, PIECES_MAX).map((each, at) => ({ text: JSON.stringify(each), at: `${under}[${at}]` }));
}

/** A list of decks, and the field that it stands in. */
function listIn(value: unknown): readonly [list: readonly unknown[] | undefined, under: string] {
  if (Array.isArray(value)) return [value.length > 0 ? value : undefined, ''];
  const { decks, data } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(decks)) return [decks, 'decks'];
  if (Array.isArray(data)) return [data, 'data'];
  return typeof data === 'object' && data !== null ? [[data], 'data'] : [undefined, ''];
}

function splitXml(text: string): readonly DeckPiece[] {
  const ends = [...text.matchAll(/<\/deck\s*>/gi)].map(({ index, 0: end }) => index + end.length);
  if (ends.length < 2) return [{ text, at: '' }];
  return ends.slice(0, PIECES_MAX).map((end, at) => ({ text: withLinesBefore(text, at === 0 ? 0 : (ends[at - 1] ?? 0), end), at: '' }));
}

function splitPlain(text: string): readonly DeckPiece[] {
  const pieces: DeckPiece[] = [];
  let from = 0;
  const add = (to: number): void => {
    if (text.slice(from, to).trim() !== '') pieces.push({ text: withLinesBefore(text, from, to), at: '' });
  };
  let marks = 0;
  for (const mark of text.matchAll(/^[ \t]*(-{3,}|={3,})[ \t]*\r?$/gm)) {
    add(mark.index);
    from = mark.index + mark[0].length;
    if (pieces.length >= PIECES_MAX || ++marks >= MARKS_MAX) return pieces;
  }
  add(text.length);
  return pieces.length === 0 ? [{ text, at: '' }] : pieces;
}

function withLinesBefore(text: string, from: number, to: number): string {
  const lines = text.slice(0, from).split(/\r\n|\r|\n/).length - 1;
  return `${'\n'.repeat(lines)}${text.slice(from, to)}`;
}
