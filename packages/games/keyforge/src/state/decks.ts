import { shuffle, type CardId, type Game, type GameEvent } from '@crupier/kernel/rules';
import { putCard, record } from './leaving.ts';
import { moveQuietly } from './moving.ts';
import { zoneOf, type KeyForge } from './state.ts';

/** Deals a player a hand of so many cards from the top of the deck. For commits. *Rule:* KF-SETUP-6. */
export function dealHand(state: KeyForge, { seat, amount }: GameEvent): void {
  const deck = state.zones[zoneOf('deck', seat)] as CardId[];
  for (let drawn = 0; drawn < amount && deck.length > 0; drawn++) moveQuietly(state, deck.at(-1) as CardId, zoneOf('hand', seat));
}

/** Shuffles a player's hand into the deck and deals another of so many cards. For commits. *Rule:* KF-MULLIGAN-1. */
export function takeMulligan(state: KeyForge, event: GameEvent): void {
  const [deck, hand] = [zoneOf('deck', event.seat), state.zones[zoneOf('hand', event.seat)] as CardId[]];
  while (hand.length > 0) moveQuietly(state, hand[0] as CardId, deck);
  shuffle(state.random, state.zones[deck] as CardId[]);
  dealHand(state, event);
}

/** Makes of a player's deck the discard pile, and of that the deck. For commits. *Rule:* KF-FAQ-CARD-reverse-time-1. */
export function swapDeck(state: KeyForge, { seat }: GameEvent, game: Game<KeyForge>): void {
  const deck = [...(state.zones[zoneOf('deck', seat)] ?? [])];
  for (const card of [...(state.zones[zoneOf('discard', seat)] ?? [])]) putCard(state, game, card, { zone: 'deck' });
  for (const card of deck.toReversed()) putCard(state, game, card, { zone: 'discard' });
}

/** Gives each player the other's deck, before the hands are dealt. For commits. *Rule:* KF-CHAIN-BID-1. */
export function exchangeDecks(state: KeyForge): void {
  const [one, two] = [zoneOf('deck', 0), zoneOf('deck', 1)];
  [state.zones[one], state.zones[two]] = [state.zones[two] ?? [], state.zones[one] ?? []];
  for (const seat of [0, 1]) {
    const zone = zoneOf('deck', seat);
    for (const card of state.zones[zone] ?? []) Object.assign(record(state, card), { zone, owner: seat, controller: seat });
  }
  const [first, second] = state.players;
  if (first === undefined || second === undefined) return;
  const { houses, token, deck } = first;
  Object.assign(first, { houses: second.houses, token: second.token, deck: second.deck });
  Object.assign(second, { houses, token, deck });
}
