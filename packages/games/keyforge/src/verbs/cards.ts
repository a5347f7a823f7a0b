import {
  applies,
  call,
  pin,
  raise,
  raiseAll,
  site,
  type CardId,
  type Seat,
  type Verb,
  perCard,
  perOther,
  perPair,
} from '@crupier/kernel/rules';
import { iconsAsIfPlayed } from '../rules/bonus-icons.ts';
import {
  archiveAtRandom,
  discard,
  discardArchivedAtRandom,
  discardAtRandom,
  discardFromDeck,
  discarding,
  discardUntil,
  purgeArchived,
  purgeAtRandom,
  revealAtRandom,
  scrap,
} from '../rules/discard.ts';
import { archiveFromHand, discardFromHand } from '../rules/from-hand.ts';
import { drawByEffect } from '../rules/draw.ts';
import { putInPlaceOf } from '../rules/put-in-place.ts';
import { putOnto } from '../rules/put.ts';
import { search } from '../rules/search.ts';
import { playArchived, playCards, putCardsIntoPlay } from '../rules/several.ts';
import { refill } from '../rules/turn.ts';
import { fact } from '../state/facts.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { goOrLoseWard } from './creatures.ts';

const putIsNotDiscard = site('KF-PUT-ZONE-1', 'what is put into a discard pile is not discarded');
const unseen = site('KF-FAQ-GEN-8 KF-OUT-OF-PLAY-1', 'what the active player cannot see is taken at random');
const putIsNotArchive = site('KF-ARCHIVES-4 KF-PUT-ZONE-1', 'what is put into archives is not archived');

/** Whether cards of a hand are chosen: by the active player, who takes from a hand that is hidden from them at random. *Rule:* KF-FAQ-GEN-8. */
function isChosen(match: KeyForgeMatch, seat: Seat): boolean {
  return seat === match.state.active || !applies(match, unseen);
}

/** No card goes under itself. */
function besides(cards: readonly CardId[], other: CardId): readonly CardId[] {
  return cards.filter((card) => card !== other);
}

function putIntoOwnersArchives(match: KeyForgeMatch, cards: readonly CardId[]): void {
  goOrLoseWard(match, cards, (card) => {
    const seat = recordOf(match, card).owner;
    return applies(match, putIsNotArchive) ? fact('cardPutInArchives', { card, seat, value: 0 }) : fact('cardArchived', { card, seat });
  });
}

