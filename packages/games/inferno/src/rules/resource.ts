import { applies, isHeardAt, NO_CARD, option, program, raise, site, type CardId, type Option, type Seat } from '@crupier/kernel/rules';
import { putAllIntoPlay } from './enter.ts';
import { addedFrom, fact } from '../state/facts.ts';
import { cardsIn, isType, topOfDeck } from '../state/reading.ts';
import { isPlaying } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const evenFromNothing = site('INF-120.4a', 'what replaces adding a resource does so even if there is no card to add');

/** Adding a resource in one of its ways. *Rule:* INF-120.1. */
export const addResource = program<Inferno, object>('add a resource', [
  {
    name: 'from where',
    rule: 'INF-120.1 INF-120.1a INF-120.1b INF-120.1c INF-120.1d',
    ask: (match, { seat }) => {
      if (!isPlaying(match, seat)) return undefined;
      const others = [
        ...resourceCards(match, cardsIn(match, 'hand', seat)).map((card) => option('addResource', card, addedFrom.hand)),
        ...resourceCards(match, cardsIn(match, 'infierno', seat)).map((card) => option('addResource', card, addedFrom.infierno)),
      ];
      // Asked whatever the hand holds: what is not in it is nobody's business.
      return { kind: 'mode', seat, purpose: 'whichResource', source: NO_CARD, options: [option('addFromDeck'), ...others] };
    },
    take: (match, { seat }, [chosen]) => {
      if (chosen !== undefined && chosen.verb === 'addResource') {
        add(match, chosen, seat);
        return 'done';
      }
      return 'from the deck';
    },
  },
  {
    name: 'from the deck',
    rule: 'INF-120.1a INF-120.2#2 INF-305.2 INF-120.3',
    do: (match, { seat }) => {
      if (!isPlaying(match, seat)) return;
      const card = topOfDeck(match, seat);
      const event = fact('resourceAdded', { card: card ?? NO_CARD, seat, value: addedFrom.deck, amount: 0 });
      const isReplaced = card === undefined && isHeardAt(match, 'replace', [event]) && applies(match, evenFromNothing);
      raise(match, card === undefined && !isReplaced ? fact('resourceFailed', { seat }) : event);
    },
  },
  { name: 'done', rule: '', do: () => undefined },
]);

/** A card of the type lies face up, and so enters as it says. *Rule:* INF-120.1b, INF-613.1c, INF-613.1d. */
function add(match: InfernoMatch, { card, value }: Option, seat: Seat): void {
  putAllIntoPlay(match, [{ card, seat, addedFrom: value }], []);
}

function resourceCards(match: InfernoMatch, cards: readonly CardId[]): CardId[] {
  return cards.filter((card) => isType(match, card, 'resource'));
}
