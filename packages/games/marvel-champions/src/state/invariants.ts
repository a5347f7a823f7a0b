import { assert, checkPlaces, type DeepReadonly, type Seat } from '@crupier/kernel/rules';
import { isPlayZone } from './leaving.ts';
import { zoneKind, zoneOf, type Marvel, type Zone } from './state.ts';

/** Zones out of play in which cards have a host. */
const hostZones: readonly Zone[] = ['boost', 'tucked', 'facedown', 'effects', 'spent'];

/** Zones of a player that are empty where the player is eliminated. *Rule:* MC-PLAYER-ELIMINATION-8. */
const zonesOfPlayer: readonly Zone[] = ['deck', 'hand', 'discard', 'area', 'engaged', 'dealt'];

/** What must hold whenever somebody is asked. */
export function checkInvariants(state: DeepReadonly<Marvel>): void {
  checkPlaces(state);
  for (const { damage, threat, stunned, confused, tough, zone, host } of state.cards) {
    assert(damage >= 0 && threat >= 0, 'Damage and threat are never negative.');
    assert(stunned <= 2 && confused <= 2 && tough <= 2 && Math.min(stunned, confused, tough) >= 0, 'Status cards are few.');
    const where = zoneKind(zone);
    assert(isPlayZone(where) || damage + threat + stunned + confused + tough === 0, 'What left play kept nothing.');
    assert(host === 0 || hostZones.includes(where) || isPlayZone(where), 'What is attached is in play.');
    assert(
      where !== 'facedown' || zoneKind(state.cards[host]?.zone ?? 0) === 'engaged',
      'What lies facedown in play counts as a minion that is engaged with a player.',
    );
  }
  for (const [seat, { isEliminated, identity }] of state.players.entries()) {
    const hasIdentity = zoneKind(state.cards[identity]?.zone ?? 0) === 'area';
    assert(isEliminated || hasIdentity, 'Who plays has an identity.');
    // In the midst of an elimination others may be asked: the area is removed last. *Rule:* MC-PLAYER-ELIMINATION-8.
    const isOut = isEliminated && !hasIdentity && state.winners === undefined;
    assert(!isOut || isWithoutCards(state, seat), 'Who is eliminated has no card.');
  }
}

/** A boost card that is turned up lies in the first seat's place for cards that are being resolved, whoever plays there. */
function isWithoutCards({ zones, cards }: DeepReadonly<Marvel>, seat: Seat): boolean {
  const ownResolving = (zones[zoneOf('resolving', seat)] ?? []).filter((card) => cards[card]?.owner === seat);
  return ownResolving.length === 0 && zonesOfPlayer.every((zone) => (zones[zoneOf(zone, seat)] ?? []).length === 0);
}
