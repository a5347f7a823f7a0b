import { familyOf } from './rule-ids.ts';
import type { RuleGame, RuleKind, RuleRow, Text } from './rule-row.ts';
import { ruleKinds } from './rule-row.ts';

/** A row as the importer wrote it. */
interface LedgerRow {
  readonly id: string;
  readonly kind: string;
  readonly testable: boolean;
  readonly cards: readonly string[];
  readonly en: string;
}

/** Everything written about one game's rules. */
interface Ledger {
  readonly rows: readonly LedgerRow[];
  /** By family. */
  readonly titles: Readonly<Record<string, Text>>;
  /** Spanish summaries by id. */
  readonly spanish: Readonly<Record<string, string>>;
  /** Spanish card names by English ones. */
  readonly spanishCards: Readonly<Record<string, string>>;
}

/** Each game's files are asked for only with that game. */
const readers: Readonly<Record<RuleGame, () => Promise<Ledger>>> = {
  keyforge: async () => {
    const [rows, titles, spanish, cards] = await Promise.all([
      import('./ledgers/keyforge.json', { with: { type: 'json' } }),
      import('./ledgers/keyforge.titles.json', { with: { type: 'json' } }),
      import('./ledgers/keyforge.es.json', { with: { type: 'json' } }),
      import('./ledgers/keyforge.cards.es.json', { with: { type: 'json' } }),
    ]);
    return { rows: rows.default, titles: titles.default, spanish: spanish.default, spanishCards: cards.default };
  },
  inferno: async () => {
    const [rows, titles, spanish] = await Promise.all([
      import('./ledgers/inferno.json', { with: { type: 'json' } }),
      import('./ledgers/inferno.titles.json', { with: { type: 'json' } }),
      import('./ledgers/inferno.es.json', { with: { type: 'json' } }),
    ]);
    return { rows: rows.default, titles: titles.default, spanish: spanish.default, spanishCards: {} };
  },
  'marvel-champions': async () => {
    const [rows, titles, spanish, cards] = await Promise.all([
      import('./ledgers/marvel-champions.json', { with: { type: 'json' } }),
      import('./ledgers/marvel-champions.titles.json', { with: { type: 'json' } }),
      import('./ledgers/marvel-champions.es.json', { with: { type: 'json' } }),
      import('./ledgers/marvel-champions.cards.es.json', { with: { type: 'json' } }),
    ]);
    return { rows: rows.default, titles: titles.default, spanish: spanish.default, spanishCards: cards.default };
  },
};

const loaded = new Map<RuleGame, Promise<readonly RuleRow[]>>();

/** Every rule of a game, in the order of its rulebook. The first call loads that game's files and no other's. */
export function rulesOf(game: RuleGame): Promise<readonly RuleRow[]> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const rows = readers[game]().then((ledger) => ledger.rows.map((row) => toRow(game, row, ledger)));
  loaded.set(game, rows);
  return rows;
}

function toRow(game: RuleGame, row: LedgerRow, ledger: Ledger): RuleRow {
  const family = familyOf(row.id);
  const cards = row.cards.map((name) => inBoth(name, ledger.spanishCards[name]));
  const title = ledger.titles[family] ?? ledger.titles[family.replace(/\.\d+$/, '')] ?? { en: family };
  const summary = inBoth(row.en, ledger.spanish[row.id]);
  return { id: row.id, game, kind: toKind(row.kind), testable: row.testable, title, cards, summary };
}

function inBoth(en: string, es: string | undefined): Text {
  return es === undefined ? { en } : { en, es };
}

function toKind(name: string): RuleKind {
  const kind = ruleKinds.find((each) => each === name);
  if (kind === undefined) throw new Error(`The ledger has a kind of rule that nobody knows: ${name}.`);
  return kind;
}
