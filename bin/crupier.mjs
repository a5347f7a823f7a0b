#!/usr/bin/env node
/** The command line. The version is answered here, without loading anything else. */
import { readFileSync } from 'node:fs';
import { launch } from './launch.mjs';

if (process.argv.length === 3 && ['--version', '-V'].includes(process.argv[2])) {
  // Whoever reads the output may stop reading, as `head` does.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(`${JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version}\n`);
} else {
  await launch('apps/cli/src/main.ts');
}
