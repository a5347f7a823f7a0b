/** What only a program of Node has for its tables: SQLite, and bots in threads. */
export type { JournalsChecked, MatchProblem } from './store/check-journals.ts';
export { checkJournals, findCutShort } from './store/check-journals.ts';
export { JOURNALS_VERSION, migrateJournals } from './store/journal-migrations.ts';
export type { Migrated, Migration } from './store/migrate.ts';
export { migrate } from './store/migrate.ts';
export { rulesVersion } from './platform/rules-version.ts';
export type { JournalTables } from './store/schema.ts';
export { insertMatch, sqlStore } from './store/sql-store.ts';
export { openSqlite } from './store/sqlite.ts';
export { openSqliteThread, type ThreadedSqlite } from './store/sqlite-thread.ts';
export { isBusy, isDamaged } from './store/sqlite-faults.ts';
export type { Patience } from './thinking/bot-thread.ts';
export { nodeBots } from './thinking/node-bots.ts';
