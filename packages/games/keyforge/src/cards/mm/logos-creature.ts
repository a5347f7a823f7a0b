import { each, exists, gives, host, made, one, other, self, the, top, triggered, type Ability, type Clause } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, destroyed, play } from '../headers.ts';
import { act, any, becomes, friendly, grantWhile, is, plus, rule, stat, whenPlayer } from '../../meanings/builders.ts';

/** "Discard a card from your hand. If you do, draw a card." */
const exchange: Ability = afterReap({ do: [act('discardFromHand', undefined, 1)], ifDone: { do: [act('draw', undefined, 1)] } });

/** "You may discard a Logos card from your hand or archives. If you do, gain 1Æ." */
const sell: Clause = {
  may: true,
  targets: { it: one(friendly('cardInHandOrArchives', is('house', 'logos'))) },
  do: [act('discard', the())],
  ifDone: { do: [act('gain', undefined, 1)] },
};

export const botBookton: Ability[] = [afterReap({ do: [act('play', top(1, friendly('deckCard')))] })];

export const chronus: Ability[] = [
  triggered(whenPlayer('drawIconResolved', 'you'), { may: true, do: [act('archiveFromHand', undefined, 1)] }),
];

/** Ruling KF-C-24. *Rule:* KF-FAQ-CARD-cyber-clone-1, KF-FAQ-CARD-cyber-clone-2. */
export const cyberClone: Ability[] = [
  play({
    targets: { it: one(other(any('creature'))) },
    do: [act('purge', the())],
    ifDone: {
      do: [
        {
          ...grantWhile(
            gives(
              each(any('creature', 'gaveThis')),
              becomes('power', made),
              plus('armor', stat('printedArmor', host)),
              rule('gainsWordsOfHost'),
            ),
            'whileInPlay',
            self,
            the(),
          ),
          amount: stat('printedPower', the()),
          follows: true,
        },
      ],
    },
  }),
];

export const dæmoBot: Ability[] = [exchange, destroyed({ do: [act('steal', undefined, 1)] })];

export const munchling: Ability[] = [afterFight(sell)];

export const novuDynamo: Ability[] = [triggered(whenPlayer('turnStart', 'you'), { ...sell, else: { do: [act('destroy', self)] } })];

export const qMechs: Ability[] = [play({ do: [act('draw', undefined, 1)] }), destroyed({ do: [act('archive', self)] })];

export const umbraBot: Ability[] = [exchange];

export const sacroBot: Ability[] = [exchange];

export const hyde: Ability[] = [
  afterReap({
    if: exists(friendly('creature', is('named', 'velum'))),
    do: [act('draw', undefined, 2)],
    else: { do: [act('draw', undefined, 1)] },
  }),
  destroyed({
    targets: { it: one(friendly('cardInDiscard', is('named', 'velum'))) },
    do: [act('archive', the())],
    ifDone: { do: [act('archive', self)] },
  }),
];

export const velum: Ability[] = [
  afterReap({
    if: exists(friendly('creature', is('named', 'hyde'))),
    do: [act('archiveFromHand', undefined, 2)],
    else: { do: [act('archiveFromHand', undefined, 1)] },
  }),
  destroyed({
    targets: { it: one(friendly('cardInDiscard', is('named', 'hyde'))) },
    do: [act('archive', the())],
    ifDone: { do: [act('archive', self)] },
  }),
];

/** *Rule:* KF-FAQ-GEN-58. */
export const ultraGravitron: Ability[] = [
  play({ do: [act('archive', top(5, friendly('deckCard')))] }),
  afterFightOrReap({
    targets: { archived: one(friendly('cardInArchives')) },
    do: [act('discard', the('archived'))],
    ifDone: { targets: { it: one(any('creature')) }, do: [act('purge', the()), act('resolveIcons', the())] },
  }),
];
