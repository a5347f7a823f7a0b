import { fail, ok, splitOutside, type Result } from '@crupier/kernel/rules';

/** One card as a line of the notation names it: `2 x Zorg [mars] {amber} (stunned, damage 2) as it + Blast Shielding`. */
export interface CardText {
  readonly name: string;
  readonly copies: number;
  /** The house of its frame, where it is not the usual one. */
  readonly house: string | undefined;
  /** Bonus icons added to it. */
  readonly enhancements: readonly string[];
  /** What is special about it: flags (`stunned`) and numbers (`damage` 2). */
  readonly marks: Readonly<Record<string, number>>;
  /** A name for it in the rest of the text. */
  readonly label: string | undefined;
  /** Upgrades on it. */
  readonly upgrades: readonly CardText[];
}

/**
 * Reads the cards of a line, separated by semicolons.
 * Errors: `position.cardText` with the text that is not understood.
 */
export function readCards(text: string): Result<readonly CardText[]> {
  const cards: CardText[] = [];
  for (const part of splitOutside(text, ';')) {
    const card = readCard(part);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}

function readCard(text: string): Result<CardText> {
  const [body = '', ...upgrades] = splitOutside(text, '+');
  const pattern =
    /^(?:(\d{1,4})\s*x\s+)?(.+?)(?:\s*\[([\w ]+)\])?(?:\s*\{([\w\s,]*)\})?(?:\s*\(([^)]*)\))?(?:\s+as\s+([^()]+?))?(?:\s*\(([^)]*)\))?$/;
  const found = pattern.exec(body);
  if (found === null) return fail('position.cardText', '', { text });
  const [, copies = '1', name = '', house, icons = '', marks = '', label, moreMarks = ''] = found;
  const read = readMarks(`${marks},${moreMarks}`);
  if (!read.ok) return read;
  const attached: CardText[] = [];
  for (const each of upgrades) {
    const upgrade = readCard(each);
    if (!upgrade.ok) return upgrade;
    attached.push(upgrade.value);
  }
  const enhancements = icons.split(/[\s,]+/).filter((icon) => icon !== '');
  return ok({
    name: name.trim(),
    copies: Number(copies),
    house,
    enhancements,
    marks: read.value,
    label: label?.trim(),
    upgrades: attached,
  });
}

/** `stunned`, `damage 2` and `stunned no`. */
function markedAs(text: string | undefined): number {
  if (text === undefined) return 1;
  return text === 'no' ? 0 : Number(text);
}

/**
 * Reads what stands in the brackets after a card.
 * Errors: `position.cardText` with the text that is not understood.
 */
export function readMarks(text: string): Result<Readonly<Record<string, number>>> {
  const marks: Record<string, number> = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const found = /^([a-zA-Z]+)(?:\s+(\d+|no))?$/.exec(part);
    if (found === null) return fail('position.cardText', '', { text: part });
    marks[found[1] ?? ''] = markedAs(found[2]);
  }
  return ok(marks);
}
