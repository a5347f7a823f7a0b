import type { CardBehaviour } from '@crupier/kernel/rules';
import { behaviourOf, writtenCodes } from '../cards/behaviours.ts';
import { cardsOfPack, factsOf, otherSideOf } from '../cards/facts.ts';
import type { CardCode, CardFacts } from '../cards/facts/card-facts.ts';
import { campaignBehaviours } from '../campaign/campaigns.ts';
import { DRONE, dronePrint } from '../state/facedown.ts';
import { blankPrint } from '../state/printed.ts';

let made: readonly CardBehaviour[] | undefined;

/** The cards of other products whose texts are written, with their other sides. */
function beyondCore(): readonly CardFacts[] {
  const faces = writtenCodes.flatMap((code) => [factsOf(code), otherSideOf(code as CardCode)].filter((each) => each !== undefined));
  const byCode = new Map(faces.filter(({ pack }) => pack !== 'core').map((facts) => [facts.code, facts]));
  return [...byCode.values()];
}

/** Every card that a match may be made of, the blank one first. */
export function catalogue(): readonly CardBehaviour[] {
  return (made ??= [...coreCatalogue(), ...beyondCore().flatMap((facts) => behaviourOf(facts) ?? []), ...campaignBehaviours()]);
}

/** The cards of the core set alone, the blank one first. */
export function coreCatalogue(): readonly CardBehaviour[] {
  return [
    { key: '', printed: blankPrint, abilities: [] },
    { key: DRONE, printed: dronePrint, abilities: [] },
    ...cardsOfPack('core').flatMap((facts) => behaviourOf(facts) ?? []),
  ];
}
