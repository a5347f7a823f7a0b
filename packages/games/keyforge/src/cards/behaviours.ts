import { behavioursIn, searchKey } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import * as aoaMarsActions from './aoa/mars-action.ts';
import * as aoaMarsCreatures from './aoa/mars-creature.ts';
import * as cotaMarsActions from './cota/mars-action.ts';
import * as cotaMarsCreatures from './cota/mars-creature.ts';
import * as cotaSanctumActions from './cota/sanctum-action.ts';
import * as cotaSanctumCreatures from './cota/sanctum-creature.ts';
import * as cotaUntamedActions from './cota/untamed-action.ts';
import * as cotaUntamedCreatures from './cota/untamed-creature.ts';
import * as mmStarAllianceCreatures from './mm/star-alliance-creature.ts';
import * as mmStarAllianceUpgrades from './mm/star-alliance-upgrade.ts';
import * as wcSaurianActions from './wc/saurian-action.ts';
import * as wcSaurianArtifacts from './wc/saurian-artifact.ts';
import * as wcSaurianCreatures from './wc/saurian-creature.ts';
import * as wcSaurianUpgrades from './wc/saurian-upgrade.ts';
import * as wcStarAllianceActions from './wc/star-alliance-action.ts';
import * as wcStarAllianceCreatures from './wc/star-alliance-creature.ts';

/** The behaviours by the search key of their card's id. */
export const behaviours: ReadonlyMap<string, readonly Ability[]> = behavioursIn([
  cotaMarsActions,
  cotaMarsCreatures,
  cotaSanctumActions,
  cotaSanctumCreatures,
  cotaUntamedActions,
  cotaUntamedCreatures,
  aoaMarsActions,
  aoaMarsCreatures,
  wcSaurianActions,
  wcSaurianArtifacts,
  wcSaurianCreatures,
  wcSaurianUpgrades,
  wcStarAllianceActions,
  wcStarAllianceCreatures,
  mmStarAllianceCreatures,
  mmStarAllianceUpgrades,
]);

/** What a card does besides its keywords, in every set that has it; undefined for a card without text, or without code yet. */
export function behaviourOf(id: string): readonly Ability[] | undefined {
  return behaviours.get(searchKey(id));
}
