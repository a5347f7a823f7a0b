import { gives, host, modifies, self } from '@crupier/kernel/cards';
import type { CardBehaviour } from '@crupier/kernel/rules';
import { CONTROL_KEY } from '../verbs/allies.ts';
import { IGNORING_KEY } from '../rules/early-end.ts';
import { changeableWords } from '../state/defined.ts';
import { REDIRECTION_KEY, SHIELD_KEY, SOURCE_SHIELD_KEY } from '../verbs/damage.ts';
import { wordingKey } from '../verbs/wording.ts';
import { act, rule, whenHost } from '../meanings/builders.ts';

/** The lasting effects that verbs begin by name. *Rule:* INF-614.6, INF-612.1b. */
export const effectCards: readonly CardBehaviour[] = [
  { key: SHIELD_KEY, printed: {}, abilities: [modifies(whenHost('wouldBeDamaged'), { do: [act('useShield', self)] })] },
  { key: SOURCE_SHIELD_KEY, printed: {}, abilities: [modifies(whenHost('wouldBeDamaged'), { do: [act('useSourceShield', self)] })] },
  { key: REDIRECTION_KEY, printed: {}, abilities: [modifies(whenHost('wouldBeDamaged'), { do: [act('useRedirection', self)] })] },
  { key: IGNORING_KEY, printed: {}, abilities: [] },
  { key: CONTROL_KEY, printed: {}, abilities: [gives(host, rule('isControlled'))] },
  // Which words of the kind, the effect's own number says. *Rule:* INF-611.1.
  ...Object.keys(changeableWords).map((word) => ({
    key: wordingKey(word),
    printed: {},
    abilities: [gives(host, rule('changesWord', { word, amount: { kind: 'made' } }))],
  })),
];
