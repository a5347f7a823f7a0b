import type { Problem } from '@crupier/kernel';
import type * as z from 'zod';

/** So many of the things that are wrong with one message are told: more help nobody. */
const TOLD_MAX = 20;
/** So many of the fields that are not known, each cut to so many characters. */
const FIELDS_MAX = 10;
const FIELD_LENGTH_MAX = 60;

type Issue = z.ZodError['issues'][number];

/**
 * What a schema found wrong first, as coded problems: `message.unknownKind` where the kind is none of ours, `message.unknownField`,
 * the code of a check of ours, otherwise `message.malformed` with the place and what is expected there.
 */
export function problemsOf(error: z.ZodError): readonly Problem[] {
  return error.issues.slice(0, TOLD_MAX).map(problemOf);
}

function problemOf(issue: Issue): Problem {
  const at = issue.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
  if (issue.code === 'invalid_union' && at === 'kind') return { code: 'message.unknownKind', at, values: {} };
  if (issue.code === 'unrecognized_keys') return { code: 'message.unknownField', at, values: { fields: saidFields(issue.keys) } };
  return customProblem(issue, at) ?? { code: 'message.malformed', at, values: { expected: expectedBy(issue) } };
}

function saidFields(fields: readonly string[]): string {
  const said = fields
    .slice(0, FIELDS_MAX)
    .map((field) => (field.length > FIELD_LENGTH_MAX ? `${field.slice(0, FIELD_LENGTH_MAX)}…` : field));
  return [...said, ...(fields.length > FIELDS_MAX ? ['…'] : [])].join(', ');
}

/** What a check of ours found, by the code that it gave. */
function customProblem(issue: Issue, at: string): Problem | undefined {
  const { problem, ...values } = (issue.code === 'custom' ? issue.params : undefined) ?? {};
  return typeof problem === 'string' ? { code: problem, at, values: values as Problem['values'] } : undefined;
}

/** What would be right, in signs that need no translation: `int`, `≤ 64`, `"hello" | "answer"`. */
function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'too_big':
      return `≤ ${issue.maximum}`;
    case 'too_small':
      return `≥ ${issue.minimum}`;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'invalid_format':
      return issue.pattern ?? issue.format;
    default:
      return issue.code;
  }
}