/** Verbs that move cards between zones. */
export const cardVerbs = {
  draw: {
    fact: 'cardDrawn',
    adds: ['cardDrawn', 'deckRefilled'],
    can: (match, { seat }) => cardsIn(match, 'deck', seat).length + cardsIn(match, 'discard', seat).length > 0,
    run: (match, { seat, amount }) => drawByEffect(match, seat, amount),
    hint: 1,
  },
  discard: {
    fact: 'cardDiscarded',
    run: (match, { cards, source, seat }) =>
      call(match, discard, { cards: cards.map((card) => pin(recordOf(match, card))), now: [] }, { source, seat }),
    hint: -1,
  },
  /** As at the end of a turn, chains included. *Rule:* KF-TURN-DRAW-1. */
  refillHand: {
    fact: 'cardDrawn',
    run: (match, { seat }) => refill(match, seat),
    hint: 2,
  },
  /** From the top of the deck of the player whose deed it is. */
  discardFromDeck: {
    fact: 'cardDiscarded',
    run: (match, { seat, amount, source }) => call(match, discardFromDeck, { owner: seat, left: amount }, { source, seat }),
    hint: -0.2,
  },
  discardAtRandom: {
    fact: 'cardDiscarded',
    run: (match, { seat, amount, source }) => call(match, discardAtRandom, { owner: seat, left: amount }, { source, seat }),
    hint: -1,
  },
  purgeAtRandom: {
    fact: 'cardPurged',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) => call(match, purgeAtRandom, { owner: seat, left: amount }, { source, seat }),
    hint: -1,
  },
  discardArchivedAtRandom: {
    fact: 'cardDiscarded',
    can: (match, { seat }) => cardsIn(match, 'archives', seat).length > 0,
    run: (match, { seat, amount, source }) => call(match, discardArchivedAtRandom, { owner: seat, left: amount }, { source, seat }),
    hint: -1,
  },
  archiveAtRandom: {
    fact: 'cardArchived',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) => call(match, archiveAtRandom, { owner: seat, left: amount }, { source, seat }),
    hint: 1,
  },
  /** Of a hand, one by one, shown to everybody. */
  revealAtRandom: {
    fact: 'cardRevealed',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, source }) => call(match, revealAtRandom, { owner: seat, left: 1 }, { source, seat }),
  },
  /** From the top of the deck, until one of the cards has been discarded that are named, or the deck is empty. */
  discardUntil: {
    fact: 'cardDiscarded',
    runsWithoutCards: true,
    run: (match, { cards, seat, source }) => call(match, discardUntil, { owner: seat, cards, found: 0 }, { source, seat }),
    hint: -0.5,
  },
  /** Only the player whose deed it is sees them. */
  lookAt: {
    fact: 'cardLookedAt',
    run: (match, { cards, seat }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardLookedAt', { card, seat })),
      ),
    hint: 0.5,
  },
  addToHand: {
    fact: 'cardTaken',
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardTaken', { card })),
      ),
    hint: 1,
  },
  /** Searches the deck of the player whose deed it is for cards that go to hand. */
  search: {
    fact: 'cardTaken',
    runsWithoutCards: true,
    run: (match, { cards, amount, seat, source }) => call(match, search, { cards, most: amount, secretly: 0 }, { source, seat }),
    hint: 2,
  },
  /** The same where any card will do, so that the card found is not revealed. */
  searchSecretly: {
    fact: 'cardTaken',
    runsWithoutCards: true,
    run: (match, { cards, amount, seat, source }) => call(match, search, { cards, most: amount, secretly: 1 }, { source, seat }),
    hint: 2,
  },
  /** Found in any hidden or open pile that the text names: the deck is looked through and shuffled. */
  searchAll: {
    fact: 'cardTaken',
    runsWithoutCards: true,
    run: (match, { cards, seat, source }) => call(match, search, { cards, most: cards.length, secretly: 0 }, { source, seat }),
    hint: 2,
  },
  shuffleDiscardIntoDeck: { fact: 'deckRefilled', run: (match, { seat }) => raise(match, fact('deckRefilled', { seat })) },
  /** The deck is turned over and is the discard pile, and the discard pile the deck. *Rule:* KF-FAQ-CARD-reverse-time-1. */
  swapDeckAndDiscard: { fact: 'deckSwapped', run: (match, { seat }) => raise(match, fact('deckSwapped', { seat })) },
  shuffleDeck: { fact: 'deckShuffled', run: (match, { seat }) => raise(match, fact('deckShuffled', { seat })) },
  purgeArchived: {
    fact: 'cardPurged',
    run: (match, { seat, source }) => call(match, purgeArchived, { owner: seat }, { source, seat }),
    hint: 1,
  },
  putIntoDiscard: {
    fact: 'cardPutInDiscard',
    run: (match, { cards, seat, source }) => {
      if (applies(match, putIsNotDiscard)) putOnto(match, cards, 'discard', { source, seat });
      else goOrLoseWard(match, cards, (card) => discarding(match, card));
    },
  },
  /** Facedown under another card. *Rule:* KF-OUT-OF-PLAY-4. */
  putUnder: {
    fact: 'cardPutUnder',
    ...perOther<KeyForgeMatch>({
      run: (match, other, { cards }) => goOrLoseWard(match, besides(cards, other), (card) => fact('cardPutUnder', { card, other })),
    }),
  },
  resolveScrap: {
    ...perCard<KeyForgeMatch>({ run: (match, card, { seat }) => call(match, scrap, { card, at: 0 }, { source: card, seat }) }),
  },
  archiveFromHand: {
    fact: 'cardArchived',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) =>
      isChosen(match, seat)
        ? call(match, archiveFromHand, { left: amount }, { source, seat })
        : call(match, archiveAtRandom, { owner: seat, left: amount }, { source, seat }),
    hint: 1,
  },
  discardFromHand: {
    fact: 'cardDiscarded',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) =>
      isChosen(match, seat)
        ? call(match, discardFromHand, { left: amount }, { source, seat })
        : call(match, discardAtRandom, { owner: seat, left: amount }, { source, seat }),
    hint: -1,
  },
  archive: {
    fact: 'cardArchived',
    run: (match, { cards, seat }) => goOrLoseWard(match, cards, (card) => fact('cardArchived', { card, seat })),
    hint: 1,
  },
  /** Into the archives of the player whose deed it is; leaving them the card goes to its owner's hand. */
  putIntoArchives: {
    fact: 'cardPutInArchives',
    run: (match, { cards, seat }) =>
      goOrLoseWard(match, cards, (card) =>
        applies(match, putIsNotArchive) ? fact('cardPutInArchives', { card, seat, value: 1 }) : fact('cardArchived', { card, seat }),
      ),
    hint: 3,
  },
  /** A card of another player lies in that player's archives. *Rule:* KF-LEAVES-PLAY-5, KF-PUT-ZONE-1. */
  putIntoOpponentsArchives: { fact: 'cardPutInArchives', run: (match, { cards }) => putIntoOwnersArchives(match, cards), hint: 3 },
  /** Each into the archives of its owner, which is not archiving it. *Rule:* KF-ERRATA-biomatrix-backup, KF-PUT-ZONE-1. */
  putIntoOwnArchives: { fact: 'cardPutInArchives', run: (match, { cards }) => putIntoOwnersArchives(match, cards), hint: 1 },
  purge: {
    fact: 'cardPurged',
    followsMovedCards: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardPurged', { card })),
    hint: 2,
  },
  /** The same by a card that speaks of all that it has purged: see `cardPurgedByThis`. */
  purgeAndNote: {
    fact: 'cardPurged',
    run: (match, { cards, source }) => goOrLoseWard(match, cards, (card) => fact('cardPurged', { card, source })),
    hint: 2,
  },
  /** What is on its way into a discard pile: it goes there no more. */
  purgeInstead: {
    fact: 'cardPurged',
    use: 'replacement',
    changes: ['destroyed', 'cardDiscarded', 'cardPutInDiscard'],
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardPurged', { card })),
      ),
    hint: 2,
  },
  returnToHand: {
    fact: 'cardReturned',
    followsMovedCards: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardReturned', { card })),
    // What one sentence returns goes at the same time: a creature and what is attached to it.
    together: (match, deeds) =>
      goOrLoseWard(match, [...new Set(deeds.flatMap(({ cards }) => cards))], (card) => fact('cardReturned', { card })),
    hint: 1,
  },
  putOnDeck: {
    fact: 'cardPutOnDeck',
    followsMovedCards: true,
    run: (match, { cards, seat, source }) => putOnto(match, cards, 'top', { source, seat }),
    hint: 1,
  },
  /** The same of cards that lie on top of the deck already. */
  putBack: {
    fact: 'cardPutOnDeck',
    run: (match, { cards, seat, source }) => putOnto(match, cards, 'top', { source, seat }),
    hint: 0.5,
  },
  putUnderDeck: {
    fact: 'cardPutOnDeck',
    followsMovedCards: true,
    run: (match, { cards, seat, source }) => putOnto(match, cards, 'bottom', { source, seat }),
  },
  shuffleIntoDeck: {
    fact: 'cardShuffledIn',
    followsMovedCards: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardShuffledIn', { card })),
  },
  reveal: {
    fact: 'cardRevealed',
    run: (match, { cards, seat }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardRevealed', { card, seat })),
      ),
  },
  graft: {
    fact: 'cardGrafted',
    ...perOther<KeyForgeMatch>({
      run: (match, other, { cards }) => goOrLoseWard(match, besides(cards, other), (card) => fact('cardGrafted', { card, other })),
    }),
  },
  /** Resolves a card's bonus icons as if it had been played. *Rule:* KF-FAQ-GEN-58. */
  resolveIcons: {
    followsMovedCards: true,
    ...perCard<KeyForgeMatch>({ run: (match, card, { seat }) => call(match, iconsAsIfPlayed, { card }, { source: card, seat }) }),
    hint: 1,
  },
  /** Plays a card whatever its house, if it may be played at all. *Rule:* KF-USE-VIA-1, KF-PLAY-ABILITY-2. */
  play: {
    fact: 'playBegan',
    run: (match, { cards, seat }) => playCards(match, cards, seat),
    hint: 3,
  },
  /** The same of a card of another player. *Rule:* KF-AS-IF-YOURS-1. */
  playAsYours: {
    fact: 'playBegan',
    run: (match, { cards, seat }) => playCards(match, cards, seat),
    hint: 3,
  },
  /** A card of the opponent's archives, as if it were one's own. *Rule:* KF-AS-IF-YOURS-1. */
  playArchivedAtRandom: {
    fact: 'playBegan',
    can: (match, { seat }) => cardsIn(match, 'archives', 1 - seat).length > 0,
    run: (match, { seat }) => call(match, playArchived, { owner: 1 - seat }, { seat }),
    hint: 3,
  },
  /** Puts a creature into play without playing it. *Rule:* KF-PUT-ZONE-1, KF-FAQ-GEN-1. */
  putIntoPlay: {
    fact: 'creatureEntered',
    orFacts: ['artifactEntered', 'upgradeAttached'],
    followsMovedCards: true,
    run: (match, { cards, seat }) => putCardsIntoPlay(match, cards, seat),
    hint: 3,
  },
  /** The same where a creature stood that has left play. *Rule:* KF-LEAVES-PLAY-6. */
  putInPlaceOf: {
    fact: 'creatureEntered',
    followsMovedCards: true,
    ...perPair<KeyForgeMatch>({ run: (match, card, other, { seat }) => putInPlaceOf(match, card, other, seat) }),
    hint: 3,
  },
  /** Puts cards back into play, each as its owner's. *Rule:* KF-FAQ-GEN-1, KF-FAQ-GEN-2. */
  returnToPlay: {
    fact: 'creatureEntered',
    orFacts: ['artifactEntered', 'upgradeAttached'],
    run: (match, { cards, seat }) => putCardsIntoPlay(match, cards, seat, { asOwners: true }),
    hint: 1,
  },
  /** The same, said of a card that another player owns or controlled. *Rule:* KF-CONTROL-2. */
  putUnderYourControl: {
    fact: 'creatureEntered',
    orFacts: ['artifactEntered', 'upgradeAttached'],
    followsMovedCards: true,
    run: (match, { cards, seat }) => putCardsIntoPlay(match, cards, seat),
    hint: 3,
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
