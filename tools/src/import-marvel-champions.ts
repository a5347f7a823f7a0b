/**
 * Turns a folder of Marvel Champions card data into facts without any printed sentence.
 *
 *     npm run import:marvel-champions
 *     node tools/src/import-marvel-champions.ts FOLDER
 *
 * It is run by hand; what it writes is committed. It says how much it wrote and what in the data is odd.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareCoreSet } from './import-marvel-champions/core-set.ts';
import { readKeywords } from './import-marvel-champions/keywords.ts';
import { rowOf } from './import-marvel-champions/rows.ts';
import { readCards, type Source, type SourceCard } from './import-marvel-champions/source.ts';
import { translateTraits } from './import-marvel-champions/traits.ts';
import { packFile, packFilesFile, setsFile, traitsFile, vocabularyFile } from './import-marvel-champions/write.ts';

/** What an import makes: files by their names in the folder of facts, and what a reader of the data should know. */
export interface Import {
  readonly files: ReadonlyMap<string, string>;
  readonly oddities: readonly string[];
}

/**
 * Makes the files of the packs.
 *
 * *Errors:* throws, with the card, where the data has something that no rule of this importer covers.
 */
export function importMarvelChampions({ packs: unordered, sets, cards, translations, coreSet }: Source): Import {
  const packs = unordered.toSorted((one, other) => one.position - other.position);
  const spanish = new Map(translations.map((each) => [each.code, each]));
  const oddities = [...findDanglingCodes(cards), ...compareCoreSet(cards, spanish, coreSet)];
  const traits = translateTraits(cards, spanish, oddities);
  const keywords = cards.flatMap((card) => readKeywords(card.text ?? '').keywords.map((each) => each.replace(/:.*/, '')));
  const files = new Map<string, string>();
  for (const pack of packs) {
    const own = cards.filter((card) => card.pack_code === pack.code).toSorted((one, other) => (one.code < other.code ? -1 : 1));
    const rows = own.map((card) => rowOf(card, spanish.get(card.code)));
    files.set(`${pack.code}.json`, packFile(pack, rows));
  }
  files.set('sets.json', setsFile(sets));
  files.set('traits.json', traitsFile(traits));
  files.set('vocabulary.ts', vocabularyFile({ packs, sets, cards, traits: [...traits.keys()], keywords }));
  files.set('pack-files.ts', packFilesFile(packs));
  return { files, oddities };
}

/** *Errors:* throws where a card speaks of a card, a pack or a set that is in no file. */
function findDanglingCodes(cards: readonly SourceCard[]): readonly string[] {
  const codes = new Set(cards.map((card) => card.code));
  if (codes.size !== cards.length) throw new Error('Two cards have one code.');
  for (const { code, back_link: back, duplicate_of: original } of cards) {
    for (const other of [back, original]) {
      if (other !== undefined && !codes.has(other)) throw new Error(`${code} speaks of ${other}, which is in no file.`);
    }
  }
  return cards
    .filter((card) => card.deck_options !== undefined || card.deck_requirements !== undefined)
    .map((card) => `${card.code} ${card.name} changes how decks are built: setup/deckbuilding.ts should have it.`);
}

function readFolder(folder: string): Source {
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const all = (subfolder: string): readonly string[] => readdirSync(join(folder, subfolder)).map((name) => text(join(subfolder, name)));
  return {
    packs: JSON.parse(text('packs.json')),
    sets: JSON.parse(text('sets.json')),
    cards: all('pack').flatMap(readCards),
    translations: all('es').flatMap((each) => JSON.parse(each)),
    coreSet: text('core-set.tsv'),
  };
}

function main(folder: string | undefined): void {
  if (folder === undefined) {
    console.error('Say which folder holds the cards: node tools/src/import-marvel-champions.ts FOLDER');
    process.exitCode = 2;
    return;
  }
  const target = fileURLToPath(new URL('../../packages/games/marvel-champions/src/cards/facts/', import.meta.url));
  const { files, oddities } = importMarvelChampions(readFolder(folder));
  for (const [file, text] of files) writeFileSync(join(target, file), text);
  for (const oddity of oddities) console.log(oddity);
  const size = [...files.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(`${files.size} files, ${Math.round(size / 1024)} KB, ${oddities.length} oddities.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
