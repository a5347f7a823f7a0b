/** The kit of games: the code of cards, by card. */
import type { Ability } from '../language/effects.ts';
import { assert } from '../state/result.ts';
import { searchKey } from './names.ts';

/** A file of behaviours: a card's abilities are exported under its id, written as one word. */
export type BehaviourFile = Readonly<Record<string, readonly Ability[]>>;

/** The behaviours of all files by the search key of their card's id: `naturesCall` and `nature-s-call` have one key. */
export function behavioursIn(files: readonly BehaviourFile[]): ReadonlyMap<string, readonly Ability[]> {
  const behaviours = new Map<string, readonly Ability[]>();
  for (const [name, abilities] of files.flatMap((file) => Object.entries(file))) {
    assert(!behaviours.has(searchKey(name)), `Only one card's behaviour is exported as ${name}.`);
    behaviours.set(searchKey(name), abilities);
  }
  return behaviours;
}
