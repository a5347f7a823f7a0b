/** Fits plates that lie in columns beside a card: the format with the most words that has room. */

import type { Box } from './lane-formats.ts';

/** A format that plates may have. */
export interface StackFormat<Name extends string> {
  readonly name: Name;
  readonly widthLeast: number;
  readonly widthMost: number;
  readonly height: number;
  /** Between two of them. */
  readonly gap: number;
}

/** Plates as they fit. */
export interface StackFit<Name extends string> {
  readonly format: Name;
  /** Of one plate. */
  readonly box: Box;
  readonly perColumn: number;
  readonly columns: number;
  readonly gap: number;
}

/** So many plates in the first format in which all have room; in the last one where none has it for all. */
export function fitStack<Name extends string>(
  count: number,
  room: Box,
  formats: readonly [StackFormat<Name>, ...StackFormat<Name>[]],
): StackFit<Name> {
  const fits = formats.map((format) => fitIn(count, room, format));
  const last = fits.at(-1);
  if (last === undefined) throw new Error('A stack has a format.');
  return fits.find(({ isWhole }) => isWhole)?.fit ?? last.fit;
}

function fitIn<Name extends string>(
  count: number,
  { width, height }: Box,
  { name, widthLeast, widthMost, height: high, gap }: StackFormat<Name>,
): { readonly fit: StackFit<Name>; readonly isWhole: boolean } {
  const perColumn = Math.max(1, Math.floor((height + gap) / (high + gap)));
  const columns = Math.max(1, Math.ceil(count / perColumn));
  const each = Math.floor((width + gap) / columns - gap);
  return {
    fit: { format: name, box: { width: Math.max(widthLeast, Math.min(widthMost, each)), height: high }, perColumn, columns, gap },
    isWhole: count === 0 || (each >= widthLeast && height >= high),
  };
}
