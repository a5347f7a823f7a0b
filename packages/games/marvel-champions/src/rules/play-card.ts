import { again, leave, NO_CARD, option, program, raise, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { alliesOf, mayEnter, recordOf } from '../state/reading.ts';
import { zoneKind, type Marvel, type MarvelMatch } from '../state/state.ts';
import { canPay, payForCard } from './paying.ts';

/** The types of cards that enter play when they are played. */
const playable = ['ally', 'support', 'upgrade'];

/** Whether a player may play a card from hand as an option of the turn. *Rule:* MC-PLAYER-TURN-3, MC-INITIATE-ABILITIES-2. */
export function canPlay(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const { type, cost } = printedOf(match, card);
  return playable.includes(type) && cost !== undefined && mayEnter(match, card) && canPay(match, seat, card);
}

/** A player plays an ally, a support or an upgrade. *Rule:* MC-INITIATE-ABILITIES-1. */
export const playCard = program<Marvel, object>('play a card', [
  payForCard,
  {
    name: 'place it in front of the player',
    rule: 'MC-INITIATE-ABILITIES-4',
    do: (match, { source, seat }) => raise(match, fact('cardAnnounced', { card: source, seat })),
  },
  {
    name: 'it begins to be played',
    rule: 'MC-INITIATE-ABILITIES-7',
    do: (match, { source, seat }) => raise(match, fact('playBegan', { card: source, seat })),
  },
  {
    name: 'it enters play',
    rule: 'MC-INITIATE-ABILITIES-8 MC-ENTERS-PLAY-1 MC-READY-1',
    do: (match, { source, seat }) => {
      if (zoneKind(recordOf(match, source).zone) !== 'resolving') return leave;
      raise(match, fact('cardEntered', { card: source, other: NO_CARD, seat }));
      return undefined;
    },
  },
]);

const ALLIES_MAX = 3;

/** Whether a player controls more allies than the limit. *Rule:* MC-ALLY-LIMIT-1. */
export function hasTooManyAllies(match: MarvelMatch, seat: Seat): boolean {
  return alliesOf(match, seat).length > ALLIES_MAX;
}

/** A player has more allies than the limit, and chooses those that are discarded. *Rule:* MC-ALLY-LIMIT-2, MC-ALLY-LIMIT-3. */
export const keepAllyLimit = program<Marvel, { readonly item: Seat }>('keep the ally limit', [
  {
    name: 'discard allies',
    rule: 'MC-ALLY-LIMIT-1 MC-ALLY-LIMIT-2 MC-ALLY-LIMIT-3',
    ask: (match, { locals: { item } }) => {
      if (!hasTooManyAllies(match, item)) return undefined;
      const options = alliesOf(match, item).map((card) => option('discard', card));
      return { kind: 'target', seat: item, purpose: 'allyLimit', options };
    },
    take: (match, { locals: { item } }, [chosen]) => {
      raise(match, fact('cardDiscarded', { card: chosen?.card ?? NO_CARD, seat: item }));
      return again;
    },
  },
]);
