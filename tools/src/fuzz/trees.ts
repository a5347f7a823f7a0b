/** The steps from a tree to one of its parts: fields and places in lists. */
export type Path = readonly (string | number)[];

/** The steps of a path as problems write it: `cards[0].abilities[1].clause`. */
export function pathOf(written: string): Path {
  return [...written.matchAll(/([A-Za-z$][\w$]*)|\[(\d+)\]/g)].map(([, field, place]) => field ?? Number(place));
}

/** The same tree without one of its parts. */
export function without(tree: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) {
    if (rest.length === 0) return tree.filter((_, at) => at !== step);
    return tree.map((each: unknown, at) => (at === step ? without(each, rest) : each));
  }
  const entries = Object.entries(tree).filter(([field]) => rest.length > 0 || field !== step);
  return Object.fromEntries(entries.map(([field, part]) => [field, field === step ? without(part, rest) : part]));
}

/** The paths to all parts of a tree, the largest first. */
export function partsOf(tree: unknown): readonly Path[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const steps: readonly (readonly [string | number, unknown])[] = Array.isArray(tree)
    ? tree.map((part: unknown, at) => [at, part] as const)
    : Object.entries(tree);
  return [...steps.map(([step]): Path => [step]), ...steps.flatMap(([step, part]) => partsOf(part).map((path): Path => [step, ...path]))];
}
