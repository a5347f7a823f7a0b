/** A list of words and the type of one of them, each given as `name: what it is`. */
export function list(of: string, one: string, values: readonly string[]): string {
  const [[name, about], [type, oneOf]] = [split(of), split(one)];
  const words = values.map((value) => (value.includes("'") ? `"${value}"` : `'${value}'`));
  return `/** ${about} */\n${constant(name, words, ' as const')}\n/** ${oneOf} */\nexport type ${type} = (typeof ${name})[number];\n`;
}

function split(named: string): readonly [name: string, about: string] {
  const colon = named.indexOf(': ');
  return [named.slice(0, colon), named.slice(colon + 2)];
}

/** A constant list: on one line where it fits in 140 columns, otherwise one value a line, as the formatter would have it. */
export function constant(name: string, values: readonly string[], tail: string): string {
  const line = `export const ${name} = [${values.join(', ')}]${tail};`;
  return line.length <= 140 ? line : `export const ${name} = [\n${values.map((value) => `  ${value},`).join('\n')}\n]${tail};`;
}

/** Values as the lines of a JSON list. */
export function lines(values: readonly string[]): string {
  return values.map((value) => JSON.stringify(value)).join(',\n');
}

/** Values without repetition, in alphabetical order. */
export function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].toSorted();
}
