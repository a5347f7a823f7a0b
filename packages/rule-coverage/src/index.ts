/** Rule coverage: scenario files, the proofs that their claims hold, and the count of proved ledger rows. */
export { coverGames, type Coverage, type CoveredGame } from './cover.ts';
export { foldersOf, freshProofs, readList, siteHasher, type GameFolders, type Proof } from './proofs.ts';
export { proveScenario, type Proving, type RunScenario } from './prove.ts';
export { filesUnder, readScenarioFiles, type ScenarioEntry } from './scenario-files.ts';
