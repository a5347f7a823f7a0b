import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Source } from './source.ts';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Folders that hold what tools made or fetched, never what we wrote; `.git` is a file in a work tree of its own. */
const skippedFolders = ['node_modules', '.git', 'dist', 'coverage', 'reports', '.stryker-tmp'];

/** Files whose text is ours to keep tidy. Pictures, fonts and databases have none. */
const textFile = /\.(ts|tsx|mjs|cjs|js|css|html|json|jsonl|md|txt|svg|tsv|csv|yml|yaml|sh)$|(^|\/)(run|LICENSE|\.[\w.-]+)$/;

/** Every text file of the repository, in the order of their paths. */
export function readRepository(): readonly Source[] {
  const paths = globSync(['**/*', '.*', '.ci/*', '.github/**/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (each) => skippedFolders.includes(each.name),
  })
    .filter((each) => each.isFile() && !skippedFolders.includes(each.name))
    .map((each) => `${each.parentPath}/${each.name}`.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''));
  return [...new Set(paths)]
    .filter((path) => textFile.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
}
