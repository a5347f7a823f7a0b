/** A database in a thread of its own: waiting for the disk keeps no table waiting. Carries out the orders of `database-thread.ts`. */
import { parentPort } from 'node:worker_threads';
import type { SqliteDatabase } from 'kysely';
import type { RunStatement, StatementTexts } from './append-statements.ts';
import { appendAll } from './sql-append.ts';
import { asKyselyDatabase, openDatabase } from './sqlite-database.ts';
import type { Order, OrderReply, QueryRows } from './database-thread.ts';

let database: SqliteDatabase | undefined;
let texts: StatementTexts | undefined;

function query(sql: string, parameters: readonly unknown[]): QueryRows {
  const statement = database?.prepare(sql);
  if (statement === undefined) throw new Error('The database is not open.');
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
}

/** Executes a statement of an append. */
const run: RunStatement = async (name, values) => {
  const text = texts?.[name];
  if (text === undefined) throw new Error('The database is not open.');
  const named = values as Readonly<Record<string, unknown>>;
  const { rows } = query(
    text.sql,
    text.parameters.map((each) => ('value' in each ? named[each.value] : each.always)),
  );
  return rows[0] as Awaited<ReturnType<typeof run<typeof name>>>;
};

async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  query('begin', []);
  try {
    const done = await work();
    query('commit', []);
    return done;
  } catch (error) {
    query('rollback', []);
    throw error;
  }
}

async function carryOut(order: Order): Promise<OrderReply['done']> {
  switch (order.kind) {
    case 'open':
      database = asKyselyDatabase(openDatabase(order.file));
      texts = order.texts;
      return undefined;
    case 'query':
      return query(order.sql, order.parameters);
    case 'append':
      return inTransaction(() => appendAll(run, order.batches));
    case 'close':
      database?.close();
      return undefined;
  }
}

/** What of an error is needed on the other side: a thread is sent its text alone, without the codes of SQLite. */
function failureOf(error: unknown): NonNullable<OrderReply['failure']> {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  return { message: error instanceof Error ? error.message : String(error), code, errcode };
}

parentPort?.on('message', async ({ id, order }: { readonly id: number; readonly order: Order }) => {
  let reply: OrderReply;
  try {
    reply = { id, done: await carryOut(order) };
  } catch (error) {
    reply = { id, failure: failureOf(error) };
  }
  parentPort?.postMessage(reply);
  if (order.kind === 'close') parentPort?.close();
});
