import type { LoweredAbility } from './ability.ts';
import type { Change } from './effects.ts';
import { abilityOf, bearerOf } from './listeners.ts';
import type { Match } from './match.ts';
import type { AbilityRef, CardId, CoreState, Seat } from './state.ts';

/**
 * A value worked out from the state, kept until the next commit.
 * `slot` is a number of the game's choosing, unique per value: card id × values per card + value.
 */
export function derived<S extends CoreState, T>(match: Match<S>, slot: number, compute: () => T): T {
  const { values } = freshCache(match);
  const known = values[slot];
  if (known !== undefined) return known as T;
  const value = compute();
  values[slot] = value;
  return value;
}

function freshCache<S extends CoreState>(match: Match<S>): Match<S>['derived'] {
  const cache = match.derived;
  if (cache.revision !== match.state.revision) {
    cache.revision = match.state.revision;
    cache.values.length = 0;
  }
  return cache;
}

/** One change of one static ability now working. */
export interface WorkingChange<S extends CoreState> {
  readonly ref: AbilityRef;
  readonly ability: LoweredAbility<S>;
  readonly change: Change;
  /** Its place among the ability's changes. */
  readonly at: number;
}

/** How a characteristic is changed in steps; see `characteristic`. */
export interface LayerRule<S extends CoreState, V> {
  /** Which changes touch it. */
  readonly touches: (change: Change) => boolean;
  /** Sublayers in order: all changes of one are applied before those of the next. */
  readonly sublayer: (change: Change) => number;
  /** The value after a change. `amount` is the change's own number now. */
  readonly apply: (value: V, change: Change, amount: number, working: WorkingChange<S>) => V;
}

/**
 * Works out a characteristic of a card: its base value, then the changes that touch it, sublayer by sublayer. Within a sublayer a
 * change waits for those that would alter whether it applies; otherwise, and in circles, the oldest comes first. While it is
 * being worked out, whoever asks for it (a change that depends on it) is told the value so far.
 */
export function characteristic<S extends CoreState, V>(match: Match<S>, card: CardId, slot: number, base: V, rule: LayerRule<S, V>): V {
  if (match.state.statics.length === 0) return base;
  const { values } = freshCache(match);
  const known = values[slot];
  if (known !== undefined) return known as V;
  const waiting = touching(match, rule);
  let value = base;
  values[slot] = value;
  while (waiting.length > 0) {
    const next = nextChange(match, card, slot, waiting, rule, value);
    waiting.splice(waiting.indexOf(next), 1);
    if (!next.ability.appliesToCard(match, card, bearerOf(next.ref))) continue;
    value = rule.apply(value, next.change, amountOf(match, next), next);
    values[slot] = value;
  }
  return value;
}

function touching<S extends CoreState, V>(match: Match<S>, rule: LayerRule<S, V>): WorkingChange<S>[] {
  const found: WorkingChange<S>[] = [];
  for (const ref of match.state.statics) {
    const ability = abilityOf(match, ref);
    if (ability.data.kind !== 'static') continue;
    const { changes } = ability.data;
    for (let at = 0; at < changes.length; at++) {
      const change = changes[at] as Change;
      if (rule.touches(change)) found.push({ ref, ability, change, at });
    }
  }
  return found;
}

/** The oldest change of the lowest sublayer that no other of that sublayer would make apply or not apply. */
function nextChange<S extends CoreState, V>(
  match: Match<S>,
  card: CardId,
  slot: number,
  waiting: readonly WorkingChange<S>[],
  rule: LayerRule<S, V>,
  value: V,
): WorkingChange<S> {
  const first = waiting[0] as WorkingChange<S>;
  if (waiting.length === 1) return first;
  const lowest = Math.min(...waiting.map((each) => rule.sublayer(each.change)));
  const level = waiting.filter((each) => rule.sublayer(each.change) === lowest);
  if (level.length === 1) return level[0] as WorkingChange<S>;
  const { values } = match.derived;
  const appliesNow = (each: WorkingChange<S>): boolean => each.ability.appliesToCard(match, card, bearerOf(each.ref));
  const free = level.find((each) => {
    const now = appliesNow(each);
    return level.every((other) => {
      if (other === each || !appliesNow(other)) return true;
      values[slot] = rule.apply(value, other.change, amountOf(match, other), other);
      const then = appliesNow(each);
      values[slot] = value;
      return then === now;
    });
  });
  return free ?? (level[0] as WorkingChange<S>);
}

function amountOf<S extends CoreState>(match: Match<S>, { ability, at, ref }: WorkingChange<S>): number {
  return ability.amounts[at]?.(match, bearerOf(ref)) ?? 0;
}

/** A rule that a static ability has turned on. */
export interface WorkingRule {
  /** The card that says so. */
  readonly self: CardId;
  /** Its number; 1 where it has none. */
  readonly amount: number;
  /** The house or trait that it is about, or an empty text. */
  readonly word: string;
  /** Whether it speaks of a card: of every one, where it names none. */
  readonly speaksOf: (card: CardId) => boolean;
}

/** What turns a rule on for a card. */
export function rulesOnCard<S extends CoreState>(match: Match<S>, card: CardId, rule: string): readonly WorkingRule[] {
  return workingRules(match, rule, (ability, self) => ability.appliesToCard(match, card, self));
}

/** What turns a rule on for a seat. */
export function rulesOnSeat<S extends CoreState>(match: Match<S>, seat: Seat, rule: string): readonly WorkingRule[] {
  return workingRules(match, rule, (ability, self) => ability.appliesToSeat(match, seat, self));
}

/** The sum of the amounts of what turns a rule on. */
export function sumOf(rules: readonly WorkingRule[]): number {
  return rules.reduce((sum, each) => sum + each.amount, 0);
}

const NO_RULES: readonly WorkingRule[] = [];

function workingRules<S extends CoreState>(
  match: Match<S>,
  rule: string,
  works: (ability: LoweredAbility<S>, self: CardId) => boolean,
): readonly WorkingRule[] {
  let found: WorkingRule[] | undefined;
  for (const ref of match.state.statics) {
    const ability = abilityOf(match, ref);
    if (ability.data.kind !== 'static') continue;
    const { changes } = ability.data;
    for (let at = 0; at < changes.length; at++) {
      const change = changes[at] as Change;
      const self = bearerOf(ref);
      if (change.kind !== 'rule' || change.rule !== rule || !works(ability, self)) continue;
      const fits = ability.speaksOf[at];
      (found ??= []).push({
        self,
        amount: change.amount === undefined ? 1 : (ability.amounts[at]?.(match, self) ?? 0),
        word: change.word ?? '',
        speaksOf: fits === undefined ? () => true : (card) => fits(match, card, self),
      });
    }
  }
  return found ?? NO_RULES;
}
