import {
  again,
  applies,
  isPlaying,
  leave,
  NO_CARD,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { handSizeOf, typeOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { forEach } from './loops.ts';

/** What a player may wait for: with a deck and a discard pile that are both empty nothing can be drawn. *Rule:* MC-PLAYER-DECK-6. */
function canDraw(match: MarvelMatch, seat: Seat): boolean {
  return cardsIn(match, 'deck', seat).length + cardsIn(match, 'discard', seat).length > 0;
}

const laidOut = site('MC-OBLIGATION-8', 'an obligation that is drawn lies before the player who draws it');

/** What drawing a card comes to: an obligation goes to the player's area. *Rule:* MC-OBLIGATION-8. */
export function drawingOf(match: MarvelMatch, card: CardId, seat: Seat): GameEvent {
  const isLaidOut = typeOf(match, card) === 'obligation' && applies(match, laidOut);
  return isLaidOut ? fact('encounterEntered', { card, other: NO_CARD, seat }) : fact('cardDrawn', { card, seat });
}

/** A player draws up to the hand size, which is looked at again after each card. */
export const drawUp = program<Marvel, { readonly item: Seat }>('draw up to the hand size', [
  {
    name: 'draw a card',
    rule: 'MC-END-OF-PLAYER-PHASE-2 MC-HAND-SIZE-2 MC-SETUP-16 MC-DRAW-1 MC-PLAYER-DECK-4 MC-LTP-11 MC-CARD-3',
    do: (match, { locals: { item } }) => {
      const card = cardsIn(match, 'deck', item).at(-1);
      if (card === undefined || cardsIn(match, 'hand', item).length >= handSizeOf(match, item)) return leave;
      raise(match, drawingOf(match, card, item));
      return again;
    },
  },
]);

/** A player's deck has run out: it is made anew of the discard pile, and the player is dealt an encounter card. */
export const renewDeck = program<Marvel, { readonly item: Seat }>('make a new deck', [
  {
    name: 'shuffle the discard pile',
    rule: 'MC-PLAYER-DECK-3',
    do: (match, { locals: { item } }) => (canDraw(match, item) ? raise(match, fact('deckRenewed', { seat: item })) : leave),
  },
  {
    name: 'deal an encounter card',
    rule: 'MC-PLAYER-DECK-3',
    do: (match, { locals: { item } }) => raiseAll(match, dealing(match, item)),
  },
]);

/** The fact of dealing the top card of the encounter deck to a player; none where the player is eliminated, or no card is left. */
export function dealing(match: MarvelMatch, seat: Seat): readonly GameEvent[] {
  const card = cardsIn(match, 'encounterDeck').at(-1);
  return card === undefined || !isPlaying(match, seat) ? [] : [fact('encounterDealt', { card, seat })];
}

/** A player is dealt the top card of the encounter deck, which is made anew at once where that was the last. *Rule:* MC-DEAL-1, MC-ENCOUNTER-DECK-3. */
export const dealOne = program<Marvel, { readonly item: Seat }>('deal an encounter card', [
  { name: 'deal it', rule: 'MC-DEAL-1 MC-DEAL-2', do: (match, { locals: { item } }) => raiseAll(match, dealing(match, item)) },
]);

/** Deals a player some encounter cards, one after the other, so that a deck that runs out is made anew for the next. The last act of a step. *Rule:* MC-DEAL-2, MC-ENCOUNTER-DECK-3. */
export function dealSome(match: MarvelMatch, seat: Seat, amount: number): void {
  forEach(
    match,
    dealOne,
    Array.from({ length: amount }, () => seat),
  );
}
