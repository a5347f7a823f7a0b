import { behavioursIn, searchKey } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import * as aoaBrobnarActions from './aoa/brobnar-action.ts';
import * as aoaBrobnarArtifacts from './aoa/brobnar-artifact.ts';
import * as aoaBrobnarCreatures from './aoa/brobnar-creature.ts';
import * as aoaBrobnarUpgrades from './aoa/brobnar-upgrade.ts';
import * as aoaDisActions from './aoa/dis-action.ts';
import * as aoaDisArtifacts from './aoa/dis-artifact.ts';
import * as aoaDisCreatures from './aoa/dis-creature.ts';
import * as aoaDisUpgrades from './aoa/dis-upgrade.ts';
import * as aoaLogosActions from './aoa/logos-action.ts';
import * as aoaLogosArtifacts from './aoa/logos-artifact.ts';
import * as aoaLogosCreatures from './aoa/logos-creature.ts';
import * as aoaLogosUpgrades from './aoa/logos-upgrade.ts';
import * as aoaMarsActions from './aoa/mars-action.ts';
import * as aoaMarsArtifacts from './aoa/mars-artifact.ts';
import * as aoaMarsCreatures from './aoa/mars-creature.ts';
import * as cotaBrobnarActions from './cota/brobnar-action.ts';
import * as cotaBrobnarArtifacts from './cota/brobnar-artifact.ts';
import * as cotaBrobnarCreatures from './cota/brobnar-creature.ts';
import * as cotaBrobnarUpgrades from './cota/brobnar-upgrade.ts';
import * as cotaDisActions from './cota/dis-action.ts';
import * as cotaDisArtifacts from './cota/dis-artifact.ts';
import * as cotaDisCreatures from './cota/dis-creature.ts';
import * as cotaDisUpgrades from './cota/dis-upgrade.ts';
import * as aoaMarsUpgrades from './aoa/mars-upgrade.ts';
import * as cotaLogosActions from './cota/logos-action.ts';
import * as cotaLogosArtifacts from './cota/logos-artifact.ts';
import * as cotaLogosCreatures from './cota/logos-creature.ts';
import * as cotaLogosUpgrades from './cota/logos-upgrade.ts';
import * as aoaSanctumActions from './aoa/sanctum-action.ts';
import * as aoaSanctumArtifacts from './aoa/sanctum-artifact.ts';
import * as aoaSanctumCreatures from './aoa/sanctum-creature.ts';
import * as aoaSanctumUpgrades from './aoa/sanctum-upgrade.ts';
import * as aoaShadowsActions from './aoa/shadows-action.ts';
import * as aoaShadowsArtifacts from './aoa/shadows-artifact.ts';
import * as aoaShadowsCreatures from './aoa/shadows-creature.ts';
import * as aoaShadowsUpgrades from './aoa/shadows-upgrade.ts';
import * as aoaUntamedActions from './aoa/untamed-action.ts';
import * as aoaUntamedArtifacts from './aoa/untamed-artifact.ts';
import * as aoaUntamedCreatures from './aoa/untamed-creature.ts';
import * as aoaUntamedUpgrades from './aoa/untamed-upgrade.ts';
import * as cotaMarsActions from './cota/mars-action.ts';
import * as cotaMarsArtifacts from './cota/mars-artifact.ts';
import * as cotaMarsCreatures from './cota/mars-creature.ts';
import * as cotaMarsUpgrades from './cota/mars-upgrade.ts';
import * as cotaSanctumActions from './cota/sanctum-action.ts';
import * as cotaSanctumArtifacts from './cota/sanctum-artifact.ts';
import * as cotaSanctumCreatures from './cota/sanctum-creature.ts';
import * as cotaSanctumUpgrades from './cota/sanctum-upgrade.ts';
import * as cotaShadowsActions from './cota/shadows-action.ts';
import * as cotaShadowsArtifacts from './cota/shadows-artifact.ts';
import * as cotaShadowsCreatures from './cota/shadows-creature.ts';
import * as cotaShadowsUpgrades from './cota/shadows-upgrade.ts';
import * as cotaUntamedActions from './cota/untamed-action.ts';
import * as cotaUntamedArtifacts from './cota/untamed-artifact.ts';
import * as cotaUntamedCreatures from './cota/untamed-creature.ts';
import * as cotaUntamedUpgrades from './cota/untamed-upgrade.ts';
import * as dtLogosArtifacts from './dt/logos-artifact.ts';
import * as dtLogosCreatures from './dt/logos-creature.ts';
import * as dtSanctumCreatures from './dt/sanctum-creature.ts';
import * as dtSaurianActions from './dt/saurian-action.ts';
import * as dtUnfathomableCreatures from './dt/unfathomable-creature.ts';
import * as dtSaurianCreatures from './dt/saurian-creature.ts';
import * as grStarAllianceUpgrades from './gr/star-alliance-upgrade.ts';
import * as mmLogosActions from './mm/logos-action.ts';
import * as mmLogosArtifacts from './mm/logos-artifact.ts';
import * as mmLogosCreatures from './mm/logos-creature.ts';
import * as mmStarAllianceActions from './mm/star-alliance-action.ts';
import * as mmStarAllianceArtifacts from './mm/star-alliance-artifact.ts';
import * as mmSanctumActions from './mm/sanctum-action.ts';
import * as mmSanctumArtifacts from './mm/sanctum-artifact.ts';
import * as mmSanctumCreatures from './mm/sanctum-creature.ts';
import * as mmSaurianActions from './mm/saurian-action.ts';
import * as mmSaurianArtifacts from './mm/saurian-artifact.ts';
import * as mmSaurianCreatures from './mm/saurian-creature.ts';
import * as mmSaurianUpgrades from './mm/saurian-upgrade.ts';
import * as grBrobnarArtifacts from './gr/brobnar-artifact.ts';
import * as mmDisActions from './mm/dis-action.ts';
import * as mmDisArtifacts from './mm/dis-artifact.ts';
import * as mmDisCreatures from './mm/dis-creature.ts';
import * as mmShadowsActions from './mm/shadows-action.ts';
import * as mmShadowsArtifacts from './mm/shadows-artifact.ts';
import * as mmShadowsCreatures from './mm/shadows-creature.ts';
import * as mmShadowsUpgrades from './mm/shadows-upgrade.ts';
import * as mmUntamedActions from './mm/untamed-action.ts';
import * as mmUntamedArtifacts from './mm/untamed-artifact.ts';
import * as mmUntamedCreatures from './mm/untamed-creature.ts';
import * as mmStarAllianceCreatures from './mm/star-alliance-creature.ts';
import * as mmStarAllianceUpgrades from './mm/star-alliance-upgrade.ts';
import * as tocDisActions from './toc/dis-action.ts';
import * as tocDisArtifacts from './toc/dis-artifact.ts';
import * as tocDisCreatures from './toc/dis-creature.ts';
import * as tocGeistoidActions from './toc/geistoid-action.ts';
import * as tocGeistoidCreatures from './toc/geistoid-creature.ts';
import * as tocLogosActions from './toc/logos-action.ts';
import * as tocLogosArtifacts from './toc/logos-artifact.ts';
import * as tocLogosCreatures from './toc/logos-creature.ts';
import * as tocRedemptionActions from './toc/redemption-action.ts';
import * as tocRedemptionArtifacts from './toc/redemption-artifact.ts';
import * as tocRedemptionCreatures from './toc/redemption-creature.ts';
import * as tocRedemptionUpgrades from './toc/redemption-upgrade.ts';
import * as tocShadowsActions from './toc/shadows-action.ts';
import * as tocShadowsArtifacts from './toc/shadows-artifact.ts';
import * as tocShadowsCreatures from './toc/shadows-creature.ts';
import * as tocSkybornActions from './toc/skyborn-action.ts';
import * as tocSkybornCreatures from './toc/skyborn-creature.ts';
import * as tocSkybornUpgrades from './toc/skyborn-upgrade.ts';
import * as tocTokens from './toc/tokens.ts';
import * as tocUntamedActions from './toc/untamed-action.ts';
import * as tocUntamedArtifacts from './toc/untamed-artifact.ts';
import * as tocUntamedCreatures from './toc/untamed-creature.ts';
import * as wcBrobnarActions from './wc/brobnar-action.ts';
import * as wcBrobnarCreatures from './wc/brobnar-creature.ts';
import * as wcBrobnarUpgrades from './wc/brobnar-upgrade.ts';
import * as wcDisArtifacts from './wc/dis-artifact.ts';
import * as wcDisCreatures from './wc/dis-creature.ts';
import * as wcLogosArtifacts from './wc/logos-artifact.ts';
import * as wcLogosCreatures from './wc/logos-creature.ts';
import * as wcLogosUpgrades from './wc/logos-upgrade.ts';
import * as wcSaurianActions from './wc/saurian-action.ts';
import * as wcSaurianArtifacts from './wc/saurian-artifact.ts';
import * as wcSaurianCreatures from './wc/saurian-creature.ts';
import * as wcSaurianUpgrades from './wc/saurian-upgrade.ts';
import * as wcShadowsActions from './wc/shadows-action.ts';
import * as wcShadowsArtifacts from './wc/shadows-artifact.ts';
import * as wcShadowsCreatures from './wc/shadows-creature.ts';
import * as wcUntamedCreatures from './wc/untamed-creature.ts';
import * as wcUntamedArtifacts from './wc/untamed-artifact.ts';
import * as dtUntamedActions from './dt/untamed-action.ts';
import * as dtUntamedCreatures from './dt/untamed-creature.ts';
import * as dtUntamedArtifacts from './dt/untamed-artifact.ts';
import * as woeGeistoidArtifacts from './woe/geistoid-artifact.ts';
import * as wcStarAllianceActions from './wc/star-alliance-action.ts';
import * as wcStarAllianceArtifacts from './wc/star-alliance-artifact.ts';
import * as wcStarAllianceCreatures from './wc/star-alliance-creature.ts';
import * as woeBrobnarCreatures from './woe/brobnar-creature.ts';
import * as woeEkwidonActions from './woe/ekwidon-action.ts';
import * as woeEkwidonArtifacts from './woe/ekwidon-artifact.ts';
import * as woeEkwidonCreatures from './woe/ekwidon-creature.ts';
import * as woeMarsActions from './woe/mars-action.ts';
import * as woeMarsArtifacts from './woe/mars-artifact.ts';
import * as woeMarsCreatures from './woe/mars-creature.ts';
import * as woeMarsUpgrades from './woe/mars-upgrade.ts';
import * as woeSanctumActions from './woe/sanctum-action.ts';
import * as woeSanctumArtifacts from './woe/sanctum-artifact.ts';
import * as woeSanctumCreatures from './woe/sanctum-creature.ts';
import * as woeSaurianCreatures from './woe/saurian-creature.ts';
import * as woeStarAllianceActions from './woe/star-alliance-action.ts';
import * as woeStarAllianceCreatures from './woe/star-alliance-creature.ts';
import * as woeBrobnarActions from './woe/brobnar-action.ts';
import * as woeSanctumUpgrades from './woe/sanctum-upgrade.ts';
import * as woeSaurianActions from './woe/saurian-action.ts';
import * as woeStarAllianceArtifacts from './woe/star-alliance-artifact.ts';
import * as woeStarAllianceUpgrades from './woe/star-alliance-upgrade.ts';
import * as woeUnfathomableUpgrades from './woe/unfathomable-upgrade.ts';
import * as woeTokens from './woe/tokens.ts';
import * as woeUnfathomableActions from './woe/unfathomable-action.ts';
import * as woeUnfathomableArtifacts from './woe/unfathomable-artifact.ts';
import * as woeUnfathomableCreatures from './woe/unfathomable-creature.ts';
import * as wcStarAllianceUpgrades from './wc/star-alliance-upgrade.ts';

