/** One thread of a simulation. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from './play-many.ts';

enableCompileCache();
const { runShare } = await import('./run-share.ts');
if (parentPort !== null) await runShare(workerData as Share, parentPort);
