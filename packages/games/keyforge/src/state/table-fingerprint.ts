import type { DeepReadonly } from '@crupier/kernel/rules';
import { zoneKind, type KeyForgeCard, type KeyForgeMatch } from './state.ts';

/** The table, to be compared with earlier ones: a loop comes back to the same table, pools and counters may have grown. */
export interface Fingerprint {
  /** A hash of all that does not grow: the zones, how the cards in them stand, and what the turn has seen. */
  readonly table: number;
  /** Pools and chains, and what lies on each card in play. */
  readonly growing: readonly number[];
}

/** The fingerprint of the table now. What players know plays no part. */
export function fingerprintOf({ state }: KeyForgeMatch): Fingerprint {
  const growing: number[] = [];
  let table = state.doneThisStep;
  for (const seen of [state.turn, state.active, state.usesThisTurn.length, state.fromHandThisTurn, state.doomed.length, state.tide])
    table = mix(table, seen);
  for (const { aember, chains, keys } of state.players) {
    growing.push(aember, chains);
    table = mix(table, keys);
  }
  for (let zone = 0; zone < state.zones.length; zone++) {
    const kind = zoneKind(zone);
    if (kind === 'spent') continue;
    const cards = state.zones[zone] ?? [];
    table = mix(table, cards.length);
    for (const id of cards) {
      const card = state.cards[id] as DeepReadonly<KeyForgeCard>;
      table = mix(table, standing(card));
      if (kind !== 'line' && kind !== 'artifacts') continue;
      growing.push(card.aember, card.powerCounters);
      for (const name in card.counters) growing.push(card.counters[name] ?? 0);
    }
  }
  return { table, growing };
}

/** Whether the table is the same as before, but for the numbers that have grown. */
export function isAsBefore(now: Fingerprint, before: Fingerprint): boolean {
  if (now.table !== before.table || now.growing.length !== before.growing.length) return false;
  return before.growing.every((count, at) => count <= (now.growing[at] ?? 0));
}

/** The state of a card, as a number. */
function standing(card: DeepReadonly<KeyForgeCard>): number {
  const { exhausted, stunned, warded, enraged, marked, facedown } = card;
  const bits = (exhausted ? 1 : 0) | (stunned ? 2 : 0) | (warded ? 4 : 0) | (enraged ? 8 : 0) | (marked ? 16 : 0) | (facedown ? 32 : 0);
  return mix(mix(mix(card.id, card.host), bits), card.damage + 1_000 * card.armorUsed + 100_000 * card.timesFought);
}

/** Mixes a number into a hash of 32 bits. */
function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ Math.imul(value + 0x9e37, 0x85eb_ca6b), 0xc2b2_ae35);
  return mixed ^ (mixed >>> 15);
}
