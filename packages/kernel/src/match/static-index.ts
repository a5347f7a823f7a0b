import type { CompiledAbilityOn } from './ability.ts';
import type { Change } from '../language/effects.ts';
import type { AbilityRef, CardId } from '../state/state.ts';

/** One change of one static ability that works now, whoever has it. */
export interface StaticEntryOn<M> {
  readonly ref: AbilityRef;
  /** The card that says so. */
  readonly self: CardId;
  readonly ability: CompiledAbilityOn<M>;
  readonly change: Change;
  /** Its place among the ability's changes. */
  readonly at: number;
}

declare const isTopic: unique symbol;

/** What a change is about, as a number: the place where an index keeps the changes that are about it. */
export type Topic = number & { readonly [isTopic]: true };

const topicNumbers = new Map<string, Topic>();

/** The topic with a name: `stat power`, `list house`, or the name of a rule. The same name is the same topic, in every game. */
export function topic(name: string): Topic {
  const known = topicNumbers.get(name);
  if (known !== undefined) return known;
  const made = topicNumbers.size as Topic;
  topicNumbers.set(name, made);
  return made;
}

/** Several topics by their names. Call once, when a module is loaded: topics are asked for at every decision. */
export function topics<const N extends string>(...names: readonly N[]): { readonly [K in N]: Topic } {
  return Object.fromEntries(names.map((name) => [name, topic(name)])) as { readonly [K in N]: Topic };
}

/** The working static changes by what they are about. Good as long as the same static abilities work: see `indexStatics`. */
export interface StaticIndex<M> {
  /** The list of the state that it was made from, and how long that was. */
  from: readonly AbilityRef[];
  length: number;
  /** By topic; nothing where nothing is about it. */
  readonly about: (readonly StaticEntryOn<M>[] | undefined)[];
  /** Those about one of several topics, by the list of these. */
  readonly several: Map<readonly Topic[], readonly StaticEntryOn<M>[]>;
  /** The abilities that they lend, by their headers. */
  readonly lent: Map<string, readonly StaticEntryOn<M>[]>;
}

/** An index of nothing. */
export function emptyIndex<M>(): StaticIndex<M> {
  return { from: [], length: -1, about: [], several: new Map(), lent: new Map() };
}

/** The same index for a copy of the state, whose list of abilities is `from`. Lists of changes are never written to. */
export function copyIndex<M>({ length, about, lent }: StaticIndex<M>, from: readonly AbilityRef[]): StaticIndex<M> {
  return { from, length, about: about.slice(), several: new Map(), lent: new Map(lent) };
}

/** Takes everything out of an index. */
export function clearIndex<M>({ about, several, lent }: StaticIndex<M>): void {
  for (let at = 0; at < about.length; at++) about[at] = undefined;
  // One place for each topic that there is: asking for one beyond the end of a list is slow.
  while (about.length < topicNumbers.size) about.push(undefined);
  several.clear();
  lent.clear();
}

/** What a change is about: a swap is about both its stats; lent abilities are found by their header. */
export function topicsOf(change: Change): readonly Topic[] {
  switch (change.kind) {
    case 'stat':
      return [topic(`stat ${change.stat}`)];
    case 'swap':
      return [topic(`stat ${change.stat}`), topic(`stat ${change.with}`)];
    case 'list':
      return [topic(`list ${change.list}`)];
    case 'rule':
      return [topic(change.rule)];
    case 'ability':
      return [];
  }
}
