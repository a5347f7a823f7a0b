import { one, the, triggered, upTo, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, friendly, grant, whenAny } from '../../meanings/builders.ts';

export const fullMoon: Ability[] = [
  play({ do: [grant(triggered(whenAny('played', any('creature'), 'you'), { do: [act('gain', undefined, 1)] }), 'turn')] }),
];

export const keyCharge: Ability[] = [play({ do: [act('lose', undefined, 1)], ifDone: { may: true, do: [act('forge')] } })];

export const naturesCall: Ability[] = [play({ targets: { them: upTo(3, any('creature')) }, do: [act('returnToHand', the('them'))] })];

export const regrowth: Ability[] = [play({ targets: { it: one(friendly('creatureInDiscard')) }, do: [act('returnToHand', the())] })];
