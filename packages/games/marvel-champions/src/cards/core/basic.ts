import { chosen, host, once, one, self, the, triggered } from '@crupier/kernel/cards';
import { act, any, grant, when, whenSelf } from '../../meanings/builders.ts';
import { action, answer, forced, me, type CardTexts } from '../headers.ts';

/** Basic cards. */
export const basic: CardTexts = {
  // Mockingbird
  '01083': [answer([], whenSelf('entered'), { targets: { it: one(any('enemy')) }, do: [act('stun', the())] })],
  // Nick Fury
  '01084': [
    forced(whenSelf('entered'), {
      do: [],
      modes: [
        { targets: { scheme: one(any('thwartable')) }, do: [act('removeThreat', the('scheme'), 2)] },
        { do: [act('draw', undefined, 3)] },
        { targets: { enemy: one(any('enemy')) }, do: [act('damage', the('enemy'), 4)] },
      ],
      next: { do: [grant(once(triggered(when('roundEnds'), { do: [act('discard', host)] })), 'setOff', self)] },
    }),
  ],
  // Emergency
  '01085': [
    answer(['thwart'], when('schemePlacesThreat', { card: any('scheme'), other: any('villain') }), { do: [act('prevent', undefined, 1)] }),
  ],
  // First Aid
  '01086': [action([], { targets: { it: one(any('character', 'damaged')) }, do: [act('heal', the(), 2)] })],
  // Haymaker
  '01087': [action(['hero', 'attack'], { targets: { it: one(any('attackable')) }, do: [act('attack', the(), 3)] })],
  // Avengers Mansion
  '01091': [
    action(
      [],
      { players: { who: { whose: 'any' } }, do: [act('draw', undefined, 1, { who: chosen('who') })] },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Helicarrier
  '01092': [
    action(
      [],
      { players: { who: { whose: 'any' } }, do: [act('reduceCost', undefined, 1, { who: chosen('who') })] },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Tenacity
  '01093': [
    action(['hero'], { do: [act('ready', me)] }, { resources: [{ type: 'physical', count: 1 }], price: { do: [act('discard', self)] } }),
  ],
};
