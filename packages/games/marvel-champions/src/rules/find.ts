import { applies, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { inPlay, zoneOfCard } from '../state/reading.ts';
import { cardsIn, seatsFrom, type MarvelMatch, type Zone } from '../state/state.ts';
import { searchFor, type SearchedDeck } from './search.ts';

const decks: readonly SearchedDeck[] = ['deck', 'encounterDeck'];
const knownFirst = site('MC-FIND-2', 'no deck is looked through for a card that lies where all can see it');
const orderStays = site('MC-DECK-TYPES-2', 'a deck that was not looked through keeps its order');
const everywhere = site('MC-FIND-1', 'a card is found in play, set aside, in decks and in discard piles');
const notFacedown = site('MC-FIND-3', 'no facedown encounter card that was dealt, or lies as a boost card, is looked at to find one');
const notOutOfGame = site('MC-FIND-4', 'no card is found in the victory display or among those removed from the game');

/** The cards among which one is found, wherever it may be. *Rule:* MC-FIND-1, MC-FIND-3, MC-FIND-4. */
export function findable(match: MarvelMatch): readonly CardId[] {
  const seats = seatsFrom(match, match.state.first);
  const own = (zone: Zone): readonly CardId[] => seats.flatMap((seat) => cardsIn(match, zone, seat));
  return [
    ...(applies(match, everywhere) ? [...inPlay(match), ...own('aside'), ...own('deck'), ...own('discard')] : []),
    ...cardsIn(match, 'encounterDeck'),
    ...cardsIn(match, 'encounterDiscard'),
    ...(applies(match, notFacedown) ? [] : [...own('dealt'), ...cardsIn(match, 'boost')]),
    ...(applies(match, notOutOfGame) ? [] : [...cardsIn(match, 'victory'), ...cardsIn(match, 'removed')]),
  ];
}

/** Those that lie where all can see them, or else all. *Rule:* MC-FIND-2. */
function placesOf(match: MarvelMatch, cards: readonly CardId[]): readonly CardId[] {
  const open = cards.filter((card) => !decks.some((deck) => deck === zoneOfCard(match, card)));
  return open.length > 0 && applies(match, knownFirst) ? open : cards;
}

/** Finds one of some cards and reveals it. The last act of a step. *Rule:* MC-FIND-1 to MC-FIND-5. */
export function findOne(match: MarvelMatch, cards: readonly CardId[], by: { source: CardId; seat: Seat }): void {
  const places = placesOf(match, cards);
  const lookedThrough = decks.filter((deck) => places.some((card) => zoneOfCard(match, card) === deck));
  if (places.length > 0) searchFor(match, { cards: places, decks: applies(match, orderStays) ? lookedThrough : decks, to: 'revealed' }, by);
}
