import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { JournalTables } from './schema.ts';

type EntryRow = JournalTables['event'];
type RemarkRow = JournalTables['remark'];
type Chain = JournalTables['chain'];

/** The statements by which a batch is appended, each made of its values. */
function statementsOn(db: Kysely<JournalTables>) {
  return {
    findMatch: ({ match }: { readonly match: string }) =>
      db
        .selectFrom('match')
        .innerJoin('chain', 'chain.match_id', 'match.id')
        .select(['fence', 'root', 'length', 'outcome', 'remarks', 'asked'])
        .where('id', '=', match),
    findCommand: ({ match, command }: { readonly match: string; readonly command: string }) =>
      db
        .selectFrom('event')
        .select('seq')
        .where('match_id', '=', match)
        .where('cmd_id', '=', command)
        .unionAll(db.selectFrom('remark').select('seq').where('match_id', '=', match).where('cmd_id', '=', command)),
    findLastEntry: ({ match }: { readonly match: string }) =>
      db.selectFrom('event').select(['seq', 'hash']).where('match_id', '=', match).orderBy('seq', 'desc').limit(1),
    findLastRemark: ({ match }: { readonly match: string }) =>
      db.selectFrom('remark').select('number').where('match_id', '=', match).orderBy('number', 'desc').limit(1),
    findRemark: ({ match, number }: { readonly match: string; readonly number: number }) =>
      db.selectFrom('remark').select('hash').where('match_id', '=', match).where('number', '=', number),
    addEntry: ({ match_id, seq, cmd_id, entry, hash }: EntryRow) => db.insertInto('event').values({ match_id, seq, cmd_id, entry, hash }),
    addRemark: ({ match_id, number, seq, cmd_id, text, hash }: RemarkRow) =>
      db.insertInto('remark').values({ match_id, number, seq, cmd_id, text, hash }),
    sealEntries: ({ match_id, length, seal, asked }: Pick<Chain, 'match_id' | 'length' | 'seal' | 'asked'>) =>
      db.updateTable('chain').set({ length, seal, asked }).where('match_id', '=', match_id),
    sealRemarks: ({ match_id, remarks, talk }: Pick<Chain, 'match_id' | 'remarks' | 'talk'>) =>
      db.updateTable('chain').set({ remarks, talk }).where('match_id', '=', match_id),
    setOutcome: ({ match, outcome }: { readonly match: string; readonly outcome: string | null }) =>
      db.updateTable('match').set({ outcome }).where('id', '=', match),
  };
}

type Statements = ReturnType<typeof statementsOn>;
type Name = keyof Statements;
type Values<N extends Name> = Parameters<Statements[N]>[0];
type Row<N extends Name> = Awaited<ReturnType<ReturnType<Statements[N]>['execute']>>[number];

/** Executes a statement of an append, and gives its first row. */
export type RunStatement = <N extends Name>(name: N, values: Values<N>) => Promise<Row<N> | undefined>;

/** Statements executed by Kysely itself. */
export function onKysely(db: Kysely<JournalTables>): RunStatement {
  const statements = statementsOn(db);
  return async (name, values) => {
    const make = statements[name] as (values: unknown) => { readonly execute: () => Promise<readonly unknown[]> };
    return (await make(values).execute())[0] as Row<typeof name> | undefined;
  };
}

/** A statement as SQL. Each parameter is the name of a value, or a value that is always the same. */
export interface StatementText {
  readonly sql: string;
  readonly parameters: readonly ({ readonly value: string } | { readonly always: unknown })[];
}

/** The statements of an append as SQL, for a thread that executes them without Kysely, which takes a quarter of a second to load. */
export type StatementTexts = Readonly<Record<string, StatementText>>;

/** The name of a value, in the place of the value. */
class Named {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/** Writes all statements as the SQL of SQLite, with names in the place of values. */
export function statementTexts(): StatementTexts {
  const dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<JournalTables>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  const names = new Proxy({}, { get: (_, name) => new Named(String(name)) });
  const texts = Object.entries(statementsOn(new Kysely<JournalTables>({ dialect }))).map(([name, make]) => {
    const { sql, parameters } = (make as (values: unknown) => ReturnType<Statements[Name]>)(names).compile();
    const named = parameters.map((each) => (each instanceof Named ? { value: each.value } : { always: each }));
    return [name, { sql, parameters: named }] as const;
  });
  return Object.fromEntries(texts);
}
