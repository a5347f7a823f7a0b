import { refOf, type CardRef } from '@crupier/kernel/rules';
import type { Inferno, LeftPlay } from './state.ts';

/**
 * Forgets at the end of a turn what is known of objects that have left, but for those of which something that stays may still ask: an
 * effect or a delayed ability of the card that gave it, a card of those that it is linked to or was damaged by, what waits to be put on
 * the chain of what has set it off; and what is remembered of one may ask of another. For commits. *Rule:* INF-607.2g, INF-603.7, INF-606.1.
 */
export function forget(state: Inferno): void {
  if (state.lastKnown.length === 0) return;
  const asked = new Set<CardRef>();
  for (const { linked, damagedBy } of state.cards) {
    for (const ref of linked) asked.add(ref);
    for (const ref of damagedBy) asked.add(ref);
  }
  for (const { event } of state.waiting) for (const ref of [event.card, event.other, event.source]) asked.add(ref);
  state.lastKnown = heldOf(state.lastKnown, asked);
}

/** Of what is remembered, what is asked for, and what that may ask for itself. */
function heldOf(lastKnown: readonly LeftPlay[], asked: ReadonlySet<CardRef>): LeftPlay[] {
  const held = lastKnown.filter((each) => asked.has(refOf(each)));
  const further = new Set([...asked, ...held.flatMap(({ host, linked, damagedBy }) => [host, ...linked, ...damagedBy])]);
  if (held.length > 0 && further.size > asked.size) return heldOf(lastKnown, further);
  return held.map((each) => (each.held === true ? each : { ...each, held: true }));
}
