import { writable, type CardId, type Heard } from '@crupier/kernel';
import type { ChainItem, InfernoMatch } from './state.ts';

/**
 * What the chain remembers of its objects, beside the zone in which they lie. Chain items hold lists, which facts cannot carry:
 * these functions write them, next to the commits of `announced`, `abilityAnnounced` and those that take objects off the chain.
 */

/** Notes what was announced on top of the chain. *Rule:* INF-601.1a. */
export function pushItem(match: InfernoMatch, item: ChainItem): void {
  const state = writable(match);
  state.chain = [...state.chain, item];
}

/** Notes what was chosen for an object on the chain. *Rule:* INF-601.1b-d. */
export function changeItem(match: InfernoMatch, object: CardId, change: Partial<ChainItem>): void {
  const state = writable(match);
  state.chain = state.chain.map((item) => (item.object === object ? { ...item, ...change } : item));
}

/** The object on top of the chain. */
export function topItem({ state }: InfernoMatch): ChainItem | undefined {
  return state.chain.at(-1) as ChainItem | undefined;
}

/** What is noted of an object on the chain. */
export function itemOf({ state }: InfernoMatch, object: CardId): ChainItem | undefined {
  return state.chain.find((item) => item.object === object) as ChainItem | undefined;
}

/** Remembers triggered abilities until somebody would get priority. *Rule:* INF-603.3. */
export function rememberTriggers(match: InfernoMatch, heard: readonly Heard[]): void {
  const state = writable(match);
  state.waiting = [...state.waiting, ...heard];
}

/** A triggered ability waits no longer. */
export function forgetTrigger(match: InfernoMatch, trigger: Heard): void {
  const state = writable(match);
  state.waiting = state.waiting.filter((each) => each !== trigger);
}

/**
 * How the use of an ability is noted on the card that has it: its own by their place, gained ones by the card that lends them, so that
 * a limit is that ability's alone. *Rule:* INF-602.5b, INF-602.5c.
 */
export function usedAs(card: CardId, lender: CardId, index: number): number {
  return card === lender ? index : lender * 32 + index;
}
