import { type Problem, type Result, fail, ok } from '@crupier/kernel';
import { checkFairness, type Fairness, fairnessMessages } from '@crupier/protocol';
import { tableMessages } from '@crupier/table';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { print, printJson, refuse, tell } from '../output.ts';
import { loadGameOf, openJournal } from '../play/open-journal.ts';
import { readJournal } from '../play/read-journal.ts';
import { parseJson } from '../parse-json.ts';
import { readInput } from '../read-input.ts';
import type { journalVerifySpec } from '../specs/play-specs.ts';

/** Checks that nobody chose the seed of a match, and that its journal follows from the seed and the answers. */
export async function run({ options, words }: Call<typeof journalVerifySpec>, io: Io): Promise<ExitCode> {
  const { json, commitment, nonce } = options;
  const text = await readInput(io, words[0] ?? '');
  if (!text.ok) return refuse(io, text.problems, { json, exit: 'input' });
  const journal = readJournal(text.value);
  const fairness = journal.ok ? readFairness(text.value) : journal;
  if (!journal.ok || !fairness.ok)
    return refuse(io, fairness.ok ? [] : fairness.problems, { json, exit: 'input', messages: tableMessages });
  const game = await loadGameOf(journal.value, io.games);
  if (!game.ok) return refuse(io, game.problems, { json, exit: 'input' });
  const share = { ...(commitment !== undefined && { commitment }), ...(nonce !== undefined && { nonce }) };
  const unfair = await checkFairness({ fairness: fairness.value, seed: journal.value.start.seed }, share);
  const opened = openJournal(game.value, journal.value);
  const astray: readonly (Problem | undefined)[] = opened.ok ? [opened.value.problem] : opened.problems;
  const problems = [...unfair, ...astray.filter((each) => each !== undefined)];
  const messages = { ...game.value.messages, ...fairnessMessages };
  if (problems.length > 0) return refuse(io, problems, { json, exit: 'failed', messages });
  const entries = journal.value.entries.length;
  if (json) printJson(io, { ok: true, entries, commitment: fairness.value.commitment, nonces: fairness.value.nonces });
  else print(io, tell(io, 'journal.verified', { entries, commitment: fairness.value.commitment }));
  return exitCodes.ok;
}

/** What a server's journal says of its seed. *Errors:* `fairness.none` for a file that says nothing of it. */
function readFairness(text: string): Result<Fairness> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const { fairness } = parsed.value as { readonly fairness?: Partial<Record<keyof Fairness, unknown>> };
  const { commitment, nonces, secret } = fairness ?? {};
  if (typeof commitment !== 'string' || !Array.isArray(nonces) || !nonces.every((each) => typeof each === 'string'))
    return fail('fairness.none');
  return ok({ commitment, nonces, ...(typeof secret === 'string' && { secret }) });
}
