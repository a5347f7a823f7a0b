import type { SourceCard, SourceTranslation } from './source.ts';

/**
 * Holds the cards of the core set against the proofread table: code, names, type, quantity and traits. Tells each difference as a sentence.
 */
export function compareCoreSet(
  cards: readonly SourceCard[],
  translations: ReadonlyMap<string, SourceTranslation>,
  table: string,
): readonly string[] {
  const [head = '', ...lines] = table.trim().split(/\r?\n/);
  const names = head.split('\t');
  const rows = lines.map((line) => new Map(line.split('\t').map((cell, index) => [names[index] ?? '', cell])));
  const listed = new Map(rows.map((row) => [row.get('code') ?? '', row]));
  const core = cards.filter((card) => card.pack_code === 'core');
  const missing = core.filter((card) => !listed.has(card.code)).map((card) => `${card.code} is not in the table of the core set.`);
  const differences = [...listed].flatMap(([code, row]) => {
    const card = core.find((each) => each.code === code);
    if (card === undefined) return [`${code} is in the table of the core set and in no file.`];
    const spanish = translations.get(code);
    const values: readonly (readonly [column: string, value: string])[] = [
      ['name', card.name ?? ''],
      ['name_es', spanish?.name ?? ''],
      ['type', card.type_code ?? ''],
      ['qty', String(card.quantity)],
      ['traits', card.traits ?? ''],
      ['traits_es', spanish?.traits ?? ''],
    ];
    return values
      .filter(([column, value]) => (row.get(column) ?? '') !== value)
      .map(([column, value]) => `${code}: ${column} "${row.get(column) ?? ''}" in the table, "${value}" in the files.`);
  });
  return [...missing, ...differences];
}
