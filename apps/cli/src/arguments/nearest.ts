import { nearestWords } from '@crupier/kernel';

/** The name most like a misspelt one, if any is near enough to be offered: at most a third of its letters would have to change. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  return nearestWords(given, names, 1, Math.max(1, Math.ceil(given.length / 3)))[0];
}
