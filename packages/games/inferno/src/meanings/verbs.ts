import { allyVerbs } from '../verbs/allies.ts';
import { cardVerbs } from '../verbs/cards.ts';
import { chainVerbs } from '../verbs/chain.ts';
import { counterVerbs } from '../verbs/counters.ts';
import { copyingVerbs } from '../verbs/copying.ts';
import { namingVerbs } from '../verbs/naming.ts';
import { wordingVerbs } from '../verbs/wording.ts';
import { exchangeVerbs } from '../verbs/exchange.ts';
import { keywordVerbs } from '../verbs/keywords.ts';
import { damageVerbs } from '../verbs/damage.ts';
import { specialVerbs } from '../verbs/special.ts';
import { playerVerbs } from '../verbs/players.ts';

/** Everything that a card can make happen. */
export const verbs = {
  ...allyVerbs,
  ...cardVerbs,
  ...chainVerbs,
  ...damageVerbs,
  ...copyingVerbs,
  ...counterVerbs,
  ...exchangeVerbs,
  ...namingVerbs,
  ...wordingVerbs,
  ...keywordVerbs,
  ...playerVerbs,
  ...specialVerbs,
};
