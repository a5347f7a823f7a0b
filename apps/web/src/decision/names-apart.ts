/** Numbers names that occur more than once, in their order: "Troll (1)", "Troll (2)". Rows of copies are told apart by them. */
export function namesApart(names: readonly string[]): readonly string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${count})`;
  });
}
