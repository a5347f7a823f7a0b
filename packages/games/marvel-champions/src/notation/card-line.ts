import { fail, ok, splitOutside, type Result } from '@crupier/kernel/rules';

/** One card as a line of the notation names it: `2 x Hydra Mercenary (stunned, damage 2) as it + Spider-Tracer`. */
export interface CardText {
  /** Empty for a card that does nothing. */
  readonly name: string;
  readonly copies: number;
  /** What is special about it: `exhausted` with an empty text, `damage` with `2`, `on` with a label. */
  readonly marks: Readonly<Record<string, string>>;
  /** A name for it in the rest of the text. */
  readonly label: string | undefined;
  /** What is attached to it. */
  readonly attached: readonly CardText[];
}

/**
 * Reads the cards of a line, separated by semicolons; a number of at most three digits stands for so many cards that do nothing.
 * Errors: `position.cardText` with the text that is not understood.
 */
export function readCards(text: string): Result<readonly CardText[]> {
  const cards: CardText[] = [];
  for (const part of splitOutside(text, ';')) {
    const card = /^\d{1,3}$/.test(part) ? ok(fillers(Number(part))) : readCard(part);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}

/** So many cards that do nothing. */
function fillers(copies: number): CardText {
  return { name: '', copies, marks: {}, label: undefined, attached: [] };
}

/** A name with the code of its card in brackets, marks in brackets, and a label. */
const cardPattern = /^(?:(\d{1,4})\s*x\s+)?(.+?(?:\s*\(\d{5}[a-z]?\))?)(?:\s*\(([^)]*)\))?(?:\s+as\s+([^()]+?))?$/;

/** Reads one card. *Errors:* as `readCards`. */
export function readCard(text: string): Result<CardText> {
  const [body = '', ...others] = splitOutside(text, '+');
  const found = cardPattern.exec(body);
  if (found === null) return fail('position.cardText', '', { text });
  const [, copies = '1', name = '', marks = '', label] = found;
  const read = readMarks(marks);
  if (!read.ok) return read;
  const attached: CardText[] = [];
  for (const each of others) {
    const card = readCard(each);
    if (!card.ok) return card;
    attached.push(card.value);
  }
  return ok({ name: name.trim(), copies: Number(copies), marks: read.value, label: label?.trim(), attached });
}

/**
 * Reads what stands in the brackets after a card.
 * Errors: `position.cardText` with the text that is not understood.
 */
export function readMarks(text: string): Result<Readonly<Record<string, string>>> {
  const marks: Record<string, string> = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const found = /^([a-zA-Z]+)(?:\s+(.+))?$/.exec(part);
    if (found === null) return fail('position.cardText', '', { text: part });
    marks[found[1] ?? ''] = found[2] ?? '';
  }
  return ok(marks);
}
