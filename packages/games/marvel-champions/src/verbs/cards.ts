import {
  applies,
  call,
  type CardId,
  type Deed,
  type GameEvent,
  isPlaying,
  NO_CARD,
  perCard,
  perPair,
  raise,
  raiseAll,
  type Seat,
  site,
} from '@crupier/kernel/rules';
import { discardAtRandom, discardDealing, discardFromTop, draw } from '../rules/drawing.ts';
import { drawUp } from '../rules/draw.ts';
import { mayBeMadeToLeave, mayLeavePlay } from '../rules/keywords/permanent.ts';
import { doSeveral, doSeveralBeginDecks, doSeveralRunOut } from '../rules/order-of-players.ts';
import { isWithinMax, mayAttach, mayPutIntoPlay, putIntoPlay } from '../rules/play-card.ts';
import { maySwap, swapCards } from '../rules/swap.ts';
import { destinations, discardUntilOne, searchFor, type Destination } from '../rules/search.ts';
import { fact } from '../state/facts.ts';
import { SCENARIO } from '../state/leaving.ts';
import { printedOf } from '../state/printed.ts';
import { handSizeOf, identityOf, isInPlay, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import { cardsIn, seatOf, type MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

/** How a card is discarded: to its owner's pile, or to that of the encounter deck. *Rule:* MC-DISCARD-2, MC-DISCARD-3. */
function discarding(match: MarvelMatch, card: CardId): GameEvent {
  const { owner } = recordOf(match, card);
  return owner === SCENARIO ? fact('encounterDiscarded', { card }) : fact('cardDiscarded', { card, seat: owner });
}

const fromDeck = site('MC-TARGET-5', 'who has no card in the deck has nothing to draw');
const stillToCome = site('MC-TARGET-19', 'an effect on a card that is still to be played needs none now');
const zoneAlone = site('MC-TARGET-20', 'a search needs nothing but the place that is searched');

const withHost = site(
  'MC-OWNERSHIP-CONTROL-4 MC-UPGRADE-4',
  'a player controls the upgrades on the cards that the player controls, whoever owns them',
);

const neverDiscarded = site(
  'MC-IDENTITY-4 MC-VILLAIN-2 MC-MAIN-SCHEME-11',
  'identities, villains and main schemes are not discarded from play',
);
const lasting = ['hero', 'alterEgo', 'villain', 'mainScheme'];
const pilesOfDiscards = ['discard', 'encounterDiscard', 'removed', 'victory'];

function mayBeDiscarded(match: MarvelMatch, card: CardId): boolean {
  if (lasting.includes(typeOf(match, card)) && applies(match, neverDiscarded)) return false;
  return !pilesOfDiscards.includes(zoneOfCard(match, card));
}

/** Cards of the scenario are controlled by nobody, nor are identities given away. *Rule:* MC-OWNERSHIP-CONTROL-2. */
function mayTakeControl(match: MarvelMatch, card: CardId, { seat }: { readonly seat: Seat }): boolean {
  const { controller } = recordOf(match, card);
  if (!isInPlay(match, card) || !isPlaying(match, seat)) return false;
  return controller !== SCENARIO && controller !== seat && !lasting.includes(typeOf(match, card));
}

/** Those of some cards that an ability may make leave play. *Rule:* MC-PERMANENT-1. */
function leaving(match: MarvelMatch, cards: readonly CardId[], by: CardId): readonly CardId[] {
  return cards.filter((card) => mayLeavePlay(match, card, by));
}

const ownZones = site('MC-COST-17', 'of cards out of play a player pays with those in the player’s own zones');

/** Whether a player may pay with a card: one in play, or in a zone of the player. *Rule:* MC-COST-17. */
function isOwnToPay(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const { zone, owner } = recordOf(match, card);
  return isInPlay(match, card) || (owner !== SCENARIO && seatOf(zone) === seat) || !applies(match, ownZones);
}

/** Whether a cost may make some cards leave: all that it names, of those in play and in the payer's own zones. */
function mayAllLeave(match: MarvelMatch, { cards, source, seat }: Pick<Deed, 'cards' | 'source' | 'seat'>): boolean {
  return cards.length > 0 && cards.every((card) => mayBeMadeToLeave(match, card, source) && isOwnToPay(match, card, seat));
}

const fromPileAlone = site('MC-ERRATA-36', 'a card that a text returns from a discard pile is not returned from elsewhere');

function isDiscarded(match: MarvelMatch, card: CardId): boolean {
  return zoneOfCard(match, card) === 'discard' || !applies(match, fromPileAlone);
}

/** Whether a card may be put elsewhere by an ability, which identities, villains and main schemes never are. */
function mayBeMoved(match: MarvelMatch, card: CardId, by: CardId): boolean {
  return mayLeavePlay(match, card, by) && !(lasting.includes(typeOf(match, card)) && isInPlay(match, card));
}

function isOfScenario(match: MarvelMatch, card: CardId): boolean {
  return recordOf(match, card).owner === SCENARIO;
}

/** Whether a card may be shuffled into the deck that it belongs to. */
function mayBeShuffledIn(match: MarvelMatch, card: CardId, by: CardId): boolean {
  return isOfScenario(match, card) ? mayBeMoved(match, card, by) : mayGoBack(match, card, by);
}

/** Whether a card may go to a hand or deck of its owner: who is eliminated has none. *Rule:* MC-PLAYER-ELIMINATION-8. */
function mayGoBack(match: MarvelMatch, card: CardId, by: CardId): boolean {
  return mayBeMoved(match, card, by) && isPlaying(match, recordOf(match, card).owner);
}

/** Whether a card may go from a discard pile to the hand of its owner. *Rule:* MC-ERRATA-36. */
function mayComeBack(match: MarvelMatch, card: CardId, by: CardId): boolean {
  return isDiscarded(match, card) && mayGoBack(match, card, by);
}

function mayAttachTo(match: MarvelMatch, card: CardId, host: CardId): boolean {
  return isInPlay(match, host) && !lasting.includes(typeOf(match, card)) && mayAttach(match, card, host);
}

function attach(match: MarvelMatch, card: CardId, host: CardId, { seat }: Deed): void {
  if (!mayAttachTo(match, card, host)) return;
  const by = controllerOn(match, host) ?? seat;
  if (typeOf(match, card) === 'attachment') raise(match, fact('encounterEntered', { card, other: host, seat: SCENARIO }));
  else if (isPlaying(match, by)) raise(match, fact('cardEntered', { card, other: host, seat: by }));
}

/** Whoever controls the host of an upgrade controls the upgrade, if a player does. *Rule:* MC-OWNERSHIP-CONTROL-4. */
function controllerOn(match: MarvelMatch, host: CardId): Seat | undefined {
  const { controller } = recordOf(match, host);
  return controller === SCENARIO || !applies(match, withHost) ? undefined : controller;
}

function destinationOf({ value }: Deed): Destination {
  return destinations.find((each) => each === value) ?? 'hand';
}

function printedHandSizeOf(match: MarvelMatch, seat: Seat): number {
  return printedOf(match, identityOf(match, seat)).handSize;
}

/** What several players draw: as many cards as they are told to, or up to a number in hand. */
function drawn(match: MarvelMatch, deeds: readonly Deed[], upTo?: (seat: Seat) => number): Parameters<typeof doSeveralRunOut>[1] {
  return deeds.map(({ seat, amount }) => ({
    seat,
    amount: upTo === undefined ? amount : upTo(seat) - cardsIn(match, 'hand', seat).length,
    areDiscarded: false,
  }));
}

/** What is done with cards, hands and decks of players. */
export const cardVerbs = {
  draw: {
    fact: 'cardDrawn',
    can: (match, { seat, amount }) => amount > 0 && (cardsIn(match, 'deck', seat).length > 0 || !applies(match, fromDeck)),
    run: (match, { seat, amount }) => draw(match, seat, amount),
    dependsOnOrder: (match, deeds) => doSeveralRunOut(match, drawn(match, deeds)),
    hint: 1,
  },
  /** Up to the hand size. *Rule:* MC-HAND-SIZE-2. */
  drawToHandSize: {
    fact: 'cardDrawn',
    run: (match, { seat }) => call(match, drawUp, { item: seat }),
    dependsOnOrder: (match, deeds) =>
      doSeveralRunOut(
        match,
        drawn(match, deeds, (seat) => handSizeOf(match, seat)),
      ),
    hint: 2,
  },
  /** Up to the hand size that is printed on the identity, whatever has changed it. */
  drawToPrintedHandSize: {
    fact: 'cardDrawn',
    run: (match, { seat }) => draw(match, seat, printedHandSizeOf(match, seat) - cardsIn(match, 'hand', seat).length),
    dependsOnOrder: (match, deeds) =>
      doSeveralRunOut(
        match,
        drawn(match, deeds, (seat) => printedHandSizeOf(match, seat)),
      ),
    hint: 2,
  },
  discard: {
    fact: 'cardDiscarded',
    orFacts: ['encounterDiscarded'],
    can: (match, { cards, source }) => cards.some((card) => mayBeMadeToLeave(match, card, source) && mayBeDiscarded(match, card)),
    canPay: (match, deed) => mayAllLeave(match, deed) && deed.cards.every((card) => mayBeDiscarded(match, card)),
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        leaving(match, cards, source)
          .filter((card) => mayBeDiscarded(match, card))
          .map((card) => discarding(match, card)),
      ),
    hint: -1,
  },
  discardAtRandom: {
    fact: 'cardDiscarded',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount }) => call(match, discardAtRandom, { left: amount }, { seat }),
    dependsOnOrder: doSeveralBeginDecks,
    hint: -1,
  },
  discardFromDeck: {
    fact: 'cardDiscarded',
    can: (match, { seat }) => cardsIn(match, 'deck', seat).length > 0,
    run: (match, { seat, amount }) => call(match, discardFromTop, { left: amount, isEncounter: false }, { seat }),
    dependsOnOrder: (match, deeds) =>
      doSeveralRunOut(
        match,
        deeds.map(({ seat, amount }) => ({ seat, amount, areDiscarded: true })),
      ),
    hint: -1,
  },
  discardFromEncounterDeck: {
    fact: 'encounterDiscarded',
    run: (match, { seat, amount }) => call(match, discardFromTop, { left: amount, isEncounter: true }, { seat }),
    dependsOnOrder: doSeveral,
    hint: 0,
  },
  /** Each that is of the set of the card whose text it is goes to the player facedown. *Rule:* MC-MODIFYING-EFFECTS-4. */
  discardDealingOwnSet: {
    fact: 'encounterDiscarded',
    run: (match, { seat, amount, source }) =>
      call(match, discardDealing, { left: amount, set: printedOf(match, source).set, discarded: NO_CARD }, { source, seat }),
    dependsOnOrder: doSeveral,
    hint: -1,
  },
  /** To the hand of the player whose deed it is, from play, a discard pile or a deck. */
  returnToHand: {
    fact: 'cardReturned',
    can: (match, { cards, source }) => cards.some((card) => mayGoBack(match, card, source)),
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        cards
          .filter((card) => mayGoBack(match, card, source))
          .map((card) => fact('cardReturned', { card, seat: recordOf(match, card).owner })),
      ),
    hint: 1,
  },
  /** *Rule:* MC-ERRATA-36. */
  returnFromDiscard: {
    fact: 'cardReturned',
    can: (match, { cards, source }) => cards.some((card) => mayComeBack(match, card, source)),
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        cards
          .filter((card) => mayComeBack(match, card, source))
          .map((card) => fact('cardReturned', { card, seat: recordOf(match, card).owner })),
      ),
    hint: 1,
  },
  shuffleIntoDeck: {
    fact: 'cardShuffledIn',
    can: (match, { cards, source }) => cards.some((card) => mayBeShuffledIn(match, card, source)),
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        cards
          .filter((card) => mayBeShuffledIn(match, card, source))
          .map((card) =>
            isOfScenario(match, card)
              ? fact('encounterShuffledIn', { card })
              : fact('cardShuffledIn', { card, seat: recordOf(match, card).owner }),
          ),
      ),
    hint: 0,
  },
  shuffleIntoEncounterDeck: {
    fact: 'encounterShuffledIn',
    can: (match, { cards, source }) => cards.some((card) => mayBeMoved(match, card, source)),
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        cards.filter((card) => mayBeMoved(match, card, source)).map((card) => fact('encounterShuffledIn', { card })),
      ),
    hint: 0,
  },
  removeFromGame: {
    fact: 'removedFromGame',
    canPay: mayAllLeave,
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        cards.filter((card) => mayBeMoved(match, card, source)).map((card) => fact('removedFromGame', { card })),
      ),
    hint: 0,
  },
  /** It cannot be used in the rest of the campaign. *Rule:* MC-GAME-MODES-11. */
  removeFromCampaign: {
    fact: 'removedFromCampaign',
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        leaving(match, cards, source).map((card) => fact('removedFromCampaign', { card })),
      ),
    hint: 0,
  },
  /** To what the text names: ruling MC-C-03. *Rule:* MC-ATTACH-1, MC-MAXIMUM-7. */
  attach: {
    fact: 'cardEntered',
    orFacts: ['encounterEntered'],
    ...perPair<MarvelMatch>({ can: mayAttachTo, run: attach }),
    hint: 1,
  },
  /** Two cards, each of which goes where the other is. *Rule:* MC-SWAP-1. */
  swap: {
    fact: 'placesSwapped',
    orFacts: ['facesSwapped'],
    ...perPair<MarvelMatch>({ can: maySwap, run: swapCards }),
    hint: 1,
  },
  /** Of a card of a player that another controls. *Rule:* MC-OWNERSHIP-CONTROL-6, MC-OWNERSHIP-CONTROL-9. */
  takeControl: {
    fact: 'controlTaken',
    ...perCard<MarvelMatch>({
      can: mayTakeControl,
      run: (match, card, { seat }) => {
        if (mayTakeControl(match, card, { seat })) raise(match, fact('controlTaken', { card, seat, value: 0 }));
      },
    }),
    hint: 2,
  },
  /** A card that is played says under whose control. *Rule:* MC-PLAY-PUT-INTO-PLAY-3, MC-MAXIMUM-5. */
  enterUnderControl: {
    fact: 'cardEntered',
    ...perCard<MarvelMatch>({
      can: (match, card, { seat }) => isPlaying(match, seat) && isWithinMax(match, card, seat),
      run: (match, card, { seat }) => {
        if (isPlaying(match, seat) && isWithinMax(match, card, seat)) raise(match, fact('cardEntered', { card, other: 0, seat }));
      },
    }),
    hint: 1,
  },
  putIntoPlay: {
    fact: 'cardEntered',
    ...perCard<MarvelMatch>({
      can: (match, card, { seat }) => mayPutIntoPlay(match, card, seat),
      run: (match, card, { seat }) => {
        if (mayPutIntoPlay(match, card, seat)) putIntoPlay(match, card, seat);
      },
    }),
    hint: 2,
  },
  /** Searching one's deck for one of the cards. `value` says where it goes. *Rule:* MC-SEARCH-1. */
  searchDeck: {
    runsWithoutCards: true,
    can: (match, { cards }) => cards.length > 0 || applies(match, zoneAlone),
    run: (match, deed) => searchFor(match, { cards: deed.cards, to: destinationOf(deed), decks: ['deck'] }, deed),
    takes: destinations,
    hint: 1,
  },
  searchEncounterDeck: {
    runsWithoutCards: true,
    run: (match, deed) => searchFor(match, { cards: deed.cards, to: destinationOf(deed), decks: ['encounterDeck'] }, deed),
    dependsOnOrder: doSeveral,
    takes: destinations,
    hint: -1,
  },
  /** Discards from the encounter deck until one of the cards comes. */
  discardUntil: {
    runsWithoutCards: true,
    run: (match, deed) => discardUntilOne(match, { cards: deed.cards, to: destinationOf(deed) }, deed.seat),
    dependsOnOrder: doSeveral,
    takes: destinations,
    hint: -1,
  },
  reduceCost: {
    fact: 'costReduced',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0 || applies(match, stillToCome),
    run: (match, { seat, amount }) => raise(match, fact('costReduced', { seat, amount })),
    hint: 1,
  },
  /** What resource abilities say: the rules of payment read it. *Rule:* MC-RESOURCE-ABILITY-1. */
  generate: { run: () => undefined, takes: ['physical', 'mental', 'energy', 'wild'], hint: 1 },
  /** For events of the set of the player's identity. *Rule:* MC-FAQ-71. */
  generateForOwnEvents: { run: () => undefined, takes: ['physical', 'mental', 'energy', 'wild'], hint: 1 },
  generateForAttackOrDefense: { run: () => undefined, takes: ['physical', 'mental', 'energy', 'wild'], hint: 1 },
  /** The event deals 1 damage more then, each time. *Rule:* MC-FOR-EACH-7. */
  generateForAttackWithMore: { run: () => undefined, takes: ['physical', 'mental', 'energy', 'wild'], hint: 1 },
  generateLikeTopDiscard: { run: () => undefined, hint: 1 },
} as const satisfies Verbs;
