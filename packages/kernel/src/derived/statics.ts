import type { Change } from '../language/effects.ts';
import { abilityOf, abilityRef, bearerOf, bearersOf } from '../match/ability-ref.ts';
import type { CompiledAbility, Match, StaticEntry } from '../match/match.ts';
import type { AbilityRef, CardId, CoreState } from '../state/state.ts';
import { clearIndex, topicsOf } from '../match/static-index.ts';
import type { StaticIndex, Topic } from '../match/static-index.ts';

const NONE: readonly never[] = [];

/** The working static changes about a topic, oldest first. Most topics have none, and asking costs next to nothing. */
export function staticsAbout<S extends CoreState>({ statics }: Match<S>, about: Topic): readonly StaticEntry<S>[] {
  return statics.about[about] ?? NONE;
}

/** The working static changes about one of several topics, each once and oldest first. The list of topics is made once and asked for often. */
export function staticsAboutAny<S extends CoreState>(match: Match<S>, about: readonly Topic[]): readonly StaticEntry<S>[] {
  const [only] = about;
  if (about.length === 1 && only !== undefined) return staticsAbout(match, only);
  const { several } = match.statics;
  const known = several.get(about);
  if (known !== undefined) return known;
  const found = byAge(match, merged(match, about));
  several.set(about, found);
  return found;
}

/** A swap is about two topics and is one change. */
function merged<S extends CoreState>(match: Match<S>, about: readonly Topic[]): StaticEntry<S>[] {
  const found: StaticEntry<S>[] = [];
  for (const each of about)
    for (const entry of staticsAbout(match, each))
      if (!found.some(({ ref, at }) => ref === entry.ref && at === entry.at)) found.push(entry);
  return found;
}

function byAge<S extends CoreState>({ state }: Match<S>, entries: StaticEntry<S>[]): StaticEntry<S>[] {
  return entries.toSorted((one, other) => state.statics.indexOf(one.ref) - state.statics.indexOf(other.ref) || one.at - other.at);
}

/** Whether a working change could make a stat less than is printed: it sets or swaps it, takes from it, or adds a number that is worked out. */
export function mayLower<S extends CoreState>(match: Match<S>, stat: Topic): boolean {
  for (const { change } of staticsAbout(match, stat))
    if (change.kind !== 'stat' || change.change !== 'add' || typeof change.amount !== 'number' || change.amount < 0) return true;
  return false;
}

/** The abilities with a header that static abilities lend, oldest first. */
export function lentUnder<S extends CoreState>(match: Match<S>, header: string): readonly StaticEntry<S>[] {
  const { lent } = match.statics;
  return lent.size === 0 ? NONE : (lent.get(header) ?? NONE);
}

/** Brings the index up to date where other static abilities work than before: after whatever may have changed the state. */
export function indexStatics<S extends CoreState>(match: Match<S>): void {
  const index = match.statics;
  const { statics } = match.state;
  if (index.from !== statics) {
    clearIndex(index);
    index.from = statics;
    index.length = 0;
  }
  // A list that is the same one has only grown: see `listen` and `silence`.
  if (index.length !== statics.length) addFrom(match, index.length);
}

function addFrom<S extends CoreState>(match: Match<S>, place: number): void {
  const index = match.statics;
  const { statics } = match.state;
  index.length = statics.length;
  index.several.clear();
  for (let at = place; at < statics.length; at++) {
    const ref = statics[at] as AbilityRef;
    const ability = abilityOf(match, ref);
    for (const { topic: about, change, at } of subjectsOf(ability)) {
      const entry: StaticEntry<S> = { ref, self: bearerOf(ref), ability, change, at };
      const known = index.about[about];
      index.about[about] = known === undefined ? [entry] : [...known, entry];
    }
    for (const place of ability.static.lends) addLent(match, index, abilityRef(bearerOf(ref), place));
  }
}

/** A lent ability with a header is found by it. */
function addLent<S extends CoreState>(match: Match<S>, { lent }: StaticIndex<Match<S>>, ref: AbilityRef): void {
  const ability = abilityOf(match, ref);
  if (ability.header === '') return;
  const entry: StaticEntry<S> = { ref, self: bearerOf(ref), ability, change: { kind: 'ability', ability: ability.data }, at: 0 };
  const known = lent.get(ability.header);
  lent.set(ability.header, known === undefined ? [entry] : [...known, entry]);
}

/** One change of an ability under one of its topics. */
interface Subject {
  readonly topic: Topic;
  readonly change: Change;
  readonly at: number;
}

const subjects = new WeakMap<object, readonly Subject[]>();

/** What an ability's changes are about: worked out once, since the index is made anew whenever a card comes into play or leaves it. */
function subjectsOf<S extends CoreState>(ability: CompiledAbility<S>): readonly Subject[] {
  const known = subjects.get(ability);
  if (known !== undefined) return known;
  const { data } = ability;
  const changes = data.kind === 'static' ? data.changes : [];
  const found = changes.flatMap((change, at) => topicsOf(change).map((about): Subject => ({ topic: about, change, at })));
  subjects.set(ability, found);
  return found;
}

/** Whether a static ability that nobody lends works: what empties text boxes is asked of no text box, unless the game says more. */
export function isWorking<S extends CoreState>(match: Match<S>, entry: StaticEntry<S>): boolean {
  const { isBlank, worksBlank } = match.game.policy;
  if (isBlank === undefined) return true;
  const known = worksBlank?.(match, entry);
  if (known !== undefined) return known;
  const { self, change } = entry;
  return (change.kind === 'rule' && change.rule === 'isBlank') || !isBlank(match, self);
}

/** The cards that have a static ability now: its own, or those that it is lent to. What empties text boxes is asked of no text box. */
export function havingStatic<S extends CoreState>(match: Match<S>, { ability, ref, change }: StaticEntry<S>): readonly CardId[] {
  const empties = change.kind === 'rule' && change.rule === 'isBlank';
  return empties ? [bearerOf(ref)] : bearersOf(match, ability, ref);
}
