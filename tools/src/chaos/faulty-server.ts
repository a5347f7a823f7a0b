/**
 * Loaded into a server before its program, and into each of its threads: lets it have the faults that its environment names.
 *
 * - `CHAOS_CRASH="before 12"`: the process ends as by a power cut just before its twelfth commit, or `after` it.
 * - `CHAOS_DISK=FILE`: as long as the file is there, the disk is full. Its text says where a write fails: `write` or `commit`.
 * - `CHAOS_CLOCK=FILE`: the clock of the day is wrong by as many milliseconds as the file says.
 */
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** How often the clock's file is read again. */
const CLOCK_MS = 10;
/** SQLite's code of a full disk. */
const FULL = 13;

const { CHAOS_CRASH = '', CHAOS_DISK = '', CHAOS_CLOCK = '' } = process.env;
const [moment = '', count = '0'] = CHAOS_CRASH.split(' ');
let commitsLeft = Number(count);

/** Does something with a statement: `run` has its effect. */
function disturb(database: DatabaseSync, sql: string, run: () => unknown): unknown {
  const isCommit = sql === 'commit';
  if (isCommit && commitsLeft > 0) commitsLeft--;
  const isDue = isCommit && moment !== '' && commitsLeft === 0;
  if (isDue && moment === 'before') process.kill(process.pid, 'SIGKILL');
  failWhereFull(database, sql);
  const done = run();
  if (isDue && moment === 'after') process.kill(process.pid, 'SIGKILL');
  return done;
}

/** Where the full disk fails; undefined while there is room. Its file may go at any moment. */
function readFullness(): string | undefined {
  if (CHAOS_DISK === '' || !existsSync(CHAOS_DISK)) return undefined;
  try {
    return readFileSync(CHAOS_DISK, 'utf8');
  } catch {
    return undefined;
  }
}

/** Fails as SQLite does where there is no room: a transaction that was under way is rolled back. */
function failWhereFull(database: DatabaseSync, sql: string): void {
  const where = readFullness();
  if (where === undefined) return;
  const isCommit = sql === 'commit';
  const isAlone = !database.isTransaction && /^\s*(insert|update|delete)/i.test(sql);
  const isWrite = /^\s*(insert|update|delete)/i.test(sql);
  if (!isCommit && !isAlone && !(where === 'write' && isWrite)) return;
  if (database.isTransaction) database.exec('rollback');
  throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: FULL });
}

if (CHAOS_CRASH !== '' || CHAOS_DISK !== '') {
  const disturbed = <Method extends (...values: never[]) => unknown>(method: Method, database: DatabaseSync, sql: string): Method =>
    new Proxy(method, {
      apply: (run, statement, values) => disturb(database, sql, () => Reflect.apply(run, statement, values) as unknown),
    });
  DatabaseSync.prototype.prepare = new Proxy(DatabaseSync.prototype.prepare, {
    apply: (prepare, database: DatabaseSync, values: [string]): StatementSync => {
      const statement = Reflect.apply(prepare, database, values);
      statement.run = disturbed(statement.run, database, values[0]);
      statement.all = disturbed(statement.all, database, values[0]);
      return statement;
    },
  });
}

if (CHAOS_CLOCK !== '') {
  const now = Date.now;
  let readAt = Number.NEGATIVE_INFINITY;
  let wrongMs = 0;
  Date.now = () => {
    if (performance.now() - readAt > CLOCK_MS) {
      readAt = performance.now();
      wrongMs = Number(readFileSync(CHAOS_CLOCK, 'utf8')) || 0;
    }
    return now() + wrongMs;
  };
  globalThis.Date = new Proxy(Date, {
    construct: (made, values: unknown[]) => Reflect.construct(made, values.length === 0 ? [Date.now()] : values) as Date,
  });
}
