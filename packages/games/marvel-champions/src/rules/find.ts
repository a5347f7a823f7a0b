import { applies, call, leave, NO_CARD, program, raise, raiseAll, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { inPlay, zoneOfCard } from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch, type Zone } from '../state/state.ts';
import { revealCard } from './reveal.ts';
import { oneOfEachSort } from './search.ts';

interface FindLocals {
  readonly cards: readonly CardId[];
  card: CardId;
  /** Where it was, if that was a deck. */
  from?: Zone;
}

const decks: readonly Zone[] = ['deck', 'encounterDeck'];
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

/** A player finds one of some cards and reveals it. *Rule:* MC-FIND-1 to MC-FIND-5. */
export const find = program<Marvel, FindLocals>('find a card', [
  {
    name: 'look through the decks',
    rule: 'MC-FIND-1',
    do: (match, { locals: { cards }, seat }) => {
      const places = placesOf(match, cards).map((card) => zoneOfCard(match, card));
      raiseAll(match, [
        ...(places.includes('deck') ? [fact('looked', { seat, value: 0, amount: 0 })] : []),
        ...(places.includes('encounterDeck') ? [fact('looked', { seat, value: 1, amount: 0 })] : []),
      ]);
    },
  },
  {
    name: 'choose one',
    rule: 'MC-FIND-1',
    ask: (match, { locals: { cards }, source, seat }) => {
      const options = oneOfEachSort(match, placesOf(match, cards));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'searchFor', source, options };
    },
    take: (match, { locals }, [chosen]) => {
      locals.card = chosen?.card ?? NO_CARD;
      locals.from = zoneOfCard(match, locals.card);
    },
  },
  { name: 'look no longer', rule: 'MC-FIND-1', do: (match, { seat }) => raise(match, fact('lookEnded', { seat })) },
  {
    name: 'reveal it',
    rule: 'MC-FIND-5',
    do: (match, { locals: { card }, seat }) => (card === NO_CARD ? leave : revealCard(match, card, seat)),
  },
  {
    name: 'shuffle the deck',
    rule: 'MC-SHUFFLE-2',
    do: (match, { locals: { from }, seat }) => {
      if (from !== undefined && (decks.includes(from) || !applies(match, orderStays)))
        raise(match, from === 'deck' ? fact('deckShuffled', { seat }) : fact('encounterDeckShuffled', {}));
    },
  },
]);

/** Those that lie where all can see them, or else all. *Rule:* MC-FIND-2. */
function placesOf(match: MarvelMatch, cards: readonly CardId[]): readonly CardId[] {
  const open = cards.filter((card) => !decks.includes(zoneOfCard(match, card)));
  return open.length > 0 && applies(match, knownFirst) ? open : cards;
}

/** Finds one of some cards and reveals it. The last act of a step. */
export function findOne(match: MarvelMatch, cards: readonly CardId[], { source, seat }: { source: CardId; seat: Seat }): void {
  call(match, find, { cards, card: NO_CARD }, { source, seat });
}
