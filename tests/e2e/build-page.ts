/** Builds the page before any worker of the browser tests starts a server: two servers at once would build it twice, into one folder. */

import { spawnSync } from 'node:child_process';
import { root } from './start-server.ts';

/** Called by the runner before its workers start. *Throws* where the page cannot be built. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ['tools/src/build-page.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The page cannot be built.');
}
