import { contextAfter } from './contexts.ts';
import { abilityOf, abilityRef, bearerOf, bearersOf } from '../match/ability-ref.ts';
import { clearListenerIndex, listenerKey, note } from '../match/listener-index.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Moment } from '../language/moment.ts';
import type { Game, CompiledAbility, Match } from '../match/match.ts';
import type { AbilityRef, CardId, CardRef, CoreState, GameEvent, ZoneId } from '../state/state.ts';
import { cardOf, NO_CARD, NO_SEAT } from '../state/state.ts';
import { lentUnder } from './statics.ts';

/** Whether anything at all listens for events of a kind: the test that most events end with. */
export function isHeard<S extends CoreState>({ listeners }: Match<S>, kind: number): boolean {
  return listeners.heard[kind] === true;
}

/** Whether anything at all listens for one of several events. */
export function isAnyHeard<S extends CoreState>({ listeners }: Match<S>, events: readonly GameEvent[]): boolean {
  for (let at = 0; at < events.length; at++) if (listeners.heard[(events[at] as GameEvent).kind] === true) return true;
  return false;
}

/** Whether anything listens for one of several events at a moment. */
export function isHeardAt<S extends CoreState>({ listeners }: Match<S>, moment: Moment, events: readonly GameEvent[]): boolean {
  for (const event of events) if (listeners.found[listenerKey(event.kind, moment)] !== undefined) return true;
  return false;
}

/** Brings the index up to date where other abilities listen than before: after whatever may have changed the state. */
export function indexListeners<S extends CoreState>(match: Match<S>): void {
  const index = match.listeners;
  const { listeners } = match.state;
  if (index.from !== listeners) {
    clearListenerIndex(index, match.game.facts.names.length);
    index.from = listeners;
    index.length = 0;
  }
  // A list that is the same one has only grown: see `listen` and `silence`.
  if (index.length !== listeners.length) addFrom(match, index.length);
}

function addFrom<S extends CoreState>(match: Match<S>, place: number): void {
  const index = match.listeners;
  const { listeners } = match.state;
  index.length = listeners.length;
  for (let at = place; at < listeners.length; at++) {
    const ref = listeners[at] as AbilityRef;
    const { key, alsoKeys } = abilityOf(match, ref).trigger;
    note(index, key, ref);
    for (const also of alsoKeys) note(index, also, ref);
  }
}

/** The abilities that listen for events of a kind at a moment, whatever else they ask, oldest first. */
export function listenersFor<S extends CoreState>({ listeners }: Match<S>, kind: number, moment: Moment): readonly AbilityRef[] {
  return listeners.found[listenerKey(kind, moment)] ?? NO_ABILITIES;
}

const NO_ABILITIES: readonly AbilityRef[] = [];

/** Nobody heard it. */
export const NOBODY_HEARD: readonly Heard[] = [];

/** The abilities that hear one event at one moment, oldest first, each with the card that has it. */
export function hearers<S extends CoreState>(match: Match<S>, moment: Moment, event: GameEvent): readonly Heard[] {
  const listening = match.listeners.found[listenerKey(event.kind, moment)];
  if (listening === undefined) return NOBODY_HEARD;
  if (moment !== 'replace') return hearing(match, listening, event);
  match.expected = event;
  const found = hearing(match, listening, event);
  match.expected = undefined;
  return found;
}

function hearing<S extends CoreState>(match: Match<S>, listening: readonly AbilityRef[], event: GameEvent): readonly Heard[] {
  let found: Heard[] | undefined;
  for (const ref of listening) {
    const ability = abilityOf(match, ref);
    const { eventValue, moves, matchesEvent, selfField } = ability.trigger;
    if (eventValue >= 0 && eventValue !== event.value) continue;
    // Most abilities that listen speak of their own card alone, and the event is about another.
    if (ability.lent === undefined && selfField !== undefined && cardOf(event[selfField]) !== bearerOf(ref)) continue;
    if (moves?.from?.(zoneIn(match, event[moves.field])) === false) continue;
    for (const self of couldHear(match, ability, ref, event)) {
      const context = contextAfter(match, self, event);
      if (matchesEvent(match, context)) (found ??= []).push({ ref, self, seat: context.seat, event });
    }
  }
  return found ?? NOBODY_HEARD;
}

/** The zone in which a card of an event lies now. */
function zoneIn<S extends CoreState>({ state }: Match<S>, card: CardRef): ZoneId {
  return state.cards[cardOf(card)]?.zone ?? -1;
}

/**
 * Of what heard a batch before its commit and after it, what hears it now that it has happened: of moves those that ended in the right
 * zone, and of cards that were taken out of one only whoever listened before.
 */
