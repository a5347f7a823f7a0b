import { applies, call, leave, program, raise, site, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

const CHAINS_A_CARD = 6;

const chainsDrawLess = site('KF-CHAINS-2 KF-FAQ-GEN-16', 'chains make a player draw less');
const effectsDrawAll = site('KF-CHAINS-4', 'chains do not touch what card effects draw');

/** Cards to be drawn. The seat is the frame's. */
interface DrawLocals {
  left: number;
}

/** Drawing cards one at a time; an empty deck is made anew of the discard pile. *Rule:* KF-DRAW-1, KF-TURN-DRAW-3. */
export const drawCards = program<KeyForge, DrawLocals>('draw cards', [
  {
    name: 'make a new deck of the discard pile',
    rule: 'KF-TURN-DRAW-3 KF-DISCARD-PILE-2',
    do: (match, { locals, seat }) => {
      if (locals.left <= 0) return leave;
      if (cardsIn(match, 'deck', seat).length > 0 || cardsIn(match, 'discard', seat).length === 0) return undefined;
      raise(match, fact('deckRefilled', { seat }));
      return undefined;
    },
  },
  {
    name: 'draw the top card',
    rule: 'KF-DRAW-1',
    do: (match, { locals, seat }) => {
      const card = cardsIn(match, 'deck', seat).at(-1);
      // Nothing anywhere: drawing stops. Ruling KF-C-07.
      if (card === undefined) return leave;
      locals.left--;
      raise(match, fact('cardDrawn', { card, seat }));
      return 'make a new deck of the discard pile';
    },
  },
]);

/** How many draws chains prevent: one for each six of them begun. *Rule:* KF-CHAINS-2. */
export function chainsPrevent(match: KeyForgeMatch, seat: Seat): number {
  const { chains = 0 } = match.state.players[seat] ?? {};
  return chains > 0 && applies(match, chainsDrawLess) ? Math.ceil(chains / CHAINS_A_CARD) : 0;
}

/** Draws cards by a card's effect: chains do not touch it. The last act of a step. *Rule:* KF-CHAINS-4. */
export function drawByEffect(match: KeyForgeMatch, seat: Seat, count: number): void {
  draw(match, seat, applies(match, effectsDrawAll) ? count : count - chainsPrevent(match, seat));
}

/** Draws cards. The last act of a step. */
export function draw(match: KeyForgeMatch, seat: Seat, count: number): void {
  if (count > 0) call(match, drawCards, { left: count }, { seat });
}
