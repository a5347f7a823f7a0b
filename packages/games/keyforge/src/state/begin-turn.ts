import type { GameEvent } from '@crupier/kernel/rules';
import { NO_HOUSE, type KeyForge } from './state.ts';

/** Makes a player the active one, in the first step of a turn that counts so many. For commits. *Rule:* KF-TURN-SEQ-2. */
export function beginTurn(state: KeyForge, { seat, amount }: Pick<GameEvent, 'seat' | 'amount'>): void {
  state.turn = amount;
  state.active = seat;
  Object.assign(state.players[seat] ?? {}, { forgedInTurn: 0, creaturesInTurn: 0 });
  state.house = NO_HOUSE;
  state.step = 'forge';
  state.doneThisStep = 0;
  state.omega = false;
}
