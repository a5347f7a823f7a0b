import { allyVerbs } from '../verbs/allies.ts';
import { beyondCoreVerbs } from '../verbs/beyond-core.ts';
import { attackVerbs } from '../verbs/attacks.ts';
import { cardVerbs } from '../verbs/cards.ts';
import { characterVerbs } from '../verbs/characters.ts';
import { specialVerbs } from '../verbs/specials.ts';
import { pileVerbs } from '../verbs/piles.ts';
import { klawVerbs } from '../verbs/klaw.ts';
import { unusualVerbs } from '../verbs/unusual.ts';
import { facedownVerbs } from '../verbs/facedown.ts';
import { formVerbs } from '../verbs/forms.ts';
import { freeVerbs } from '../verbs/play-free.ts';
import { scenarioVerbs } from '../verbs/scenario.ts';

/** What card texts do. */
export const verbs = {
  ...characterVerbs,
  ...cardVerbs,
  ...scenarioVerbs,
  ...allyVerbs,
  ...unusualVerbs,
  ...facedownVerbs,
  ...formVerbs,
  ...freeVerbs,
  ...pileVerbs,
  ...specialVerbs,
  ...klawVerbs,
  ...beyondCoreVerbs,
  ...attackVerbs,
};
