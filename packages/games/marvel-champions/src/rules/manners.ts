import { applies, site, type CardId, type Manners, type Seat } from '@crupier/kernel/rules';
import { EFFECT_NUMBERS } from '../state/commits.ts';
import { fact } from '../state/facts.ts';
import { isInPlay, recordOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { liesAsNamed } from './drawing.ts';
import { cites } from './cites.ts';

const ofNoPlayer = site('MC-ENEMY-2', 'what belongs to the scenario is an enemy’s');

function ownerOf(match: MarvelMatch, card: CardId): Seat {
  const { controller } = recordOf(match, card);
  return controller >= 0 || applies(match, ofNoPlayer) ? controller : match.state.first;
}

/** How card texts are followed: sentence by sentence, targets chosen as they are met. *Rule:* MC-ABILITY-6, MC-CHOOSE-OPTION-2, MC-TARGET-6. */
export const manners: Manners<Marvel> = {
  cites,
  ownerOf: (match, card) => ownerOf(match, card),
  // A text goes on about a card that it has put into play.
  mayFollow: isInPlay,
  announces: false,
  ifDoneAsks: 'events',
  // The cards that are discarded together go to their pile in any order. *Rule:* MC-DISCARD-4.
  namedInOrder: liesAsNamed,
  // *Rule:* MC-EACH-PLAYER-1.
  eachInTurn: true,
  barsImpossibleModes: true,
  barsImpossiblePlayers: true,
  barsIdleTargets: true,
  grantFact: (_match, { granted, until, owner, source, amount }, host) => {
    const number = Math.min(Math.max(0, amount), EFFECT_NUMBERS - 1);
    return fact('effectBegan', { other: host, seat: owner, value: granted, amount: until * EFFECT_NUMBERS + number, source });
  },
};
