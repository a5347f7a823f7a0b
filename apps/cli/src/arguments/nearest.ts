/** The name most like a misspelt one, if any is near enough to be offered. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const key = given.toLowerCase();
  const likely = names.map((name) => ({ name, distance: distanceTo(key, name.toLowerCase()) }));
  const [best] = likely.toSorted((one, other) => one.distance - other.distance);
  return best !== undefined && best.distance <= Math.max(1, Math.ceil(key.length / 3)) ? best.name : undefined;
}

/** How many letters must be changed, added or left out; a beginning is as good as nearly right. */
function distanceTo(key: string, name: string): number {
  if (key.length >= 2 && name.startsWith(key)) return 0.5;
  let above = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let row = 0; row < key.length; row++) {
    const current = [row + 1];
    for (let column = 1; column <= name.length; column++) {
      const changed = (above[column - 1] ?? 0) + (key[row] === name[column - 1] ? 0 : 1);
      current.push(Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[name.length] ?? 0;
}
