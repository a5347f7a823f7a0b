import { capitalized } from '../text/sentences.ts';
import { nearestWords } from '../state/nearest.ts';
import type { Problem } from '../state/result.ts';
import { childAt, itemAt } from './places.ts';
import { resolve, type Schema, type SchemaType } from './schema.ts';

/** So many problems at most are told of one value: more help nobody. */
export const PROBLEMS_MAX = 50;
/** A given text is cut where a problem repeats it. */
const QUOTED_MAX = 60;
const NEAREST_MAX = 5;

/**
 * Holds a value against a schema. *Errors:* `card.wrongType`, `card.missing`, `card.unknownField`, `card.outOfRange`,
 * `card.wrongLength`, `card.wrongCount`, `card.badName` and `card.unknown…` with the sort of word, each with its path.
 */
export function checkSchema(root: Schema, value: unknown, at = '', schema: Schema = root): readonly Problem[] {
  return check(root, schema, value, at).slice(0, PROBLEMS_MAX);
}

function check(root: Schema, given: Schema, value: unknown, at: string): Problem[] {
  const schema = resolve(root, given);
  if (schema.oneOf !== undefined) return checkOneOf(root, schema, value, at);
  if (schema.const !== undefined) return value === schema.const ? [] : [wrongWord(schema, [String(schema.const)], value, at)];
  if (schema.type !== undefined && !isOfType(schema.type, value)) return [wrongType([schema.type], at)];
  if (typeof value === 'string') return checkText(schema, value, at);
  if (typeof value === 'number') return checkNumber(schema, value, at);
  if (Array.isArray(value)) return checkList(root, schema, value, at);
  return typeof value === 'object' && value !== null ? checkRecord(root, schema, value, at) : [];
}

function checkList(root: Schema, schema: Schema, value: readonly unknown[], at: string): Problem[] {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  if (value.length < minItems || value.length > maxItems)
    return [{ code: 'card.wrongCount', at, values: { least: minItems, most: maxItems, found: value.length } }];
  const found = uniqueItems ? repeatedIn(value, at) : [];
  if (items === undefined) return found;
  for (const [index, each] of value.entries()) {
    if (found.length >= PROBLEMS_MAX) break;
    found.push(...check(root, items, each, itemAt(at, index)));
  }
  return found;
}

/** What stands in a list once more; of a record each is another. */
function repeatedIn(value: readonly unknown[], at: string): Problem[] {
  const seen = new Set<unknown>();
  return value.flatMap((each, index) => {
    if (seen.has(each)) return [repeatedWord(each, itemAt(at, index))];
    seen.add(each);
    return [];
  });
}

function checkRecord(root: Schema, schema: Schema, value: object, at: string): Problem[] {
  const { properties = {}, required = [], additionalProperties: others, propertyNames, maxProperties = Infinity } = schema;
  const entries = Object.entries(value);
  if (entries.length > maxProperties)
    return [{ code: 'card.wrongCount', at, values: { least: 0, most: maxProperties, found: entries.length } }];
  const checkField = (field: string, held: unknown): Problem[] => {
    const place = childAt(at, field);
    const known = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (known !== undefined) return check(root, known, held, place);
    if (others === undefined || others === false) return [unknownField(field, Object.keys(properties), place)];
    return [...(propertyNames === undefined ? [] : check(root, propertyNames, field, place)), ...check(root, others, held, place)];
  };
  const found = required.filter((field) => !Object.hasOwn(value, field)).map((field): Problem => missing(at, field));
  for (const [field, held] of entries) {
    if (found.length >= PROBLEMS_MAX) break;
    found.push(...checkField(field, held));
  }
  return found;
}

/** Of several forms, the one that the value is meant to have: by its type, by the field that tells them apart, or by what it must have. */
function checkOneOf(root: Schema, schema: Schema, value: unknown, at: string): Problem[] {
  const { all, telling } = formsOf(root, schema);
  const fitting = all.filter(({ types }) => types.some((type) => isOfType(type, value))).map((form) => form.schema);
  const [first, ...others] = fitting;
  if (first === undefined) return [wrongType([...new Set(all.flatMap(({ types }) => types))], at)];
  if (others.length === 0) return check(root, first, value, at);
  if (typeof value !== 'object' || value === null) {
    const fits = fitting.some((branch) => check(root, branch, value, at).length === 0);
    const words = fitting.flatMap((branch) => branch.enum ?? []);
    return fits ? [] : [wrongWord(schema, words, value, at)];
  }
  const held = value as Readonly<Record<string, unknown>>;
  if (telling === undefined || Array.isArray(value)) return check(root, byFields(root, fitting, held), value, at);
  const { field, forms } = telling;
  const said = Object.hasOwn(held, field) ? held[field] : undefined;
  if (said === undefined) return [missing(at, field)];
  const meant = forms.get(said);
  if (meant !== undefined) return check(root, meant, value, at);
  return [wrongWord(schema, [...forms.keys()].map(String), said, childAt(at, field))];
}

/** What the forms of a schema are known by. */
interface Forms {
  readonly all: readonly { readonly schema: Schema; readonly types: readonly SchemaType[] }[];
  /** The field that tells the records among them apart, and the form that each of its values stands for; absent where none does. */
  readonly telling: { readonly field: string; readonly forms: ReadonlyMap<unknown, Schema> } | undefined;
}

const formsKnown = new WeakMap<Schema, Map<Schema, Forms>>();

