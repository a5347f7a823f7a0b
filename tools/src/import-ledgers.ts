/**
 * Turns the rule ledgers, one table of tab-separated values a game, into the files that the rulebook loads.
 *
 *     node tools/src/import-ledgers.ts FOLDER
 *
 * It is run by hand; what it writes is committed. Spanish summaries, Spanish card names and the headings of
 * KeyForge and Inferno are written by people in the same folder, and it leaves them alone.
 */
import type { RuleGame, RuleKind } from '@crupier/rulebook';
import { ruleGames, ruleKinds } from '@crupier/rulebook';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A row of a ledger as the rulebook loads it. */
export interface LedgerRow {
  readonly id: string;
  readonly kind: RuleKind;
  readonly testable: boolean;
  readonly cards: readonly string[];
  /** The rule in our own words, in English. */
  readonly en: string;
}

/** A heading in English and Spanish. */
export interface Title {
  readonly en: string;
  readonly es: string;
}

/** What a ledger holds. */
export interface Ledger {
  readonly rows: readonly LedgerRow[];
  /** The headings by family: those told by notes such as `(es: Aturdir)`, and those of lists. Only Marvel Champions has them. */
  readonly titles: ReadonlyMap<string, Title>;
}

/** The Spanish name of a heading, written at the end of its first rule. */
const spanishNote = / \(es: (.*)\)(\.?)$/;

/** Headings that no note tells, because what stands under them is a list. */
const listTitles: Readonly<Record<string, Title>> = {
  'MC-LTP': { en: 'Learn to play', es: 'Aprende a jugar' },
  'MC-ERRATA': { en: 'Errata', es: 'Fe de erratas' },
  'MC-FAQ': { en: 'Questions and answers', es: 'Preguntas frecuentes' },
};

/** Headings that their ids do not spell out. */
const spelledOut: Readonly<Record<string, string>> = {
  'MC-ATK': 'ATK',
  'MC-ATTACK-ABILITY': 'Attack (type of player ability)',
  'MC-ATTACK-ENEMY-ACTIVATION': 'Attack (enemy activation)',
  'MC-ATTACK-PLAYER-ACTION': 'Attack (player action)',
  'MC-CARD': 'Appendix III: what is on cards',
  'MC-CHOOSE-ELEMENT': 'Choose (game element)',
  'MC-CHOOSE-OPTION': 'Choose (option)',
  'MC-DECK': 'Appendix I: customised decks',
  'MC-DEF': 'DEF',
  'MC-ENVIRONMENTS': 'Appendix VI: environments',
  'MC-IN-PLAY': 'In play and out of play',
  'MC-OWNERSHIP-CONTROL': 'Ownership and control',
  'MC-PLAY-PUT-INTO-PLAY': 'Play and put into play',
  'MC-REC': 'REC',
  'MC-ROUND': 'Round sequence',
  'MC-SCH': 'SCH',
  'MC-SCHEME': 'Scheme (card type)',
  'MC-SCHEME-ENEMY-ACTIVATION': 'Scheme (enemy activation)',
  'MC-SELF-REFERENTIAL': 'Self-referential ability',
  'MC-SETUP': 'Appendix II: setup',
  'MC-SIMULTANEOUS-PRIORITY': 'Priority of simultaneous abilities',
  'MC-THW': 'THW',
};

/**
 * Reads a ledger.
 *
 * *Errors:* throws, with the line, where a row is not one.
 */
export function parseLedger(tsv: string): Ledger {
  const [header = '', ...lines] = tsv.split(/\r?\n/).filter((line) => line !== '');
  const columns = header.split('\t');
  const titles = new Map<string, Title>();
  const ids = new Set<string>();
  const rows = lines.map((line, index): LedgerRow => {
    const values = new Map(line.split('\t').map((value, column) => [columns[column] ?? '', value.trim()]));
    const row = parseRow(values, `line ${index + 2}`);
    if (ids.has(row.id)) throw new Error(`line ${index + 2}: ${row.id} was already there.`);
    ids.add(row.id);
    const title = titleOf(row);
    if (title !== undefined) titles.set(row.id.replace(/-\d+$/, ''), title);
    return { ...row, en: row.en.replace(spanishNote, '$2') };
  });
  return { rows, titles };
}

/** The rows as JSON, one a line, so that a changed rule is one changed line. */
export function formatRows(rows: readonly LedgerRow[]): string {
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
}

/** The headings as JSON, one a line. */
export function formatTitles(titles: ReadonlyMap<string, Title>): string {
  return `{\n${[...titles].map(([family, title]) => `  ${JSON.stringify(family)}: ${JSON.stringify(title)}`).join(',\n')}\n}\n`;
}

function parseRow(values: ReadonlyMap<string, string>, where: string): LedgerRow {
  const id = values.get('id') ?? '';
  const kind = ruleKinds.find((each) => each === values.get('kind'));
  const testable = values.get('testable');
  const en = values.get('summary') ?? '';
  if (!/^(KF|INF|MC)-\S+$/.test(id)) throw new Error(`${where}: “${id}” is not the id of a rule.`);
  if (kind === undefined) throw new Error(`${where}: ${id} is of no known kind, but ${values.get('kind')}.`);
  if (testable !== 'yes' && testable !== 'no') throw new Error(`${where}: ${id} is neither testable nor not.`);
  if (en === '') throw new Error(`${where}: ${id} has no summary.`);
  const cards = (values.get('cards') ?? '').split(';').map((card) => card.trim());
  return { id, kind, testable: testable === 'yes', cards: cards.filter((card) => card !== ''), en };
}

function titleOf(row: LedgerRow): Title | undefined {
  const es = spanishNote.exec(row.en)?.[1];
  if (es === undefined) return listTitles[row.id.replace(/-\d+$/, '')];
  const words = row.id
    .replace(/^\w+-/, '')
    .replaceAll(/-\d+\b/g, '')
    .replaceAll('-', ' ')
    .toLowerCase();
  return { en: spelledOut[row.id.replace(/-\d+$/, '')] ?? words.charAt(0).toUpperCase() + words.slice(1), es };
}

function main(folder: string | undefined): void {
  if (folder === undefined) {
    console.error('Say which folder holds the ledgers: node tools/src/import-ledgers.ts FOLDER');
    process.exitCode = 2;
    return;
  }
  for (const game of ruleGames) importGame(folder, game);
}

function importGame(folder: string, game: RuleGame): void {
  const target = fileURLToPath(new URL('../../packages/rulebook/src/ledgers/', import.meta.url));
  const { rows, titles } = parseLedger(readFileSync(join(folder, `${game}.tsv`), 'utf8'));
  writeFileSync(join(target, `${game}.json`), formatRows(rows));
  if (titles.size > 0) writeFileSync(join(target, `${game}.titles.json`), formatTitles(titles));
  console.log(`${game}: ${rows.length} rules, ${titles.size} headings.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
