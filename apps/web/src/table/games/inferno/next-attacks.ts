/** What Inferno's table tells of each player between combats: how many attacks may come, and how hard. Pure. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { isSet, readNumber, readText } from '../../scene/reading.ts';
import { alliesOf, demonOf } from './inferno-reading.ts';

/** The attacks that a player's cards in play allow, in this turn or the player's next one, without other effects. */
export interface NextAttacks {
  readonly attacks: number;
  /** Their strengths together. */
  readonly strength: number;
}

/** The attacks that a player may make. Infernal demons have no strength, and do not attack. *Rule:* INF-507.2a. */
export function nextAttacksOf(view: View, seat: Seat, speech: Speech): NextAttacks {
  const isActive = readNumber(view.table, 'active') === seat;
  const demon = demonOf(view, seat, speech);
  const able = [...(demon === undefined || !isSet(view.cards[demon]?.now, 'earthly') ? [] : [demon]), ...alliesOf(view, seat, speech)];
  const strengths = able.filter((handle) => canAttack(view, handle, isActive)).map((handle) => strengthOf(view, handle));
  return { attacks: strengths.length, strength: strengths.reduce((sum, each) => sum + each, 0) };
}

/** In a player's own turn what is tapped or fresh does not attack; before it all are untapped, and fresh no more. */
function canAttack(view: View, handle: Handle, isActive: boolean): boolean {
  const now = view.cards[handle]?.now;
  return !isActive || (!isSet(now, 'tapped') && !isSet(now, 'fresh'));
}

/** Strength as it is now: the first number of strength and toughness. */
function strengthOf(view: View, handle: Handle): number {
  return Math.max(0, Number.parseInt(readText(view.cards[handle]?.now, 'body'), 10) || 0);
}
