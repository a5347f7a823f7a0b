import { each, gives, one, self, the } from '@crupier/kernel/cards';
import { act, any, friendly, inState, is, keyword, lists, plus, stat, whenAny, whenSelf } from '../../meanings/builders.ts';
import { action, answer, it, me, villain, type CardTexts } from '../headers.ts';

/** Cards of heroes of products beyond the core set. */
export const heroCards: CardTexts = {
  // Widow's Bite. *Rule:* MC-FAQ-41.
  '08010': [
    answer(
      ['hero', 'attack'],
      whenAny('minionEntered', any('minion')),
      { do: [act('attack', it, 2), act('stun', it)] },
      { price: { do: [act('discard', self)] } },
    ),
  ],
  // Crushing Blow. *Rule:* MC-FAQ-46.
  '10002': [
    keyword('onlyPhysical'),
    action(['hero', 'attack'], { targets: { it: one(any('attackable')) }, do: [act('attack', the(), stat('attack', me))] }),
  ],
  // Unstoppable Force. *Rule:* MC-FAQ-47.
  '10006': [action(['hero'], { do: [act('ready', me)], next: { if: inState('paidWithPhysicalAlone'), do: [act('draw')] } })],
  // Quicksilver. *Rule:* MC-FAQ-58.
  '14001a': [answer([], whenSelf('usedBasicPower'), { do: [act('ready', self)] }, { limit: 'phase' })],
  // Battery Pack. *Rule:* MC-FAQ-60.
  '16034': [
    keyword('entersWithCounters', 2),
    action(
      [],
      {
        targets: { it: one({ ...friendly('upgrade', is('trait', 'Tech')), other: true }) },
        do: [act('moveCounters', self, 1, { to: the() })],
      },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Grasping Tendrils. *Rule:* MC-FAQ-85.
  '20003': [
    answer(['hero', 'defense'], whenAny('initiatesAttack', any('villain'), 'you'), {
      do: [act('cancel')],
      next: { if: inState('paidWithPhysicalAlone'), do: [act('stun', villain)] },
    }),
  ],
  // Aragorn. *Rule:* MC-ERRATA-28.
  '25007': [gives(each(friendly('identity')), plus('hitPoints', 4), lists('trait', 'gain', 'Aerial'))],
  // Ms. Marvel, as an ally. *Rule:* MC-ERRATA-36.
  '28002': [
    answer(
      ['hero'],
      whenAny('played', any('eventCard'), 'you'),
      { do: [act('returnFromDiscard', it)] },
      { price: { do: [act('exhaust', self), act('takeDamage', self, 1)] } },
    ),
  ],
  // Berserker Barrage. *Rule:* MC-ERRATA-45.
  '35008': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [act('attack', the(), 4)],
      next: { if: inState('attackDefeatedEnemy'), may: true, do: [act('takeDamage', me, 2)], ifDone: { do: [], again: 'effect' } },
    }),
  ],
  //
  '43001a': [answer([], whenSelf('tookDamage'), { do: [act('ready', self)] }, { limit: 'phase' })],
  // Honey Badger. *Rule:* MC-FAQ-98.
  '43003': [answer(['hero'], whenSelf('tookDamage'), { do: [act('ready', each(any('identity', is('named', '43001a'))))] })],
};
