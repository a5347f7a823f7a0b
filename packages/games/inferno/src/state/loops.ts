import { writable } from '@crupier/kernel/rules';
import { recordFingerprint, cardsByZone, chainItemFingerprint, waitingFingerprint } from './table-fingerprint.ts';
import { recordOf } from './reading.ts';
import type { InfernoMatch, Fingerprint } from './state.ts';

/** So many resolutions in a row in which nobody does anything but pass are no loop yet. */
const PATIENCE = 100;
/** Then a fingerprint of the table is kept after each resolution, and compared with so many earlier ones. */
const LOOK_BACK = 100;
/** So many in a row are a loop even where no fingerprint comes back: the table grows without end. */
const ENDURANCE = 1_000;

/** Notes one more resolution in which nobody has done anything of their own will. Next to the commits. */
export function noteResolution(match: InfernoMatch): void {
  const state = writable(match);
  state.unbroken++;
  if (state.unbroken > PATIENCE) state.fingerprints = [...state.fingerprints, fingerprintOf(match)].slice(-LOOK_BACK);
}

/**
 * Whether the table is the same as before after so many rounds of one check of state-based actions: they go round by themselves, and nobody
 * is asked in between. *Rule:* INF-104.4b.
 */
export function goesRound(match: InfernoMatch, rounds: number): boolean {
  if (rounds <= PATIENCE) return false;
  noteResolution(match);
  return comesRound(match);
}

/** Somebody did something: whatever went round is broken. Next to the commits. *Rule:* INF-707.4. */
export function breakLoop(match: InfernoMatch): void {
  const state = writable(match);
  if (state.unbroken === 0) return;
  state.unbroken = 0;
  state.fingerprints = NO_FINGERPRINTS;
}

/** No fingerprints of the table. */
export const NO_FINGERPRINTS: readonly Fingerprint[] = [];

/** Whether the last fingerprint came before, in the same unbroken row of resolutions. *Rule:* INF-707.4. */
export function comesRound({ state }: InfernoMatch): boolean {
  const last = state.fingerprints.at(-1);
  if (last === undefined) return false;
  if (state.unbroken >= ENDURANCE) return true;
  return state.fingerprints
    .slice(0, -1)
    .some(({ table, growing }) => table === last.table && growing.every((count, at) => count <= (last.growing[at] ?? 0)));
}

function fingerprintOf(match: InfernoMatch): Fingerprint {
  const { cards, chain, players, combat } = match.state;
  const table = [
    cardsByZone(match).map((zone) => zone.map((card) => [...recordFingerprint(match, card), recordOf(match, card).faceDown])),
    chain.map((item) => chainItemFingerprint(match, item)),
    waitingFingerprint(match),
    combat?.stage,
  ];
  const counters = cards.map(({ counters: named }) => Object.values(named).reduce((sum, count) => sum + count, 0));
  return { table: JSON.stringify(table), growing: [...players.map(({ energy }) => energy), ...counters] };
}
