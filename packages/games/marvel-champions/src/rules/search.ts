import {
  again,
  call,
  isPlaying,
  leave,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  type CardId,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { isInPlay, recordOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { putEncounter } from './enter.ts';
import { revealCard } from './reveal.ts';

/** What is done with a card that was looked for. */
export const destinations = ['hand', 'engaged', 'revealed', 'engagedWithFirst'] as const;
/** One of them. */
export type Destination = (typeof destinations)[number];

interface FoundLocals {
  card: CardId;
  readonly to: Destination;
}

/** A card that was found goes where the text says. *Rule:* MC-SEARCH-2, MC-PLAY-PUT-INTO-PLAY-6, MC-WHEN-REVEALED-3. */
function place(match: MarvelMatch, { card, to }: FoundLocals, seat: Seat): void {
  switch (to) {
    case 'hand':
      // Who is eliminated has no hand. *Rule:* MC-PLAYER-ELIMINATION-8.
      return isPlaying(match, seat) ? raise(match, fact('cardReturned', { card, seat })) : undefined;
    case 'engaged':
      return putEncounter(match, card, seat);
    case 'engagedWithFirst':
      return putEncounter(match, card, match.state.first);
    default:
      return revealCard(match, card, seat);
  }
}

/** One option for each card that differs from the others: of copies out of play in one zone one stands for all. *Rule:* MC-SEARCH-3. */
function oneOfEachSort(match: MarvelMatch, cards: readonly CardId[]): readonly Option[] {
  const sortOf = (card: CardId): string => {
    const { definition, zone } = recordOf(match, card);
    return isInPlay(match, card) ? `${card}` : `${definition} in ${zone}`;
  };
  const sorts = new Map(cards.map((card) => [sortOf(card), card]));
  return [...sorts.values()].map((card) => option('choose', card));
}

/** A deck that may be looked through: that of the player who searches, or the encounter deck. */
export type SearchedDeck = 'deck' | 'encounterDeck';

interface SearchLocals extends FoundLocals {
  readonly cards: readonly CardId[];
  /** The decks that are looked through, and shuffled afterwards. */
  readonly decks: readonly SearchedDeck[];
}

/** A player looks through decks for one of some cards, which may lie elsewhere too. *Rule:* MC-SEARCH-1 to MC-SEARCH-5, MC-FIND-1, MC-FIND-5. */
export const search = program<Marvel, SearchLocals>('search', [
  {
    name: 'look through the cards',
    rule: 'MC-SEARCH-1 MC-SEARCH-4 MC-LOOK-1 MC-LOOK-2 MC-FIND-1',
    do: (match, { locals: { decks }, seat }) =>
      raiseAll(
        match,
        decks.map((deck) => fact('looked', { seat, value: deck === 'encounterDeck' ? 1 : 0, amount: 0 })),
      ),
  },
  {
    name: 'choose one',
    rule: 'MC-SEARCH-3 MC-FIND-1',
    asksForAct: true,
    ask: (match, { locals: { cards }, source, seat }) => {
      const options = oneOfEachSort(match, cards);
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'searchFor', source, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.card = chosen?.card ?? NO_CARD;
    },
  },
  { name: 'look no longer', rule: 'MC-SEARCH-4', do: (match, { seat }) => raise(match, fact('lookEnded', { seat })) },
  {
    name: 'it goes where the text says',
    rule: 'MC-SEARCH-2 MC-ERRATA-2 MC-FIND-5',
    do: (match, { locals, seat }) => {
      if (locals.card !== NO_CARD) place(match, locals, seat);
    },
  },
  {
    name: 'shuffle the decks',
    rule: 'MC-SEARCH-5 MC-SHUFFLE-2 MC-FAQ-49',
    do: (match, { locals: { decks }, seat }) =>
      raiseAll(
        match,
        decks.map((deck) => (deck === 'encounterDeck' ? fact('encounterDeckShuffled', {}) : fact('deckShuffled', { seat }))),
      ),
  },
]);

/** Cards of the encounter deck are discarded until one of some is, or until the deck runs out. *Rule:* MC-DISCARD-5, MC-ENCOUNTER-DECK-4. */
export const discardUntil = program<Marvel, FoundLocals & { readonly cards: readonly CardId[] }>('discard until', [
  {
    name: 'discard the top card',
    rule: 'MC-DISCARD-5 MC-ENCOUNTER-DECK-4',
    do: (match, { locals }) => {
      const deck = cardsIn(match, 'encounterDeck');
      const card = deck.at(-1);
      if (card === undefined) return leave;
      const isLast = deck.length === 1;
      const isFound = locals.cards.includes(card);
      if (isFound) locals.card = card;
      raise(match, fact('encounterDiscarded', { card }));
      if (isFound) return undefined;
      return isLast ? leave : again;
    },
  },
  { name: 'it goes where the text says', rule: '', do: (match, { locals, seat }) => place(match, locals, seat) },
]);

/** What is searched for, where, and for what. */
export interface Search {
  readonly cards: readonly CardId[];
  readonly decks: readonly SearchedDeck[];
  readonly to: Destination;
}

/** Searches, if there is anything to search. The last act of a step. *Rule:* MC-TARGET-20. */
export function searchFor(match: MarvelMatch, what: Search, by: { readonly source: CardId; readonly seat: Seat }): void {
  call(match, search, { ...what, card: NO_CARD }, by);
}

/** Discards from the encounter deck until one of some cards comes. The last act of a step. */
export function discardUntilOne(match: MarvelMatch, what: { cards: readonly CardId[]; to: Destination }, seat: Seat): void {
  call(match, discardUntil, { ...what, card: NO_CARD }, { seat });
}
