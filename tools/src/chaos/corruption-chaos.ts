import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchSummary } from '@crupier/protocol';
import { unverifiedColumns, verifyData } from '@crupier/server';
import { ChaosPlayer } from './chaos-player.ts';
import { type ChaosPlan, type ChaosReport, reportOn } from './chaos-report.ts';
import { corruptColumns } from './corrupt-columns.ts';
import { Crowd } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

/** Commands of a table after which it has kept a state. */
const COMMANDS_MIN = 80;
/** Rows that are changed in each column. */
const ROWS = 4;
const ownCards = new URL('../../../docs/own-cards.keyforge.json', import.meta.url);

/** Plays, and then changes the database that it has left: each change is noticed, or its column is listed with a reason. */
export async function runCorruption({ commands, tables, roll, entry, game, data, tell }: ChaosPlan): Promise<ChaosReport> {
  const server = new ServerProcess(entry, data);
  await server.start();
  const crowd = new Crowd({ tables, game, roll, places: () => ({ url: server.url }) });
  crowd.begin();
  await crowd.playUntil(Math.max(commands, COMMANDS_MIN * tables));
  await crowd.finish();
  await openWaiting(server.url);
  await server.stop();
  const file = join(data, 'crupier.sqlite');
  const isNoticed = async (changed: string): Promise<boolean> => {
    const verified = await verifyData(changed);
    return !verified.ok || verified.value.problems.length > 0;
  };
  if (await isNoticed(file)) throw new Error('The database is damaged before anything is changed.');
  const { columns, changes, unnoticed, empty } = await corruptColumns({ file, rows: ROWS, roll, isNoticed, tell });
  const report = await reportOn(crowd.players, data, { columns: columns.length, changes, listed: Object.keys(unverifiedColumns).length });
  const known = new Set(columns);
  return {
    ...report,
    unnoticed: [...unnoticed].flatMap(([column, change]) => (column in unverifiedColumns ? [] : [`${column} ${change}`])),
    failures: [
      ...report.failures,
      ...empty.map((column) => `${column} has no rows, so that nothing was changed`),
      ...Object.keys(unverifiedColumns).flatMap((column) => (known.has(column) ? [] : [`${column} is listed, and there is none`])),
    ],
  };
}

/** Leaves a table with own cards that waits for a second player. */
async function openWaiting(url: string): Promise<void> {
  const owner = new ChaosPlayer({ roll: () => 0, game: undefined, onTrouble: () => undefined });
  const seats = [{ kind: 'person' }, { kind: 'person', open: true }];
  const { id } = (await owner.ask(url, '/api/matches', { game: 'keyforge', seats, cards: readFileSync(ownCards, 'utf8') })) as MatchSummary;
  if (id === undefined) throw new Error('No table waits.');
}
