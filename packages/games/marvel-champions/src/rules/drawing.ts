import { again, applies, call, leave, program, raise, raiseAll, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { drawingOf } from './draw.ts';
import { printedOf } from '../state/printed.ts';
import { typeOf, zoneOfCard } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';

const noneInstead = site('MC-OBLIGATION-9', 'no card is drawn in place of an obligation');

interface SomeLocals {
  left: number;
}

const together = site('MC-DRAW-2', 'cards that are drawn for one ability are drawn at the same time');

/** A player draws some cards at the same time: those that there are, and the others from the deck that is made anew. *Rule:* MC-DRAW-1, MC-PLAYER-DECK-4. */
export const drawSome = program<Marvel, SomeLocals>('draw some cards', [
  {
    name: 'draw a card',
    rule: 'MC-DRAW-1 MC-PLAYER-DECK-4 MC-PLAYER-DECK-6',
    do: (match, { locals, seat }) => {
      const cards = cardsIn(match, 'deck', seat)
        .toReversed()
        .slice(0, applies(match, together) ? locals.left : 1);
      if (cards.length === 0 || locals.left <= 0) return leave;
      const counted = cards.filter((card) => typeOf(match, card) !== 'obligation' || applies(match, noneInstead));
      locals.left -= counted.length;
      raiseAll(
        match,
        cards.map((card) => drawingOf(match, card, seat)),
      );
      return again;
    },
  },
]);

/** The top cards of a player's deck are discarded one by one, or those of the encounter deck: ruling MC-C-20. *Rule:* MC-DISCARD-5, MC-DISCARD-6. */
export const discardFromTop = program<Marvel, SomeLocals & { readonly isEncounter: boolean }>('discard from the top', [
  {
    name: 'discard the top card',
    rule: 'MC-DISCARD-5 MC-DISCARD-6 MC-ENCOUNTER-DECK-4 MC-PLAYER-DECK-5 MC-EACH-PLAYER-3 MC-FAQ-65',
    do: (match, { locals, seat }) => {
      const deck = locals.isEncounter ? cardsIn(match, 'encounterDeck') : cardsIn(match, 'deck', seat);
      const card = deck.at(-1);
      if (card === undefined || locals.left <= 0) return leave;
      locals.left = deck.length === 1 ? 0 : locals.left - 1;
      raise(match, locals.isEncounter ? fact('encounterDiscarded', { card }) : fact('cardDiscarded', { card, seat }));
      return again;
    },
  },
]);

/** The top cards of the encounter deck are discarded one by one, and each of a set is dealt to the player at once. *Rule:* MC-MODIFYING-EFFECTS-4. */
export const discardDealing = program<Marvel, SomeLocals & { readonly set: string; discarded: CardId }>('discard, dealing some', [
  {
    name: 'discard the top card',
    rule: 'MC-DISCARD-5',
    do: (match, { locals }) => {
      const deck = cardsIn(match, 'encounterDeck');
      const card = deck.at(-1);
      if (card === undefined || locals.left <= 0) return leave;
      locals.left = deck.length === 1 ? 0 : locals.left - 1;
      locals.discarded = card;
      raise(match, fact('encounterDiscarded', { card }));
      return undefined;
    },
  },
  {
    name: 'deal it to the player',
    rule: 'MC-MODIFYING-EFFECTS-4',
    do: (match, { locals: { discarded: card, set }, seat }) => {
      if (printedOf(match, card).set === set && zoneOfCard(match, card) === 'encounterDiscard')
        raise(match, fact('encounterDealt', { card, seat }));
    },
  },
  { name: 'another one', rule: '', do: () => 'discard the top card' },
]);

const asNamed = site('MC-DISCARD-4', 'cards that are discarded together go to their pile in the order in which the player names them');

/** Whether the cards of one answer are dealt with in the order in which the player names them: the last one discarded lies on top. */
export function liesAsNamed(match: MarvelMatch): boolean {
  return applies(match, asNamed);
}

/** Cards of a hand are discarded by chance. *Rule:* MC-DISCARD-1. */
export const discardAtRandom = program<Marvel, SomeLocals>('discard at random', [
  {
    name: 'leave it to chance',
    rule: 'MC-DISCARD-1',
    do: (match, { locals, seat }) => {
      if (locals.left <= 0 || cardsIn(match, 'hand', seat).length === 0) return leave;
      raise(match, fact('handMixed', { seat }));
      return undefined;
    },
  },
  {
    name: 'discard the card',
    rule: 'MC-DISCARD-1 MC-YOU-9',
    do: (match, { locals, seat }) => {
      const card = cardsIn(match, 'hand', seat).at(-1);
      locals.left--;
      if (card === undefined) return leave;
      raise(match, fact('cardDiscarded', { card, seat }));
      return 'leave it to chance';
    },
  },
]);

/** A player draws. The last act of a step. */
export function draw(match: MarvelMatch, seat: Seat, amount: number): void {
  if (amount > 0) call(match, drawSome, { left: amount }, { seat });
}
