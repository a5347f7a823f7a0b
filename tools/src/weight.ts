/**
 * Weighs what a first visit to the page fetches.
 *
 *     npm run weight -- --files
 */
import { fileURLToPath } from 'node:url';
import { buildPage } from '@crupier/server';
import { runCommand, tell, type Given } from './command.ts';
import { weighPage, type Weights } from './weight/weigh.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const help = `Weighs what a first visit fetches: the start of the page, and a table of each game. Documents, styles and scripts count compressed, as the
server sends them, and so do the pictures of all cards of a usual match; typefaces of Spanish and English apart. The page is built where its
sources have changed.

Usage: npm run weight -- [options]

  --most KB        the most that a visit may fetch, compressed by brotli, in 1000 bytes (260)
  --fonts KB       the most that its typefaces may have (200)
  --files          each file of each visit
  --json           the result as JSON
  --help           print this

The result goes to standard output, progress to standard error.
Exit codes: 0 within the limits, 1 above one of them, or the page cannot be built, 2 wrong call.
`;

const flags = {
  most: { type: 'string', default: '260' },
  fonts: { type: 'string', default: '200' },
  files: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const KB = 1000;

function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function describe({ visits, fonts }: Weights, { files: areListed }: Given<typeof flags>): string {
  const lines = visits.flatMap(({ name, brotli, gzip, files }) => [
    `${name}: ${kilobytes(brotli)} by brotli, ${kilobytes(gzip)} by gzip, in ${files.length} files`,
    ...(areListed
      ? files.toSorted((a, b) => b.brotli - a.brotli).map((each) => `  ${kilobytes(each.brotli).padStart(9)}  ${each.file}`)
      : []),
  ]);
  return [...lines, `typefaces: ${kilobytes(fonts.bytes)} in ${fonts.files.length} files`].join('\n');
}

/** What is above its limit, a line each. */
function excesses({ visits, fonts }: Weights, { most, fonts: fontsMost }: Given<typeof flags>): readonly string[] {
  const heavy = visits.filter(({ brotli }) => brotli > Number(most) * KB);
  const lines = heavy.map(({ name, brotli }) => `The ${name} fetches ${kilobytes(brotli)}, and ${most} KB is the most.`);
  if (fonts.bytes <= Number(fontsMost) * KB) return lines;
  return [...lines, `The typefaces have ${kilobytes(fonts.bytes)}, and ${fontsMost} KB is the most.`];
}

async function run(given: Given<typeof flags>): Promise<number> {
  const built = await buildPage(root);
  if (built.kind !== 'ready') {
    tell('The page cannot be built: npm run build says why.');
    return 1;
  }
  const weights = weighPage(built.folder);
  process.stdout.write(`${given.json ? JSON.stringify(weights) : describe(weights, given)}\n`);
  const above = excesses(weights, given);
  for (const line of above) tell(line);
  return above.length > 0 ? 1 : 0;
}

process.exitCode = await runCommand({ help, flags, wholeNumbers: ['most', 'fonts'], run });
