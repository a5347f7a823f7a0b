import { counterNames, type KeyForgeCard } from './state.ts';

/** Changes how many counters of a name lie on a card: `value` is the name's place in the list of names. For commits. */
export function changeCounters(card: KeyForgeCard, value: number, change: number): void {
  const name = counterNames[value] ?? '';
  const { [name]: had = 0, ...others } = card.counters;
  card.counters = had + change > 0 ? { ...others, [name]: had + change } : others;
}
