import { findRule, messages, related } from '@crupier/rulebook';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { print, printJson, refuse, tell, wrap } from '../output.ts';
import { sayRule } from '../say-rule.ts';
import type { rulesShowSpec } from '../specs/lookup-specs.ts';

/** Shows a rule and the rules that go with it. */
export async function run({ options, words }: Call<typeof rulesShowSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const found = await findRule((words[0] ?? '').trim());
  if (!found.ok) return refuse(io, found.problems, { json, exit: 'input', messages });
  const rule = found.value;
  const next = await related(rule.id);
  if (!next.ok) return refuse(io, next.problems, { json, exit: 'input', messages });
  const family = next.value.family.map(({ id }) => id);
  const cites = next.value.cites.map(({ id }) => id);
  const citedBy = next.value.citedBy.map(({ id }) => id);
  if (json) {
    printJson(io, { ...rule, family, cites, citedBy });
    return exitCodes.ok;
  }
  for (const line of sayRule(io, rule)) print(io, line);
  printIds(io, 'rules.family', family);
  printIds(io, 'rules.cites', cites);
  printIds(io, 'rules.citedBy', citedBy);
  return exitCodes.ok;
}

function printIds(io: Io, key: 'rules.family' | 'rules.cites' | 'rules.citedBy', ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const line of wrap(`${tell(io, key)}: ${ids.join(', ')}`, io.columns)) print(io, line);
}
