export { coverGames, type Coverage, type CoveredGame } from './coverage/cover.ts';
export type { GameCoverage, LedgerRow } from './coverage/report.ts';
