import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { isSet, readNumber } from '../../scene/reading.ts';
import { isAttacked } from './marvel-reading.ts';

/** The figures of an activation. */
export interface ActivationSum {
  readonly isAttack: boolean;
  readonly power: number;
  /** What the boost cards add that were turned up. */
  readonly boost: number;
  /** What those may add that lie facedown. */
  readonly coming: { readonly least: number; readonly most: number };
  /** What comes off by a defense. */
  readonly reduced: number;
  /** What comes of it at least and at most: damage, or threat. */
  readonly least: number;
  readonly most: number;
}

/** The figures of the activation of an enemy; undefined where it does not activate. */
export function sumOf(view: View, enemy: Handle): ActivationSum | undefined {
  const now = view.cards[enemy]?.now;
  const isAttack = isSet(now, 'attacks');
  if (!isAttack && !isSet(now, 'schemes')) return undefined;
  const aimed = Object.values(view.cards).find((card) => isSet(card.now, 'attacked') || isSet(card.now, 'defends'));
  const [power, boost] = [readNumber(now, isAttack ? 'attack' : 'scheme'), readNumber(now, 'boost')];
  const coming = { least: readNumber(now, 'boostLeast'), most: readNumber(now, 'boostMost') };
  const reduced = isAttack ? readNumber(aimed?.now, 'reduced') : 0;
  const whole = (more: number): number => Math.max(0, power + boost + more - reduced);
  return { isAttack, power, boost, coming, reduced, least: whole(coming.least), most: whole(coming.most) };
}

/** The attack on a seat that is under way; undefined while none is. */
export function attackOn(view: View, seat: Seat, speech: Speech): ActivationSum | undefined {
  const enemy = Object.entries(view.cards).find(([, card]) => isSet(card.now, 'attacks'))?.[0];
  return enemy !== undefined && isAttacked(view, seat, speech) ? sumOf(view, enemy) : undefined;
}
