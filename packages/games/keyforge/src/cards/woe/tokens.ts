import { exists, forEachOf, gives, givesWhile, one, self, the, top, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterFightOrReap, afterReap, destroyed } from '../headers.ts';
import {
  act,
  activated,
  any,
  enemy,
  friendly,
  grant,
  inState,
  is,
  lists,
  not,
  plus,
  related,
  rule,
  whenSelf,
} from '../../meanings/builders.ts';

export const b0T: Ability[] = [
  activated('action', { targets: { it: one(friendly('creature', not(is('house', 'staralliance')))) }, do: [act('use', the())] }),
];

/** *Rule:* KF-FAQ-CARD-gezdrutyo-2. */
export const berserker: Ability[] = [gives(self, rule('enters ready'), rule('enters enraged')), afterFight({ do: [act('destroy', self)] })];

export const blorb: Ability[] = [
  gives(self, rule('cannotReap')),
  destroyed({ targets: { hive: one(friendly('cardInDiscard', is('named', 'blorb-hive'))) }, do: [act('returnToHand', the('hive'))] }),
];

export const cadet: Ability[] = [
  destroyed({ targets: { it: one(any('creature', 'neighbouring', 'mostPowerful')) }, do: [act('ready', the())] }),
];

export const cleric: Ability[] = [triggered(whenSelf('entered'), { do: [act('capture', self, 1)] })];

export const cultist: Ability[] = [
  activated('action', { do: [act('destroy', self)], ifDone: { targets: { it: one(friendly('creature')) }, do: [act('ward', the())] } }),
];

export const diplomat: Ability[] = [afterReap({ each: 'player', do: [act('gain', undefined, 1)] })];

const monksBeside = forEachOf(1, related('neighbours', self, is('trait', 'monk')));

export const disciple: Ability[] = [gives(self, plus('power', monksBeside), plus('armor', monksBeside))];

export const explorer: Ability[] = [
  afterReap({
    do: [act('lookAt', top(1, friendly('deckCard')))],
    next: { may: true, do: [act('discard', top(1, friendly('deckCard')))] },
  }),
];

export const fish: Ability[] = [destroyed({ targets: { it: one(enemy('creature', 'mostPowerful')) }, do: [act('damage', the(), 2)] })];

export const priest: Ability[] = [activated('action', { targets: { it: one(enemy('creature')) }, do: [act('exhaust', the())] })];

export const prospector: Ability[] = [destroyed({ do: [act('draw', undefined, 1)] })];

export const raider: Ability[] = [givesWhile(inState('yourTurn'), self, lists('keyword', 'gain', 'poison'))];

export const rebel: Ability[] = [afterReap({ targets: { it: one(any('creature')) }, do: [act('damage', the('it'), 1)] })];

/** *Rule:* KF-FAQ-CARD-researcher-1. */
export const researcher: Ability[] = [
  activated('omni', {
    targets: { it: one(friendly('cardInHand', is('house', 'mars'))) },
    do: [act('reveal', the()), act('archive', the())],
  }),
];

export const scholar: Ability[] = [afterReap({ do: [act('draw', undefined, 1)] })];

export const senator: Ability[] = [
  activated('action', { do: [grant(gives({ kind: 'player', who: 'each' }, rule('keyCost', { amount: 1 })), 'opponentsNextTurn')] }),
];

export const strangeShell: Ability[] = [
  gives(self, rule('cannotFight'), rule('cannotReap')),
  activated('action', { do: [act('returnToHand', self)] }),
];

export const trader: Ability[] = [activated('action', { do: [act('steal', undefined, 1), act('destroy', self)] })];

export const trooper: Ability[] = [afterFightOrReap({ do: [act('exalt', self)] })];

export const warrior: Ability[] = [givesWhile(exists(enemy('creature')), self, rule('cannotReap'))];

export const aemberling: Ability[] = [gives(self, rule('cannotReap'), rule('spendableItself'))];
