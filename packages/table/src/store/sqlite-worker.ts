/** A database in a thread of its own: waiting for the disk keeps no table waiting. Carries out the orders of `database-thread.ts`. */
import { parentPort } from 'node:worker_threads';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { JournalTables } from './schema.ts';
import { appendAll } from './sql-append.ts';
import { asKyselyDatabase, openDatabase } from './sqlite.ts';
import type { Order, OrderReply, QueryRows } from './database-thread.ts';

let database: SqliteDatabase | undefined;
let journals: Kysely<JournalTables> | undefined;

function query(sql: string, parameters: readonly unknown[]): QueryRows {
  const statement = database?.prepare(sql);
  if (statement === undefined) throw new Error('The database is not open.');
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
}

async function carryOut(order: Order): Promise<OrderReply['done']> {
  switch (order.kind) {
    case 'open':
      database = asKyselyDatabase(openDatabase(order.file));
      journals = new Kysely<JournalTables>({ dialect: new SqliteDialect({ database }) });
      return undefined;
    case 'query':
      return query(order.sql, order.parameters);
    case 'append':
      if (journals === undefined) throw new Error('The database is not open.');
      return appendAll(journals, order.batches);
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
