import { scenarioSchema } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { print } from '../output.ts';
import type { scenarioSchemaSpec } from '../specs/system-specs.ts';

/** Prints the format of scenarios: a JSON Schema, on one line with `--json`. */
export function run({ options }: Call<typeof scenarioSchemaSpec>, io: Io): Promise<ExitCode> {
  print(io, JSON.stringify(scenarioSchema, undefined, options.json ? undefined : 2));
  return Promise.resolve(exitCodes.ok);
}
