import { each, gives, one, the, top, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, doneThisWay, enemy, friendly, grant, is, rule } from '../../meanings/builders.ts';

export const diametricCharge: Ability[] = [
  play({ targets: { it: one(any('creature')) }, do: [act('damageWithSplash', the(), 1, { value: '2' })] }),
];

export const eclecticInquiry: Ability[] = [play({ do: [act('archive', top(2, friendly('deckCard')))] })];

export const lethologica: Ability[] = [
  play({
    do: [act('discardUntil', each(friendly('cardInDeck', is('house', 'logos'))))],
    next: { do: [act('addToHand', doneThisWay('cardDiscarded', is('house', 'logos')))] },
  }),
];

export const mindOverMatter: Ability[] = [play({ do: [act('putIntoOwnArchives', each(any('creature')))] })];

export const oppositionResearch: Ability[] = [
  play({ do: [grant(gives(each(enemy('creature')), rule('cannotReap')), 'opponentsNextTurn')] }),
];
