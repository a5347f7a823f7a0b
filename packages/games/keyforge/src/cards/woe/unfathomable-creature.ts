import { each, exists, gives, givesWhile, one, opponent, the, type Ability } from '@crupier/kernel/cards';
import { act, any, friendly, rule } from '../../meanings/builders.ts';
import { afterReap, destroyed, play } from '../headers.ts';

const youControlToken = exists(friendly('creature', 'token'));

export const giltspineSchool: Ability[] = [
  gives(each(any('creature', 'token')), rule('doesNotReady')),
  play({ do: [act('makeToken', undefined, 3)] }),
];

export const kamalani: Ability[] = [destroyed({ do: [act('makeToken', undefined, 2)] })];

export const physaloha: Ability[] = [gives(each(any('creature', 'damaged')), rule('doesNotReady'))];

/** Ruling KF-C-21. *Rule:* KF-FAQ-CARD-the-chosen-one-1. */
export const theChosenOne: Ability[] = [gives(opponent, rule('damagedForReadying'))];

export const fathomReaver: Ability[] = [
  givesWhile(youControlToken, opponent, rule('handSizeFewer', { amount: 1 })),
  play({ do: [act('makeToken')] }),
];

export const timotiTheDammed: Ability[] = [givesWhile(youControlToken, opponent, rule('cannotForge')), play({ do: [act('makeToken')] })];

export const yanthiGhostfin: Ability[] = [
  afterReap({ targets: { it: one(any('creatureInDiscard')) }, do: [act('purge', the())], ifDone: { do: [act('makeToken')] } }),
];
