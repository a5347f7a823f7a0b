import type { Dice } from '@crupier/kernel';
import type { Schema } from '@crupier/kernel/rules';

/** What a random value of a schema is made with. */
export interface Making {
  readonly roll: Dice;
  /** The schema with the definitions that references name. */
  readonly root: Schema;
  /** Texts for places where any text may stand, such as names of cards. */
  readonly texts: readonly string[];
  /** Names that were given so far, by the field that gives them: `targets`, `numbers`, `players`. */
  readonly names: Map<string, string[]>;
  /** The words that need something around them, of those in `needy`, for which it is there. */
  readonly around: ReadonlySet<string>;
}

/** Words that speak of something around the text: the card that it is attached to, the event that set it off, the card that gave it. */
const needy: ReadonlySet<string> = new Set(['host', 'event', 'eventAmount', 'giver', 'made']);
const ofEvents = ['event', 'eventAmount'];
/** The kinds of ability, and whether an event sets them off. */
const setOff: Readonly<Record<string, boolean>> = { triggered: true, replacement: true, activated: false, cost: false, static: false };

/** Beyond so many records in records, only what is needed is made, as flat as can be. */
const DEPTH_MAX = 5;
/** Of so many optional fields one is made, of more the deeper they lie. */
const OPTIONAL_ONE_IN = 4;
/** Numbers are mostly small: of so many one is any that is allowed. */
const ANY_NUMBER_ONE_IN = 8;
const SMALL_MAX = 3;
const ITEMS_MAX = 2;

/** The fields in which a name is spoken of, by the field that gives such names; `kind` tells records with the same field apart. */
const spokenIn: Readonly<Record<string, string>> = { bound: 'targets', share: 'targets', number: 'numbers', player: 'players' };

/** A random value that a schema allows; undefined where none can be made, as where a text would speak of a name and there is none. */
export function randomValue(making: Making, schema: Schema, depth = 0, field = ''): unknown {
  const { roll, root } = making;
  if (schema.$ref !== undefined) {
    if (schema.$ref.endsWith('/name') || schema.$ref.endsWith('/numberName')) return spokenName(making, field);
    return randomValue(making, definitionOf(root, schema), depth, field);
  }
  const isThere = (word: unknown): boolean => typeof word !== 'string' || !needy.has(word) || making.around.has(word);
  if (schema.const !== undefined) return isThere(schema.const) ? schema.const : undefined;
  if (schema.enum !== undefined) {
    const words = schema.enum.filter(isThere);
    return words[roll(Math.max(1, words.length))];
  }
  if (schema.oneOf !== undefined) return oneForm(making, schema.oneOf, depth, field);
  switch (schema.type) {
    case 'integer':
      return randomNumber(roll, schema);
    case 'boolean':
      return roll(2) === 0;
    case 'string':
      return randomText(making, schema);
    case 'array':
      return randomList(making, schema, depth, field);
    default:
      return schema.propertyNames === undefined ? randomRecord(making, schema, depth) : randomNames(making, schema, depth, field);
  }
}

function definitionOf(root: Schema, { $ref = '' }: Schema): Schema {
  return root.$defs?.[$ref.slice('#/$defs/'.length)] ?? {};
}

function spokenName({ roll, names }: Making, kind: string): string | undefined {
  const given = names.get(spokenIn[kind] ?? kind) ?? [];
  return given[roll(Math.max(1, given.length))];
}

/** One of several forms: the first in random order that can be made; where it is deep already, one of those that end soonest. */
function oneForm(making: Making, forms: readonly Schema[], depth: number, field: string): unknown {
  const shuffled = shuffle(making.roll, forms);
  const sorted =
    depth < DEPTH_MAX ? shuffled : shuffled.toSorted((one, other) => heightOf(making.root, one) - heightOf(making.root, other));
  for (const form of sorted) {
    const made = randomValue(making, form, depth, field);
    if (made !== undefined) return made;
  }
  return undefined;
}

function shuffle<T>(roll: Dice, list: readonly T[]): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(roll(left.length), 1));
}

function randomNumber(roll: Dice, { minimum = 0, maximum = 0 }: Schema): number {
  const isAny = roll(ANY_NUMBER_ONE_IN) === 0;
  const least = isAny ? minimum : Math.max(minimum, Math.min(0, maximum));
  const most = isAny ? maximum : Math.min(maximum, Math.max(least, SMALL_MAX));
  return least + roll(most - least + 1);
}

