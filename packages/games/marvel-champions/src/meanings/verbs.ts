import { cardVerbs } from '../verbs/cards.ts';
import { characterVerbs } from '../verbs/characters.ts';
import { pileVerbs } from '../verbs/piles.ts';
import { unusualVerbs } from '../verbs/unusual.ts';
import { facedownVerbs } from '../verbs/facedown.ts';
import { scenarioVerbs } from '../verbs/scenario.ts';

/** What card texts do. */
export const verbs = { ...characterVerbs, ...cardVerbs, ...scenarioVerbs, ...unusualVerbs, ...facedownVerbs, ...pileVerbs };
