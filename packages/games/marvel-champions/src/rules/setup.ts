import { call, program, raise, raiseAll, option, type CardId, type Seat } from '@crupier/kernel/rules';
import { liesAsNamed } from './drawing.ts';
import { fact } from '../state/facts.ts';
import { identityOf, recordOf, keywordOf } from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { additionalMulligans, campaignInstructions, followInstruction } from './campaign.ts';
import { drawUp } from './draw.ts';
import { resolveHeaders } from './headers.ts';
import { forEach } from './loops.ts';
import { putIntoPlay } from './play-card.ts';

import { enter } from './reveal.ts';
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
        inOrder: liesAsNamed(match),
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

/** The cards in decks and set aside that begin in play. *Rule:* MC-SETUP-11, MC-SETUP-KEYWORD-1. */
function setupCards(match: MarvelMatch): readonly CardId[] {
  const seats = seatsFrom(match, match.state.first);
  const own = seats.flatMap((seat) => [...cardsIn(match, 'deck', seat), ...cardsIn(match, 'aside', seat)]);
  return [...cardsIn(match, 'encounterDeck'), ...own].filter((card) => keywordOf(match, card, 'setup') > 0);
}

/** A card with setup enters play: of a player before its owner, of the scenario as its text says. *Rule:* MC-SETUP-KEYWORD-2. */
export const putSetupCard = program<Marvel, { readonly item: CardId }>('put a Setup card into play', [
  {
    name: 'it enters play',
    rule: 'MC-SETUP-KEYWORD-2',
    do: (match, { locals: { item } }) => {
      const { owner } = recordOf(match, item);
      if (owner >= 0) putIntoPlay(match, item, owner);
      else enter(match, item, match.state.first);
    },
  },
]);

/** The Setup abilities of a player's identity. *Rule:* MC-SETUP-18. */
export const setUpPlayer = program<Marvel, { readonly item: Seat }>('set up a player', [
  {
    name: 'setup abilities',
    rule: 'MC-SETUP-18 MC-SETUP-ABILITY-3',
    do: (match, { locals: { item } }) => resolveHeaders(match, identityOf(match, item), ['setup'], item),
  },
]);

/**
 * The steps of the set-up that deal by chance or ask, after the cards were laid out. The first player may have been chosen before the
 * deal: then there is one option. *Rule:* MC-SETUP-3 to MC-SETUP-18.
 */
export const setup = program<Marvel, { readonly first?: Seat }>('set-up', [
  {
    name: 'who goes first',
    rule: 'MC-SETUP-3 MC-FIRST-PLAYER-1',
    ask: (match, { locals: { first } }) => {
      const seats = match.state.players.map((_, seat) => seat);
      const options = seats.filter((seat) => first === undefined || seat === first).map((seat) => option('first', 0, seat));
      return seats.length < 2 ? undefined : { kind: 'target', seat: 0, purpose: 'whoGoesFirst', options };
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
  {
    name: 'put Setup cards into play',
    rule: 'MC-SETUP-11 MC-SETUP-KEYWORD-1 MC-SETUP-KEYWORD-2',
    do: (match) => forEach(match, putSetupCard, setupCards(match)),
  },
  {
    name: 'the setup of the main scheme',
    rule: 'MC-SETUP-12 MC-LTP-9 MC-SETUP-ABILITY-1 MC-SETUP-ABILITY-2',
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
  {
    name: 'the setup of the campaign',
    rule: 'MC-SETUP-15',
    do: (match) => forEach(match, followInstruction, campaignInstructions(match)),
  },
  { name: 'draw starting hands', rule: 'MC-SETUP-16', do: (match) => forEach(match, drawUp, seatsFrom(match, match.state.first)) },
  { name: 'mulligans', rule: 'MC-SETUP-17', do: (match) => forEach(match, mulligan, seatsFrom(match, match.state.first)) },
  { name: 'additional mulligans', rule: 'MC-ERRATA-31', do: (match) => forEach(match, mulligan, additionalMulligans(match)) },
  {
    name: 'the setup of player cards',
    rule: 'MC-SETUP-18 MC-SETUP-ABILITY-1 MC-SETUP-ABILITY-3',
    do: (match) => forEach(match, setUpPlayer, seatsFrom(match, match.state.first)),
  },
  { name: 'the first round begins', rule: 'MC-ROUND-1', do: (match) => call(match, rounds, {}) },
]);
