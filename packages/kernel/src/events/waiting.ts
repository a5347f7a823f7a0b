import { gatherBatches } from '../derived/batches.ts';
import { heardAfter, heardBy, listenersFor } from '../derived/listeners.ts';
import { hasLeft } from '../derived/players.ts';
import { abilityOf, bearersOf } from '../match/ability-ref.ts';
import type { WindowLocals, WindowMoment } from '../match/happening.ts';
import type { Heard } from '../match/listener-index.ts';
import { nameOfHeard } from '../match/listener-index.ts';
import type { Match, WindowClass, WindowPolicy } from '../match/match.ts';
import { call, enclosing } from '../match/stack.ts';
import type { JoiningOn, Waiting } from '../match/window-policy.ts';
import type { CoreState, GameEvent } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import { callHeard } from './call-heard.ts';
import { canUse, isUsed } from './uses.ts';

/** A window of a game, and how a match goes through it. */
export interface Window<S extends CoreState> {
  readonly moment: WindowMoment;
  readonly policy: WindowPolicy<S>;
  readonly classes: readonly WindowClass<S>[];
  readonly rule: (own: string) => string;
}

/** Before each choice: what has been gained joins, what has lapsed waits no longer. */
export function lookAgain<S extends CoreState>(match: Match<S>, locals: WindowLocals, { policy }: Window<S>): void {
  if (locals.moment === 'interrupt') return;
  if (locals.begun === 1 && policy.joining !== undefined) join(match, locals, policy, policy.joining);
  if (locals.waiting.length > 0 && policy.stillWaiting !== undefined) locals.waiting = policy.stillWaiting(match, locals.waiting);
}

/** Lets abilities that have been gained since the window opened join it. */
function join<S extends CoreState>(match: Match<S>, locals: WindowLocals, policy: WindowPolicy<S>, joining: JoiningOn<Match<S>>): void {
  const open = locals.events.filter(joining.hears);
  if (open.length === 0) return;
  const known = locals.known ?? locals.waiting.map(nameOfHeard);
  const gained = heardBy(match, 'after', open).filter((each) => !known.includes(nameOfHeard(each)) && joining.joins(match, each));
  const fresh = gained.length === 0 ? gained : gatherBatches(match, heardAfter(match, [], gained));
  const names = namesOf(match, open).filter((name) => !known.includes(name));
  locals.known = names.length > 0 ? [...known, ...names] : known;
  if (fresh.length > 0) locals.waiting = [...locals.waiting, ...beginning(match, policy, fresh)];
}

/** Every ability that listens for one of the events, whatever its conditions, by name. */
export function namesOf<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): string[] {
  const names: string[] = [];
  for (const { kind } of events) {
    for (const ref of listenersFor(match, kind, 'after'))
      for (const self of bearersOf(match, abilityOf(match, ref), ref)) names.push(nameOfHeard({ ref, self }));
  }
  return names;
}

/** The abilities that heard something, as they begin to wait. */
export function beginning<S extends CoreState>(match: Match<S>, { begins }: WindowPolicy<S>, heard: readonly Heard[]): readonly Waiting[] {
  if (begins === undefined) return heard.map((each) => ({ ...each, speaker: NO_CARD }));
  const waiting: Waiting[] = [];
  for (const each of heard) {
    const one = begins(match, each);
    if (one !== undefined) waiting.push(one);
  }
  return waiting;
}

/** The abilities of a class that still wait: not used for this occurrence, able to be used now, and of nobody who has left. */
export function waitingIn<S extends CoreState>(
  match: Match<S>,
  locals: WindowLocals,
  { classes, policy }: Window<S>,
  own: WindowClass<S>,
): readonly Waiting[] {
  return hearing(match, locals, policy).filter((heard) => {
    if (hasLeft(match, heard.seat) || classes.find(({ includes }) => includes(match, heard)) !== own) return false;
    return (own.manner !== 'round' && !isUsed(match, heard.ref)) || canUse(match, heard, heard.event);
  });
}

const NONE_WAITS: readonly Waiting[] = [];

/** What may answer the occurrence: before the commit, what hears the batch as it has become and was not used for it. */
function hearing<S extends CoreState>(
  match: Match<S>,
  { moment, waiting, used }: WindowLocals,
  policy: WindowPolicy<S>,
): readonly Waiting[] {
  if (moment === 'after') return waiting;
  const batch = enclosing(match, match.game.happen);
  if (batch === undefined) return NONE_WAITS;
  const heard = heardBy(match, 'interrupt', batch.locals.events).filter((each) => !used.includes(occurrence(each)));
  return beginning(match, policy, heard);
}

/** An ability and what it is used for, whatever has become of the event's numbers. Two cards may do the same to one card at once. */
function occurrence({ ref, self, event: { kind, card, other, seat, source } }: Heard): string {
  return [ref, self, kind, card, other, seat, source].join('/');
}

/** Lets an ability resolve. One that interrupts changes the event that it heard: the batch's other events go on as they are. */
export function resolve<S extends CoreState>(match: Match<S>, locals: WindowLocals, policy: WindowPolicy<S>, heard: Waiting): void {
  locals.begun = 1;
  if (locals.moment === 'after') {
    locals.waiting = locals.waiting.filter((each) => each !== heard);
  } else {
    locals.used = [...locals.used, occurrence(heard)];
    const batch = enclosing(match, match.game.happen);
    if (batch !== undefined) batch.locals.index = Math.max(0, batch.locals.events.indexOf(heard.event));
  }
  if (policy.resolve !== undefined) return policy.resolve(match, heard);
  if (!isUsed(match, heard.ref)) return callHeard(match, heard);
  const { ref, event, batch, self, seat } = heard;
  return call(match, match.game.use, { ref, event, ...(batch && { batch }), chosen: undefined }, { source: self, seat });
}
