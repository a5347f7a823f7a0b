import { indexAbilities } from './index-abilities.ts';
import type { Heard } from '../match/listener-index.ts';
import { gatherBatches } from '../derived/batches.ts';
import { heardAfter, heardBy, isAnyHeard, NOBODY_HEARD } from '../derived/listeners.ts';
import type { Match, Sight } from '../match/match.ts';
import { asTheyWere, definitionsOf } from './former-abilities.ts';
import { runningAbility } from '../match/stack.ts';
import { recordsOf } from './history.ts';
import { endOnce } from './lasting.ts';
import { assert } from '../state/result.ts';
import type { CardRef, CoreState, DeepReadonly, GameEvent, LastKnown } from '../state/state.ts';
import { CARDS_MAX, cardOf, isCurrent, NO_CARD, pin } from '../state/state.ts';

/** What came of a batch that was written. */
export interface Committed {
  /** The events as they are told from here on: their cards are pinned. */
  readonly events: readonly GameEvent[];
  readonly heard: readonly Heard[];
}

/** Writes a batch. Those who leave hear it as it was before it, those who arrive as it is after it. */
export function commitBatch<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): Committed {
  assert(match.state.frames.length === match.depth, 'Nothing is written after a call.');
  const first = heardBy(match, 'after', events);
  const were = definitionsOf(match, first);
  const pinned = commitAll(match, events);
  const before = asTheyWere(match, first, were);
  const after = heardBy(match, 'after', events);
  if (before.length + after.length === 0) return { events: pinned, heard: NOBODY_HEARD };
  return { events: pinned, heard: heardOfBatch(match, { before, after, events, pinned }) };
}

/**
 * Writes a batch that nothing listens for. Whoever has come into play by it may hear it all the same: see `isHeard`.
 */
export function commitUnheard<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): Committed {
  assert(match.state.frames.length === match.depth, 'Nothing is written after a call.');
  const pinned = commitAll(match, events);
  if (!isAnyHeard(match, events)) return { events: pinned, heard: NOBODY_HEARD };
  const after = heardBy(match, 'after', events);
  return { events: pinned, heard: after.length === 0 ? after : heardOfBatch(match, { before: NOBODY_HEARD, after, events, pinned }) };
}

/** Who heard a batch, before it was written or after it, as it is told from here on. */
interface HeardBatch {
  readonly before: readonly Heard[];
  readonly after: readonly Heard[];
  readonly events: readonly GameEvent[];
  readonly pinned: readonly GameEvent[];
}

function heardOfBatch<S extends CoreState>(match: Match<S>, { before, after, events, pinned }: HeardBatch): readonly Heard[] {
  const heard = heardAfter(match, before, after).map((each) => ({ ...each, event: pinned[events.indexOf(each.event)] as GameEvent }));
  return endOnce(match, gatherBatches(match, heard));
}

/** Writes the events one after another; what they are about is named as it was before the first of them. */
function commitAll<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): readonly GameEvent[] {
  const first = events[0];
  // Most batches are one event.
  if (events.length > 1 || first === undefined) return commitSeveral(match, events);
  const told = commit(match, first, pinEvent(match, first), snapshot(match, first));
  return told === first ? events : [told];
}

function commitSeveral<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): readonly GameEvent[] {
  const leavers = events.map((event) => snapshot(match, event));
  const pinned = events.map((event) => pinEvent(match, event));
  return events.map((event, at) => commit(match, event, pinned[at] as GameEvent, leavers[at]));
}

/** Writes one event and says how it is told from here on. Everyone else raises. */
function commit<S extends CoreState>(match: Match<S>, event: GameEvent, pinned: GameEvent, leaver: LastKnown | undefined): GameEvent {
  const state = match.state as S;
  const { probe, game, observer, derived } = match;
  // What was worked out before an idle fact holds after it.
  if (game.facts.shapes[event.kind]?.idle === true && derived.revision === state.revision) derived.revision++;
  state.revision++;
  if (probe !== undefined) {
    const { id } = game.facts.sites[event.kind] as { id: number };
    probe.ran.add(id);
    if (probe.off === id) return pinned;
  }
  const write = game.commits[event.kind];
  assert(write !== undefined, 'Every fact has its commit.');
  const before = observer && sightsOf(match, event);
  const wasCurrent = isCurrent(state, pinned.card);
  const counted = game.history[event.kind];
  const records = counted && recordsOf(match, counted, pinned);
  write(state, event, game);
  indexAbilities(match);
  const told = wasCurrent && !isCurrent(state, pinned.card) ? moved(match, pinned, leaver) : pinned;
  if (before !== undefined) observer?.event(told, before, sightsAfter(match, event, before));
  if (records !== undefined && records.length > 0) state.history = [...state.history, ...records];
  noteOutcome(state, match, told);
  return told;
}

