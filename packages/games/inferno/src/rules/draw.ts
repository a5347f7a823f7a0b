import {
  applies,
  call,
  isHeardAt,
  leave,
  NO_CARD,
  program,
  raise,
  rulesOnSeat,
  site,
  topics,
  type CardId,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { topOfDeck, zoneOfCard } from '../state/reading.ts';
import { isPlaying } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const about = topics('cannotDraw', 'revealsFirstDraw');

const evenFromNothing = site('INF-613.10 INF-119.6a', 'what replaces a draw does so even if there is nothing to draw');
const oncePerTurn = site('INF-603.10 INF-606.2f', 'a card that says so has the first card that its controller draws in a turn revealed');

const forbidden = site('INF-119.3 INF-119.3a', 'who cannot draw cannot choose to, nor be chosen for it; who has no card left to draw can');

/** Whether nothing forbids a player to draw: an empty deck does not. *Rule:* INF-119.3. */
export function mayDraw(match: InfernoMatch, seat: Seat): boolean {
  return rulesOnSeat(match, seat, about.cannotDraw).length === 0 || !applies(match, forbidden);
}

interface DrawLocals {
  left: number;
  /** True where each drawn card is revealed. *Rule:* INF-613.10b. */
  readonly reveals: boolean;
  /** The card that is to be drawn. */
  card: CardId;
}

/** Drawing cards, one at a time: what replaces one is done before the next. *Rule:* INF-119.2, INF-613.10a. */
export const drawCards = program<Inferno, DrawLocals>('draw cards', [
  {
    name: 'draw the next one',
    rule: 'INF-119.1 INF-119.2 INF-119.4 INF-613.10a INF-119.2a INF-119.6b INF-119.7',
    do: (match, { locals, seat }) => {
      if (locals.left <= 0 || !isPlaying(match, seat) || !mayDraw(match, seat)) return leave;
      locals.left--;
      forgetReplaced(match, locals);
      locals.card = topOfDeck(match, seat) ?? NO_CARD;
      const event = fact('cardDrawn', { card: locals.card, seat });
      if (locals.card === NO_CARD && !(isHeardAt(match, 'replace', [event]) && applies(match, evenFromNothing))) return 'there is none';
      raise(match, event);
      return undefined;
    },
  },
  {
    name: 'what is done with the drawn card',
    rule: 'INF-613.10b INF-119.6c',
    do: (match, { locals: { card, reveals }, seat }) => {
      // A draw that was replaced drew nothing.
      if (card === NO_CARD || zoneOfCard(match, card) !== 'hand') return 'draw the next one';
      const [reveal] = match.state.players[seat]?.drawn === 1 ? rulesOnSeat(match, seat, about.revealsFirstDraw) : [];
      const by = reveal !== undefined && applies(match, oncePerTurn) ? reveal.self : NO_CARD;
      if (reveals || by !== NO_CARD) raise(match, fact('drawRevealed', { card, seat, other: by }));
      return 'draw the next one';
    },
  },
  {
    name: 'there is none',
    rule: 'INF-119.4',
    do: (match, { seat }) => {
      raise(match, fact('drawFailed', { seat }));
      return 'draw the next one';
    },
  },
]);

/** What a replacement draws is not what was to be drawn: nothing more is done with it. *Rule:* INF-119.6c, INF-613.10b. */
function forgetReplaced(match: InfernoMatch, present: DrawLocals): void {
  for (const { program: running, locals } of match.state.frames)
    if (running === drawCards.id && locals !== present) (locals as DrawLocals).card = NO_CARD;
}

/** Lets a player draw. The last act of a step. */
export function draw(match: InfernoMatch, seat: Seat, count: number, { reveals = false }: { readonly reveals?: boolean } = {}): void {
  call(match, drawCards, { left: count, reveals, card: NO_CARD }, { seat });
}
