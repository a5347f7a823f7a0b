import { behavioursIn, searchKey } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
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

/** The behaviours by the search key of their card's id. */
export const behaviours: ReadonlyMap<string, readonly Ability[]> = behavioursIn([
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
]);

/** What a card does besides its keywords; undefined for a card without text, or without code yet. */
export function behaviourOf(id: string): readonly Ability[] | undefined {
  return behaviours.get(searchKey(id));
}
