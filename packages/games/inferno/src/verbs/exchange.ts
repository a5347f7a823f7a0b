import {
  applies,
  call,
  leave,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  site,
  topOf,
  type CardId,
  type GameEvent,
  type Seat,
  type Verb,
  perPair,
} from '@crupier/kernel/rules';
import { putAllIntoPlay } from '../rules/enter.ts';
import { mayEnterPlay } from '../rules/zones.ts';
import { fact } from '../state/facts.ts';
import { cardsIn, inPlay, isDemon, recordOf, zoneOfCard } from '../state/reading.ts';
import { isPlaying, opponentsOf } from '../state/seats.ts';
import type { Inferno, InfernoMatch, Zone } from '../state/state.ts';
import { countIn, countOf } from './most.ts';

const oneOwner = site('INF-701.10c', 'cards of two zones are exchanged when all are one player’s');
const takesItsPlace = site('INF-701.81d', 'the card that comes in place of an attached one is attached where that was');
const emptyZones = site('INF-701.10e', 'two zones of a player are exchanged, an empty one too');

/** Zones that may be exchanged as a whole, by the fact that brings a card there. */
const arrivals: Partial<Readonly<Record<Zone, (card: CardId) => GameEvent>>> = {
  hand: (card) => fact('cardToHand', { card }),
  infierno: (card) => fact('cardToInfierno', { card, value: 0 }),
  deck: (card) => fact('cardToDeck', { card, value: 0 }),
  exile: (card) => fact('cardExiled', { card, value: 0 }),
};

interface ExchangeLocals {
  readonly card: CardId;
  readonly other: CardId;
  /** What the first was attached to. */
  readonly host: CardId;
}

/** A card in play and one in another zone change places, all of it or nothing. *Rule:* INF-701.10c, INF-701.81d. */
export const exchangeCards = program<Inferno, ExchangeLocals>('exchange cards', [
  {
    name: 'they change places',
    rule: 'INF-701.10c',
    do: (match, { locals: { card, other } }) => {
      const { controller } = recordOf(match, card);
      const arrival = arrivals[zoneOfCard(match, other)];
      if (arrival === undefined) return;
      putAllIntoPlay(match, [{ card: other, seat: controller }], [arrival(card)]);
    },
  },
  {
    name: 'one is attached where the other was',
    rule: 'INF-701.81d',
    do: (match, { locals: { other, host } }) => {
      if (host !== NO_CARD && inPlay(match, other) && applies(match, takesItsPlace))
        raise(match, fact('attached', { card: other, other: host }));
    },
  },
]);

interface PileLocals {
  /** The cards that are separated, the topmost first. */
  readonly cards: readonly CardId[];
  /** Those of the first pile. */
  first: readonly CardId[];
  /** The opponent who says which pile it is, or -1 while nobody does. */
  chooser: Seat;
}

