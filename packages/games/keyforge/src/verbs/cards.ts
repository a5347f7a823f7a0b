import { applies, call, raise, raiseAll, site, type Verb } from '@crupier/kernel';
import { discard, discardAtRandom, discardFromDeck, discarding, purgeArchived, scrap } from '../rules/discard.ts';
import { archiveFromHand, discardFromHand } from '../rules/from-hand.ts';
import { drawCards } from '../rules/draw.ts';
import { search } from '../rules/search.ts';
import { playCards, putCardsIntoPlay } from '../rules/several.ts';
import { fact } from '../state/facts.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';
import { goOrLoseWard } from './creatures.ts';

const putIsNotDiscard = site('KF-PUT-ZONE-1', 'what is put into a discard pile is not discarded');
const putIsNotArchive = site('KF-ARCHIVES-4 KF-PUT-ZONE-1', 'what is put into archives is not archived');

/** Verbs that move cards between zones. */
export const cardVerbs = {
  draw: {
    fact: 'cardDrawn',
    can: (match, { seat }) => cardsIn(match, 'deck', seat).length + cardsIn(match, 'discard', seat).length > 0,
    run: (match, { seat, amount }) => {
      if (amount > 0) call(match, drawCards, { left: amount }, { seat });
    },
    en: '[draw|draws] {amount:card}',
    es: '[roba|robar|robe] {amount:carta}',
    hint: 1,
  },
  discard: {
    fact: 'cardDiscarded',
    run: (match, { cards, source, seat }) => call(match, discard, { cards, now: [] }, { source, seat }),
    en: '[discard|discards] {on}',
    es: '[descarta|descartar|descarte] {on}',
    hint: -1,
  },
  /** From the top of the deck of the player whose deed it is. */
  discardFromDeck: {
    fact: 'cardDiscarded',
    run: (match, { seat, amount, source }) => call(match, discardFromDeck, { owner: seat, left: amount }, { source, seat }),
    en: '',
    es: '',
    hint: -0.2,
  },
  discardAtRandom: {
    fact: 'cardDiscarded',
    run: (match, { seat, amount, source }) => call(match, discardAtRandom, { owner: seat, left: amount }, { source, seat }),
    en: '',
    es: '',
    hint: -1,
  },
  /** Searches the deck of the player whose deed it is for cards that go to hand; `value` `secretly`: any card will do. */
  search: {
    fact: 'cardTaken',
    evenForNone: true,
    run: (match, { cards, amount, seat, source, value }) => call(match, search, { cards, most: amount, secretly: value === 'secretly' ? 1 : 0 }, { source, seat }),
    en: '',
    es: '',
    hint: 2,
  },
  shuffleDeck: { fact: 'deckShuffled', run: (match, { seat }) => raise(match, fact('deckShuffled', { seat })), en: '', es: '' },
  purgeArchived: {
    fact: 'cardPurged',
    run: (match, { seat, source }) => call(match, purgeArchived, { owner: seat }, { source, seat }),
    en: '',
    es: '',
    hint: 1,
  },
  putIntoDiscard: {
    fact: 'cardPutInDiscard',
    run: (match, { cards }) =>
      goOrLoseWard(match, cards, (card) => (applies(match, putIsNotDiscard) ? fact('cardPutInDiscard', { card }) : discarding(match, card))),
    en: '',
    es: '',
  },
  /** Facedown under another card. *Rule:* KF-OUT-OF-PLAY-4. */
  putUnder: {
    fact: 'cardPutUnder',
    run: (match, { cards, to: [other] }) => {
      if (other === undefined) return;
      raiseAll(
        match,
        cards.map((card) => fact('cardPutUnder', { card, other })),
      );
    },
    en: '',
    es: '',
  },
  resolveScrap: {
    run: (match, { cards: [card], seat }) => {
      if (card !== undefined) call(match, scrap, { card, at: 0 }, { source: card, seat });
    },
    en: '',
    es: '',
  },
  archiveFromHand: {
    fact: 'cardArchived',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) => call(match, archiveFromHand, { left: amount }, { source, seat }),
    en: '',
    es: '',
    hint: 1,
  },
  discardFromHand: {
    fact: 'cardDiscarded',
    can: (match, { seat }) => cardsIn(match, 'hand', seat).length > 0,
    run: (match, { seat, amount, source }) => call(match, discardFromHand, { left: amount }, { source, seat }),
    en: '',
    es: '',
    hint: -1,
  },
  archive: {
    fact: 'cardArchived',
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardArchived', { card, seat: recordOf(match, card).owner })),
    en: '[archive|archives] {on}',
    es: '[archiva|archivar|archive] {on}',
    hint: 1,
  },
  /** Into the archives of the player whose deed it is; leaving them the card goes to its owner's hand. */
  putIntoArchives: {
    fact: 'cardPutInArchives',
    run: (match, { cards, seat }) =>
      goOrLoseWard(match, cards, (card) =>
        applies(match, putIsNotArchive) ? fact('cardPutInArchives', { card, seat, value: 1 }) : fact('cardArchived', { card, seat }),
      ),
    en: '[put|puts] {on} into {whose} archives',
    es: '[pon|poner|ponga] {on} en {whose} archivos',
    hint: 3,
  },
  purge: {
    fact: 'cardPurged',
    follows: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardPurged', { card })),
    en: '[purge|purges] {on}',
    es: '[purga|purgar|purgue] {on}',
    hint: 2,
  },
  returnToHand: {
    fact: 'cardReturned',
    follows: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardReturned', { card })),
    en: '[return|returns] {on} to {itsOwner} hand',
    es: '[devuelve|devolver|devuelva] {on} a la mano de {itsOwner}',
    hint: 1,
  },
  putOnDeck: {
    fact: 'cardPutOnDeck',
    follows: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardPutOnDeck', { card, value: 0 })),
    en: '[put|puts] {on} on top of {itsOwner} deck',
    es: '[pon|poner|ponga] {on} en la parte superior del mazo de {itsOwner}',
    hint: 1,
  },
  putUnderDeck: {
    fact: 'cardPutOnDeck',
    follows: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardPutOnDeck', { card, value: 1 })),
    en: '[put|puts] {on} on the bottom of {itsOwner} deck',
    es: '[pon|poner|ponga] {on} en la parte inferior del mazo de {itsOwner}',
  },
  shuffleIntoDeck: {
    fact: 'cardShuffledIn',
    follows: true,
    run: (match, { cards }) => goOrLoseWard(match, cards, (card) => fact('cardShuffledIn', { card })),
    en: '[shuffle|shuffles] {on} into {itsOwner} deck',
    es: '[baraja|barajar|baraje] {on} en el mazo de {itsOwner}',
  },
  reveal: {
    fact: 'cardRevealed',
    run: (match, { cards, seat }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardRevealed', { card, seat })),
      ),
    en: '[reveal|reveals] {on}',
    es: '[revela|revelar|revele] {on}',
  },
  graft: {
    fact: 'cardGrafted',
    run: (match, { cards, to: [other] }) => {
      if (other === undefined) return;
      raiseAll(
        match,
        cards.map((card) => fact('cardGrafted', { card, other })),
      );
    },
    en: '[graft|grafts] {on} onto {to}',
    es: '[injerta|injertar|injerte] {on} en {to}',
  },
  /** Plays a card whatever its house, if it may be played at all. *Rule:* KF-USE-VIA-1, KF-PLAY-ABILITY-2. */
  play: {
    fact: 'playBegan',
    run: (match, { cards, seat }) => playCards(match, cards, seat),
    en: '[play|plays] {on}',
    es: '[juega|jugar|juegue] {on}',
    hint: 3,
  },
  /** Puts a creature into play without playing it. *Rule:* KF-PUT-ZONE-1, KF-FAQ-GEN-1. */
  putIntoPlay: {
    fact: 'creatureEntered',
    run: (match, { cards, seat }) => putCardsIntoPlay(match, cards, seat),
    en: '[put|puts] {on} into play',
    es: '[pon|poner|ponga] {on} en juego',
    hint: 3,
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;

