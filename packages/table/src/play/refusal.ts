import type { Problem } from '@crupier/kernel';
import type { Reply } from '../table-host.ts';

/** Said where a refusal came without a reason, which is our mistake. */
export const unsaid: Problem = { code: 'table.fault', at: '', values: { entry: 0, sentence: 'A refusal came without its reason.' } };

/** Refuses a command. */
export function refuse(code: string, at = '', values: Problem['values'] = {}): Reply {
  return { kind: 'refused', problem: { code, at, values } };
}
