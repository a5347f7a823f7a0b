import { exists, instead, one, self, that, the, triggered } from '@crupier/kernel/cards';
import {
  act,
  any,
  doneThisWay,
  friendly,
  grant,
  inState,
  is,
  keyword,
  when,
  whenAny,
  whenHost,
  whenSelf,
} from '../../meanings/builders.ts';
import {
  action,
  alterEgo,
  answer,
  attachTo,
  boost,
  forced,
  hero,
  it,
  mainScheme,
  me,
  obligation,
  resource,
  whenDefeated,
  whenRevealed,
  type CardTexts,
} from '../headers.ts';

/** Spider-Man, his obligation and his nemesis. */
export const spiderMan: CardTexts = {
  // Spider-Man
  '01001a': [answer([], whenAny('initiatesAttack', any('villain'), 'you'), { do: [act('draw')] })],
  // Peter Parker
  '01001b': [resource([], { do: [act('generate', undefined, 1, { value: 'mental' })] }, { limit: 'round' })],
  // Black Cat
  '01002': [
    forced(whenSelf('played'), {
      do: [act('discardFromDeck', undefined, 2)],
      next: { do: [act('returnToHand', doneThisWay('cardDiscarded', is('withResource', 'mental')))] },
    }),
  ],
  // Backflip
  '01003': [answer(['defense'], whenAny('wouldTakeAttackDamage', friendly('identity')), { do: [act('preventAll')] })],
  // Enhanced Spider-Sense
  '01004': [answer(['hero'], whenAny('revealed', any('treachery')), { do: [act('cancel')] })],
  // Swinging Web Kick
  '01005': [action(['hero', 'attack'], { targets: { it: one(any('attackable')) }, do: [act('attack', the(), 8)] })],
  // Aunt May
  '01006': [action(['alterEgo'], { do: [act('heal', me, 4)] }, { price: { do: [act('exhaust', self)] } })],
  // Spider-Tracer
  '01007': [
    attachTo({ targets: { it: one(any('minion')) }, do: [act('attach', self, undefined, { to: the() })] }),
    forced(whenHost('isDefeated'), { targets: { it: one(any('thwartable')) }, do: [act('removeThreat', the(), 3)] }),
  ],
  // Web-Shooter
  '01008': [
    resource(
      ['hero'],
      { do: [act('generate', undefined, 1, { value: 'wild' })] },
      { price: { do: [act('exhaust', self), act('removeCounters', self, 1)] } },
    ),
  ],
  // Webbed Up
  '01009': [
    keyword('heroFormOnly'),
    attachTo({ targets: { it: one(any('enemy')) }, do: [act('attach', self, undefined, { to: the() })] }),
    instead(whenHost('wouldAttack'), { do: [act('discard', self)], saysThen: true, ifDone: { do: [act('stun', it)] } }),
  ],
  // Eviction Notice
  '01165': [
    obligation({
      if: inState('heroForm'),
      may: true,
      do: [act('changeForm')],
      next: {
        do: [],
        modes: [
          { do: [act('exhaust', alterEgo)], ifDone: { do: [act('removeFromGame', self)] } },
          { do: [act('discardAtRandom'), act('surge'), act('discard', self)] },
        ],
      },
    }),
  ],
  // Highway Robbery
  '01166': [whenRevealed({ each: 'player', do: [act('tuckAtRandom', self)] }), whenDefeated({ do: [act('returnTucked', self)] })],
  // Sweeping Swoop
  '01168': [
    whenRevealed({ do: [act('stun', hero)], next: { if: exists(any('minion', is('named', '01167'))), do: [act('surge')] } }),
    boost({
      do: [
        grant(
          triggered(when('attackedAndDamaged', { card: any('enemy'), other: any('friendlyCharacter') }), {
            do: [act('stun', that('other'))],
          }),
          'activation',
        ),
      ],
    }),
  ],
  // The Vulture's Plans
  '01169': [
    whenRevealed({
      each: 'player',
      do: [act('discardAtRandom')],
      next: { do: [act('threatForTypes', mainScheme, undefined, { to: doneThisWay('cardDiscarded') })] },
    }),
  ],
};
