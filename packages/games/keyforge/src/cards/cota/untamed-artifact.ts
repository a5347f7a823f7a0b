import { atLeast, each, exists, gives, one, self, the, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, friendly, grant, is, rule, tally } from '../../meanings/builders.ts';

const ancientBear = is('named', 'ancient-bear');

export const bearFlute: Ability[] = [
  activated('action', {
    if: exists(any('creature', ancientBear)),
    targets: { it: one(any('creature', ancientBear)) },
    do: [act('fullyHeal', the())],
    else: {
      do: [act('searchAll', each(friendly('cardInDeckOrDiscard', ancientBear)))],
      ifDone: { do: [act('shuffleDiscardIntoDeck')] },
    },
  }),
];

export const nepentheSeed: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { targets: { it: one(friendly('cardInDiscard')) }, do: [act('returnToHand', the())] },
  }),
];

export const ritualOfBalance: Ability[] = [
  activated('action', { if: atLeast(tally('aember', 'opponent'), 6), do: [act('steal', undefined, 1)] }),
];

export const ritualOfTheHunt: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { do: [grant(gives(you, rule('mayUse', { of: friendly('creature', is('house', 'untamed')) })), 'turn')] },
  }),
];

export const worldTree: Ability[] = [
  activated('action', { targets: { it: one(friendly('creatureInDiscard')) }, do: [act('putOnDeck', the())] }),
];
