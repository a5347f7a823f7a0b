import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allSites } from '@crupier/kernel';
import { compileAll } from '@crupier/kernel/conformance';
import { filesUnder, freshProofs, type GameFolders, type Proof, readList, readScenarioFiles, siteHasher } from '@crupier/rule-coverage';
import { testedGames, type TestedGame } from '../tested-games.ts';
import { collectTests } from './collected-tests.ts';
import type { RunnableTest } from './runnable-test.ts';

/** The walks of the conformance kit that count, with redaction swaps seldom: they are the slowest tests. */
const walks = { seeds: [1, 2, 3], swapEvery: 40, swapSteps: 4, undoSamples: 1 } as const;

/** A game with all tests that may kill a mutant. */
export interface GameUnderTest {
  /** Makes the game from its cards, which happens once. */
  readonly make: () => void;
  /**
   * Scenarios, watched and unwatched, their proofs, checks of cards, the tests of the game's rules, verbs and states, the kernel's own, and
   * short walks of the conformance kit, always in the same order.
   */
  readonly tests: readonly RunnableTest[];
}

/** Loads a game and its tests: after that no file is loaded any more. */
export async function loadGame(folders: GameFolders): Promise<GameUnderTest> {
  const game = await testedGames[folders.game]?.();
  if (game === undefined) throw new Error(`There is no game ${folders.game}.`);
  // Before the tiny game is loaded, which has sites of the same names.
  const scenarios = [...scenarioTests(game, folders), ...unwatchedTests(game, folders), ...proofTests(game, folders)];
  const checks = await collectTests([...cardChecks(folders.sources), ...roomTests(folders.sources), ...kernelTests()]);
  const compileTiny = await tinyCompiler();
  const make = (): void => {
    makeGame(game);
    compileTiny();
  };
  return { make, tests: [...scenarios, ...checks, ...walkTests(game)] };
}

/** The test files whose tests are checks of cards: positions, answers and expectations. */
function cardChecks(sources: string): readonly string[] {
  return filesUnder(join(sources, 'cards'), '.test.ts').filter((path) => readFileSync(path, 'utf8').includes("scenario-check.ts'"));
}

/** The rooms of a game whose tests stand beside what is mutated. */
const rooms = ['rules', 'verbs', 'state'] as const;

/** The tests of the game's own rooms, but for those that wait for something. */
function roomTests(sources: string): readonly string[] {
  const files = rooms.flatMap((room) => filesUnder(join(sources, room), '.test.ts'));
  return files.filter((path) => !readFileSync(path, 'utf8').includes('async '));
}

const kernelSources = new URL('../../../packages/kernel/src/', import.meta.url);

/** Rooms of the kernel whose tests reach no mutant: of texts, and of the conformance kit, whose walks count anyhow. */
const withoutMutants = /\/(text|conformance)\//;

/** The kernel's own tests, most of them of the tiny game, which shows what no other game has. */
function kernelTests(): readonly string[] {
  return filesUnder(fileURLToPath(kernelSources), '.test.ts').filter((path) => !withoutMutants.test(path));
}

/**
 * Compiles every card of the tiny game, with which most of the kernel's tests play. Otherwise a card would be compiled by the first test that
 * needs it, and what a mutant made of it then would stay for the mutants after that one.
 */
async function tinyCompiler(): Promise<() => void> {
  const { tinyGame } = (await import(`${kernelSources}testing/tiny-game/game.ts`)) as {
    readonly tinyGame: Parameters<typeof compileAll>[0];
  };
  return () => compileAll(tinyGame);
}

/** Makes the game with all its cards, which otherwise are compiled when a match first needs them. */
function makeGame({ playable, decks, compile }: TestedGame): void {
  compile();
  playable.runScenario({ format: 1, game: playable.id, name: 'nothing', rules: [], position: [], steps: [] });
  const configuration = playable.configure(decks);
  if (configuration.ok) playable.definitionsHash(configuration.value);
}

function scenarioTests({ playable }: TestedGame, { scenarios }: GameFolders): readonly RunnableTest[] {
  return readScenarioFiles(scenarios).map(({ file, name, input }) => ({
    name: `${file}: ${name}`,
    run: () => {
      const { passed, failure, problems } = playable.runScenario(input);
      if (!passed) throw new Error(failure === undefined ? JSON.stringify(problems) : `Step ${failure.step}: ${failure.what}.`);
    },
  }));
}

/** The same where no probe watches what runs: many a shorter way is taken only then. */
function unwatchedTests({ rerun }: TestedGame, { scenarios }: GameFolders): readonly RunnableTest[] {
  return readScenarioFiles(scenarios).map(({ file, name, input }) => ({
    name: `unwatched: ${file}: ${name}`,
    run: () => {
      const ended = rerun(input, 'unwatched', 0);
      if (ended.end === 'other') throw new Error(ended.what);
    },
  }));
}

/** That each scenario which proves a ledger row fails without the site that carries the row out. Stale proofs do not count. */
function proofTests({ playable }: TestedGame, folders: GameFolders): readonly RunnableTest[] {
  const entries = readScenarioFiles(folders.scenarios);
  const inputs = new Map(entries.map(({ name, input }) => [name, input]));
  const sites = allSites();
  const ids = new Map(sites.map(({ name, id }) => [name, id]));
  const proofs = freshProofs(readList<Proof>(folders, 'proofs.json'), entries, sites, siteHasher(folders));
  return proofs.map(({ rule, scenario, site }) => ({
    name: `proof of ${rule}: ${scenario}`,
    run: () => {
      if (playable.runScenario(inputs.get(scenario), ids.get(site)).passed) throw new Error(`It passes without “${site}”.`);
    },
  }));
}

function walkTests({ walk, walkOutside }: TestedGame): readonly RunnableTest[] {
  const { seeds, ...options } = walks;
  const inside = seeds.map((seed) => ({ name: `conformance: seed ${seed}`, run: () => void walk({ seed, ...options }) }));
  return [...inside, { name: 'conformance from outside: seed 1', run: () => walkOutside(1) }];
}
