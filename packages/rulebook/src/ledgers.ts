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
  /** Our rulings where the rulebook is silent or contradicts itself, by id. */
  readonly rulings?: Readonly<Record<string, Text>>;
}

/** The heading of every ruling. */
const rulingTitle: Text = {
  en: 'Our ruling where the rulebook is silent or contradicts itself',
  es: 'Criterio nuestro donde el reglamento calla o se contradice',
};

/** Each game's files are asked for only with that game. */
const readers: Readonly<Record<RuleGame, () => Promise<Ledger>>> = {
  keyforge: async () => {
    const [rows, titles, spanish, cards, rulings] = await Promise.all([
      import('./ledgers/keyforge.json', { with: { type: 'json' } }),
      import('./ledgers/keyforge.titles.json', { with: { type: 'json' } }),
      import('./ledgers/keyforge.es.json', { with: { type: 'json' } }),
      import('./ledgers/keyforge.cards.es.json', { with: { type: 'json' } }),
      import('./ledgers/keyforge.rulings.json', { with: { type: 'json' } }),
    ]);
    return {
      rows: rows.default,
      titles: titles.default,
      spanish: spanish.default,
      spanishCards: cards.default,
      rulings: rulings.default,
    };
  },
  inferno: async () => {
    const [rows, titles, spanish, rulings] = await Promise.all([
      import('./ledgers/inferno.json', { with: { type: 'json' } }),
      import('./ledgers/inferno.titles.json', { with: { type: 'json' } }),
      import('./ledgers/inferno.es.json', { with: { type: 'json' } }),
      import('./ledgers/inferno.rulings.json', { with: { type: 'json' } }),
    ]);
    return { rows: rows.default, titles: titles.default, spanish: spanish.default, spanishCards: {}, rulings: rulings.default };
  },
  'marvel-champions': async () => {
    const [rows, titles, spanish, cards, rulings] = await Promise.all([
      import('./ledgers/marvel-champions.json', { with: { type: 'json' } }),
      import('./ledgers/marvel-champions.titles.json', { with: { type: 'json' } }),
      import('./ledgers/marvel-champions.es.json', { with: { type: 'json' } }),
      import('./ledgers/marvel-champions.cards.es.json', { with: { type: 'json' } }),
      import('./ledgers/marvel-champions.rulings.json', { with: { type: 'json' } }),
    ]);
    return {
      rows: rows.default,
      titles: titles.default,
      spanish: spanish.default,
      spanishCards: cards.default,
      rulings: rulings.default,
    };
  },
};

const loaded = new Map<RuleGame, Promise<readonly RuleRow[]>>();

/** Every rule of a game, in the order of its rulebook, and then its rulings. The first call loads that game's files and no other's. */
export function rulesOf(game: RuleGame): Promise<readonly RuleRow[]> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const rows = readers[game]().then((ledger) => [
    ...ledger.rows.map((row) => toRow(game, row, ledger)),
    ...Object.entries(ledger.rulings ?? {}).map(([id, summary]) => toRuling(game, { id, summary })),
  ]);
  loaded.set(game, rows);
  return rows;
}

function toRow(game: RuleGame, row: LedgerRow, ledger: Ledger): RuleRow {
  const cards = row.cards.map((name) => inBoth(name, ledger.spanishCards[name]));
  const title = titleOf(row.id, ledger);
  const summary = inBoth(row.en, ledger.spanish[row.id]);
  return { id: row.id, game, kind: toKind(row.kind), testable: row.testable, title, cards, summary };
}

/** A ruling cites the rows that it settles in its summary; the scenarios of those rows prove it. */
function toRuling(game: RuleGame, { id, summary }: Pick<RuleRow, 'id' | 'summary'>): RuleRow {
  return { id, game, kind: 'ruling', testable: false, title: rulingTitle, cards: [], summary };
}

function titleOf(id: string, { titles }: Ledger): Text {
  const family = familyOf(id);
  return titles[family] ?? titles[family.replace(/\.\d+$/, '')] ?? { en: family };
}

function inBoth(en: string, es: string | undefined): Text {
  return es === undefined ? { en } : { en, es };
}

function toKind(name: string): RuleKind {
  const kind = ruleKinds.find((each) => each === name);
  if (kind === undefined) throw new Error(`The ledger has a kind of rule that nobody knows: ${name}.`);
  return kind;
}
