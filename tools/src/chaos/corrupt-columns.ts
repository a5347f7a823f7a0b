import { copyFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Dice } from '@crupier/kernel';

/** What a database is changed for. */
export interface CorruptionPlan {
  readonly file: string;
  /** Rows that are changed in each column. */
  readonly rows: number;
  readonly roll: Dice;
  /** Whether a database is found to be changed. */
  readonly isNoticed: (file: string) => Promise<boolean>;
  readonly tell: (line: string) => void;
}

/** What came of it. */
export interface Corrupted {
  readonly columns: readonly string[];
  readonly changes: number;
  /** Columns with a change that was not noticed, each with one such change. */
  readonly unnoticed: ReadonlyMap<string, string>;
  /** Columns in which nothing could be changed: their tables have no rows. */
  readonly empty: readonly string[];
}

/** Changes each column of each table that a database has, one row and one way after another, and puts back what was there. */
export async function corruptColumns({ file, rows, roll, isNoticed, tell }: CorruptionPlan): Promise<Corrupted> {
  const copy = `${file}.changed`;
  copyFileSync(file, copy);
  const unnoticed = new Map<string, string>();
  const empty: string[] = [];
  let changes = 0;
  const columns = columnsOf(copy);
  for (const [at, column] of columns.entries()) {
    const ids = rowsOf(copy, column, { rows, roll });
    if (ids.length === 0) empty.push(column);
    for (const id of ids) {
      for (const change of changesOf(copy, column, id)) {
        if (!write(copy, column, { id, value: change.after })) continue;
        changes++;
        if (!(await isNoticed(copy))) unnoticed.set(column, `row ${id}: ${short(change.before)} became ${short(change.after)}`);
        write(copy, column, { id, value: change.before });
      }
    }
    if ((at + 1) % 10 === 0) tell(`${at + 1} of ${columns.length} columns, ${changes} changes`);
  }
  return { columns, changes, unnoticed, empty };
}

/** Every column of a database by the names of its table and itself, from the database's own schema. */
function columnsOf(file: string): readonly string[] {
  const sql = `select t.name || '.' || c.name as name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' order by 1`;
  return within(file, (database) =>
    database
      .prepare(sql)
      .all()
      .map(({ name }) => String(name)),
  );
}

/** The first row of a table, the last one, and some between. */
function rowsOf(file: string, column: string, { rows, roll }: Pick<CorruptionPlan, 'rows' | 'roll'>): readonly number[] {
  const { table } = named(column);
  const ids = within(file, (database) => database.prepare(`select rowid as id from "${table}" order by rowid`).all());
  const chosen = new Set([0, ids.length - 1, ...Array.from({ length: rows }, () => roll(Math.max(1, ids.length)))]);
  return [...chosen].slice(0, rows).flatMap((at) => (ids[at] === undefined ? [] : [Number(ids[at]['id'])]));
}

interface Change {
  readonly before: SQLInputValue;
  readonly after: SQLInputValue;
}

/** Its last figure is another, it is that of another row, or it is empty. */
function changesOf(file: string, column: string, id: number): readonly Change[] {
  const { table, name } = named(column);
  return within(file, (database) => {
    const before = database.prepare(`select "${name}" as value from "${table}" where rowid = ?`).get(id)?.['value'] ?? null;
    const other = database.prepare(`select "${name}" as value from "${table}" where "${name}" is not ? limit 1`).get(before)?.['value'];
    const isText = typeof before === 'string';
    const afters = [otherThan(before), ...(other === undefined ? [] : [other]), ...(isText && before !== '' ? [''] : [])];
    return afters.map((after) => ({ before, after }));
  });
}

function otherThan(value: SQLInputValue): SQLInputValue {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value) + 7000;
  const text = value === null ? '' : String(value);
  const changed = text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return changed === text ? `${text}x` : changed;
}

/** Writes a value; whether the database takes it. */
function write(file: string, column: string, { id, value }: { readonly id: number; readonly value: SQLInputValue }): boolean {
  const { table, name } = named(column);
  return within(file, (database) => {
    try {
      return Number(database.prepare(`update "${table}" set "${name}" = ? where rowid = ?`).run(value, id).changes) === 1;
    } catch {
      return false;
    }
  });
}

function within<T>(file: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

function named(column: string): { readonly table: string; readonly name: string } {
  const [table = '', name = ''] = column.split('.');
  return { table, name };
}

function short(value: SQLInputValue): string {
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
