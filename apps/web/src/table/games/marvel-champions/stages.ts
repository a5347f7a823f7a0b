const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** The stages of a villain from the one of now on, of which so many are to come: `I` and `II`. Those that are printed otherwise are told without. */
export function stagesFrom(stage: string, toCome: number): readonly string[] {
  const at = numerals.findIndex((numeral) => numeral === stage);
  if (at < 0) return stage === '' ? [] : [stage];
  return numerals.slice(at, at + 1 + toCome);
}
