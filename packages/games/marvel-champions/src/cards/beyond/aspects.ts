import { one, self, that, the } from '@crupier/kernel/cards';
import { act, any, keyword, whenAny, whenHost, whenSelf } from '../../meanings/builders.ts';
import { action, answer, attachTo, it, type CardTexts } from '../headers.ts';

/** Cards of aspects, and basic cards, of products beyond the core set. */
export const aspectCards: CardTexts = {
  // Followed. *Rule:* MC-ERRATA-5.
  '03032': [
    attachTo({ targets: { it: one(any('sideScheme')) }, do: [act('attach', self, undefined, { to: the() })] }),
    answer([], whenHost('isDefeated'), { targets: { enemy: one(any('enemy')) }, do: [act('damage', the('enemy'), 4)] }),
  ],
  // Nova. *Rule:* MC-FAQ-33.
  '05012': [
    answer(
      [],
      whenAny('initiatesAttack', any('enemy'), 'you'),
      { do: [act('damage', it, 2)] },
      { resources: [{ type: 'energy', count: 1 }] },
    ),
  ],
  // Melee. *Rule:* MC-FAQ-34, MC-FAQ-35.
  '05030': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [act('attack', the(), 3)],
      next: { targets: { second: one(any('attackable', 'different')) }, do: [act('attack', the('second'), 3)] },
    }),
  ],
  // Iron Fist. *Rule:* MC-ERRATA-9, MC-CONSEQUENTIAL-DAMAGE-5.
  '09014': [
    keyword('entersWithCounters', 2),
    answer(
      [],
      whenSelf('attacksEnemy'),
      { do: [act('stun', that('other')), act('damage', that('other'), 1)] },
      { price: { do: [act('removeCounters', self, 1)] } },
    ),
  ],
  // Warning. *Rule:* MC-ERRATA-10.
  '09021': [answer([], whenAny('wouldTakeDamage', any('hero')), { do: [act('prevent', undefined, 1)] })],
};
