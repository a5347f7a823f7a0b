import { forgetAll } from '../match/derived-cache.ts';
import type { Match } from '../match/match.ts';
import { allSites, watch, type Probe, type Site } from '../state/site.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';

/** A value of a card or a player: a number, or words such as its keywords. */
export type ValueNow = number | readonly string[];

/** What one source makes of a value. */
export interface ValueStep {
  /** The card whose text or modifiers change it, or the rule that does. */
  readonly by: CardId | Site;
  /** The value without this source and all that come after it, and with this one. */
  readonly before: ValueNow;
  readonly after: ValueNow;
}

/** Where a value comes from. */
export interface ValueSources {
  /** The value without any of its sources. */
  readonly base: ValueNow;
  /** From the base to the value as it is, source by source; those that change nothing are left out. */
  readonly steps: readonly ValueStep[];
}

/** A value whose sources are asked for. */
export interface SourcedValue {
  /** The card, and the player, whose value it is: what texts say of others, on which it may rest, is none of its sources. */
  readonly about: { readonly card: CardId; readonly seat: Seat };
  readonly now: () => ValueNow;
  /** Whether a rule is one of those that are told as a source, such as that counters add to a number. */
  readonly isPart: (rule: Site) => boolean;
}

/**
 * Where a value comes from. It is worked out without any of the cards and rules that it rests on, and then with one more of them at a time:
 * cards in the order in which they are applied, then rules. The steps lead from the base to the value, whatever they do to each other.
 */
export function sourcesOf<S extends CoreState>(match: Match<S>, asked: SourcedValue): ValueSources {
  const { ran, heard } = without(match, asked, NOTHING);
  const silenced = new Set(heard);
  const lifted = new Set(ran);
  const base = without(match, asked, { silenced, lifted }).value;
  const steps: ValueStep[] = [];
  let before = base;
  const add = (by: CardId | Site): void => {
    const after = without(match, asked, { silenced, lifted }).value;
    if (!isSameValue(before, after)) steps.push({ by, before, after });
    before = after;
  };
  for (const card of heard) {
    silenced.delete(card);
    add(card);
  }
  for (const rule of ran) {
    lifted.delete(rule);
    add(rule);
  }
  return { base, steps };
}

/** What is passed over while a value is worked out. */
interface Omitted {
  readonly silenced: ReadonlySet<CardId>;
  readonly lifted: ReadonlySet<Site>;
}

const NOTHING: Omitted = { silenced: new Set(), lifted: new Set() };

interface WorkedOut {
  readonly value: ValueNow;
  /** The rules and the cards that it was worked out with, in their order. */
  readonly ran: readonly Site[];
  readonly heard: readonly CardId[];
}

function without<S extends CoreState>(match: Match<S>, { about, now, isPart }: SourcedValue, { silenced, lifted }: Omitted): WorkedOut {
  const heard = new Set<number>();
  const probe: Probe = { off: -1, ran: new Set(), lifted: new Set([...lifted].map(({ id }) => id)), silenced, heard, about };
  // What is kept rests on other sources.
  forgetAll(match.derived);
  const value = watch(match, probe, now);
  forgetAll(match.derived);
  return { value, ran: [...probe.ran].flatMap((id) => allSites()[id] ?? []).filter(isPart), heard: [...heard] };
}

/** Whether two values are the same: words in the same order. */
export function isSameValue(one: ValueNow | undefined, other: ValueNow | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
