import { each, gives, host, one, self, that, the } from '@crupier/kernel/cards';
import {
  act,
  any,
  friendly,
  grant,
  is,
  keyword,
  keywordWith,
  lists,
  plus,
  rule,
  whenAny,
  whenHost,
  whenSelf,
} from '../../meanings/builders.ts';
import { action, answer, anyPlayers, attachTo, it, type CardTexts } from '../headers.ts';

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
  // The Night Nurse. *Rule:* MC-FAQ-42.
  '09019': [
    action(
      [],
      {
        targets: { it: one(any('hero')) },
        do: [act('heal', the(), 1)],
        next: {
          do: [],
          modes: [
            { do: [act('discardStatus', the(), undefined, { value: 'stunned' })] },
            { do: [act('discardStatus', the(), undefined, { value: 'confused' })] },
            { do: [act('discardStatus', the(), undefined, { value: 'tough' })] },
          ],
        },
      },
      { price: { do: [act('exhaust', self), act('removeCounters', self, 1)] } },
    ),
  ],
  // Unflappable. *Rule:* MC-FAQ-43.
  '09020': [
    anyPlayers,
    answer([], whenAny('defendedUnhurt', friendly('identity')), { do: [act('draw')] }, { price: { do: [act('exhaust', self)] } }),
  ],
  // Dive Bomb. *Rule:* MC-FAQ-84.
  '17028': [
    keywordWith('playOnlyWith', { of: any('identity', is('trait', 'Aerial')) }),
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [act('attack', the(), 7)],
      next: { do: [act('attack', each(any('attackable', 'notChosen')), 1)] },
    }),
  ],
  // Honorary Avenger. *Rule:* MC-ERRATA-4.
  '03025': [
    keywordWith('playOnlyWith', { of: any('identity', is('trait', 'Avenger')) }),
    attachTo({ targets: { it: one(any('friendlyCharacter')) }, do: [act('attach', self, undefined, { to: the() })] }),
    gives(host, plus('hitPoints', 1), lists('trait', 'gain', 'Avenger')),
  ],
  // S.H.I.E.L.D. Deputy. *Rule:* MC-ERRATA-68.
  '54033': [
    keywordWith('playOnlyWith', { of: any('identity', is('trait', 'S.H.I.E.L.D.')) }),
    attachTo({
      targets: { it: one(any('friendlyCharacter', 'withoutThisAttached')) },
      do: [act('attach', self, undefined, { to: the() })],
    }),
    gives(host, plus('hitPoints', 1), lists('trait', 'gain', 'S.H.I.E.L.D.')),
  ],
  // "Go for Champions!" *Rule:* MC-ERRATA-37, MC-FAQ-82.
  '29025': [
    keywordWith('playOnlyWith', { of: any('identity', is('trait', 'Champion')) }),
    action(
      ['hero'],
      { do: [grant(gives(host, rule('cannotTakeDamage')), 'round', each(any('character', is('trait', 'Champion'))))] },
      { price: { do: [act('removeFromGame', self)] } },
    ),
  ],
  // Mutant Protectors. *Rule:* MC-FAQ-88, MC-FAQ-89.
  '32017': [
    keywordWith('playOnlyWith', { of: any('identity', is('trait', 'X-Men')) }),
    answer(['hero', 'defense'], whenAny('attacksAnybody', any('enemy')), {
      targets: { ally: one(friendly('allyInHand', is('trait', 'X-Men'))) },
      do: [
        act('putIntoPlay', the('ally')),
        act('exhaust', the('ally'), undefined, { follows: true }),
        act('declareDefender', the('ally'), undefined, { follows: true }),
      ],
    }),
  ],
  // Target Spotter. *Rule:* MC-FAQ-107.
  '51038': [
    answer(
      [],
      whenAny('wouldEngage', any('minion')),
      { do: [grant(gives(host, rule('cannotActivate')), 'phase', it), act('engageInstead')] },
      { price: { do: [act('removeCounters', self, 1)] } },
    ),
  ],
};
