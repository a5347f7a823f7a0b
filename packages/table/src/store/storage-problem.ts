import { type Problem, type Result, fail, ok } from '@crupier/kernel';
import type { Appended } from './journal-store.ts';
import { isDiskFull } from './sqlite-faults.ts';

/** What a store's failure is called: `table.diskFull`, or `table.storage` with its reason. */
export function storageProblem(error: unknown): Problem {
  if (isDiskFull(error)) return { code: 'table.diskFull', at: '', values: {} };
  return { code: 'table.storage', at: '', values: { reason: error instanceof Error ? error.message : String(error) } };
}

/** What a store did, with its failures as problems: `table.moved` where another has written, and as `storageProblem`. */
export async function settle(write: () => Promise<Appended | void>): Promise<Result<undefined>> {
  try {
    const done = await write();
    return done === undefined || done.kind === 'appended' ? ok(undefined) : fail('table.moved', '', { why: done.kind });
  } catch (error) {
    return { ok: false, problems: [storageProblem(error)] };
  }
}
