/** One running match: seats, journal, undo, bots, storage. */
export type { Deal } from './deal.ts';
export { dealMatch } from './deal.ts';
export type { LocalHostParts } from './local-host.ts';
export { localHost } from './local-host.ts';
export { tableMessages } from './messages.ts';
export { actOf } from './play/act-of.ts';
export { unaskedAnswer } from './play/automatic.ts';
export { settingAfter } from './play/passing.ts';
export { Plans } from './play/plans.ts';
export { dealPlayOn, type PlayedOn, type PlayOn } from './play/play-on.ts';
export { forecastFor } from './play/studies.ts';
export { reelOf } from './play/reel.ts';
export { readingReplayFile, readReplayFile, type ReplayFile } from './play/replay-file.ts';
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
export { dealRematch, type Rematch, rematchOf, rematchSeats, seatsOfUsers } from './rematch.ts';
export { dealNext, nextGame } from './series.ts';
export type { NextGame } from './series.ts';
export { storageProblem } from './store/storage-problem.ts';
export { isDiskFull } from './store/sqlite-faults.ts';
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
export type { BotReply, BotTask } from './thinking/bot-task.ts';
export type { StartBotWorker } from './thinking/bot-thread.ts';
export { doTask } from './thinking/do-task.ts';
export { makeTicks, type Payer, type Ticks } from './ticks/ticks.ts';
