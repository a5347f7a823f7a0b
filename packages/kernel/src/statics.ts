import type { LoweredAbility } from './ability.ts';
import type { Change } from './effects.ts';
import { abilityOf, abilityRef, bearerOf, bearersOf } from './ability-ref.ts';
import type { Match } from './match.ts';
import type { AbilityRef, CardId, CoreState } from './state.ts';

/** One change of one static ability that works now, whoever has it. */
export interface StaticEntry<S extends CoreState> {
  readonly ref: AbilityRef;
  readonly ability: LoweredAbility<S>;
  readonly change: Change;
  /** Its place among the ability's changes. */
  readonly at: number;
}

/** The working static changes by what they are about. Good as long as the same static abilities work. */
export interface StaticIndex {
  /** The list of the state that it was made from, and how long that was. */
  from: readonly AbilityRef[];
  length: number;
  readonly topics: Map<string, StaticEntry<never>[]>;
  /** Those about one of several topics, by the list of these. */
  readonly several: Map<readonly string[], readonly StaticEntry<never>[]>;
  /** The abilities that they lend, by their headers. */
  readonly lent: Map<string, StaticEntry<never>[]>;
}

/** An index of nothing. */
export function emptyIndex(): StaticIndex {
  return { from: [], length: -1, topics: new Map(), several: new Map(), lent: new Map() };
}

/**
 * What a change is about: `stat power`, `list house`, or the rule's own name. A swap is about both its stats; lent abilities are
 * found by their header. Topics are asked for at every decision, so those that vary are plain words and no text is put together.
 */
export function topicsOf(change: Change): readonly string[] {
  switch (change.kind) {
    case 'stat':
      return [`stat ${change.stat}`];
    case 'swap':
      return [`stat ${change.stat}`, `stat ${change.with}`];
    case 'list':
      return [`list ${change.list}`];
    case 'rule':
      return [change.rule];
    case 'ability':
      return [];
  }
}

const NONE: readonly StaticEntry<never>[] = [];

/** The working static changes about a topic, oldest first. Most topics have none, and asking costs next to nothing. */
export function staticsAbout<S extends CoreState>(match: Match<S>, topic: string): readonly StaticEntry<S>[] {
  const { topics } = freshIndex(match);
  return (topics.size === 0 ? NONE : (topics.get(topic) ?? NONE)) as unknown as readonly StaticEntry<S>[];
}

/** The working static changes about one of several topics, each once and oldest first. The list of topics is made once and asked for often. */
export function staticsAboutAny<S extends CoreState>(match: Match<S>, topics: readonly string[]): readonly StaticEntry<S>[] {
  const [only] = topics;
  if (topics.length === 1 && only !== undefined) return staticsAbout(match, only);
  const { several } = freshIndex(match);
  const known = several.get(topics);
  if (known !== undefined) return known as unknown as readonly StaticEntry<S>[];
  const found = byAge(match, merged(match, topics));
  several.set(topics, found as unknown as readonly StaticEntry<never>[]);
  return found;
}

/** A swap is about two topics and is one change. */
function merged<S extends CoreState>(match: Match<S>, topics: readonly string[]): StaticEntry<S>[] {
  const found: StaticEntry<S>[] = [];
  for (const topic of topics)
    for (const entry of staticsAbout(match, topic))
      if (!found.some(({ ref, at }) => ref === entry.ref && at === entry.at)) found.push(entry);
  return found;
}

function byAge<S extends CoreState>({ state }: Match<S>, entries: StaticEntry<S>[]): StaticEntry<S>[] {
  return entries.toSorted((one, other) => state.statics.indexOf(one.ref) - state.statics.indexOf(other.ref) || one.at - other.at);
}

/** The abilities with a header that static abilities lend, oldest first. */
export function lentUnder<S extends CoreState>(match: Match<S>, header: string): readonly StaticEntry<S>[] {
  const { lent } = freshIndex(match);
  return (lent.size === 0 ? NONE : (lent.get(header) ?? NONE)) as unknown as readonly StaticEntry<S>[];
}

function freshIndex<S extends CoreState>(match: Match<S>): StaticIndex {
  const { statics } = match.state;
  const index = match.statics;
  if (index.from !== statics || index.length !== statics.length) rebuild(match);
  return index;
}

function rebuild<S extends CoreState>(match: Match<S>): void {
  const index = match.statics;
  const { statics } = match.state;
  index.from = statics;
  index.length = statics.length;
  index.topics.clear();
  index.several.clear();
  index.lent.clear();
  for (const ref of statics) {
    const ability = abilityOf(match, ref);
    for (const { topic, change, at } of subjectsOf(ability)) addTo(index.topics, topic, { ref, ability, change, at });
    for (const place of ability.lends) addLent(match, index, abilityRef(bearerOf(ref), place));
  }
}

/** A lent ability with a header is found by it. */
function addLent<S extends CoreState>(match: Match<S>, index: StaticIndex, ref: AbilityRef): void {
  const ability = abilityOf(match, ref);
  if (ability.header !== '') addTo(index.lent, ability.header, { ref, ability, change: { kind: 'ability', ability: ability.data }, at: 0 });
}

function addTo<S extends CoreState>(entries: StaticIndex['topics'], key: string, entry: StaticEntry<S>): void {
  const known = entries.get(key);
  const added = entry as unknown as StaticEntry<never>;
  if (known === undefined) entries.set(key, [added]);
  else known.push(added);
}

/** One change of an ability under one of its topics. */
interface Subject {
  readonly topic: string;
  readonly change: Change;
  readonly at: number;
}

const subjects = new WeakMap<object, readonly Subject[]>();

/** What an ability's changes are about: worked out once, since the index is made anew whenever a card comes into play or leaves it. */
function subjectsOf<S extends CoreState>(ability: LoweredAbility<S>): readonly Subject[] {
  const known = subjects.get(ability);
  if (known !== undefined) return known;
  const { data } = ability;
  const changes = data.kind === 'static' ? data.changes : [];
  const found = changes.flatMap((change, at) => topicsOf(change).map((topic): Subject => ({ topic: asKey(topic), change, at })));
  subjects.set(ability, found);
  return found;
}

/** The same text as the engine keeps it for names of fields: a text that was put together is compared letter by letter, this one is not. */
function asKey(text: string): string {
  return Object.keys({ [text]: true })[0] ?? text;
}

/** The cards that have a static ability now: its own, or those that it is lent to. What empties text boxes is asked of no text box. */
export function havingStatic<S extends CoreState>(match: Match<S>, { ability, ref, change }: StaticEntry<S>): readonly CardId[] {
  const empties = change.kind === 'rule' && change.rule === 'isBlank';
  return empties ? [bearerOf(ref)] : bearersOf(match, ability, ref);
}
