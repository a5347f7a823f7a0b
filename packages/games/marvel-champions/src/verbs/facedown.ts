import { call, definitionNumber, isPlaying, leave, program, raise, type Seat } from '@crupier/kernel/rules';
import { doSeveralRunOut } from '../rules/order-of-players.ts';
import { DRONE } from '../state/facedown.ts';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

interface SomeLocals {
  left: number;
}

/** The top cards of a player's deck enter play facedown as Drones, one by one, so that a deck that runs out meanwhile is made anew. */
export const engageFacedown = program<Marvel, SomeLocals>('put cards into play facedown', [
  {
    name: 'lay a minion ready',
    rule: 'MC-CARD-21 MC-PLAYER-DECK-3',
    do: (match, { locals, seat }) => {
      const value = definitionNumber(match.game, DRONE);
      const card = cardsIn(match, 'deck', seat).at(-1);
      if (card === undefined || value === undefined || locals.left <= 0 || !isPlaying(match, seat)) return leave;
      locals.left--;
      raise(match, fact('minionLaid', { card, value }));
      return undefined;
    },
  },
  {
    name: 'it enters play for the top card',
    rule: 'MC-CARD-21 MC-MINION-1 MC-PLAY-PUT-INTO-PLAY-8',
    do: (match, { seat }) => {
      const other = cardsIn(match, 'deck', seat).at(-1);
      const card = cardsIn(match, 'spent').findLast((each) => recordOf(match, each).host === other);
      if (card === undefined || other === undefined) return leave;
      raise(match, fact('facedownEngaged', { card, other, seat }));
      return 'lay a minion ready';
    },
  },
]);

function hasDeck(match: MarvelMatch, seat: Seat): boolean {
  return isPlaying(match, seat) && cardsIn(match, 'deck', seat).length > 0;
}

/** What is done with player cards that lie facedown in play. */
export const facedownVerbs = {
  /** So many top cards of the player's deck are put into play, engaged with the player as Drones. */
  engageFacedown: {
    fact: 'facedownEngaged',
    can: (match, { seat }) => hasDeck(match, seat),
    run: (match, { seat, amount }) => call(match, engageFacedown, { left: amount }, { seat }),
    dependsOnOrder: (match, deeds) =>
      doSeveralRunOut(
        match,
        deeds.map(({ seat, amount }) => ({ seat, amount, areDiscarded: false })),
      ),
    hint: -1,
  },
  /** The same of the first player. */
  firstEngagesFacedown: {
    fact: 'facedownEngaged',
    can: (match) => hasDeck(match, match.state.first),
    run: (match, { amount }) => call(match, engageFacedown, { left: amount }, { seat: match.state.first }),
    hint: -1,
  },
} as const satisfies Verbs;
