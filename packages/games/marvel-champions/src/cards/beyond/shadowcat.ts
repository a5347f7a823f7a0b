import { each, givesWhile, self, triggeredByAny } from '@crupier/kernel/cards';
import { act, friendly, inState, optional, rule, whenAny } from '../../meanings/builders.ts';
import { action, me, resource, setup, type CardTexts } from '../headers.ts';

const attackedOrDefended = [whenAny('attacked', friendly('hero')), whenAny('defended', friendly('hero'))] as const;
const flip = { do: [act('changeExtraForm', self)] };

/** Shadowcat and her mass form. *Rule:* MC-FORM-7. */
export const shadowcat: CardTexts = {
  // Shadowcat
  '32030a': [givesWhile(inState('phasedForm'), self, rule('ignoresGuard'), rule('ignoresPatrol'), rule('ignoresCrisis'))],
  // Kitty Pryde
  '32030b': [
    setup({ do: [act('putIntoPlay', each(friendly('formUpgradeSetAside')))] }),
    action([], { do: [act('changeExtraForm', each(friendly('formUpgrade')))] }, { limit: 'round' }),
  ],
  // Solid
  '32031a': [
    resource(
      ['hero'],
      { do: [act('generateForAttackOrDefense', undefined, 1, { value: 'physical' })] },
      { price: { do: [act('exhaust', self)] } },
    ),
    { ...optional(attackedOrDefended[0], flip), also: [attackedOrDefended[1]] },
  ],
  // Phased
  '32031b': [givesWhile(inState('youDefend'), me, rule('cannotTakeDamage')), triggeredByAny(attackedOrDefended, flip)],
};
