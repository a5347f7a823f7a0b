import { atLeast, each, forEachOf, gives, host, modifies, one, self, that, the, upTo } from '@crupier/kernel/cards';
import {
  act,
  any,
  areAll,
  doneThisWay,
  friendly,
  grant,
  inState,
  is,
  keyword,
  lists,
  optional,
  plus,
  stat,
  when,
  whenAny,
  whenHost,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';
import { action, answer, attachTo, forced, it, me, resource, villain, type CardTexts } from '../headers.ts';

/** "After you play an event" with a trait. */
const afterEvent = (trait: 'Attack' | 'Defense' | 'Thwart'): ReturnType<typeof whenAny> =>
  whenAny('played', any('eventCard', is('trait', trait)), 'you');

const morphogenetics = optional(
  afterEvent('Attack'),
  { do: [act('returnToHand', it)] },
  { labels: [], price: { do: [act('exhaust', self)] } },
);

/** Cards of heroes of products beyond the core set. */
export const heroCards: CardTexts = {
  // Ms. Marvel
  '05001a': [{ ...morphogenetics, also: [afterEvent('Thwart'), afterEvent('Defense')] }],
  // Widow's Bite. *Rule:* MC-FAQ-41.
  '08010': [
    answer(
      ['hero', 'attack'],
      whenAny('minionEntered', any('minion')),
      { do: [act('attack', it, 2), act('stun', it)] },
      { price: { do: [act('discard', self)] } },
    ),
  ],
  // Hulk
  '10001a': [forced(whenPlayer('turnEnds', 'you'), { do: [act('discard', each(friendly('cardInHand')))] })],
  // Bruce Banner
  '10001b': [
    action(
      [],
      { do: [act('draw')], next: { targets: { it: one(friendly('cardInHand')) }, do: [act('discard', the())] } },
      { limit: 'round' },
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
  // Hex Bolt. *Rule:* MC-FAQ-65.
  '15004': [
    action(['hero'], {
      do: [act('discardFromEncounterDeck', undefined, 3)],
      next: {
        times: forEachOf(1, doneThisWay('encounterDiscarded', is('boostIcons', '0'))),
        targets: { enemy: one(any('enemy')) },
        do: [act('damage', the('enemy'), 2)],
        next: {
          times: forEachOf(1, doneThisWay('encounterDiscarded', is('boostIcons', '1'))),
          targets: { scheme: one(any('thwartable')) },
          do: [act('removeThreat', the('scheme'), 2)],
          next: {
            times: forEachOf(1, doneThisWay('encounterDiscarded', is('boostIcons', '2'))),
            do: [act('draw')],
            next: {
              times: forEachOf(1, doneThisWay('encounterDiscarded', 'threeBoostIcons')),
              targets: { character: one(any('character')) },
              do: [],
              modes: [
                { do: [act('stun', the('character'))] },
                { do: [act('confuse', the('character'))] },
                { do: [act('toughen', the('character'))] },
              ],
            },
          },
        },
      },
    }),
  ],
  // Gauntlet Gun. *Rule:* MC-FAQ-71.
  '23005': [
    resource(
      [],
      { do: [act('generateForOwnEvents', undefined, 1, { value: 'wild' }), act('addCounters', me, 1)] },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // James Rhodes. *Rule:* MC-ERRATA-27.
  '23001b': [
    action(
      [],
      { targets: { it: one(friendly('cardInDiscard', 'ofYourIdentity')) }, do: [act('shuffleIntoDeck', the())] },
      { limit: 'phase' },
    ),
    forced(whenSelf('changedForm'), { if: inState('alterEgoForm'), do: [act('removeCounters', me, stat('counters', me))] }),
  ],
  // Steel Fist. *Rule:* MC-ERRATA-40.
  '32008': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [act('attack', the(), 5)],
      next: {
        may: true,
        do: [act('discardStatus', me, undefined, { value: 'tough' })],
        ifDone: { do: [act('stun', the()), act('confuse', the())] },
      },
    }),
  ],
  // Armor Up. *Rule:* MC-ERRATA-41.
  '32010': [answer(['alterEgo'], whenAny('wouldActivate', any('villain')), { do: [act('changeForm')] })],
  // Exploit Weakness. *Rule:* MC-FAQ-93.
  '33005': [
    attachTo({ targets: { it: one(any('enemy')) }, do: [act('attach', self, undefined, { to: the() })] }),
    modifies(whenHost('takesAttackDamage'), { do: [act('increase', undefined, 1)] }),
  ],
  // Ricochet Beam. *Rule:* MC-FAQ-93.
  '33009': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [act('attack', the(), 3)],
      next: { targets: { second: one(any('attackable', 'withUpgrade')) }, do: [act('attack', the('second'), 3)] },
    }),
  ],
  // The Elephant's Trunk. *Rule:* MC-FAQ-106.
  '51007': [
    action(
      ['alterEgo'],
      { do: [act('draw')], next: { do: [act('draw', undefined, forEachOf(1, the('cards')))] } },
      {
        price: {
          targets: { cards: upTo(2, { ...friendly('allyOrSupport', 'ready', is('trait', 'Wakanda')), other: true }) },
          do: [act('exhaust', self), act('exhaust', the('cards'))],
        },
      },
    ),
  ],
  // Embiggen! *Rule:* MC-FAQ-31.
  '05010': [
    answer(
      ['hero'],
      whenAny('plays', any('eventCard', is('trait', 'Attack')), 'you'),
      { do: [act('increaseEventDamage', it, 2)] },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Shrink. *Rule:* MC-FAQ-32.
  '05011': [
    answer(
      ['hero'],
      whenAny('plays', any('eventCard', is('trait', 'Thwart')), 'you'),
      { do: [act('increaseEventThreat', it, 2)] },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Dance of Death. *Rule:* MC-FAQ-38, MC-FAQ-39.
  '08004': [
    action(['hero'], {
      targets: { first: one(any('attackable')) },
      do: [act('attackApart', the('first'), 1)],
      next: {
        targets: { second: one(any('attackable')) },
        do: [act('attackApart', the('second'), 2)],
        next: { targets: { third: one(any('attackable')) }, do: [act('attackApart', the('third'), 3)] },
      },
    }),
  ],
  // Attacrobatics. *Rule:* MC-FAQ-40.
  '08006': [
    answer(
      ['hero', 'attack'],
      when('boostTurned'),
      {
        if: atLeast(stat('iconsToCancel', it), 1),
        do: [act('cancelBoostIcons', it)],
        next: { do: [act('attack', each(any('attackableVillain')), stat('iconsOfBoostCard', it))] },
      },
      { price: { do: [act('discard', self)] } },
    ),
  ],
  // Death-Glow
  '25002': [
    attachTo({ targets: { it: one(any('enemy')) }, do: [act('attach', self, undefined, { to: the() })] }),
    forced(whenHost('isDefeated'), {
      do: [act('setAside', self)],
      next: { if: areAll(that('other'), 'actsForYou'), do: [act('ready', me)] },
    }),
  ],
  // Shieldmaiden. *Rule:* MC-ERRATA-29.
  '25011': [
    answer(['hero', 'defense'], whenAny('attacksAnybody', any('enemy', is('withAttached', '25002'))), {
      do: [act('declareDefender', me), grant(gives(host, plus('defense', 2)), 'activation', me)],
    }),
  ],
  // Lightning Strike. *Rule:* MC-ERRATA-6.
  '06006': [
    action(['hero'], {
      if: areAll(me, is('trait', 'Aerial')),
      do: [act('spendForDamageIgnoringTough', each(any('enemyBefore')), undefined, { value: 'energy' })],
      else: { do: [act('spendForDamage', each(any('enemyBefore')), undefined, { value: 'energy' })] },
    }),
  ],
};
