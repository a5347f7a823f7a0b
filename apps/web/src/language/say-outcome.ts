import { resultOf, type Language, type Outcome, type Seat } from '@crupier/protocol';
import type { Texts } from './texts-en.ts';

/** Whose match it was. */
export interface Company {
  readonly names: readonly string[];
  /** The reader's own seats. */
  readonly mine: readonly Seat[];
  /** Whether all who play win or lose together. */
  readonly isCooperative: boolean;
}

/** How a match ended, to its reader: where all play together a win and a loss are everybody's. */
export function sayOutcome(outcome: Outcome, { names, mine, isCooperative }: Company, texts: Texts, language: Language): string {
  const { winners } = outcome;
  const result = resultOf(outcome);
  const isAlone = isCooperative && names.length === 1 && mine.length === 1;
  if (result === 'drawn') return texts.draw;
  if (result === 'lost') return isAlone ? texts.youLost : texts.allLost;
  if (isCooperative && names.length > 1) return texts.allWon;
  if (winners.some((seat) => mine.includes(seat))) return texts.won;
  return texts.lost(new Intl.ListFormat(language).format(winners.map((seat) => names[seat] ?? '')), winners.length);
}
