/** One running match: seats, journal, undo, bots, storage. */
export type { Deal } from './deal.ts';
export { dealMatch } from './deal.ts';
export type { LocalHostParts } from './local-host.ts';
export { localHost } from './local-host.ts';
export { tableMessages } from './messages.ts';
export { Plans } from './play/plans.ts';
export type { Course } from './play/shortcuts.ts';
export { proposeCourse, SHORTCUT_LOOK_BACK, stepsOf } from './play/shortcuts.ts';
export { commitToSecret, drawNonce, seedOf, sha256, tutorialOrigin } from './play/seed.ts';
export type {
  Appended,
  Batch,
  JournalStore,
  ListedMatch,
  MatchHead,
  NewMatch,
  SeatRecord,
  SeedOrigin,
  Snapshot,
  StoredLine,
  StoredMatch,
} from './store/journal-store.ts';
export { Recent } from './recent.ts';
export { runWithPauses } from './run-with-pauses.ts';
export { processorMs } from './ticks/processor-time.ts';
export { runInTicks } from './ticks/run-in-ticks.ts';
export { memoryStore } from './store/memory-store.ts';
export { dealNext, nextGame } from './series.ts';
export type { NextGame } from './series.ts';
export type { JournalsChecked, MatchProblem } from './store/check-journals.ts';
export { checkJournals, findCutShort } from './store/check-journals.ts';
export type { Migrated, Migration } from './store/migrate.ts';
export { migrate } from './store/migrate.ts';
export type { JournalTables } from './store/schema.ts';
export { JOURNALS_VERSION, migrateJournals } from './store/journal-migrations.ts';
export { openSqlite } from './store/sqlite.ts';
export { openSqliteThread, type ThreadedSqlite } from './store/sqlite-thread.ts';
export { storageProblem } from './store/storage-problem.ts';
export { isBusy, isDamaged, isDiskFull } from './store/sqlite-faults.ts';
export { insertMatch, sqlStore } from './store/sql-store.ts';
export type {
  HintWish,
  LookWish,
  Notice,
  Reply,
  Sight,
  SubscribeWish,
  Subscription,
  TableCommand,
  TableFacts,
  TableHost,
} from './table-host.ts';
export type { Pace } from './table-parts.ts';
export { botPool } from './thinking/bot-pool.ts';
export { makeTicks, type Payer, type Ticks } from './ticks/ticks.ts';
