import { each, forEach, gives, host, modifies, one, other, self, the, you } from '@crupier/kernel/cards';
import {
  act,
  any,
  areAll,
  doneThisWay,
  friendly,
  inState,
  is,
  lists,
  not,
  plus,
  rule,
  stat,
  whenAny,
  whenHost,
  whenPlayer,
  whenSelf,
} from '../../meanings/builders.ts';
import { action, alterEgo, attachTo, boost, forced, it, me, obligation, whenRevealed, type CardTexts } from '../headers.ts';

const exhaustOne = { targets: { it: one(friendly('friendlyCharacter', 'ready')) }, do: [act('exhaust', the())] };

const toIdentity = attachTo({ do: [act('attach', self, undefined, { to: me })] });

/** Cards of scenarios and of encounter sets beyond the core set. */
export const encounterCards: CardTexts = {
  // Twisted Reality. *Rule:* MC-ERRATA-14.
  '04135': [
    attachTo({ targets: { it: one(any('sideScheme')) }, do: [act('attach', self, undefined, { to: the() })] }),
    forced(whenHost('isDefeated'), { do: [act('dealEncounterToFirst', undefined, 1)] }),
  ],
  // Bitter Rival. *Rule:* MC-ERRATA-15.
  '04136': [whenRevealed({ times: forEach(1, any('sideScheme')), ...exhaustOne }), boost(exhaustOne)],
  // Loki. *Rule:* MC-ERRATA-7.
  '06028': [
    forced(whenSelf('wouldBeginDefeat'), {
      do: [act('discardFromEncounterDeck', undefined, 1)],
      next: {
        if: areAll(doneThisWay('encounterDiscarded'), 'treachery'),
        do: [act('healFully', self), act('cancel')],
      },
    }),
  ],
  // Beetle. *Rule:* MC-ERRATA-16.
  '13028': [
    forced(whenSelf('isDefeatedByPlayer'), {
      do: [],
      modes: [{ do: [act('spend', undefined, undefined, { value: 'physical' })] }, { do: [act('shuffleIntoEncounterDeck', self)] }],
    }),
  ],
  // Inner Demons. *Rule:* MC-ERRATA-11.
  '10025': [
    obligation({
      do: [act('changeForm')],
      next: {
        if: areAll(me, is('named', '10001b')),
        targets: { cards: { ...one(friendly('cardInHand')), min: 2, max: 2 } },
        do: [act('discard', the('cards'))],
        else: { do: [act('exhaust', me)] },
        next: { do: [act('discard', self)] },
      },
    }),
  ],
  // Obedience Potion. *Rule:* MC-ERRATA-19.
  '16123': [
    toIdentity,
    gives(host, plus('thwart', -1), plus('attack', -1), plus('defense', -1)),
    action(
      ['hero', 'anyPlayer'],
      { do: [act('discard', self)] },
      { resources: [{ type: 'mental', count: 2 }], price: { do: [act('takeDamage', me, 1)] } },
    ),
  ],
  // The Poison. *Rule:* MC-ERRATA-20.
  '16125': [
    toIdentity,
    forced(whenPlayer('turnBegins', 'you'), {
      do: [act('addCounters', self, 1)],
      saysThen: true,
      ifDone: { do: [act('damage', me, stat('counters', self))] },
    }),
    action(
      ['hero', 'anyPlayer'],
      { do: [act('discard', self)] },
      {
        resources: [
          { type: 'energy', count: 1 },
          { type: 'mental', count: 1 },
          { type: 'physical', count: 1 },
        ],
      },
    ),
  ],
  // Wild Wild Mojo. *Rule:* MC-FAQ-95.
  '39066': [
    gives(each(any('enemy')), lists('keyword', 'gain', 'overkill')),
    modifies(whenAny('takesDamage', any('character')), { do: [act('increase', undefined, 1)] }),
    whenRevealed({
      do: [act('discard', each(other(any('environment', is('trait', 'Setting')))))],
      next: { if: inState('revealedFromDeck'), do: [act('surge')] },
    }),
  ],
  // Exodus. *Rule:* MC-ERRATA-64.
  '49028': [forced(whenSelf('attackedYou'), { do: [act('discardFromDeck', undefined, stat('attackOfAttack', self))] })],
  // Counterspell. *Rule:* MC-FAQ-44.
  '09030': [
    attachTo({ do: [act('attach', self, undefined, { to: each(friendly('hero')) })] }),
    forced(whenAny('plays', any('eventCard'), 'you'), {
      do: [act('cancel'), act('discard', it)],
      saysThen: true,
      ifDone: { do: [act('discard', self)] },
    }),
  ],
  // Claustrophobia. *Rule:* MC-ERRATA-46.
  '36030': [
    obligation({ if: inState('heroForm'), do: [act('changeForm')] }),
    gives(you, rule('cannotChangeToHero')),
    action(['alterEgo'], { do: [act('removeFromGame', self)] }, { price: { do: [act('exhaust', alterEgo)] } }),
  ],
  // MACH-IV. *Rule:* MC-ERRATA-66.
  '50156': [gives(self, rule('cannotBeDefendedAgainst', { of: any('friendlyCharacter', not(is('trait', 'Aerial'))) }))],
};
