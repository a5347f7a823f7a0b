import { call, type CardId, type GameEvent, type Seat } from '@crupier/kernel/rules';
import { orderRivals, rivals } from './ages.ts';
import { changeControl, controlChanges, mayControlChange } from './control.ts';
import { findTriggers } from './found-triggers.ts';
import { leaveIfLost } from './leave.ts';
import { lookAtState, mustLook } from './state-triggers.ts';
import { endedWhiles, endWhiles } from './while-effects.ts';
import { landedTogether, orderLanded } from './zones.ts';
import { facts, kind } from '../state/facts.ts';
import type { InfernoMatch } from '../state/state.ts';

/** What follows at once from what has happened, before anybody reacts: players leave, and cards change hands. */
export function settle(match: InfernoMatch, events: readonly GameEvent[]): void {
  const first = events[0];
  // After a timing point nothing is otherwise than before it.
  if (events.length === 1 && first !== undefined && facts.shapes[first.kind]?.idle === true) return settleIdle(match, events);
  findTriggers(match, events);
  const lost = losers(events);
  if (lost.length > 0) leaveIfLost(match, lost);
  else if (mayControlChange(match) && controlChanges(match).length > 0) call(match, changeControl, {});
  else settleEffects(match, events);
}

const NOBODY: readonly Seat[] = [];
const NO_CARDS: readonly CardId[] = [];

function losers(events: readonly GameEvent[]): readonly Seat[] {
  let lost: Seat[] | undefined;
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as GameEvent;
    if (event.kind === kind.playersLost) (lost ??= []).push(event.seat);
  }
  return lost ?? NOBODY;
}

/** What may follow from an event that changes nothing: the end of a "while", or a look at the state. */
function settleIdle(match: InfernoMatch, events: readonly GameEvent[]): void {
  const ended = endedWhiles(match);
  if (ended.length > 0) endWhiles(match, ended);
  else if (mustLook(match, events)) lookAtState(match);
}

/** What effects ask for at once: an order among those that came together, an end to those whose time is over, a look at the state. */
function settleEffects(match: InfernoMatch, events: readonly GameEvent[]): void {
  const isBatch = events.length > 1;
  const together = isBatch ? rivals(match, events) : NO_CARDS;
  if (together.length > 0) return orderRivals(match, together);
  const ended = endedWhiles(match);
  if (ended.length > 0) return endWhiles(match, ended);
  const landed = isBatch ? landedTogether(match, events) : NO_CARDS;
  if (landed.length > 0) return orderLanded(match, landed);
  if (mustLook(match, events)) lookAtState(match);
}
