import { contextOf } from './contexts.ts';
import { counts } from './heard.ts';
import { growingFrom, isTooDeep, keep, recall, settle } from '../match/derived-cache.ts';
import type { Change } from '../language/effects.ts';
import type { CompiledAbility, Match, StaticEntry } from '../match/match.ts';
import type { AbilityRef, CardId, CoreState } from '../state/state.ts';
import type { Topic } from '../match/static-index.ts';
import { topicsOf } from '../match/static-index.ts';
import { saidChange, type SaidChange } from './said-change.ts';
import { havingStatic, isWorking, staticsAbout, staticsAboutAny } from './statics.ts';

/**
 * A value worked out from the state, kept until the next commit.
 * `slot` is a number of the game's choosing, unique per value: card id × values per card + value. `compute` is told the match and
 * what else it needs, so that asking for what is known makes nothing.
 */
export function derived<S extends CoreState, T, A = undefined>(
  match: Match<S>,
  slot: number,
  compute: (match: Match<S>, about: A) => T,
  about?: A,
): T {
  const known = recall(freshCache(match), slot);
  return known === undefined ? workOut(match, slot, compute, about as A) : (known as T);
}

/** Apart from where it is asked for: most of the time it is known. */
function workOut<S extends CoreState, T, A>(match: Match<S>, slot: number, compute: (match: Match<S>, about: A) => T, about: A): T {
  return settle(match.derived, slot, () => compute(match, about));
}

function freshCache<S extends CoreState>(match: Match<S>): Match<S>['derived'] {
  const cache = match.derived;
  if (cache.revision !== match.state.revision) {
    cache.revision = match.state.revision;
    cache.age++;
    if (cache.open.length > 0) cache.open.length = 0;
    cache.read = 0;
    cache.circled = Infinity;
  }
  return cache;
}

/** One change of one static ability now working. */
export interface WorkingChange<S extends CoreState> {
  readonly ref: AbilityRef;
  /** The card that says so: the ability's own, or one it is lent to. */
  readonly self: CardId;
  readonly ability: CompiledAbility<S>;
  readonly change: Change;
  /** Its place among the ability's changes. */
  readonly at: number;
}

/** How a characteristic is changed in steps; see `characteristic`. */
export interface LayerRule<S extends CoreState, V> {
  /** Where its value is kept: see `derived`. */
  readonly slot: (card: CardId) => number;
  /** The changes that touch it: `stat power`, `list house`; see `topicsOf`. Made once: what is found by it is kept. */
  readonly topics: readonly Topic[];
  /** Sublayers in order: all changes of one are applied before those of the next. */
  readonly sublayer: (change: Change, working: WorkingChange<S>) => number;
  /**
   * The characteristic of an earlier layer, where an ability that changes both works on the cards that it worked on there, whatever
   * they have become: what it changed of a card, by `appliedTo`.
   */
  readonly earlier?: {
    readonly topics: readonly Topic[];
    readonly applied: (match: Match<S>, card: CardId) => readonly WorkingChange<S>[];
  };
  /** Whether nothing that is worked out by this rule could alter if, or how, a change works: then it need not be tried. */
  readonly isSteady?: (match: Match<S>, working: WorkingChange<S>) => boolean;
  /** True where a game knows no dependency: the changes of a sublayer are applied oldest first and nothing else is asked. */
  readonly byAgeAlone?: true;
  /** True where the characteristic of a card may rest on that of another, and this on the first: neither depends on which is asked for first. */
  readonly mayCircle?: true;
  /** The value after a change. `amount` is the change's own number now. */
  readonly apply: (value: V, change: SaidChange, amount: number, working: WorkingChange<S>) => V;
}

/**
 * Works out a characteristic of a card: its base value, then the changes that touch it, sublayer by sublayer. Within a sublayer a
 * change waits for those that would alter whether it applies; otherwise, and in circles, the oldest comes first. While it is
 * being worked out, whoever asks for it (a change that depends on it) is told the value so far.
 */
export function characteristic<S extends CoreState, V>(match: Match<S>, card: CardId, rule: LayerRule<S, V>, base: V): V {
  if (!isTouched(match, rule.topics)) return base;
  const slot = rule.slot(card);
  const cache = freshCache(match);
  const known = recall(cache, slot);
  if (known !== undefined) return known as V;
  return isTooDeep(cache, rule.mayCircle === true) ? base : growing({ match, card, slot, rule }, base);
}

