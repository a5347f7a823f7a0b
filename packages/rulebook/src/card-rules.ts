import { rulesOf } from './ledgers.ts';
import type { RuleGame, RuleRow, Text } from './rule-row.ts';

/** What of a card says which rules are about it. */
export interface RuledCard {
  readonly name: Required<Text>;
  /** What its keywords are called. */
  readonly keywords: readonly Text[];
}

/** Finds the rules that are about a card: those of its keywords, and those that name it. In the order of the ledger. */
export type RulesOnCard = (card: RuledCard) => readonly RuleRow[];

const made = new Map<RuleGame, Promise<RulesOnCard>>();

/** How the rules of a game are found that are about a card. */
export function rulesOnCards(game: RuleGame): Promise<RulesOnCard> {
  const known = made.get(game) ?? rulesOf(game).then(indexed);
  made.set(game, known);
  return known;
}

function indexed(rows: readonly RuleRow[]): RulesOnCard {
  const byCard = new Map<string, RuleRow[]>();
  const byKeyword = new Map<string, RuleRow[]>();
  const add = (index: Map<string, RuleRow[]>, key: string, row: RuleRow): void => {
    const found = index.get(key) ?? [];
    index.set(key, found);
    if (!found.includes(row)) found.push(row);
  };
  for (const row of rows) {
    for (const name of row.cards) add(byCard, fold(name.en), row);
    if (row.kind !== 'keyword') continue;
    for (const word of [row.title.en, row.title.es]) if (word !== undefined) add(byKeyword, fold(word), row);
  }
  return ({ name, keywords }) => {
    const words = keywords.flatMap(({ en, es }) => [en, es ?? en]).map(fold);
    const found = new Set([...words.flatMap((word) => byKeyword.get(word) ?? []), ...(byCard.get(fold(name.en)) ?? [])]);
    return rows.filter((row) => found.has(row));
  };
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[’']/g, "'").trim();
}
