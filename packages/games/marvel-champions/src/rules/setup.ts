import { again, call, program, raise, raiseAll, option, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { SCENARIO } from '../state/leaving.ts';
import { printedOf } from '../state/printed.ts';
import { identityOf, recordOf } from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { drawUp } from './draw.ts';
import { putEncounter } from './enter.ts';
import { resolveHeaders } from './headers.ts';
import { forEach } from './loops.ts';
import { putIntoPlay } from './play-card.ts';
import { rounds } from './round.ts';
import { toughness } from './statuses.ts';
import { turnScheme } from './threat.ts';

/** A player may change cards of the starting hand, any number of them once. They are not shuffled in before. *Rule:* MC-SETUP-17. */
export const mulligan = program<Marvel, { readonly item: Seat }>('mulligan', [
  {
    name: 'discard',
    rule: 'MC-SETUP-17 MC-LTP-12',
    ask: (match, { locals: { item } }) => {
      const hand = cardsIn(match, 'hand', item);
      if (hand.length === 0) return undefined;
      return {
        kind: 'target',
        seat: item,
        purpose: 'mulligan',
        min: 0,
        max: hand.length,
        options: hand.map((card) => option('discard', card)),
      };
    },
    take: (match, { locals: { item } }, chosen) =>
      raiseAll(
        match,
        chosen.map(({ card }) => fact('cardDiscarded', { card, seat: item })),
      ),
  },
  { name: 'draw anew', rule: 'MC-SETUP-17', do: (match, { locals: { item } }) => call(match, drawUp, { item }) },
]);

/** The Setup abilities of a player's identity. *Rule:* MC-SETUP-18. */
export const setUpPlayer = program<Marvel, { readonly item: Seat }>('set up a player', [
  {
    name: 'setup abilities',
    rule: 'MC-SETUP-18 MC-SETUP-ABILITY-3',
    do: (match, { locals: { item } }) => resolveHeaders(match, identityOf(match, item), ['setup'], item),
  },
]);

/** A card with the keyword Setup that is not in play yet: of a player's deck, of the encounter deck, or set aside. */
function startingCard(match: MarvelMatch, done: readonly CardId[]): CardId | undefined {
  const seats = match.state.players.map((_, seat) => seat);
  const piles = [
    ...seats.flatMap((seat) => [cardsIn(match, 'deck', seat), cardsIn(match, 'aside', seat)]),
    cardsIn(match, 'encounterDeck'),
  ];
  return piles.flat().find((card) => !done.includes(card) && (printedOf(match, card).keywords['setup'] ?? 0) > 0);
}

/** The cards with the keyword Setup begin the match in play. *Rule:* MC-SETUP-11, MC-SETUP-KEYWORD-1. */
export const startInPlay = program<Marvel, { done: readonly CardId[] }>('put cards with Setup into play', [
  {
    name: 'put the next one into play',
    rule: 'MC-SETUP-11 MC-SETUP-KEYWORD-1 MC-SETUP-KEYWORD-2',
    do: (match, { locals }) => {
      const card = startingCard(match, locals.done);
      if (card === undefined) return undefined;
      locals.done = [...locals.done, card];
      const { owner } = recordOf(match, card);
      if (owner === SCENARIO) putEncounter(match, card, match.state.first);
      else putIntoPlay(match, card, owner);
      return again;
    },
  },
]);

/** The steps of the set-up that deal by chance or ask, after the cards were laid out. *Rule:* MC-SETUP-3 to MC-SETUP-18. */
export const setup = program<Marvel, object>('set-up', [
  {
    name: 'who goes first',
    rule: 'MC-SETUP-3 MC-FIRST-PLAYER-1',
    ask: (match) => {
      const options = match.state.players.map((_, seat) => option('first', 0, seat));
      return options.length < 2 ? undefined : { kind: 'target', seat: 0, purpose: 'whoGoesFirst', options };
    },
    take: (match, _frame, [chosen]) => raise(match, fact('firstPlayerChosen', { seat: chosen?.value ?? 0 })),
  },
  {
    name: 'shuffle the decks',
    rule: 'MC-SETUP-6',
    do: (match) =>
      raiseAll(
        match,
        match.state.players.map((_, seat) => fact('deckShuffled', { seat })),
      ),
  },
  // Before the main scheme is set up, and hands are drawn after all that: rulings MC-C-05 and MC-C-06.
  { name: 'shuffle the encounter deck', rule: 'MC-SETUP-10', do: (match) => raise(match, fact('encounterDeckShuffled', {})) },
  { name: 'put cards with Setup into play', rule: 'MC-SETUP-11', do: (match) => call(match, startInPlay, { done: [] }) },
  {
    name: 'the setup of the main scheme',
    rule: 'MC-SETUP-12 MC-SETUP-ABILITY-1 MC-SETUP-ABILITY-2',
    do: (match) => resolveHeaders(match, match.state.mainScheme, ['setup'], match.state.first),
  },
  { name: 'turn the main scheme over', rule: 'MC-SETUP-13 MC-MAIN-SCHEME-8', do: (match) => turnScheme(match) },
  {
    name: 'the When Revealed abilities of the main scheme',
    rule: 'MC-SETUP-13 MC-WHEN-REVEALED-2',
    do: (match) => resolveHeaders(match, match.state.mainScheme, ['whenRevealed'], match.state.first),
  },
  {
    name: 'what the villain has from the beginning',
    rule: 'MC-TOUGHNESS-1',
    do: (match) => raiseAll(match, toughness(match, match.state.villain)),
  },
  {
    name: 'the When Revealed abilities of the villain',
    rule: 'MC-SETUP-14',
    do: (match) => resolveHeaders(match, match.state.villain, ['setup', 'whenRevealed'], match.state.first),
  },
  {
    name: 'reveal the main scheme and the villain',
    rule: 'MC-SETUP-13 MC-SETUP-14',
    do: (match) => {
      const { mainScheme, villain, first } = match.state;
      raiseAll(match, [fact('revealed', { card: mainScheme, seat: first }), fact('revealed', { card: villain, seat: first })]);
    },
  },
  { name: 'draw starting hands', rule: 'MC-SETUP-16', do: (match) => forEach(match, drawUp, seatsFrom(match, match.state.first)) },
  { name: 'mulligans', rule: 'MC-SETUP-17', do: (match) => forEach(match, mulligan, seatsFrom(match, match.state.first)) },
  {
    name: 'the setup of player cards',
    rule: 'MC-SETUP-18 MC-SETUP-ABILITY-1 MC-SETUP-ABILITY-3',
    do: (match) => forEach(match, setUpPlayer, seatsFrom(match, match.state.first)),
  },
  { name: 'the first round begins', rule: 'MC-ROUND-1', do: (match) => call(match, rounds, {}) },
]);
