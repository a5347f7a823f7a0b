import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../chaos/server-process.ts';
import { type Attack, judge } from './attack.ts';

/** Mishaps of a server's files: each takes a server of its own, by `--entry`. */
export const storingAttacks: Readonly<Record<string, Attack>> = {
  'second-server': {
    about: 'A second server is started on the data of one that runs (servers of its own, by --entry).',
    run: async ({ entry = 'apps/server/src/main.ts' }) => {
      const data = mkdtempSync(join(tmpdir(), 'hostile-data-'));
      const [first, second] = [new ServerProcess(entry, data), new ServerProcess(entry, data)];
      try {
        await first.start();
        const running = await second.start().then(
          () => 1,
          () => 0,
        );
        return judge(running, 0, 'second servers that run');
      } finally {
        await second.kill();
        await first.kill();
        rmSync(data, { recursive: true, force: true });
      }
    },
  },
};
