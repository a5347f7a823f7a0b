import { each, exactly, gives, host, self, that, triggered } from '@crupier/kernel/cards';
import {
  act,
  any,
  forEachDone,
  friendly,
  grant,
  inState,
  is,
  lists,
  plus,
  tally,
  whenAny,
  whenHost,
  whenSelf,
} from '../../meanings/builders.ts';
import { action, attachTo, boost, forced, hero, mainScheme, me, setup, villain, whenRevealed, type CardTexts } from '../headers.ts';

const takesAnotherBoost = forced(whenSelf('attacks'), { do: [act('giveBoost', self)] });
const toVillain = attachTo({ do: [act('attach', self, undefined, { to: villain })] });
const onePerPlayerMore = whenRevealed({ do: [act('placeThreat', self, tally('players', 'you'))] });
const aMinionComes = whenRevealed({
  do: [act('discardUntil', each(any('minionOnDeck')), undefined, { value: 'engagedWithFirst' })],
});
const discardedForThreeTypes = action(
  ['hero'],
  { do: [act('discard', self)] },
  {
    resources: [
      { type: 'energy', count: 1 },
      { type: 'mental', count: 1 },
      { type: 'physical', count: 1 },
    ],
  },
);

/** Klaw. */
export const klaw: CardTexts = {
  // Klaw I, II and III
  '01113': [takesAnotherBoost],
  '01114': [
    whenRevealed({
      do: [act('searchEncounterDeck', each(any('sideSchemeInEncounterDeck', is('named', '01127'))), undefined, { value: 'revealed' })],
    }),
    takesAnotherBoost,
  ],
  '01115': [takesAnotherBoost],
  // Underground Distribution; its first side is turned over by the rules
  '01116a': [
    setup({ do: [act('searchEncounterDeck', each(any('sideSchemeOnDeck', is('named', '01125'))), undefined, { value: 'revealed' })] }),
  ],
  '01116b': [aMinionComes],
  // Secret Rendezvous; that its second side loses the match, the rules carry out
  '01117a': [aMinionComes],
  '01117b': [],
  // Sonic Converter
  '01118': [toVillain, forced(whenHost('attackedAndDamaged'), { do: [act('stun', that('other'))] }), discardedForThreeTypes],
  // Solid-Sound Body
  '01119': [toVillain, gives(host, lists('keyword', 'gain', 'retaliate', 1)), discardedForThreeTypes],
  // Weapons Runner
  '01121': [boost({ do: [act('engage', self)] })],
  // Klaw's Vengeance
  '01122': [
    whenRevealed({ do: [act('discardAtRandom')] }, 'alterEgo'),
    whenRevealed(
      {
        do: [
          grant(
            triggered(whenAny('attackedYou', any('villain')), {
              if: inState('attackDealtDamage'),
              do: [act('placeThreat', mainScheme, 1)],
            }),
            'activation',
          ),
          act('enemyAttacks', villain),
        ],
      },
      'hero',
    ),
  ],
  // Sonic Boom
  '01123': [
    whenRevealed({
      do: [],
      modes: [
        { do: [act('spend', undefined, undefined, { value: 'energy mental physical' })] },
        { do: [act('exhaust', each(friendly('friendlyCharacter')))] },
      ],
    }),
    boost({
      do: [
        grant(
          triggered(whenAny('attackedYou', any('enemy')), { if: inState('attackDealtYouDamage'), do: [act('exhaust', hero)] }),
          'activation',
        ),
      ],
    }),
  ],
  // Sound Manipulation
  '01124': [
    whenRevealed(
      { do: [act('heal', villain, 4)], next: { if: exactly(forEachDone(1, 'damageHealed'), 0), do: [act('surge')] } },
      'alterEgo',
    ),
    whenRevealed({ do: [act('damage', me, 2), act('heal', villain, 2)] }, 'hero'),
  ],
  // Defense Network, Illegal Arms Factory
  '01125': [onePerPlayerMore],
  '01126': [onePerPlayerMore],
  // The "Immortal" Klaw
  '01127': [gives(villain, plus('hitPoints', 10))],
};
