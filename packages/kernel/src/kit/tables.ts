/** A table of entries, whose keys the compiler knows as it knows those of a table written out. */
export function tableOf<K extends string, T>(entries: readonly (readonly [key: K, entry: T])[]): Readonly<Record<K, T>> {
  return Object.fromEntries(entries) as Record<K, T>;
}
