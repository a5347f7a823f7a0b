/**
 * Turns a folder of KeyForge card data into facts and deck lists without any printed sentence.
 *
 *     node tools/src/import-keyforge.ts FOLDER
 *
 * It is run by hand; what it writes is committed. It says how much it wrote and where the sets disagree.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latecomers } from './import-keyforge/corrections.ts';
import { nameCards } from './import-keyforge/names.ts';
import { disagreements } from './import-keyforge/oddities.ts';
import { rowsOfSet } from './import-keyforge/rows.ts';
import { readSet, type SourceDeck, type SourceSet } from './import-keyforge/source.ts';
import { deckFile, deckFilesFile, namesFile, setFile, setsFile, vocabularyFile } from './import-keyforge/write.ts';

/** What an import makes: files by their path under the game's `src`, and what a reader of the data should know. */
export interface Import {
  readonly files: ReadonlyMap<string, string>;
  readonly oddities: readonly string[];
}

const facts = 'cards/facts';
const decklists = 'setup/decks';

/**
 * Makes the files of the sets and the decks.
 *
 * *Errors:* throws, with the card, where the data has something that no rule of this importer covers.
 */
export function importKeyforge(unordered: readonly SourceSet[], decks: readonly SourceDeck[]): Import {
  const sets = unordered.toSorted((one, other) => appearance(one) - appearance(other));
  const oddities: string[] = [];
  const rows = new Map(sets.map((set) => [set.code, rowsOfSet(set, oddities)]));
  const files = new Map<string, string>();
  for (const set of sets) files.set(`${facts}/${set.code}.json`, setFile(set, rows.get(set.code) ?? []));
  files.set(`${facts}/names.json`, namesFile(nameCards(sets)));
  files.set(`${facts}/vocabulary.ts`, vocabularyFile(sets, [...rows.values()].flat()));
  files.set(`${facts}/set-files.ts`, setsFile(sets));
  const deckFiles = decks.map(deckFile);
  for (const [file, text] of deckFiles) files.set(`${decklists}/${file}`, text);
  files.set(`${decklists}/deck-files.ts`, deckFilesFile(deckFiles.map(([file]) => file)));
  return { files, oddities: [...oddities, ...disagreements(rows)] };
}

/** The publisher's numbers rise with time, but for the latecomers. */
function appearance(set: SourceSet): number {
  const late = latecomers.indexOf(set.code);
  return late < 0 ? Number(set.ids[0]) : 1_000_000 + late;
}

function readFolder(folder: string): Import {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'decks.json');
  const sets = names.map((name) => readSet(readFileSync(join(folder, name), 'utf8')));
  const decks: readonly SourceDeck[] = JSON.parse(readFileSync(join(folder, 'decks.json'), 'utf8'));
  return importKeyforge(sets, decks);
}

function main(folder: string | undefined): void {
  if (folder === undefined) {
    console.error('Say which folder holds the sets: node tools/src/import-keyforge.ts FOLDER');
    process.exitCode = 2;
    return;
  }
  const target = fileURLToPath(new URL('../../packages/games/keyforge/src/', import.meta.url));
  const { files, oddities } = readFolder(folder);
  for (const [file, text] of files) writeFileSync(join(target, file), text);
  for (const oddity of oddities) console.log(oddity);
  const size = [...files.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(`${files.size} files, ${Math.round(size / 1024)} KB, ${oddities.length} oddities.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