/** The top cards of a deck are shown and put into two piles, of which an opponent says which goes to hand. *Rule:* INF-700.2. */
export const separate = program<Inferno, PileLocals>('separate into piles', [
  {
    name: 'they are shown',
    rule: 'INF-701.13a',
    do: (match, { locals: { cards }, seat }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardRevealed', { card, seat })),
      ),
  },
  {
    name: 'which are the first pile',
    rule: 'INF-700.2a INF-700.2d',
    ask: (_match, { locals: { cards }, seat, source }) => {
      if (cards.length === 0) return undefined;
      const options = cards.map((card) => option('pile', card));
      return { kind: 'target', seat, purpose: 'firstPile', source, min: 0, max: cards.length, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.first = chosen.map(({ card }) => card);
    },
  },
  {
    name: 'which opponent says',
    rule: 'INF-601.2a INF-800.3d',
    ask: (match, { locals, seat, source }) => {
      const seats = opponentsOf(match, seat);
      locals.chooser = seats[0] ?? -1;
      if (locals.cards.length === 0 || seats.length < 2) return undefined;
      const options = seats.map((each) => option('player', NO_CARD, each));
      return { kind: 'target', seat, purpose: 'choosePlayer', source, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.chooser = chosen?.value ?? -1;
    },
  },
  {
    name: 'which pile',
    rule: 'INF-700.2b INF-700.2c',
    ask: (match, { locals: { cards, chooser }, source }) => {
      if (cards.length === 0 || !isPlaying(match, chooser)) return undefined;
      return { kind: 'mode', seat: chooser, purpose: 'whichPile', source, options: [option('firstPile'), option('otherPile')] };
    },
    take: (match, { locals, seat }, [chosen]) => {
      const { cards, first } = locals;
      const isFirst = chosen?.verb !== 'otherPile';
      const taken = cards.filter((card) => first.includes(card) === isFirst);
      // What is in no pile that was chosen stays individually what it was, and in the order of its zone. *Rule:* INF-700.2c.
      const others = cards.filter((card) => !taken.includes(card));
      raiseAll(match, [
        ...taken.map((card) => fact('cardToHand', { card })),
        ...others.map((card) => fact('cardMilled', { card, seat, other: NO_CARD, value: 0 })),
      ]);
      return 'done';
    },
  },
  {
    // Whoever was to say it has left: another one does.
    name: 'nobody has said it',
    rule: 'INF-800.3d',
    do: (match, { locals: { cards, chooser } }) =>
      cards.length > 0 && chooser >= 0 && !isPlaying(match, chooser) ? 'which opponent says' : 'done',
  },
  { name: 'done', rule: '', do: () => leave },
]);

/** The top cards of an Infierno are put into another order, which all see. *Rule:* INF-701.14b. */
export const arrangeInfierno = program<Inferno, { readonly count: number }>('arrange the top of an Infierno', [
  {
    name: 'in which order',
    rule: 'INF-701.14b',
    ask: (match, { locals: { count }, seat, source }) => {
      const options = topOf(cardsIn(match, 'infierno', seat), count).map((card) => option('choose', card));
      return options.length < 2 ? undefined : { kind: 'arrange', seat, purpose: 'arrangeInfierno', source, options };
    },
    take: (match, { seat }, chosen) =>
      raiseAll(
        match,
        chosen.toReversed().map(({ card }) => fact('laidOnTop', { card, seat })),
      ),
  },
]);

/** Verbs that change places and orders. */
export const exchangeVerbs = {
  /** A card in play for one of its owner elsewhere. *Rule:* INF-701.10c. */
  exchangeCards: {
    fact: 'cardEntered',
    most: countOf((match, card) => !isDemon(match, card) && inPlay(match, card)),
    ...perPair<InfernoMatch>({
      run: (match, card, other, { source, seat }) => {
        if (isDemon(match, card) || !inPlay(match, card)) return;
        // What cannot be done in full is not done: a ritual does not enter play. *Rule:* INF-701.10a, INF-400.4a.
        if (!mayEnterPlay(match, other)) return;
        if (recordOf(match, card).owner !== recordOf(match, other).owner && applies(match, oneOwner)) return;
        call(match, exchangeCards, { card, other, host: recordOf(match, card).host }, { source, seat });
      },
    }),
    hint: 1,
  },
  /** Two zones as a whole, by their names in `value`: "hand infierno". *Rule:* INF-701.10e. */
  exchangeZones: {
    takes: { pattern: '^(hand|infierno|deck|exile) (hand|infierno|deck|exile)$', examples: ['hand infierno'] },
    run: (match, { seat, value }) => raiseAll(match, zoneExchange(match, seat, value.split(' ') as Zone[])),
    hint: 1,
  },
  separateTop: {
    most: countIn('deck'),
    run: (match, { seat, amount, source }) =>
      call(match, separate, { cards: topOf(cardsIn(match, 'deck', seat), amount), first: [], chooser: -1 }, { source, seat }),
    hint: 2,
  },
  arrangeInfierno: {
    most: countIn('infierno'),
    run: (match, { seat, amount, source }) => call(match, arrangeInfierno, { count: amount }, { source, seat }),
    hint: 1,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;

function zoneExchange(match: InfernoMatch, seat: Seat, [one = 'hand', other = 'infierno']: readonly Zone[]): GameEvent[] {
  const [first, second] = [cardsIn(match, one, seat), cardsIn(match, other, seat)];
  if (!applies(match, emptyZones)) return [];
  return [...first.flatMap((card) => arrivals[other]?.(card) ?? []), ...second.flatMap((card) => arrivals[one]?.(card) ?? [])];
}

/** The programs that these verbs run. */
export const exchangePrograms = [exchangeCards, separate, arrangeInfierno] as const;
