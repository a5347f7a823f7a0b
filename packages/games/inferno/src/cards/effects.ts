import { act, gives, host, modifies, rule, self, whenHost, type CardBehaviour } from '@crupier/kernel';
import { CONTROL_KEY } from '../verbs/allies.ts';
import { REDIRECTION_KEY, SHIELD_KEY, SOURCE_SHIELD_KEY } from '../verbs/damage.ts';

/** The lasting effects that verbs begin by name. *Rule:* INF-614.6, INF-612.1b. */
export const effectCards: readonly CardBehaviour[] = [
  { key: SHIELD_KEY, printed: {}, abilities: [modifies(whenHost('wouldBeDamaged'), { do: [act('useShield', self)] })] },
  { key: SOURCE_SHIELD_KEY, printed: {}, abilities: [modifies(whenHost('wouldBeDamaged'), { do: [act('useSourceShield', self)] })] },
  { key: REDIRECTION_KEY, printed: {}, abilities: [modifies(whenHost('wouldBeDamaged'), { do: [act('useRedirection', self)] })] },
  { key: CONTROL_KEY, printed: {}, abilities: [gives(host, rule('isControlled'))] },
];
