import { join } from 'node:path';
import type { Dice } from '@crupier/kernel';
import type { JournalTables } from '@crupier/table/node';
import { checkJournals, openSqlite, sqlStore } from '@crupier/table/node';
import type { ChaosPlayer } from './chaos-player.ts';
import { judge } from './verdict.ts';

/** What is to be done in any mode. */
export interface ChaosPlan {
  /** How often the server is killed. */
  readonly kills: number;
  /** How many commands are sent where nothing is killed. */
  readonly commands: number;
  readonly tables: number;
  readonly roll: Dice;
  readonly entry: string;
  readonly game: string | undefined;
  /** The folder of the server's database. */
  readonly data: string;
  readonly tell: (line: string) => void;
}

/** What came of it: everything that was found, and figures. */
export interface ChaosReport {
  readonly figures: Readonly<Record<string, number>>;
  /** Acknowledged commands that are not written. */
  readonly lost: readonly string[];
  /** Commands that are written twice. */
  readonly doubled: readonly string[];
  /** Changes to the database that nobody noticed. */
  readonly unnoticed: readonly string[];
  /** What else should not have happened. */
  readonly failures: readonly string[];
}

/** Reads every journal, looks for every acknowledged command in it, and makes its hashes again. */
export async function reportOn(players: readonly ChaosPlayer[], data: string, figures: ChaosReport['figures']): Promise<ChaosReport> {
  const db = openSqlite<JournalTables>(join(data, 'crupier.sqlite'));
  const store = await sqlStore(db);
  const damaged = (await checkJournals(db)).problems.map(({ match, problem }) => `${match} ${problem.code} ${problem.at}`);
  const lost: string[] = [];
  const doubled: string[] = [];
  let entries = 0;
  for (const player of players) {
    for (const match of player.matches) {
      const stored = await store.read(match);
      entries += stored?.lines.length ?? 0;
      const verdict = judge(match, stored, player.sent);
      lost.push(...verdict.lost);
      doubled.push(...verdict.doubled);
    }
  }
  await store.close();
  const sent = players.flatMap((player) => player.sent);
  return {
    figures: {
      ...figures,
      matches: players.flatMap((player) => player.matches).length,
      commands: sent.length,
      acknowledged: sent.filter((each) => each.acknowledged !== undefined).length,
      entries,
    },
    lost,
    doubled,
    unnoticed: [],
    failures: [...damaged, ...players.flatMap((player) => player.failures)],
  };
}