export function heardAfter<S extends CoreState>(match: Match<S>, before: readonly Heard[], after: readonly Heard[]): readonly Heard[] {
  const isThere = ({ ref, event }: Heard): boolean => {
    const { moves, nth } = abilityOf(match, ref).trigger;
    return moves?.to?.(zoneIn(match, event[moves.field])) !== false && (nth === undefined || isNth(match, nth, event));
  };
  const fresh = after.filter(
    (each) =>
      abilityOf(match, each.ref).trigger.moves?.from === undefined &&
      !before.some((known) => known.ref === each.ref && known.self === each.self && known.event === each.event),
  );
  return [...before, ...fresh].filter(isThere);
}

/** Whether an event that has just happened is the first, the second… of its history. */
function isNth<S extends CoreState>(
  { state }: Match<S>,
  { history, count, apart }: NonNullable<CompiledAbility<S>['trigger']['nth']>,
  { card, seat }: GameEvent,
): boolean {
  const kept = state.history.filter((past) => past.history === history);
  const own = kept.findLast((past) => cardOf(past.card) === cardOf(card) && (seat === NO_SEAT || past.seat === seat));
  const among = apart ? kept.filter((past) => past.seat === own?.seat) : kept;
  return own !== undefined && among.indexOf(own) === count - 1;
}

/** Everything that heard a batch at one moment, in the order in which the abilities began to listen. */
export function heardBy<S extends CoreState>(
  match: Match<S>,
  moment: 'interrupt' | 'after',
  events: readonly GameEvent[],
): readonly Heard[] {
  let found = NOBODY_HEARD;
  for (let at = 0; at < events.length; at++) {
    const heard = hearers(match, moment, events[at] as GameEvent);
    if (heard.length > 0) found = found.length === 0 ? heard : [...found, ...heard];
  }
  return found;
}

/** The cards that have an ability and that an event could be about. A lent one that hears only of its bearer needs no list of all. */
function couldHear<S extends CoreState>(
  match: Match<S>,
  ability: CompiledAbility<S>,
  ref: AbilityRef,
  event: GameEvent,
): readonly CardId[] {
  const { selfField } = ability.trigger;
  if (ability.lent === undefined || selfField === undefined) return bearersOf(match, ability, ref);
  const card = cardOf(event[selfField]);
  return card === NO_CARD || !isBearer(match, ability, ref, card) ? NOBODY : [card];
}

const NOBODY: readonly CardId[] = [];

/** The activated abilities with a header that a card has now, its own and those lent to it. */
export function headed<S extends CoreState>(match: Match<S>, card: CardId, header: string): readonly AbilityRef[] {
  const own = ownHeaded(match, card, header);
  const lent = lentUnder(match, header);
  if (lent.length === 0) return own;
  let found: AbilityRef[] | undefined;
  for (const { ability, ref } of lent) if (isBearer(match, ability, ref, card)) (found ??= [...own]).push(ref);
  return found ?? own;
}

/** Whether a card has a lent ability now. Cheaper than the list of all that have it. */
function isBearer<S extends CoreState>(match: Match<S>, ability: CompiledAbility<S>, ref: AbilityRef, card: CardId): boolean {
  const lender = bearerOf(ref);
  if (ability.lent?.isBearer(match, card, lender) !== true) return false;
  const { isBlank } = match.game.policy;
  return isBlank === undefined || !(isBlank(match, lender) || isBlank(match, card, lender));
}

function ownHeaded<S extends CoreState>(match: Match<S>, card: CardId, header: string): readonly AbilityRef[] {
  const abilities = match.game.definitions[match.state.cards[card]?.definition ?? 0]?.abilities ?? [];
  let found: AbilityRef[] | undefined;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (ability?.header !== header || ability.lent !== undefined) continue;
    if (found === undefined) found = [abilityRef(card, index)];
    else found.push(abilityRef(card, index));
  }
  return found === undefined || match.game.policy.isBlank?.(match, card) === true ? NO_ABILITIES : found;
}

/** Starts a card's abilities listening. For commits and set-up. */
export function listen<S extends CoreState>(state: S, game: Game<S>, card: CardId): void {
  game.definitions[state.cards[card]?.definition ?? 0]?.abilities.forEach((ability, index) => {
    if (ability.trigger.key >= 0) state.listeners.push(abilityRef(card, index));
    else if (ability.data.kind === 'static') state.statics.push(abilityRef(card, index));
  });
}

/** Stops a card's abilities listening. For commits. A list that loses nothing stays the same one: what was found by it holds. */
export function silence<S extends CoreState>(state: S, game: Game<S>, card: CardId): void {
  const abilities = game.definitions[state.cards[card]?.definition ?? 0]?.abilities ?? [];
  let heard = false;
  let worked = false;
  for (const { trigger, data } of abilities) {
    if (trigger.key >= 0) heard = true;
    else if (data.kind === 'static') worked = true;
  }
  if (heard) state.listeners = state.listeners.filter((ref) => bearerOf(ref) !== card);
  if (worked) state.statics = state.statics.filter((ref) => bearerOf(ref) !== card);
}