/** Works a characteristic out and keeps it, unless it rests on another that is not final. Most of the time it is known instead. */
function growing<S extends CoreState, V>(wanted: Growing<S, V>, base: V): V {
  return growingFrom(wanted.match.derived, wanted.slot, () => applyChanges(wanted, base), wanted.rule.mayCircle);
}

/** A value worked out like `derived` that may rest on itself: whoever asks for it meanwhile is told `first`. */
export function derivedFrom<S extends CoreState, T>(match: Match<S>, slot: number, first: T, compute: () => T): T {
  const cache = freshCache(match);
  const known = recall(cache, slot);
  if (known !== undefined) return known as T;
  return growingFrom(cache, slot, () => {
    keep(cache, slot, first);
    return compute();
  });
}

/**
 * The same of a value that may rest on those of other cards, and they on it: `isAlike` says which slots hold such values, and whoever asks
 * for one of them while another is worked out is told its `first`.
 */
export function derivedAmong<S extends CoreState, T>(
  match: Match<S>,
  { slot, isAlike }: { readonly slot: number; readonly isAlike: (slot: number) => boolean },
  first: T,
  compute: () => T,
): T {
  const cache = freshCache(match);
  const outer = recall(cache, slot) === undefined ? cache.open.findIndex(isAlike) : -1;
  if (outer < 0) return derivedFrom(match, slot, first, compute);
  cache.read = Math.min(cache.read, outer);
  return first;
}

function isTouched<S extends CoreState>(match: Match<S>, topics: readonly Topic[]): boolean {
  for (let at = 0; at < topics.length; at++) if (staticsAbout(match, topics[at] as Topic).length > 0) return true;
  return false;
}

/** A characteristic that is being worked out. */
interface Growing<S extends CoreState, V> {
  readonly match: Match<S>;
  readonly card: CardId;
  readonly slot: number;
  readonly rule: LayerRule<S, V>;
  /** Told every change that is applied. */
  readonly note?: (working: WorkingChange<S>) => void;
  readonly prospect?: Prospect<S> | undefined;
}

/** What would work on a card that is about to be elsewhere. */
export interface Prospect<S extends CoreState> {
  /** Which of the changes that work now would work there too. */
  readonly stays: (working: WorkingChange<S>) => boolean;
  /** Those that would work there and do not yet: they come last. */
  readonly comes: readonly WorkingChange<S>[];
}

/** A characteristic of a card as it would be elsewhere. It is not kept. */
export function prospective<S extends CoreState, V>(
  match: Match<S>,
  card: CardId,
  rule: LayerRule<S, V>,
  { base, prospect }: { readonly base: V; readonly prospect: Prospect<S> },
): V {
  const slot = rule.slot(card);
  const cache = freshCache(match);
  // Whoever asks for it while it is being worked out is told the value so far.
  if (cache.open.includes(slot)) return recall(cache, slot) as V;
  return besideWhatIsKept(match, slot, () => applyChanges({ match, card, slot, rule, prospect }, base));
}

/** Works something out in the slot of a value, which is kept as it was. */
function besideWhatIsKept<S extends CoreState, T>(match: Match<S>, slot: number, compute: () => T): T {
  const cache = freshCache(match);
  const known = recall(cache, slot);
  const outer = cache.read;
  cache.open.push(slot);
  const value = compute();
  cache.open.pop();
  cache.read = Math.min(outer, cache.read);
  if (known === undefined) cache.stamps[slot] = -1;
  else keep(cache, slot, known);
  return value;
}

function applyChanges<S extends CoreState, V>(growing: Growing<S, V>, base: V): V {
  const { match, slot, rule, prospect } = growing;
  const changes = prospect === undefined ? touching(match, rule.topics) : touchingThere(match, rule.topics, prospect);
  keep(match.derived, slot, base);
  if (rule.byAgeAlone === true) return applyByAge(growing, changes, base);
  const waiting = changes.slice();
  let value = base;
  while (waiting.length > 0) {
    const next = nextChange(growing, waiting, value);
    takeOut(waiting, next);
    value = applyIfWorking(growing, value, next);
  }
  return value;
}

