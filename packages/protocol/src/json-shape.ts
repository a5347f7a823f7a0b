import type { Problem } from '@crupier/kernel';

/** How large a text of JSON may be in each way that makes it dear to read. */
export interface JsonShape {
  /** Lists and objects within each other. */
  readonly depthMax: number;
  /** Values of one list, or fields of one object. */
  readonly itemsMax: number;
  /** Values in all. */
  readonly valuesMax: number;
}

/** What a text of JSON has too much of; `max` is the most that it may have. */
export interface ShapeExcess {
  readonly what: 'depth' | 'items' | 'values';
  readonly max: number;
}

/** The shapes that are read: what a socket says, the body of a request, and one that carries a file with a match. */
export const jsonShapes = {
  message: { depthMax: 16, itemsMax: 1000, valuesMax: 4000 },
  request: { depthMax: 32, itemsMax: 2000, valuesMax: 10_000 },
  matchFile: { depthMax: 64, itemsMax: 25_000, valuesMax: 250_000 },
  deck: { depthMax: 16, itemsMax: 200, valuesMax: 3000 },
  decks: { depthMax: 32, itemsMax: 2000, valuesMax: 50_000 },
  cardFile: { depthMax: 64, itemsMax: 2000, valuesMax: 50_000 },
} as const satisfies Readonly<Record<string, JsonShape>>;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** Of an object's sign, that of a list differs by one bit. */
const LIST_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * Counts the values of a text of JSON while it comes, piece by piece, and nothing else: it costs as little for a text of any form, and
 * what is too wide or too deep is known before it is parsed. A text that is no JSON is counted somehow.
 */
export class ShapeCount {
  readonly #shape: JsonShape;
  /** How many values each open list or object has so far, the outermost first. */
  readonly #open: number[] = [];
  #values = 1;
  #isInText = false;
  #isEscaped = false;

  constructor(shape: JsonShape) {
    this.#shape = shape;
  }

  /** Counts the next piece, in UTF-8; gives what is too much as soon as it is. */
  take(piece: Uint8Array): ShapeExcess | undefined {
    const { depthMax, itemsMax, valuesMax } = this.#shape;
    for (const byte of piece) {
      if (this.#isInText) this.#read(byte);
      else if (byte === QUOTE) this.#isInText = true;
      else if (byte === COMMA) {
        this.#values++;
        const depth = this.#open.length - 1;
        const items = (this.#open[depth] ?? 1) + 1;
        if (depth >= 0) this.#open[depth] = items;
        if (items > itemsMax) return { what: 'items', max: itemsMax };
        if (this.#values > valuesMax) return { what: 'values', max: valuesMax };
      } else if ((byte | LIST_BIT) === OPENING) {
        this.#values++;
        if (this.#open.push(1) > depthMax) return { what: 'depth', max: depthMax };
        if (this.#values > valuesMax) return { what: 'values', max: valuesMax };
      } else if ((byte | LIST_BIT) === CLOSING) this.#open.pop();
    }
    return undefined;
  }

  #read(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInText = false;
  }
}

/** What a whole text has too much of; undefined where nothing is. */
export function findExcess(text: string, shape: JsonShape): ShapeExcess | undefined {
  return new ShapeCount(shape).take(new TextEncoder().encode(text));
}

/** Says that a text of JSON has too much of something: `message.tooDeep`, `message.tooManyItems`, `message.tooManyValues`. */
export function problemOfExcess({ what, max }: ShapeExcess): Problem {
  const codes = { depth: 'message.tooDeep', items: 'message.tooManyItems', values: 'message.tooManyValues' } as const;
  return { code: codes[what], at: '', values: { max } };
}
