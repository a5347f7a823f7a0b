import { keyforgeSpeakingCards, keyforgeTextOf } from '@crupier/keyforge';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardTexts, InLanguages } from '../compare.ts';
import type { MarkTable } from '../marks.ts';
import { english } from './english.ts';
import { plainPrinted, plainRendered } from './plain-text.ts';

/** How a line begins that is an ability with a header. */
export const header = /^\s*(?:(?:After |Before )?(?:Play|Reap|Fight|Destroyed|Action|Omni|Scrap|Fate)\/?)+:/u;

interface Row {
  readonly id: string;
  readonly traits?: readonly string[];
  readonly text?: string | null;
}

/** How a set's file of card data is called, where not by the set's code. */
const files: Readonly<Record<string, string>> = { MG2024: 'MG24' };

/** The cards of KeyForge that can be played and say something: as printed last, by a folder of card data, and as the game says it. */
export function readKeyforgeTexts(data: string): { readonly texts: readonly CardTexts[]; readonly tables: InLanguages<MarkTable> } {
  const sets = new Map<string, ReadonlyMap<string, Row>>();
  const rowsOf = (set: string): ReadonlyMap<string, Row> => {
    const known = sets.get(set) ?? readSet(data, set);
    sets.set(set, known);
    return known;
  };
  const texts = keyforgeSpeakingCards().map((facts): CardTexts => {
    const printed = rowsOf(facts.set).get(facts.id)?.text ?? '';
    return {
      code: facts.id,
      name: facts.name,
      printed: { en: plainPrinted(printed, facts.name) },
      rendered: { en: plainRendered(keyforgeTextOf(facts, 'en').join('\n'), facts.name) },
    };
  });
  const traits = new Set([...sets.values()].flatMap((rows) => [...rows.values()].flatMap((row) => row.traits ?? [])));
  return { texts, tables: { en: { words: english([...traits].filter(isWord).map(titled)), header } } };
}

function readSet(data: string, set: string): ReadonlyMap<string, Row> {
  const { cards } = JSON.parse(readFileSync(join(data, `${files[set] ?? set}.json`), 'utf8')) as { readonly cards: readonly Row[] };
  return new Map(cards.map((row) => [row.id, row]));
}

/** Whether a trait can be told from other words: "Power" is what creatures have. */
function isWord(trait: string): boolean {
  return /^[\p{L} -]+$/u.test(trait) && trait !== 'power';
}

/** A trait as texts name it: "Knight", "Mutant". */
function titled(trait: string): string {
  return trait.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