/** The forms of a schema: looked for once, since every record of every card is held against them. */
function formsOf(root: Schema, schema: Schema): Forms {
  const known = formsKnown.get(root) ?? new Map<Schema, Forms>();
  formsKnown.set(root, known);
  const found = known.get(schema) ?? findForms(root, schema);
  known.set(schema, found);
  return found;
}

function findForms(root: Schema, { oneOf = [] }: Schema): Forms {
  const all = oneOf.map((each) => ({ schema: resolve(root, each), types: typesOf(root, each) }));
  const records = all.filter(({ types }) => types.includes('object')).map(({ schema }) => schema);
  const field = tellingField(root, records);
  if (field === undefined) return { all, telling: undefined };
  return { all, telling: { field, forms: new Map(records.flatMap((form) => saysOf(root, form, field).map((said) => [said, form]))) } };
}

function typesOf(root: Schema, given: Schema): readonly SchemaType[] {
  const schema = resolve(root, given);
  if (schema.type !== undefined) return [schema.type];
  if (schema.oneOf !== undefined) return schema.oneOf.flatMap((each) => typesOf(root, each));
  return [typeof schema.const as SchemaType];
}

/** The field that has a value of its own in every form. */
function tellingField(root: Schema, branches: readonly Schema[]): string | undefined {
  const [first] = branches;
  if (first === undefined) return undefined;
  return fieldsOf(root, first).find((field) => {
    const said = branches.map((branch) => saysOf(root, branch, field));
    return said.every((values) => values.length > 0) && new Set(said.flat()).size === said.flat().length;
  });
}

function fieldsOf(root: Schema, schema: Schema): readonly string[] {
  const [inner] = schema.oneOf ?? [];
  return inner === undefined ? Object.keys(schema.properties ?? {}) : fieldsOf(root, resolve(root, inner));
}

/** The values of a field by which a form is known; none where it may hold others. */
function saysOf(root: Schema, schema: Schema, field: string): readonly unknown[] {
  if (schema.oneOf !== undefined) {
    const all = schema.oneOf.map((each) => saysOf(root, resolve(root, each), field));
    return all.every((each) => each.length > 0) ? [...new Set(all.flat())] : [];
  }
  const held = schema.properties?.[field];
  const value = held && resolve(root, held).const;
  return value === undefined ? [] : [value];
}

/** The form whose fields the value has: all that it must have, or else most. */
function byFields(root: Schema, branches: readonly Schema[], value: object): Schema {
  const shared = (branch: Schema): number => fieldsOf(root, branch).filter((field) => Object.hasOwn(value, field)).length;
  return branches.toSorted((one, other) => shared(other) - shared(one))[0] ?? {};
}

function checkText(schema: Schema, value: string, at: string): Problem[] {
  const { enum: words, pattern, minLength = 0, maxLength = Infinity, examples = [] } = schema;
  if (words !== undefined && !words.includes(value)) return [wrongWord(schema, words, value, at)];
  if (value.length < minLength || value.length > maxLength)
    return [{ code: 'card.wrongLength', at, values: { least: minLength, most: maxLength, found: value.length } }];
  if (pattern === undefined || new RegExp(pattern, 'u').test(value)) return [];
  return schema.title === 'name'
    ? [{ code: 'card.badName', at, values: { given: quote(value) } }]
    : [wrongWord(schema, examples, value, at)];
}

function checkNumber({ minimum = -Infinity, maximum = Infinity }: Schema, value: number, at: string): Problem[] {
  return value >= minimum && value <= maximum
    ? []
    : [{ code: 'card.outOfRange', at, values: { least: minimum, most: maximum, given: value } }];
}

function isOfType(type: SchemaType, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isSafeInteger(value);
    default:
      return typeof value === type;
  }
}

const typeNames: Readonly<Record<SchemaType, { readonly en: string; readonly es: string }>> = {
  object: { en: 'an object {…}', es: 'un objeto {…}' },
  array: { en: 'a list […]', es: 'una lista […]' },
  string: { en: 'a text', es: 'un texto' },
  integer: { en: 'a whole number', es: 'un número entero' },
  boolean: { en: 'true or false', es: 'true o false' },
};

function wrongType(types: readonly SchemaType[], at: string): Problem {
  const names = types.map((type) => typeNames[type]);
  return {
    code: 'card.wrongType',
    at,
    values: { expected: names.map(({ en }) => en).join(' or '), expectedEs: names.map(({ es }) => es).join(' o ') },
  };
}

/** A word that is none of those that may stand there. Its code says the sort: `card.unknownVerb`. */
function wrongWord({ title = 'word' }: Schema, known: readonly string[], given: unknown, at: string): Problem {
  const said = quote(typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given)));
  const code = `card.unknown${capitalized(title)}`;
  return { code, at, values: { given: said, nearest: nearestWords(said, known, NEAREST_MAX).join(', ') } };
}

function repeatedWord(given: unknown, at: string): Problem {
  return { code: 'card.repeatedWord', at, values: { given: quote(String(given)) } };
}

function missing(at: string, field: string): Problem {
  return { code: 'card.missing', at: childAt(at, field), values: { field } };
}

function unknownField(given: string, known: readonly string[], at: string): Problem {
  return { code: 'card.unknownField', at, values: { given: quote(given), known: known.join(', ') } };
}

/** A text as a problem repeats it: on one line and not too long. */
function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= QUOTED_MAX ? line : `${line.slice(0, QUOTED_MAX - 1)}…`;
}
