import { endPeriod } from '@crupier/kernel/rules';
import { record } from './leaving.ts';
import { zoneOf, type KeyForge } from './state.ts';

/** Forgets what is known of a turn alone, once it is over. For commits. *Rule:* KF-ARMOR-7. */
export function forgetTurn(state: KeyForge): void {
  for (const seat of [0, 1]) {
    for (const id of state.zones[zoneOf('line', seat)] ?? []) {
      const creature = record(state, id);
      creature.armorUsed = 0;
      creature.armorWhenUsed = 0;
      creature.timesFought = 0;
      creature.timesUsed = 0;
    }
    for (const id of state.zones[zoneOf('artifacts', seat)] ?? []) record(state, id).timesUsed = 0;
  }
  endPeriod(state, 'turn');
  state.usesThisTurn = [];
  for (const player of state.players) player.discardedThisTurn = 0;
  state.permissionsUsed = [];
  state.fromHandThisTurn = 0;
  state.lastKnown = [];
}
