/** The path of a field: `cards[0].name`, or `targets["a b"]` where the name is none that could stand by itself. */
export function childAt(at: string, field: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(field)) return `${at}[${JSON.stringify(field)}]`;
  return at === '' ? field : `${at}.${field}`;
}

/** The path of an item of a list. */
export function itemAt(at: string, index: number): string {
  return `${at}[${index}]`;
}

/** The steps of such a path: names and places in lists. */
export function stepsOf(at: string): readonly (string | number)[] {
  const steps: (string | number)[] = [];
  for (const [, name, index, quoted] of at.matchAll(/\.?([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g))
    steps.push(name ?? (index === undefined ? (JSON.parse(quoted ?? '""') as string) : Number(index)));
  return steps;
}
