import { applies, call, raise, raiseAll, site, type CardId, type Verb } from '@crupier/kernel';
import { drawCards } from '../rules/draw.ts';
import { play } from '../rules/play.ts';
import { canPlay } from '../rules/restrictions.ts';
import { discardedFrom, fact } from '../state/facts.ts';
import { cardsIn, isCreature, recordOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { goOrLoseWard } from './creatures.ts';

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
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardDiscarded', { card, seat: recordOf(match, card).owner, value: fromHand(match, card) })),
      ),
    en: '[discard|discards] {on}',
    es: '[descarta|descartar|descarte] {on}',
    hint: -1,
  },
  /** From hand where nothing else is said. *Rule:* KF-ARCHIVES-3. */
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
    run: (match, { cards: [card], seat }) => {
      if (card !== undefined && canPlay(match, seat, card)) playCard(match, card, seat);
    },
    en: '[play|plays] {on}',
    es: '[juega|jugar|juegue] {on}',
    hint: 3,
  },
  /** Puts a creature into play without playing it. *Rule:* KF-PUT-ZONE-1, KF-FAQ-GEN-1. */
  putIntoPlay: {
    fact: 'creatureEntered',
    run: (match, { cards: [card], seat }) => {
      if (card !== undefined && !isCreature(match, card)) raise(match, fact('creatureEntered', { card, seat, value: 0, amount: 0 }));
    },
    en: '[put|puts] {on} into play',
    es: '[pon|poner|ponga] {on} en juego',
    hint: 3,
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;

function playCard(match: KeyForgeMatch, card: CardId, seat: number): void {
  call(match, play, { card, asUpgrade: 0, host: 0, place: 0, played: 0, forced: 1 }, { source: card, seat });
}

function fromHand(match: KeyForgeMatch, card: CardId): number {
  return zoneOfCard(match, card) === 'hand' ? discardedFrom.hand : discardedFrom.elsewhere;
}
