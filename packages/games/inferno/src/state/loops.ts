import { writable } from '@crupier/kernel';
import { cardAsItLies, cardsByZone, itemAsItLies, waitingAsItLies } from './lying.ts';
import { recordOf } from './reading.ts';
import type { InfernoMatch, Lie } from './state.ts';

/** So many resolutions in a row in which nobody does anything but pass are no loop yet. */
const PATIENCE = 100;
/** Then the table is looked at after each resolution, so many times back. */
const LOOK_BACK = 100;
/** So many in a row are a loop however the table lies: it grows without end. */
const ENDURANCE = 1_000;

/** Notes one more resolution in which nobody has done anything of their own will. Next to the commits. */
export function noteResolution(match: InfernoMatch): void {
  const state = writable(match);
  state.unbroken++;
  if (state.unbroken > PATIENCE) state.lies = [...state.lies, lieOf(match)].slice(-LOOK_BACK);
}

/**
 * Whether the table lies as it did before after so many rounds of one check of state-based actions: they go round by themselves, and nobody
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
  state.lies = NO_LIES;
}

/** No lies of the table. */
export const NO_LIES: readonly Lie[] = [];

/** Whether the table lies as it did before, in the same unbroken row of resolutions. *Rule:* INF-707.4. */
export function comesRound({ state }: InfernoMatch): boolean {
  const last = state.lies.at(-1);
  if (last === undefined) return false;
  if (state.unbroken >= ENDURANCE) return true;
  return state.lies
    .slice(0, -1)
    .some(({ table, growing }) => table === last.table && growing.every((count, at) => count <= (last.growing[at] ?? 0)));
}

function lieOf(match: InfernoMatch): Lie {
  const { cards, chain, players, combat } = match.state;
  const table = [
    cardsByZone(match).map((zone) => zone.map((card) => [...cardAsItLies(match, card), recordOf(match, card).faceDown])),
    chain.map((item) => itemAsItLies(match, item)),
    waitingAsItLies(match),
    combat?.stage,
  ];
  const counters = cards.map(({ counters: named }) => Object.values(named).reduce((sum, count) => sum + count, 0));
  return { table: JSON.stringify(table), growing: [...players.map(({ energy }) => energy), ...counters] };
}
