import { parentPort, workerData } from 'node:worker_threads';
import { questionTables } from '../questions/question-tables.ts';
import { testedGames } from '../tested-games.ts';
import { explainSeed, type ExplainTask } from './explain-seed.ts';

const { game, seeds, ...asked } = workerData as ExplainTask & { readonly seeds: readonly number[] };
const tested = await testedGames[game]?.();
if (tested === undefined) throw new Error(`There is no game ${game}.`);
const tableOf = questionTables(tested.playable);
for (const seed of seeds) parentPort?.postMessage(explainSeed(tested, tableOf(seed), { ...asked, seed }));
