import { atLeast, each, gives, one, self, the, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, forEachPast, friendly, grant, is, lists, plus, rule } from '../../meanings/builders.ts';
import { play } from '../headers.ts';

export const gormOfOmm: Ability[] = [
  activated('omni', { do: [act('sacrifice', self)], next: { targets: { it: one(any('artifact')) }, do: [act('destroy', the())] } }),
];

export const hallowedBlaster: Ability[] = [activated('action', { targets: { it: one(any('creature')) }, do: [act('heal', the(), 3)] })];

export const potionOfInvulnerability: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { do: [grant(gives(each(friendly('creature')), rule('cannotBeDamaged')), 'turn')] },
  }),
];

export const roundTable: Ability[] = [
  gives(each(friendly('creature', is('trait', 'knight'))), plus('power', 1), lists('keyword', 'gain', 'taunt')),
];

export const sigilOfBrotherhood: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { do: [grant(gives(you, rule('mayUse', { of: friendly('creature', is('house', 'sanctum')) })), 'turn')] },
  }),
];

export const whisperingReliquary: Ability[] = [
  activated('action', { targets: { it: one(any('artifact')) }, do: [act('returnToHand', the())] }),
];

export const epicQuest: Ability[] = [
  play({ do: [act('archive', each(friendly('creature', is('trait', 'knight'))))] }),
  activated('omni', {
    if: atLeast(forEachPast(1, 'sanctumCardsPlayed', 'you'), 7),
    do: [act('sacrifice', self), act('forgeFree')],
  }),
];
