import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { picturesOfVisit, weighEmblems } from './fetched-emblems.ts';

/** A file of the page as the bundler's manifest lists it. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Which file brings which others, by the paths of sources. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What somebody opens first. */
export interface Visit {
  readonly name: string;
  /** The sources that are fetched when they are first drawn, beside those that the document names. */
  readonly parts: readonly string[];
  /** The game whose table it is; absent where it is the start. */
  readonly game?: string;
}

/** A file or an answer, and its bytes as they are sent. */
export interface WeighedFile {
  readonly file: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** What a first visit has to fetch. */
export interface WeighedVisit {
  readonly name: string;
  readonly brotli: number;
  readonly gzip: number;
  readonly files: readonly WeighedFile[];
}

/** What the whole page weighs. */
export interface Weights {
  readonly visits: readonly WeighedVisit[];
  /** The typefaces of the two languages, which come compressed. */
  readonly fonts: { readonly bytes: number; readonly files: readonly string[] };
}

const DOCUMENT = 'index.html';
/** Typefaces of Spanish and English: browsers fetch the others for letters that neither has. */
const LATIN = /-latin-(?!ext)[^/]*[.]woff2$/;

const looks = 'src/table/games';
const gameParts = {
  keyforge: `${looks}/keyforge/keyforge`,
  inferno: `${looks}/inferno/inferno`,
  'marvel-champions': `${looks}/marvel-champions/marvel`,
} as const;

/** The page's own texts of the language that has more to say. */
const texts = 'src/language/texts-es.ts';

/** First visits: the start, with the cards of every game on it, and a table of each game. `first-load.test.ts` watches what browsers fetch. */
export const visits: readonly Visit[] = [
  { name: 'start', parts: [texts, 'src/home/home-screen.tsx', ...Object.values(gameParts).map((part) => `${part}-fan.ts`)] },
  ...Object.entries(gameParts).map(([game, part]) => ({
    name: `table of ${game}`,
    game,
    parts: [texts, 'src/match-screen.tsx', 'src/table/table-screen.tsx', `${part}-look.ts`],
  })),
];

/** The ends of sources that every visit fetches once the page stands: what looks for a new version of it. Where they lie depends on the checkout. */
const always = ['/virtual:pwa-register', '/workbox-window.prod.es5.mjs'];

/** Reads the manifest of a built page. */
export function readManifest(page: string): Manifest {
  return JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The files that a visit fetches, the document first. Throws where a part of it is not in the manifest: its source has moved. */
export function filesOf(manifest: Manifest, { parts }: Visit): readonly string[] {
  const files = new Set<string>([DOCUMENT]);
  const seen = new Set<string>();
  const add = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const entry = manifest[source];
    if (entry === undefined)
      throw new Error(`The page has no part ${source}: name the one that took its place in tools/src/weight/weigh.ts.`);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const each of entry.imports ?? []) add(each);
  };
  for (const source of [DOCUMENT, ...parts]) add(source);
  for (const source of Object.keys(manifest)) if (always.some((end) => source.endsWith(end))) add(source);
  return [...files];
}

/** Weighs a built page. */
export function weighPage(page: string): Weights {
  const manifest = readManifest(page);
  const fonts = [...new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets))].filter((file) => LATIN.test(file));
  return {
    visits: visits.map((visit) => {
      const names = picturesOfVisit(visit.game);
      const emblems = { file: `${names.length} pictures of cards`, ...weighEmblems(names) };
      const files = [...filesOf(manifest, visit).map((file) => weighFile(page, file)), emblems];
      return { name: visit.name, brotli: sum(files, 'brotli'), gzip: sum(files, 'gzip'), files };
    }),
    fonts: {
      bytes: fonts.reduce((total, file) => total + statSync(join(page, file)).size, 0),
      files: fonts.map((file) => basename(file)),
    },
  };
}

function sum(files: readonly WeighedFile[], encoding: 'brotli' | 'gzip'): number {
  return files.reduce((total, file) => total + file[encoding], 0);
}

/** As the server sends it: files that the build has not compressed go as they are. */
function weighFile(page: string, file: string): WeighedFile {
  const path = join(page, file);
  const content = readFileSync(path);
  const isCompressed = existsSync(`${path}.br`);
  return {
    file,
    bytes: content.length,
    brotli: isCompressed ? statSync(`${path}.br`).size : content.length,
    gzip: isCompressed ? statSync(`${path}.gz`).size : content.length,
  };
}
