import { each, exactly, forEach, gives, host, self } from '@crupier/kernel/cards';
import { act, any, forEachDone, friendly, grant, inState, is, lists } from '../../meanings/builders.ts';
import { boost, me, villain, whenRevealed, type CardTexts } from '../headers.ts';

const overkill = grant(gives(host, lists('keyword', 'gain', 'overkill')), 'activation', each(any('activatingEnemy')));

/** Treacheries and side schemes of several products with peril or assault. */
export const keywordEncounters: CardTexts = {
  // Cruel Intentions
  '24029': [
    whenRevealed({ each: 'player', do: [act('dealEncounter', undefined, 1)], next: { do: [act('giveBoost', villain)] } }),
    boost({ do: [act('dealEncounter', undefined, 1)] }),
  ],
  // Slug It Out
  '24032': [
    whenRevealed({ do: [act('exhaust', me), act('damage', me, 2)] }),
    boost({ do: [act('damage', each(friendly('friendlyCharacter')), 1), act('giveBoost', villain)] }),
  ],
  // Mutant Insurrection
  '40189': [
    gives(each(any('minion')), lists('keyword', 'gain', 'toughness')),
    whenRevealed({
      do: [act('placeThreat', self, forEach(2, any('character', is('trait', 'Mutant Liberation Front'))))],
      next: { if: exactly(forEachDone(1, 'threatPlaced'), 0), do: [act('surge')] },
    }),
  ],
  // You Dare Oppose Me?
  '90005': [whenRevealed({ do: [act('discardDealingOwnSet', undefined, 5)] }), boost({ if: inState('attackUnderWay'), do: [overkill] })],
};
