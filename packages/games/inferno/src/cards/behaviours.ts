import { searchKey, type Ability } from '@crupier/kernel';
import * as chaosAllies from './base/chaos-ally.ts';
import * as chaosOthers from './base/chaos-other.ts';
import * as chaosRituals from './base/chaos-ritual.ts';
import * as deathAllies from './base/death-ally.ts';
import * as deathOthers from './base/death-other.ts';
import * as deathRituals from './base/death-ritual.ts';
import * as demons from './base/demons.ts';
import * as madnessAllies from './base/madness-ally.ts';
import * as madnessOthers from './base/madness-other.ts';
import * as madnessRituals from './base/madness-ritual.ts';
import * as neutral from './base/neutral.ts';
import * as powerAllies from './base/power-ally.ts';
import * as powerOthers from './base/power-other.ts';
import * as powerRituals from './base/power-ritual.ts';
import * as resources from './base/resources.ts';

/** Every file of behaviours: a card's is exported under its id, written as one word. */
const files: readonly Readonly<Record<string, readonly Ability[]>>[] = [
  chaosAllies,
  chaosRituals,
  chaosOthers,
  madnessAllies,
  madnessRituals,
  madnessOthers,
  deathAllies,
  deathRituals,
  deathOthers,
  powerAllies,
  powerRituals,
  powerOthers,
  neutral,
  resources,
  demons,
];

/** The behaviours by the search key of their card's id: `redHotFacon` and `red-hot-facon` have one key. */
export const behaviours: ReadonlyMap<string, readonly Ability[]> = new Map(
  files.flatMap((file) => Object.entries(file).map(([name, abilities]) => [searchKey(name), abilities] as const)),
);

/** How many behaviours the files hold, to be told from the number of keys: none may hide another. */
export const behaviourCount = files.reduce((sum, file) => sum + Object.keys(file).length, 0);

/** What a card does besides its keywords; undefined for a card without text, or without code yet. */
export function behaviourOf(id: string): readonly Ability[] | undefined {
  return behaviours.get(searchKey(id));
}