function randomText({ roll, texts }: Making, { examples, pattern }: Schema): string | undefined {
  const known = examples ?? (pattern === undefined ? texts : []);
  return known[roll(Math.max(1, known.length))];
}

function randomList(
  making: Making,
  { items = {}, minItems = 0, maxItems = ITEMS_MAX, uniqueItems }: Schema,
  depth: number,
  field: string,
): unknown {
  const most = depth < DEPTH_MAX ? Math.max(minItems, Math.min(maxItems, ITEMS_MAX)) : minItems;
  // A text that does nothing is rarely worth a match.
  const least = field === 'do' ? Math.max(1, minItems) : minItems;
  const count = least + making.roll(Math.max(0, most - least) + 1);
  const made = Array.from({ length: count }, () => randomValue(making, items, depth, field)).filter((each) => each !== undefined);
  const kept = uniqueItems === true ? [...new Set(made)] : made;
  return kept.length < minItems ? undefined : kept;
}

function randomRecord(outer: Making, { properties = {}, required = [] }: Schema, depth: number): unknown {
  const kind = properties['kind']?.const;
  const making = aroundKind(outer, kind);
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const isRequired = required.includes(name);
    if (!isRequired && (depth >= DEPTH_MAX || making.roll(OPTIONAL_ONE_IN + depth) > 0)) continue;
    const value = randomValue(aroundField(making, name), schema, depth + 1, typeof kind === 'string' ? kindOrField(kind, name) : name);
    if (value !== undefined) made[name] = value;
    else if (isRequired) return undefined;
  }
  const { min, max } = made;
  return typeof min === 'number' && typeof max === 'number' ? { ...made, min: Math.min(min, max) } : made;
}

/** An ability may speak of what sets it off. */
function aroundKind(making: Making, kind: unknown): Making {
  const isSetOff = typeof kind === 'string' ? setOff[kind] : undefined;
  if (isSetOff === undefined) return making;
  const others = [...making.around].filter((word) => !ofEvents.includes(word));
  return { ...making, around: new Set(isSetOff ? [...others, ...ofEvents] : others) };
}

/** An ability that is given or lent may speak of what it comes from. */
function aroundField(making: Making, field: string): Making {
  const isGiven = field === 'grants' || field === 'ability';
  return isGiven ? { ...making, names: new Map(), around: new Set([...making.around, 'giver']) } : making;
}

/** A name in a record of a kind is one that this kind speaks of; anything else goes by its field. */
function kindOrField(kind: string, name: string): string {
  return kind in spokenIn ? kind : name;
}

/** Things by names of the writer's own. Each can be spoken of as soon as it is there. */
function randomNames(making: Making, { additionalProperties }: Schema, depth: number, field: string): unknown {
  const { roll, names } = making;
  const made: Record<string, unknown> = {};
  for (let left = 1 + roll(ITEMS_MAX); left > 0; left--) {
    const given = names.get(field) ?? [];
    const name = `${field.slice(0, 1)}${given.length + 1}`;
    const value = typeof additionalProperties === 'object' ? randomValue(making, additionalProperties, depth, field) : undefined;
    if (value !== undefined) {
      made[name] = value;
      names.set(field, [...given, name]);
    }
  }
  return made;
}

const heights = new WeakMap<Schema, Map<Schema, number>>();

/** How many records lie in each other in the flattest value that a schema allows. */
function heightOf(root: Schema, schema: Schema): number {
  const known = heights.get(root) ?? new Map<Schema, number>();
  heights.set(root, known);
  const found = known.get(schema);
  if (found !== undefined) return found;
  // What is asked for while it is worked out lies in itself: as high as can be.
  known.set(schema, HIGH);
  const height = Math.min(HIGH, measure(root, schema));
  known.set(schema, height);
  return height;
}

const HIGH = 99;

function measure(root: Schema, schema: Schema): number {
  if (schema.$ref !== undefined) return heightOf(root, definitionOf(root, schema));
  if (schema.oneOf !== undefined) return Math.min(...schema.oneOf.map((form) => heightOf(root, form)));
  if (schema.type === 'array') return (schema.minItems ?? 0) === 0 ? 0 : heightOf(root, schema.items ?? {});
  const { properties = {}, required = [] } = schema;
  return schema.type === 'object' ? 1 + Math.max(0, ...required.map((name) => heightOf(root, properties[name] ?? {}))) : 0;
}
