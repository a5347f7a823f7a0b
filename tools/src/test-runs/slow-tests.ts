/** The tests of running servers under attack, mishaps and load, which are a run of their own: nothing else runs beside them. */
export const runsApart: readonly string[] = [
  'tools/src/chaos/chaos.test.ts',
  'tools/src/hostile/hostile.test.ts',
  'tools/src/load/load.test.ts',
  'tools/src/redaction/redaction.test.ts',
];

/** The test files that take longest, of the browser and beside the code, the slowest first. */
export const slowTests: readonly string[] = [
  'tests/e2e/layout.test.ts',
  'tests/e2e/house-layout.test.ts',
  'tests/e2e/walk.test.ts',
  'tests/e2e/house-keys.test.ts',
  'tests/e2e/screens.test.ts',
  'tests/e2e/own-cards.test.ts',
  'tests/e2e/question-kinds.test.ts',
  'tests/e2e/marvel-match.test.ts',
  'tests/e2e/inferno-match.test.ts',
  'tests/e2e/tutorial.test.ts',
  'tests/e2e/company.test.ts',
  'tests/e2e/decks.test.ts',
  'tests/e2e/limited-deck.test.ts',
  'tests/e2e/motion.test.ts',
  'packages/games/inferno/src/conformance.test.ts',
  'apps/server/src/inferno.test.ts',
  'tools/src/rule-coverage/scenarios.test.ts',
  'tools/src/golden/golden.test.ts',
  'packages/kernel/src/conformance/conformance.test.ts',
  'packages/games/keyforge/src/conformance.test.ts',
  'apps/cli/src/games.test.ts',
  'tools/src/tidy.test.ts',
  'tools/src/mutation/mutation.test.ts',
  'tools/src/metamorphic/metamorphic.test.ts',
  'apps/server/src/same-seed.test.ts',
  'apps/server/src/program.test.ts',
  'apps/cli/src/process.test.ts',
  'tools/src/perft/shallow.test.ts',
  'packages/games/marvel-champions/src/audit/auditor.test.ts',
  'packages/games/marvel-champions/src/audit/engine-faults.test.ts',
  'packages/kernel/src/testing/tiny-game/teams.test.ts',
];

/** Puts the slow tests before the others, and leaves both otherwise in their order. */
export function slowestFirst<File extends { readonly moduleId: string }>(files: readonly File[]): File[] {
  const place = ({ moduleId }: File): number => {
    const at = slowTests.findIndex((path) => moduleId === path || moduleId.endsWith(`/${path}`));
    return at < 0 ? slowTests.length : at;
  };
  return files.toSorted((one, other) => place(one) - place(other));
}