/** How many cards that left are remembered: the newest, and of older ones those that are held. */
const REMEMBERED_MAX = 64;

/** The event's card went elsewhere: it is told as what it was where something is remembered of that, otherwise as what it became. */
function moved<S extends CoreState>(match: Match<S>, event: GameEvent, leaver: LastKnown | undefined): GameEvent {
  assert(match.game.facts.shapes[event.kind]?.still !== true, 'A fact that is said to be still moves no card.');
  if (leaver === undefined) return { ...event, card: pinned(match.state.cards, cardOf(event.card)) };
  const { lastKnown } = match.state as S;
  lastKnown.push(leaver);
  if (lastKnown.length > REMEMBERED_MAX) {
    const oldest = lastKnown.findIndex(({ held }) => held !== true);
    lastKnown.splice(Math.max(0, oldest), 1);
  }
  return event;
}

/** Keeps what an ability brings about, where the ability's text asks for it. *Rule:* "this way" and "if you do". */
function noteOutcome<S extends CoreState>(state: S, match: Match<S>, event: GameEvent): void {
  const locals = runningAbility(state, match.game)?.locals;
  if (locals?.outcome === undefined || match.game.policy.isDoneByText?.(match, event) === false) return;
  locals.outcome = [...locals.outcome, event];
}

function pinEvent<S extends CoreState>(match: Match<S>, event: GameEvent): GameEvent {
  const { card, other, source } = event;
  if (card === NO_CARD && other === NO_CARD) return event;
  const { kind, seat, amount, value } = event;
  const { cards } = match.state;
  return { kind, source: pinned(cards, source), card: pinned(cards, card), other: pinned(cards, other), seat, amount, value };
}

function pinned(cards: DeepReadonly<CoreState>['cards'], ref: CardRef): CardRef {
  if (ref === NO_CARD || ref >= CARDS_MAX) return ref;
  const record = cards[ref];
  return record === undefined ? ref : pin(record);
}

/** What will be remembered of the event's card if the event moves it. */
function snapshot<S extends CoreState>(match: Match<S>, { kind, card }: GameEvent): LastKnown | undefined {
  if (card === NO_CARD || match.game.facts.shapes[kind]?.still === true || !isCurrent(match.state, card)) return undefined;
  return match.game.remember(match, cardOf(card));
}

type Cards = Pick<GameEvent, 'card' | 'other' | 'source'>;

/** What can be seen of the cards of an event as they are now. */
export function sightsOf<S extends CoreState>(match: Match<S>, { card, other, source }: Cards): readonly Sight[] {
  if (card === NO_CARD && other === NO_CARD && source === NO_CARD) return NO_SIGHTS;
  return [sightOf(match, card), sightOf(match, other), sightOf(match, source)];
}

/** The same after the event, which alters nothing of that most of the time: then it is the list from before, kept once in the log. */
function sightsAfter<S extends CoreState>(match: Match<S>, event: Cards, before: readonly Sight[]): readonly Sight[] {
  const after = sightsOf(match, event);
  return after.every((sight, at) => isSame(sight, before[at])) ? before : after;
}

function isSame({ definition, knownBy, hidings }: Sight, other: Sight | undefined): boolean {
  return definition === other?.definition && knownBy === other.knownBy && hidings === other.hidings;
}

const NO_SIGHT: Sight = { card: NO_CARD, definition: 0, knownBy: 0, hidings: 0 };
const NO_SIGHTS: readonly Sight[] = [NO_SIGHT, NO_SIGHT, NO_SIGHT];

function sightOf<S extends CoreState>({ state, game }: Match<S>, ref: CardRef): Sight {
  if (ref === NO_CARD) return NO_SIGHT;
  const card = cardOf(ref);
  const record = state.cards[card];
  if (record === undefined) return { card, definition: 0, knownBy: 0, hidings: 0 };
  return { card, definition: record.definition, knownBy: game.knownBy(state, card), hidings: record.hidings };
}
