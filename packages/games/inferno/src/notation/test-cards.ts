import { ok, readCards, type Result } from '@crupier/kernel/rules';
import { withMeanings } from '../cards/keyword-abilities.ts';
import { describedCards } from '../setup/described-cards.ts';
import type { CatalogueCard } from '../setup/catalogue.ts';

const testCards = describedCards((name) => `test/${name}`);

/** Reads cards that a scenario describes. *Errors:* those of `readCards`, each with its path. */
export function readTestCards(inputs: readonly unknown[]): Result<readonly CatalogueCard[]> {
  const read = readCards(inputs, testCards);
  return read.ok ? ok(read.value.map(withMeanings)) : read;
}