/** The value after a change, which is kept for those that ask meanwhile; the same value where the change does not work on the card. */
function applyIfWorking<S extends CoreState, V>(growing: Growing<S, V>, value: V, change: WorkingChange<S>): V {
  if (!worksOn(growing, change)) return value;
  const { match, slot, note } = growing;
  const changed = applied(growing, value, change);
  note?.(change);
  keep(match.derived, slot, changed);
  return changed;
}

/** Sublayer by sublayer, the oldest change first. */
function applyByAge<S extends CoreState, V>(growing: Growing<S, V>, changes: readonly WorkingChange<S>[], base: V): V {
  const { rule } = growing;
  let value = base;
  for (let level = nextSublayer(rule, changes, -Infinity); level < Infinity; level = nextSublayer(rule, changes, level)) {
    for (let at = 0; at < changes.length; at++) {
      const each = changes[at] as WorkingChange<S>;
      if (rule.sublayer(each.change, each) === level) value = applyIfWorking(growing, value, each);
    }
  }
  return value;
}

/** The lowest sublayer above another that any of the changes is of; Infinity where none is. */
function nextSublayer<S extends CoreState, V>({ sublayer }: LayerRule<S, V>, changes: readonly WorkingChange<S>[], above: number): number {
  let lowest = Infinity;
  for (let at = 0; at < changes.length; at++) {
    const each = changes[at] as WorkingChange<S>;
    const level = sublayer(each.change, each);
    if (level > above && level < lowest) lowest = level;
  }
  return lowest;
}

function takeOut<T>(list: T[], gone: T): void {
  for (let at = list.indexOf(gone); at < list.length - 1; at++) list[at] = list[at + 1] as T;
  list.pop();
}

const beginnings = new WeakMap<object, WeakMap<object, boolean>>();

/** Whether an ability changes something of an earlier layer too: worked out once for each ability and layer. */
function beganIn<S extends CoreState>(ability: CompiledAbility<S>, topics: readonly Topic[]): boolean {
  let known = beginnings.get(topics);
  if (known === undefined) beginnings.set(topics, (known = new WeakMap()));
  let began = known.get(ability);
  if (began === undefined) {
    const { data } = ability;
    began = data.kind === 'static' && data.changes.some((change) => topicsOf(change).some((topic) => topics.includes(topic)));
    known.set(ability, began);
  }
  return began;
}

/** Whether a change works on the card, and counts. */
function worksOn<S extends CoreState, V>(growing: Growing<S, V>, change: WorkingChange<S>): boolean {
  const { match, card } = growing;
  return isAimedAt(growing, change) && counts(match, change.self, { card });
}

/** Whether a change works on the card as it is now, or as it was in the earlier layer that its ability began in. */
function isAimedAt<S extends CoreState, V>({ match, card, rule }: Growing<S, V>, { ability, ref, self }: WorkingChange<S>): boolean {
  const { earlier } = rule;
  if (earlier !== undefined && ability.data.kind === 'static') {
    if (beganIn(ability, earlier.topics)) return earlier.applied(match, card).some((each) => each.ref === ref && each.self === self);
  }
  return ability.static.appliesToCard(match, card, contextOf(match, self));
}

/** The changes that a characteristic of a card is worked out with, in the order in which they are applied: for `LayerRule.earlier`. */
export function appliedTo<S extends CoreState, V>(
  match: Match<S>,
  card: CardId,
  rule: LayerRule<S, V>,
  { base, prospect }: { readonly base: V; readonly prospect?: Prospect<S> | undefined },
): readonly WorkingChange<S>[] {
  const applied: WorkingChange<S>[] = [];
  if (prospect === undefined && !isTouched(match, rule.topics)) return applied;
  const slot = rule.slot(card);
  besideWhatIsKept(match, slot, () => applyChanges({ match, card, slot, rule, prospect, note: (working) => applied.push(working) }, base));
  return applied;
}

/** The changes about a topic that work on a card now, oldest first: all, or those of a sort, so that nothing is asked about the others. */
export function changesOn<S extends CoreState>(
  match: Match<S>,
  card: CardId,
  topic: Topic,
  isMeant?: (change: Change) => boolean,
): WorkingChange<S>[] {
  return touching(match, [topic]).filter(
    ({ ability, self, change }) =>
      (isMeant === undefined || isMeant(change)) &&
      ability.static.appliesToCard(match, card, contextOf(match, self)) &&
      counts(match, self, { card }),
  );
}