/** The behaviours by the search key of their card's id. */
export const behaviours: ReadonlyMap<string, readonly Ability[]> = behavioursIn([
  cotaBrobnarActions,
  cotaBrobnarArtifacts,
  cotaBrobnarCreatures,
  cotaBrobnarUpgrades,
  cotaDisActions,
  cotaDisArtifacts,
  cotaDisCreatures,
  cotaDisUpgrades,
  cotaLogosActions,
  cotaLogosArtifacts,
  cotaLogosCreatures,
  cotaLogosUpgrades,
  cotaMarsActions,
  cotaMarsArtifacts,
  cotaMarsCreatures,
  cotaMarsUpgrades,
  cotaSanctumActions,
  cotaSanctumArtifacts,
  cotaSanctumCreatures,
  cotaSanctumUpgrades,
  cotaShadowsActions,
  cotaShadowsArtifacts,
  cotaShadowsCreatures,
  cotaShadowsUpgrades,
  cotaUntamedActions,
  cotaUntamedArtifacts,
  cotaUntamedCreatures,
  aoaBrobnarActions,
  aoaBrobnarArtifacts,
  aoaBrobnarCreatures,
  aoaBrobnarUpgrades,
  aoaDisActions,
  aoaDisArtifacts,
  aoaDisCreatures,
  aoaDisUpgrades,
  aoaLogosActions,
  aoaLogosArtifacts,
  aoaLogosCreatures,
  aoaLogosUpgrades,
  cotaUntamedUpgrades,
  aoaMarsActions,
  aoaMarsArtifacts,
  aoaMarsCreatures,
  dtLogosArtifacts,
  dtLogosCreatures,
  dtSanctumCreatures,
  dtSaurianCreatures,
  dtSaurianActions,
  dtUnfathomableCreatures,
  grStarAllianceUpgrades,
  mmLogosActions,
  mmLogosArtifacts,
  mmLogosCreatures,
  mmStarAllianceActions,
  mmStarAllianceArtifacts,
  mmSanctumActions,
  mmSanctumArtifacts,
  mmSanctumCreatures,
  mmSaurianActions,
  mmSaurianArtifacts,
  mmSaurianCreatures,
  mmSaurianUpgrades,
  mmStarAllianceCreatures,
  mmStarAllianceUpgrades,
  aoaMarsUpgrades,
  aoaSanctumActions,
  aoaSanctumArtifacts,
  aoaSanctumCreatures,
  aoaSanctumUpgrades,
  aoaShadowsActions,
  aoaShadowsArtifacts,
  aoaShadowsCreatures,
  aoaShadowsUpgrades,
  aoaUntamedActions,
  aoaUntamedArtifacts,
  aoaUntamedCreatures,
  aoaUntamedUpgrades,
  grBrobnarArtifacts,
  mmDisActions,
  mmDisArtifacts,
  mmDisCreatures,
  mmShadowsActions,
  mmShadowsArtifacts,
  mmShadowsCreatures,
  mmShadowsUpgrades,
  mmUntamedActions,
  mmUntamedArtifacts,
  mmUntamedCreatures,
  tocDisActions,
  tocDisArtifacts,
  tocDisCreatures,
  tocGeistoidActions,
  tocGeistoidCreatures,
  tocLogosActions,
  tocLogosArtifacts,
  tocLogosCreatures,
  tocRedemptionActions,
  tocRedemptionArtifacts,
  tocRedemptionCreatures,
  tocRedemptionUpgrades,
  tocShadowsActions,
  tocShadowsArtifacts,
  tocShadowsCreatures,
  tocSkybornActions,
  tocSkybornCreatures,
  tocSkybornUpgrades,
  tocTokens,
  tocUntamedActions,
  tocUntamedArtifacts,
  tocUntamedCreatures,
  wcBrobnarActions,
  wcBrobnarCreatures,
  wcBrobnarUpgrades,
  wcDisArtifacts,
  wcDisCreatures,
  wcLogosArtifacts,
  wcLogosCreatures,
  wcLogosUpgrades,
  wcSaurianActions,
  wcSaurianArtifacts,
  wcSaurianCreatures,
  wcSaurianUpgrades,
  wcShadowsActions,
  wcShadowsArtifacts,
  wcShadowsCreatures,
  wcUntamedCreatures,
  wcUntamedArtifacts,
  dtUntamedActions,
  dtUntamedCreatures,
  dtUntamedArtifacts,
  woeGeistoidArtifacts,
  wcStarAllianceActions,
  wcStarAllianceArtifacts,
  wcStarAllianceCreatures,
  woeBrobnarCreatures,
  woeEkwidonActions,
  woeEkwidonArtifacts,
  woeEkwidonCreatures,
  woeMarsActions,
  woeMarsArtifacts,
  woeMarsCreatures,
  woeMarsUpgrades,
  woeSanctumActions,
  woeSanctumArtifacts,
  woeSanctumCreatures,
  woeSaurianCreatures,
  woeStarAllianceActions,
  woeStarAllianceCreatures,
  woeBrobnarActions,
  woeSanctumUpgrades,
  woeSaurianActions,
  woeStarAllianceArtifacts,
  woeStarAllianceUpgrades,
  woeUnfathomableUpgrades,
  woeTokens,
  woeUnfathomableActions,
  woeUnfathomableArtifacts,
  woeUnfathomableCreatures,
  wcStarAllianceUpgrades,
]);

/** What a card does besides its keywords, in every set that has it; undefined for a card without text, or without code yet. */
export function behaviourOf(id: string): readonly Ability[] | undefined {
  return behaviours.get(searchKey(id));
}
