/**
 * Takes the pictures that cards may show from the icons of game-icons.net.
 *
 *     npm run import:emblems
 *
 * It is run by hand, after the pages of pictures have changed; what it writes is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { picturesInUse, signNames } from '@crupier/web/pictures';
import { runCommand, tell } from './command.ts';
import { importEmblems, parseIcons } from './import-emblems/import-emblems.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const icons = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));

const help = `Writes the paths of the pictures that cards may show: for whoever hosts, and those of the signs of states for the page.

Usage: npm run import:emblems -- [options]

  --help   print this

Exit codes: 0 all were written; 1 there is no icon of a name; 2 wrong call.
`;

const files = [
  { file: 'packages/host/src/emblems/emblem-paths.json', names: picturesInUse() },
  { file: 'apps/web/src/faces/sign-emblem-paths.json', names: signNames },
];

function run(): number {
  const source = parseIcons(readFileSync(icons, 'utf8'));
  for (const { file, names } of files) {
    const { paths, missing } = importEmblems(source, names);
    if (missing.length > 0) {
      tell(`There is no icon called ${missing.join(', ')}.`);
      return 1;
    }
    writeFileSync(root + file, `${JSON.stringify(paths, undefined, 2)}\n`);
    process.stdout.write(`${file}: ${names.length} pictures\n`);
  }
  return 0;
}

process.exitCode = await runCommand({ help, flags: { help: { type: 'boolean', default: false } }, run });
