/** Mends a list that was brought, line by line, as its faults ask for it. */

import type { SpokenProblem } from '@crupier/protocol';

/** What mends a fault: the name that was meant, as many copies as may be, or the list without the card. */
export type LineFix =
  | { readonly kind: 'name'; readonly name: string; readonly text: string }
  | { readonly kind: 'keep'; readonly count: number; readonly text: string }
  | { readonly kind: 'remove'; readonly text: string };

type Fault = Pick<SpokenProblem, 'code' | 'values' | 'at'>;

/** What mends a fault of a list, and the list then; undefined where no line of it can be told to be at fault. */
export function lineFixOf(text: string, problem: Fault): LineFix | undefined {
  const lines = text.split('\n');
  return takenName(lines, problem) ?? keptCopies(lines, problem) ?? withoutLine(lines, problem);
}

/** A line of a card: how many of it, what stands between, and the card. */
const cardLine = /^(\s*)(\d+)(\s*x?\s+)(\S.*)$/i;

/** The line that a fault is about, by its place in the list. */
function placeOf({ at }: Pick<Fault, 'at'>): number | undefined {
  const [, number] = /line (\d+)/.exec(at) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
}

/** The name that a misspelt one most likely is, in its line. */
function takenName(lines: readonly string[], problem: Fault): LineFix | undefined {
  const { nearest, card } = problem.values;
  const place = placeOf(problem);
  if (problem.code !== 'deck.unknownCard' || typeof nearest !== 'string' || place === undefined) return undefined;
  const [name = ''] = nearest.split(' / ');
  const written = String(card ?? '');
  const line = lines[place];
  if (line === undefined || written === '' || !line.includes(written)) return undefined;
  return { kind: 'name', name, text: lines.with(place, line.replace(written, name)).join('\n') };
}

/** As many copies as the rules allow, in however many lines they stand. */
function keptCopies(lines: readonly string[], { code, values }: Fault): LineFix | undefined {
  const { max, card, cardEs } = values;
  if (code !== 'deck.tooManyCopies' || typeof max !== 'number') return undefined;
  const names = [card, cardEs].flatMap((name) => (typeof name === 'string' ? [name.toLowerCase()] : []));
  let left = max;
  const kept = lines.flatMap((line): readonly string[] => {
    const [, indent = '', count = '', between = '', named = ''] = cardLine.exec(line) ?? [];
    if (!names.some((name) => isNamed(named.toLowerCase(), name))) return [line];
    const copies = Math.min(Number(count), left);
    left -= copies;
    return copies > 0 ? [`${indent}${copies}${between}${named}`] : [];
  });
  const text = kept.join('\n');
  return text === lines.join('\n') ? undefined : { kind: 'keep', count: max, text };
}

/** Whether what stands in a line is a card of this name, with its set or a mark behind it or without. */
function isNamed(written: string, name: string): boolean {
  return written.startsWith(name) && /^\s*($|[([#*])/.test(written.slice(name.length));
}

/** The list without the card that the fault is about. */
function withoutLine(lines: readonly string[], problem: Fault): LineFix | undefined {
  const place = placeOf(problem);
  if (place === undefined || !cardLine.test(lines[place] ?? '')) return undefined;
  return { kind: 'remove', text: lines.toSpliced(place, 1).join('\n') };
}
