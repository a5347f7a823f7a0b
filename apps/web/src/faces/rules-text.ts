/** Sets a card's whole text: paragraphs of words, **bold** parts, and Æ drawn as its hexagon. */

import { textWidth } from './measure.ts';

/** A piece of a line: words in one weight, or the Æmbar mark. */
export interface RulesPiece {
  readonly kind: 'text' | 'aember';
  readonly text: string;
  readonly bold: boolean;
  /** Pixels from the start of the line. */
  readonly x: number;
}

/** A line and its baseline, in pixels from the top. */
export interface RulesLine {
  readonly y: number;
  readonly pieces: readonly RulesPiece[];
}

/** A text that was set. */
export interface RulesText {
  readonly size: number;
  readonly height: number;
  readonly lines: readonly RulesLine[];
}

const lineHeight = 1.24;
const paragraphGap = 0.35;

/** Sets paragraphs in a width, at the greatest size whose height fits; at the smallest size it may overflow. */
export function setRules(
  paragraphs: readonly string[],
  space: { readonly width: number; readonly height: number; readonly sizes?: readonly [max: number, min: number] },
): RulesText {
  const [max, min] = space.sizes ?? [18.5, 14.5];
  let set = setAt(paragraphs, space.width, max);
  for (let size = max - 0.5; size >= min && set.height > space.height; size -= 0.5) set = setAt(paragraphs, space.width, size);
  return set;
}

interface Piece {
  readonly kind: 'text' | 'aember';
  readonly text: string;
  readonly bold: boolean;
  readonly width: number;
}

function setAt(paragraphs: readonly string[], width: number, size: number): RulesText {
  const lines: RulesLine[] = [];
  let y = size * 0.95;
  for (const paragraph of paragraphs) {
    for (const pieces of breakLines(splitWords(paragraph, size), width, textWidth(' ', 'rules', size))) {
      lines.push({ y, pieces });
      y += size * lineHeight;
    }
    y += size * paragraphGap;
  }
  const height = lines.length * size * lineHeight + Math.max(0, paragraphs.length - 1) * size * paragraphGap;
  return { size, height, lines };
}

/** Words as lists of pieces; `**` switches the weight, also inside a word. */
function splitWords(paragraph: string, size: number): readonly (readonly Piece[])[] {
  let bold = false;
  return paragraph
    .replaceAll(/ Æ(?![\p{L}])/gu, 'Æ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) =>
      word.split(/(\*\*|Æ(?![\p{L}]))/u).flatMap((part): readonly Piece[] => {
        if (part === '**') bold = !bold;
        if (part === '**' || part === '') return [];
        if (part === 'Æ') return [{ kind: 'aember', text: part, bold, width: size * 0.95 }];
        return [{ kind: 'text', text: part, bold, width: textWidth(part, bold ? 'rulesBold' : 'rules', size) }];
      }),
    );
}

function breakLines(words: readonly (readonly Piece[])[], width: number, space: number): readonly (readonly RulesPiece[])[] {
  const lines: RulesPiece[][] = [[]];
  let x = 0;
  for (const word of words) {
    const wordWidth = word.reduce((sum, piece) => sum + piece.width, 0);
    if (x > 0 && x + space + wordWidth > width) {
      lines.push([]);
      x = 0;
    }
    if (x > 0) x += space;
    for (const { kind, text, bold, width: advance } of word) {
      lines.at(-1)?.push({ kind, text, bold, x });
      x += advance;
    }
  }
  return lines;
}
