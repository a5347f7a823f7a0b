import { each, gives } from '@crupier/kernel/cards';
import { act, any, plus, tally } from '../../meanings/builders.ts';
import { mainScheme, whenDefeated, type CardTexts } from '../headers.ts';

/** Side schemes of players. *Rule:* MC-PLAYER-SIDE-SCHEME-1. */
export const playerSideSchemes: CardTexts = {
  // Establish Perimeter
  '40020': [whenDefeated({ do: [act('toughen', each(any('identity')))] })],
  // Keep Them Busy
  '43018': [whenDefeated({ do: [act('removeThreat', mainScheme, tally('fivePerPlayer', 'you'))] })],
  // Rally the Troops
  '43039': [whenDefeated({ do: [act('heal', each(any('ally')), 2)] })],
  // Live Dangerously
  '44024': [gives(each(any('identity')), plus('handSize', 2))],
};
