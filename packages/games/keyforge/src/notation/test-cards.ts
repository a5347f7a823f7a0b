import { readCards, type Result } from '@crupier/kernel/rules';
import type { CatalogueCard } from '../setup/catalogue.ts';
import { testCards } from '../setup/described-cards.ts';

/** Reads cards that a scenario describes. *Errors:* those of `readCards`, each with its path. */
export function readTestCards(inputs: readonly unknown[]): Result<readonly CatalogueCard[]> {
  return readCards(inputs, testCards);
}
