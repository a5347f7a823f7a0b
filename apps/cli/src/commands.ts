import { parseArguments } from './arguments/parse-arguments.ts';
import type { Call, CommandSpec } from './arguments/spec.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { type Result, ok } from '@crupier/kernel';
import { deckImportSpec, deckRandomSpec, deckShowSpec } from './specs/deck-specs.ts';
import {
  cardsSearchSpec,
  cardsShowSpec,
  cardsStatusSpec,
  deckCheckSpec,
  deckListSpec,
  deckGenerateSpec,
  deckSealedSpec,
  rulesCoverageSpec,
  rulesSearchSpec,
  rulesShowSpec,
} from './specs/lookup-specs.ts';
import { cardsCheckSpec, cardsSchemaSpec } from './specs/card-specs.ts';
import { backupSpec, restoreSpec, verifySpec } from './specs/data-specs.ts';
import { journalVerifySpec, playSpec, replaySpec } from './specs/play-specs.ts';
import { benchSpec, simulateSpec } from './specs/simulate-specs.ts';
import { doctorSpec, scenarioRunSpec, scenarioSchemaSpec, serveSpec } from './specs/system-specs.ts';

/** What was parsed of a call, ready to be run. */
export interface ReadyCall {
  readonly json: boolean;
  readonly help: boolean;
  /** Loads the command's module, and runs it. */
  readonly run: (io: Io) => Promise<ExitCode>;
}

/** A command: how it is called, and where it is. */
export interface Command {
  readonly spec: CommandSpec;
  /** Reads its arguments. *Errors:* as `parseArguments`. */
  readonly parse: (given: readonly string[]) => Result<ReadyCall>;
}

/** What a command's module exports. */
interface CommandModule<S extends CommandSpec> {
  readonly run: (call: Call<S>, io: Io) => Promise<ExitCode>;
}

function command<S extends CommandSpec>(spec: S, load: () => Promise<CommandModule<S>>): Command {
  return {
    spec,
    parse: (given) => {
      const parsed = parseArguments(spec, given);
      if (!parsed.ok) return parsed;
      const call = parsed.value;
      const { json, help } = call.options as { readonly json: boolean; readonly help: boolean };
      return ok({ json, help, run: async (io) => (await load()).run(call, io) });
    },
  };
}

/** Every command, in the order of the help. A module is loaded when its command is run. */
export const commands: readonly Command[] = [
  command(playSpec, () => import('./commands/play.ts')),
  command(replaySpec, () => import('./commands/replay.ts')),
  command(journalVerifySpec, () => import('./commands/journal-verify.ts')),
  command(simulateSpec, () => import('./commands/simulate.ts')),
  command(scenarioRunSpec, () => import('./commands/scenario-run.ts')),
  command(scenarioSchemaSpec, () => import('./commands/scenario-schema.ts')),
  command(deckCheckSpec, () => import('./commands/deck-check.ts')),
  command(deckListSpec, () => import('./commands/deck-list.ts')),
  command(deckShowSpec, () => import('./commands/deck-show.ts')),
  command(deckImportSpec, () => import('./commands/deck-import.ts')),
  command(deckRandomSpec, () => import('./commands/deck-random.ts')),
  command(deckGenerateSpec, () => import('./commands/deck-generate.ts')),
  command(deckSealedSpec, () => import('./commands/deck-sealed.ts')),
  command(cardsStatusSpec, () => import('./commands/cards-status.ts')),
  command(cardsShowSpec, () => import('./commands/cards-show.ts')),
  command(cardsSearchSpec, () => import('./commands/cards-search.ts')),
  command(cardsCheckSpec, () => import('./commands/cards-check.ts')),
  command(cardsSchemaSpec, () => import('./commands/cards-schema.ts')),
  command(rulesShowSpec, () => import('./commands/rules-show.ts')),
  command(rulesSearchSpec, () => import('./commands/rules-search.ts')),
  command(rulesCoverageSpec, () => import('./commands/rules-coverage.ts')),
  command(benchSpec, () => import('./commands/bench.ts')),
  command(serveSpec, () => import('./commands/serve.ts')),
  command(backupSpec, () => import('./commands/backup.ts')),
  command(restoreSpec, () => import('./commands/restore.ts')),
  command(verifySpec, () => import('./commands/verify.ts')),
  command(doctorSpec, () => import('./commands/doctor.ts')),
];
