import { aemberVerbs } from '../verbs/aember.ts';
import { cardVerbs } from '../verbs/cards.ts';
import { counterVerbs } from '../verbs/counters.ts';
import { creatureVerbs, swapVerb } from '../verbs/creatures.ts';
import { fightVerbs } from '../verbs/fights.ts';
import { inPlayOnly } from '../verbs/in-play.ts';
import { lineVerbs } from '../verbs/lines.ts';
import { playerVerbs } from '../verbs/players.ts';
import { textBoxVerbs } from '../verbs/text-boxes.ts';
import { tokenVerbs } from '../verbs/tokens.ts';

/** Everything that a card can make happen. */
export const verbs = {
  ...inPlayOnly(aemberVerbs),
  ...cardVerbs,
  ...tokenVerbs,
  ...inPlayOnly(creatureVerbs),
  ...inPlayOnly(counterVerbs),
  ...inPlayOnly(lineVerbs),
  ...inPlayOnly(fightVerbs),
  ...swapVerb,
  ...playerVerbs,
  ...textBoxVerbs,
};