function touching<S extends CoreState>(match: Match<S>, topics: readonly Topic[]): readonly WorkingChange<S>[] {
  const entries = staticsAboutAny(match, topics);
  // Nearly all are of the card that says so.
  if (areOwnAndWorking(match, entries)) return entries;
  const found: WorkingChange<S>[] = [];
  for (let each = 0; each < entries.length; each++) {
    const entry = entries[each] as StaticEntry<S>;
    const { ref, ability, change, at } = entry;
    if (ability.lent === undefined) {
      if (isWorking(match, entry)) found.push(entry);
    } else for (const self of havingStatic(match, entry)) found.push({ ref, self, ability, change, at });
  }
  return found;
}

/** Those that would touch a characteristic elsewhere, oldest first. */
function touchingThere<S extends CoreState>(match: Match<S>, topics: readonly Topic[], { stays, comes }: Prospect<S>): WorkingChange<S>[] {
  const staying = touching(match, topics).filter((each) => stays(each));
  const isThere = ({ ref, self, at }: WorkingChange<S>): boolean =>
    staying.some((each) => each.ref === ref && each.self === self && each.at === at);
  const coming = comes.filter((each) => topicsOf(each.change).some((topic) => topics.includes(topic)) && !isThere(each));
  return [...staying, ...coming];
}

function areOwnAndWorking<S extends CoreState>(match: Match<S>, entries: readonly StaticEntry<S>[]): boolean {
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as StaticEntry<S>;
    if (entry.ability.lent !== undefined || !isWorking(match, entry)) return false;
  }
  return true;
}

/** The oldest change of the lowest sublayer that no other of that sublayer would make apply, not apply or do something else. */
function nextChange<S extends CoreState, V>(growing: Growing<S, V>, waiting: readonly WorkingChange<S>[], value: V): WorkingChange<S> {
  if (waiting.length === 1) return waiting[0] as WorkingChange<S>;
  const level = lowestOf(growing.rule, waiting);
  return level.length === 1 ? (level[0] as WorkingChange<S>) : firstFree(growing, level, value);
}

/** The changes of the lowest sublayer. */
function lowestOf<S extends CoreState, V>(rule: LayerRule<S, V>, waiting: readonly WorkingChange<S>[]): readonly WorkingChange<S>[] {
  let lowest = Infinity;
  let level: WorkingChange<S>[] = [];
  for (let at = 0; at < waiting.length; at++) {
    const each = waiting[at] as WorkingChange<S>;
    const sublayer = rule.sublayer(each.change, each);
    if (sublayer > lowest) continue;
    if (sublayer === lowest) level.push(each);
    else level = [each];
    lowest = sublayer;
  }
  return level;
}

/** Of the changes of one sublayer the oldest that no other would alter; in circles the oldest of all. */
function firstFree<S extends CoreState, V>(growing: Growing<S, V>, level: readonly WorkingChange<S>[], value: V): WorkingChange<S> {
  const { match, slot, rule } = growing;
  const cache = match.derived;
  // What a change would do now, as a number: nothing at all where it does not apply.
  const effectOf = (each: WorkingChange<S>): number | undefined =>
    worksOn(growing, each) ? amountOf(match, each, growing.card) : undefined;
  const free = level.find((each) => {
    if (isDefining(each) || rule.isSteady?.(match, each) === true) return true;
    const now = effectOf(each);
    return level.every((other) => {
      if (other === each || isDefining(other) || !worksOn(growing, other)) return true;
      keep(cache, slot, applied(growing, value, other));
      const then = effectOf(each);
      keep(cache, slot, value);
      return then === now;
    });
  });
  return free ?? (level[0] as WorkingChange<S>);
}

/** The value after a change, whose own word may read otherwise than written. */
function applied<S extends CoreState, V>({ match, card, rule }: Growing<S, V>, value: V, working: WorkingChange<S>): V {
  return rule.apply(value, saidChange(match, working), amountOf(match, working, card), working);
}

/** Whether a change defines what its own card is: nothing depends on it. */
function isDefining<S extends CoreState>({ ability: { data } }: WorkingChange<S>): boolean {
  return data.kind === 'static' && data.defines === true;
}

/** The number of a change now, as it works on the card. */
function amountOf<S extends CoreState>(match: Match<S>, { ability, at, self }: WorkingChange<S>, card: CardId): number {
  return ability.static.amounts[at]?.(match, contextOf(match, self), card) ?? 0;
}
