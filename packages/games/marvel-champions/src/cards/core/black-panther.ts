import { each, gives, of, one, self, the, type Ability } from '@crupier/kernel/cards';
import { act, any, doneThisWay, friendly, inState, is, rule, stat, whenSelf } from '../../meanings/builders.ts';
import {
  action,
  alterEgo,
  answer,
  boost,
  mainScheme,
  me,
  obligation,
  setup,
  special,
  villain,
  whenRevealed,
  type CardTexts,
} from '../headers.ts';

const blackPantherCard = is('trait', 'Black Panther');

/** Wakanda Forever!, which is printed with four resources. *Rule:* MC-CARD-12. */
const wakandaForever: readonly Ability[] = [
  action(['hero'], { do: [act('resolveSpecials', each(friendly('upgrade', blackPantherCard)))] }),
];

const threatOrDamage = stat('oneMoreThanBoost', doneThisWay('encounterDiscarded'));

/** Black Panther, his obligation and his nemesis. */
export const blackPanther: CardTexts = {
  // T'Challa
  '01040b': [setup({ do: [act('searchDeck', each(friendly('upgradeInDeck', blackPantherCard)), undefined, { value: 'hand' })] })],
  // Shuri
  '01041': [answer([], whenSelf('entered'), { do: [act('searchDeck', each(friendly('upgradeInDeck')), undefined, { value: 'hand' })] })],
  // Ancestral Knowledge. *Rule:* MC-FAQ-19.
  '01042': [action(['alterEgo'], { do: [act('shuffleDifferentIntoDeck', undefined, 3)] })],
  // Wakanda Forever!
  '01043a': wakandaForever,
  '01043b': wakandaForever,
  '01043c': wakandaForever,
  '01043d': wakandaForever,
  // The Golden City
  '01045': [action(['alterEgo'], { do: [act('draw', undefined, 2)] }, { price: { do: [act('exhaust', self)] } })],
  // Energy Daggers
  '01046': [
    special([], {
      players: { who: { whose: 'any' } },
      do: [],
      next: {
        if: inState('finalStep'),
        do: [act('damage', each(of(any('enemyBefore'), 'who')), 2)],
        else: { do: [act('damage', each(of(any('enemyBefore'), 'who')), 1)] },
      },
    }),
  ],
  // Panther Claws
  '01047': [
    special(['attack'], {
      targets: { it: one(any('attackable')) },
      do: [],
      next: { if: inState('finalStep'), do: [act('attack', the(), 4)], else: { do: [act('attack', the(), 2)] } },
    }),
  ],
  // Tactical Genius
  '01048': [
    special(['thwart'], {
      targets: { it: one(any('thwartable')) },
      do: [],
      next: { if: inState('finalStep'), do: [act('thwart', the(), 2)], else: { do: [act('thwart', the(), 1)] } },
    }),
  ],
  // Vibranium Suit. *Rule:* MC-FAQ-20.
  '01049': [
    special(['attack'], {
      targets: { it: one(any('attackable')) },
      do: [],
      next: {
        if: inState('finalStep'),
        do: [act('moveDamage', me, 2, { to: the() })],
        else: { do: [act('moveDamage', me, 1, { to: the() })] },
      },
    }),
  ],
  // Affairs of State
  '01155': [
    obligation({
      if: inState('heroForm'),
      may: true,
      do: [act('changeForm')],
      next: {
        do: [],
        modes: [
          { do: [act('exhaust', alterEgo)], ifDone: { do: [act('removeFromGame', self)] } },
          { targets: { it: one(friendly('upgrade', blackPantherCard)) }, do: [act('discard', the()), act('discard', self)] },
        ],
      },
    }),
  ],
  // Killmonger
  '01157': [gives(self, rule('cannotTakeDamage', { of: any('upgrade', blackPantherCard) }))],
  // Heart-Shaped Herb
  '01158': [whenRevealed({ do: [act('toughen', each(any('enemyBefore')))] }), boost({ do: [act('toughen', villain)] })],
  // Ritual Combat
  '01159': [
    whenRevealed({
      do: [act('discardFromEncounterDeck', undefined, 1)],
      saysThen: true,
      ifDone: {
        do: [],
        modes: [{ do: [act('damage', each(friendly('hero')), threatOrDamage)] }, { do: [act('placeThreat', mainScheme, threatOrDamage)] }],
      },
    }),
  ],
};
