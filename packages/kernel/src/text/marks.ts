/** Marks around the part of a text that a question is about. */
export const marks = ['⟦', '⟧'] as const;

/** A part of a text between marks. */
export function marked(text: string): string {
  return `${marks[0]}${text}${marks[1]}`;
}

/** A finished text in which marks stand in nobody's way: a sentence begins with a capital, and Spanish joins its articles. */
export function settleMarks(text: string): string {
  return text
    .replace(/(?<!\p{L})([Dd]e|[Aa]) ⟦el(?!\p{L})/gu, '⟦$1l')
    .replace(/(^|[.:] )⟦(\p{Ll})/gu, (_whole, before: string, letter: string) => `${before}⟦${letter.toUpperCase()}`);
}
