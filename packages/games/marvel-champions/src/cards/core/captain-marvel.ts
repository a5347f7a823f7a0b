import { chosen, each, exactly, gives, givesWhile, one, self, the } from '@crupier/kernel/cards';
import {
  act,
  any,
  areAll,
  forEachDone,
  friendly,
  inState,
  is,
  lists,
  not,
  plus,
  stat,
  tally,
  whenAny,
  whenSelf,
} from '../../meanings/builders.ts';
import { action, alterEgo, answer, boost, forced, mainScheme, me, obligation, villain, whenRevealed, type CardTexts } from '../headers.ts';

const aerial = is('trait', 'Aerial');

/** Captain Marvel, her obligation and her nemesis. */
export const captainMarvel: CardTexts = {
  // Captain Marvel
  '01010a': [
    action([], { do: [act('draw')] }, { resources: [{ type: 'energy', count: 1 }], price: { do: [act('heal', me, 1)] }, limit: 'round' }),
  ],
  // Carol Danvers
  '01010b': [
    action([], { players: { who: { whose: 'any' } }, do: [act('draw', undefined, 1, { who: chosen('who') })] }, { limit: 'round' }),
  ],
  // Spider-Woman
  '01011': [answer([], whenSelf('entered'), { do: [act('confuse', villain)] })],
  // Crisis Interdiction
  '01012': [
    action(['hero', 'thwart'], {
      targets: { it: one(any('thwartable')) },
      do: [act('thwart', the(), 2)],
      saysThen: true,
      ifDone: {
        if: areAll(me, aerial),
        targets: { second: one(any('thwartable', 'different')) },
        do: [act('thwart', the('second'), 2)],
      },
    }),
  ],
  // Photonic Blast
  '01013': [
    action(['hero', 'attack'], {
      targets: { it: one(any('attackable')) },
      do: [act('attack', the(), 5)],
      next: { if: inState('paidWithEnergy'), do: [act('draw')] },
    }),
  ],
  // Alpha Flight Station
  '01015': [
    action(
      [],
      { if: areAll(me, is('named', '01010b')), do: [act('draw', undefined, 2)], else: { do: [act('draw')] } },
      { price: { targets: { card: one(friendly('cardInHand')) }, do: [act('exhaust', self), act('discard', the('card'))] } },
    ),
  ],
  // Captain Marvel's Helmet
  '01016': [
    givesWhile(areAll(each(friendly('hero')), not(aerial)), each(friendly('hero')), plus('defense', 1)),
    givesWhile(areAll(each(friendly('hero')), aerial), each(friendly('hero')), plus('defense', 2)),
  ],
  // Cosmic Flight
  '01017': [
    gives(each(friendly('hero')), lists('trait', 'gain', 'Aerial')),
    answer(
      ['hero', 'defense'],
      whenAny('wouldTakeDamage', friendly('hero')),
      { do: [act('prevent', undefined, 3)] },
      { price: { do: [act('discard', self)] } },
    ),
  ],
  // Energy Channel
  '01018': [
    action([], { do: [act('spendForCounters', self, undefined, { value: 'energy' })] }),
    action(
      ['hero', 'attack'],
      { targets: { it: one(any('attackable')) }, do: [act('attack', the(), stat('twiceCountersUpToTen', self))] },
      { price: { do: [act('discard', self)] } },
    ),
  ],
  // Family Emergency
  '01175': [
    obligation({
      if: inState('heroForm'),
      may: true,
      do: [act('changeForm')],
      next: {
        do: [],
        modes: [
          { do: [act('exhaust', alterEgo)], ifDone: { do: [act('removeFromGame', self)] } },
          { do: [act('stun', me), act('surge'), act('discard', self)] },
        ],
      },
    }),
  ],
  // The Psyche-Magnitron
  '01176': [whenRevealed({ do: [act('placeThreat', self, tally('players', 'you'))] })],
  // Yon-Rogg
  '01177': [forced(whenSelf('attackedAnybody'), { do: [act('placeThreat', each(any('sideScheme', is('named', '01176'))), 1)] })],
  // Kree Manipulator
  '01178': [
    whenRevealed({ do: [act('placeThreat', mainScheme, 1)] }),
    boost({ if: inState('undefended'), do: [act('placeThreat', mainScheme, 1)] }),
  ],
  // Yon-Rogg's Treason
  '01179': [
    whenRevealed({
      do: [act('discard', each(friendly('cardInHand', is('withResource', 'energy'))))],
      next: { if: exactly(forEachDone(1, 'cardDiscarded'), 0), do: [act('surge')] },
    }),
  ],
};
