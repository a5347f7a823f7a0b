/** Rule coverage: scenario files, the proofs that their claims hold, and the count of proved ledger rows. */
export { coverGames, type Coverage, type CoveredGame } from './cover.ts';
export { foldersOf, freshProofs, readList, rulesOf, siteHasher, type GameFolders, type Proof } from './proofs.ts';
export { proveScenario, type Proving, type RunScenario } from './prove.ts';
export { mergePasses } from './merge-passes.ts';
export { siteSources, type SiteSources } from './site-source.ts';
export { filesUnder, readScenarioFiles, type ScenarioEntry } from './scenario-files.ts';
