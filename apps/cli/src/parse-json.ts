import { type Result, fail, ok } from '@crupier/kernel';

/** Reads JSON. *Errors:* `json.broken` with the line and the column, as far as the engine says them. */
export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    return fail('json.broken', placeOf(reason, text), { reason });
  }
}

function placeOf(reason: string, text: string): string {
  const position = /position (\d+)/.exec(reason)?.[1];
  const at = position === undefined && /unexpected end/i.test(reason) ? text.length : position;
  if (at === undefined) return '';
  const before = text.slice(0, Number(at)).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
