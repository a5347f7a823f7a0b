/**
 * The part of JSON Schema in which described cards are written down: one tree that is printed for people and editors, and that
 * `check-schema.ts` holds cards against.
 */
export interface Schema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  /** What sort of word stands here, such as `verb`: a word that is none is told as such. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: SchemaType;
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly examples?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: false | Schema;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly oneOf?: readonly Schema[];
}

/** The types of values. */
export type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'boolean';

/** Fields of a record by name; one that ends in a question mark may be left out. */
export type Fields = Readonly<Record<string, Schema>>;

/** How far numbers in a text go. */
export const NUMBER_MAX = 99;

/** A reference to a definition of the same schema. */
export function ref(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

/** A whole number between two bounds. */
export function whole(minimum: number, maximum: number, description?: string): Schema {
  return { type: 'integer', minimum, maximum, ...(description !== undefined && { description }) };
}

/** One of some words, of a sort that problems name. */
export function oneWord(sort: string, words: readonly string[], description?: string): Schema {
  return { title: sort, type: 'string', enum: words, ...(description !== undefined && { description }) };
}

/** A list. */
export function listOf(items: Schema, minItems = 0, maxItems = 20): Schema {
  return { type: 'array', items, minItems, maxItems };
}

/** A list of words, each once. */
export function wordsOnce(items: Schema, minItems = 0, maxItems = 20): Schema {
  return { ...listOf(items, minItems, maxItems), uniqueItems: true };
}

/** Things by a name of the writer's own: targets, numbers, players. */
export function byName(values: Schema): Schema {
  return { type: 'object', propertyNames: ref('name'), additionalProperties: values, maxProperties: 10 };
}

/** A record of these fields and no others; those whose name ends in `?` may be left out. */
export function record(fields: Readonly<Record<string, Schema>>, description?: string): Schema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace('?', ''), schema])),
    required: entries.flatMap(([name]) => (name.endsWith('?') ? [] : [name])),
    additionalProperties: false,
  };
}

/** The one value that a field may have. */
export function only(value: string | boolean): Schema {
  return { const: value };
}

/** A field that is true where it is there. */
export const yes: Schema = only(true);

/** One of several records; `sort` is what the field that tells them apart holds, for problems. */
export function oneOf(sort: string, ...branches: readonly Schema[]): Schema {
  return { title: sort, oneOf: branches };
}

/** What a schema or a reference to one stands for. */
export function resolve(root: Schema, schema: Schema): Schema {
  const name = schema.$ref?.slice('#/$defs/'.length);
  return name === undefined ? schema : resolve(root, root.$defs?.[name] ?? {});
}
