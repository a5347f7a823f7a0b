import {
  call,
  canPayWith,
  leave,
  NO_CARD,
  option,
  paymentStep,
  program,
  type CardId,
  type CostPlace,
  ANY_TYPE,
  type Means,
  type Seat,
} from '@crupier/kernel/rules';
import { meansOf, paidWith } from '../rules/paying.ts';
import { putIntoPlay } from '../rules/play-card.ts';
import { printedOf } from '../state/printed.ts';
import { zoneOfCard } from '../state/reading.ts';
import { mayEnter } from '../state/uniqueness.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

interface CallLocals {
  readonly cards: readonly CardId[];
  /** The card that is paid for, once it was chosen. */
  card: CardId;
}

/** What is printed as a card's cost, whatever makes cards cheaper: it is not played. *Rule:* MC-FAQ-22. */
function placesOf(match: MarvelMatch, card: CardId): readonly CostPlace[] {
  const { cost = 0 } = printedOf(match, card);
  return cost === 0 ? [] : [{ name: 'cost', types: ANY_TYPE, count: cost }];
}

/** What a player may pay with for a card, besides the card whose text allows it. */
function meansFor(match: MarvelMatch, card: CardId, { seat, source }: { readonly seat: Seat; readonly source: CardId }): readonly Means[] {
  return meansOf(match, seat, card).filter((each) => each.card !== source);
}

/** Whether a player could pay the printed cost of a card, and it may enter play. *Rule:* MC-COST-1, MC-UNIQUE-6. */
function canCall(match: MarvelMatch, card: CardId, by: { readonly seat: Seat; readonly source: CardId }): boolean {
  if (printedOf(match, card).cost === undefined || !mayEnter(match, card)) return false;
  const places = placesOf(match, card);
  return places.length === 0 || canPayWith(match, { places, means: meansFor(match, card, by) });
}

/** A player pays the printed cost of one of some cards, and puts it into play. *Rule:* MC-FAQ-22, MC-PLAY-PUT-INTO-PLAY-6. */
export const payIntoPlay = program<Marvel, CallLocals>('pay for a card and put it into play', [
  {
    name: 'choose one',
    rule: 'MC-COST-13 MC-COST-15 MC-CHOOSE-ELEMENT-1 MC-RESTRICTIONS-2',
    ask: (match, { locals: { cards }, source, seat }) => {
      const options = cards.filter((card) => canCall(match, card, { seat, source })).map((card) => option('choose', card));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'payIntoPlay', source, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.card = chosen?.card ?? NO_CARD;
    },
  },
  paymentStep<Marvel, CallLocals>({
    name: 'pay its cost',
    rule: 'MC-COST-1 MC-COST-6 MC-FAQ-22',
    purpose: 'payForCard',
    due: (match, { locals: { card }, source, seat }) => ({
      places: card === NO_CARD ? [] : placesOf(match, card),
      needless: 'allowed',
      means: meansFor(match, card, { seat, source }),
    }),
    facts: (match, { locals: { card }, seat }, means) => paidWith(match, seat, card, means),
  }),
  {
    name: 'put it into play',
    rule: 'MC-PLAY-PUT-INTO-PLAY-3 MC-PLAY-PUT-INTO-PLAY-6',
    do: (match, { locals: { card }, seat }) => {
      if (card === NO_CARD || zoneOfCard(match, card) !== 'discard') return leave;
      putIntoPlay(match, card, seat);
      return undefined;
    },
  },
]);

/** What is done with allies in ways that few cards say. */
export const allyVerbs = {
  /** Pays the printed cost of one of the cards, and puts it into play under the player's control. */
  payIntoPlay: {
    fact: 'cardEntered',
    can: (match, { cards, seat, source }) => cards.some((card) => canCall(match, card, { seat, source })),
    run: (match, { cards, seat, source }) => call(match, payIntoPlay, { cards, card: NO_CARD }, { source, seat }),
    hint: 2,
  },
} as const satisfies Verbs;
