/** Where the values of cards and players come from, as somebody may know it. */

import { isSameValue, sourcesOf, type ValueNow, type ValueStep } from '../derived/value-sources.ts';
import type { Match } from '../match/match.ts';
import type { Site } from '../state/site.ts';
import { NO_CARD, NO_SEAT, type CardId, type CoreState, type Seat } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { cardKnownBy } from '../views/handles.ts';
import { seeSource, type SeenSource } from '../views/redact.ts';
import type { Handle } from '../views/view.ts';

/** A value that something may change. */
export interface ChangeableValue {
  /** The code by which the game labels it. */
  readonly value: string;
  /** What it is where nothing changes it: what is printed, or usual. */
  readonly printed: ValueNow;
  readonly now: () => ValueNow;
}

/** A game's part in saying where values come from. */
export interface SourceRules<S extends CoreState> {
  /** The values of a card that something may change, where it lies. */
  readonly ofCard: (match: Match<S>, card: CardId) => readonly ChangeableValue[];
  /** The same of a player. */
  readonly ofSeat: (match: Match<S>, seat: Seat) => readonly ChangeableValue[];
}

/** One source of a value. */
export interface SeenValueStep {
  /** The card that changes it, where one does that the viewer may know. */
  readonly by?: SeenSource;
  /** The name of the rule that does, where one does: `GameWords.valueParts` says it. */
  readonly part?: string;
  readonly before: ValueNow;
  readonly after: ValueNow;
}

/** A value that is not what is printed, and where that comes from. */
export interface SeenValueSources {
  readonly value: string;
  readonly printed: ValueNow;
  /** The value before its sources: other than printed where the card has become another. */
  readonly base: ValueNow;
  readonly now: ValueNow;
  readonly steps: readonly SeenValueStep[];
}

/** Of whom values are asked: a card by the viewer's handle, or a seat. */
export type ValuesOf = { readonly card: Handle } | { readonly seat: Seat };

/** Somebody who asks where values come from. */
export interface Inquiry {
  readonly viewer: Viewer;
  readonly of: ValuesOf;
}

/**
 * The values of a card or a player that something changes; undefined for a card that the viewer does not know. `copy` is one in which
 * everything that the viewer cannot know was dealt anew: nothing that is said rests on it. What is another value there is left out.
 */
export function valueSources<S extends CoreState>(
  { ofCard, ofSeat, isPart }: SourceRules<S> & { readonly isPart: (rule: Site) => boolean },
  match: Match<S>,
  copy: Match<S>,
  { viewer, of }: Inquiry,
): readonly SeenValueSources[] | undefined {
  const card = 'card' in of ? cardKnownBy(copy, viewer, of.card) : NO_CARD;
  if (card === undefined || ('seat' in of && copy.state.viewerKeys[of.seat + 1] === undefined)) return undefined;
  const seat = 'seat' in of ? of.seat : (copy.state.cards[card]?.controller ?? NO_SEAT);
  const valuesIn = (where: Match<S>): readonly ChangeableValue[] => ('seat' in of ? ofSeat(where, seat) : ofCard(where, card));
  const shown = valuesIn(match);
  return valuesIn(copy).flatMap(({ value, printed, now }) => {
    const current = shown.find((each) => each.value === value)?.now();
    const { base, steps } = sourcesOf(copy, { about: { card, seat }, now, isPart });
    const last = steps.at(-1)?.after ?? base;
    const isChanged = steps.length > 0 || !isSameValue(base, printed);
    return isChanged && isSameValue(last, current)
      ? [{ value, printed, base, now: last, steps: steps.map((each) => seeStep(copy, viewer, each)) }]
      : [];
  });
}

function seeStep<S extends CoreState>(match: Match<S>, viewer: Viewer, { by, before, after }: ValueStep): SeenValueStep {
  if (typeof by === 'object') return { part: by.name, before, after };
  const source = seeSource(match, viewer, by);
  return { ...(source && { by: source }), before, after };
}
