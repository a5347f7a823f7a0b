/** SQLite's primary result codes, which are the low byte of the extended ones. */
const codes = { busy: 5, damaged: 11, full: 13, notADatabase: 26 } as const;

/** Whether another connection holds the database. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === codes.busy;
}

/** Whether the file is no sound database. */
export function isDamaged(error: unknown): boolean {
  const code = codeOf(error);
  return code === codes.damaged || code === codes.notADatabase;
}

/** Whether there was no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === codes.full || (error as { readonly code?: unknown } | undefined)?.code === 'ENOSPC';
}

function codeOf(error: unknown): number {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : 0;
}
