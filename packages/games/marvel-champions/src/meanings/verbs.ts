import { cardVerbs } from '../verbs/cards.ts';
import { characterVerbs } from '../verbs/characters.ts';
import { unusualVerbs } from '../verbs/unusual.ts';
import { scenarioVerbs } from '../verbs/scenario.ts';

/** What card texts do. */
export const verbs = { ...characterVerbs, ...cardVerbs, ...scenarioVerbs, ...unusualVerbs };
