export { coverGames, type Coverage, type CoveredGame } from './rule-coverage/cover.ts';
export type { GameCoverage, LedgerRow } from './rule-coverage/report.ts';
