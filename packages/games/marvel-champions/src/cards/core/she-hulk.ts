import { defines, each, exactly, exists, forEachOf, gives, host, one, other, self, that, the, upTo } from '@crupier/kernel/cards';
import { act, any, becomes, forEachDone, friendly, inState, is, plus, stat, tally, whenAny, whenSelf } from '../../meanings/builders.ts';
import {
  action,
  alterEgo,
  answer,
  attachTo,
  boost,
  forced,
  mainScheme,
  me,
  obligation,
  villain,
  whenRevealed,
  type CardTexts,
} from '../headers.ts';

const titania = each(any('minion', is('named', '01162')));

/** She-Hulk, her obligation and her nemesis. */
export const sheHulk: CardTexts = {
  // She-Hulk
  '01019a': [
    answer([], whenSelf('changedForm'), {
      if: inState('heroForm'),
      targets: { it: one(any('enemy')) },
      do: [act('damage', the(), 2)],
    }),
  ],
  // Jennifer Walters
  '01019b': [answer([], whenAny('wouldPlaceThreat', any('scheme')), { do: [act('prevent', undefined, 1)] }, { limit: 'round' })],
  // Hellcat
  '01020': [action([], { do: [act('returnToHand', self)] })],
  // Gamma Slam
  '01021': [
    action(['hero', 'attack'], { targets: { it: one(any('attackable')) }, do: [act('attack', the(), stat('damageUpToFifteen', me))] }),
  ],
  // Ground Stomp
  '01022': [action(['hero'], { do: [act('damage', each(any('enemy')), 1)] })],
  // Legal Practice
  '01023': [
    action(
      ['alterEgo', 'thwart'],
      { targets: { scheme: one(any('thwartable')) }, do: [act('thwart', the('scheme'), forEachOf(1, the('cards')))] },
      { price: { targets: { cards: { ...upTo(5, other(friendly('cardInHand'))), min: 1 } }, do: [act('discard', the('cards'))] } },
    ),
  ],
  // One-Two Punch
  '01024': [answer([], whenAny('madeBasicAttack', friendly('hero')), { do: [act('ready', me)] })],
  // Split Personality
  '01025': [action([], { do: [act('changeForm')], saysThen: true, ifDone: { do: [act('drawToPrintedHandSize')] } })],
  // Superhuman Law Division. *Rule:* MC-ERRATA-1.
  '01026': [
    action(
      ['alterEgo'],
      { targets: { it: one(any('thwartable')) }, do: [act('removeThreat', the(), 2)] },
      { resources: [{ type: 'mental', count: 1 }], price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Focused Rage
  '01027': [action(['hero'], { do: [act('draw')] }, { price: { do: [act('exhaust', self), act('takeDamage', me, 1)] } })],
  // Superhuman Strength
  '01028': [
    gives(each(friendly('hero')), plus('attack', 2)),
    forced(whenAny('attacked', friendly('hero')), { do: [act('stun', that('other'))] }, { price: { do: [act('discard', self)] } }),
  ],
  // Legal Work
  '01160': [
    obligation({
      if: inState('heroForm'),
      may: true,
      do: [act('changeForm')],
      next: {
        do: [],
        modes: [
          { do: [act('exhaust', alterEgo)], ifDone: { do: [act('removeFromGame', self)] } },
          { do: [act('accelerate', mainScheme, 1), act('discard', self)] },
        ],
      },
    }),
  ],
  // Personal Challenge
  '01161': [whenRevealed({ do: [act('placeThreat', self, tally('players', 'you'))] })],
  // Titania
  '01162': [defines(becomes('attack', stat('hitPointsLeft', self)))],
  // Genetically Enhanced
  '01163': [
    attachTo({
      if: exists(any('minion')),
      targets: { it: one(any('minion', 'highestPrintedHitPoints')) },
      do: [act('attach', self, undefined, { to: the() })],
      else: { do: [act('surge')] },
    }),
    gives(host, plus('hitPoints', 3)),
  ],
  // Titania's Fury
  '01164': [
    whenRevealed({
      if: inState('heroForm'),
      do: [act('enemyAttacks', titania)],
      next: { if: exactly(forEachDone(1, 'attackBegan'), 0), do: [act('healFully', titania), act('surge')] },
    }),
    boost({ do: [act('giveBoost', villain)] }),
  ],
};
