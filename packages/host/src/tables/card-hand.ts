/** Deals a match in which a card lies in its player's hand from the first. */

import {
  type Dice,
  type Language,
  type PlayableGame,
  type PlayableMatch,
  type Resumable,
  type Result,
  fail,
  ok,
  randomChoice,
  SPECTATOR,
} from '@crupier/kernel';
import { type BotLevel, type CreatedMatch, nameBot, personName } from '@crupier/protocol';
import { commitToSecret, dealMatch, drawNonce, type SeatRecord, seedOf, type SeedOrigin } from '@crupier/table';
import type { Work } from '../cards/cards-of.ts';
import { collectionOf } from '../cards/collection.ts';
import { deckWith } from '../cards/deck-with.ts';
import { findGame } from '../cards/setting.ts';
import { drawId } from './draw-id.ts';
import type { Lobbies } from './lobbies.ts';
import { readyDecks } from './ready-decks.ts';

/** What dealing such a match needs. */
interface CardHandParts {
  readonly games: readonly PlayableGame[];
  readonly lobbies: Pick<Lobbies, 'deal'>;
  /** The engine's version, as journals name it. */
  readonly engine: string;
  /** How many matches of a user run at once. */
  readonly runningMax: number;
  /** Names a new match; by ids of `drawId` where left out. */
  readonly drawMatchId?: () => string;
}

/** Who tries the card, the language of the names at the table, and how the work is charged. */
export interface WhoTries {
  readonly user: string;
  readonly language: Language;
  readonly work: Work;
}

/** How well the bots play whom a card is tried against. */
const LEVEL: BotLevel = 'easy';
/** Deals that are looked at: of a card that a deck has once, every sixth or so has it in the first hand. */
const DEALS_MAX = 150;

/**
 * Deals a match of whoever asks, against bots where the game needs others: a deck with the card, and a seed by which it is in the first
 * hand. *Errors:* `game.unknown`, `card.unknown`, `hand.none` for a card that no hand can have, `running.tooMany`.
 */
export async function dealCardHand(
  parts: CardHandParts,
  { game: id, card }: { readonly game: string; readonly card: string },
  { user, language, work }: WhoTries,
): Promise<Result<CreatedMatch>> {
  const found = findGame(parts.games, id);
  if (!found.ok) return found;
  const game = found.value;
  const sheet = game.card(card);
  if (sheet === undefined) return fail('card.unknown', 'card', { card });
  const name = sheet.name[language];
  const deck = game.workshop && deckWith(game, sheet.key, (await collectionOf(game, work)).decks);
  if (deck === undefined) return fail('hand.none', 'card', { card: name });
  const seats = seatsOf(game, { user, language });
  const [other = ''] = readyDecks(game);
  const configured = game.configure([deck, ...seats.slice(1).map(() => other)], { settings: {} });
  if (!configured.ok) return configured;
  const origin = await work(findOrigin(game, { configuration: configured.value, card: sheet.key, seats: seats.length }));
  if (origin === undefined) return fail('hand.none', 'card', { card: name });
  const own = { id: (parts.drawMatchId ?? drawId)(), createdAt: Date.now(), engine: parts.engine };
  const dealt = dealMatch({ ...own, game, configuration: configured.value, seats, origin });
  if (!dealt.ok) return dealt;
  if ((await parts.lobbies.deal(dealt.value)) !== undefined) return fail('running.tooMany', '', { max: parts.runningMax });
  return ok({ id: own.id, status: 'running', fairness: { commitment: origin.commitment, nonces: origin.nonces } });
}

/** The person at the first seat, and bots at as many others as the game needs. */
function seatsOf({ seats: { min } }: PlayableGame, { user, language }: Pick<WhoTries, 'user' | 'language'>): readonly SeatRecord[] {
  return Array.from({ length: min }, (_, at): SeatRecord =>
    at === 0
      ? { kind: 'person', user, name: `${personName[language]} 1` }
      : { kind: 'bot', level: LEVEL, name: nameBot(LEVEL, at - 1, language) },
  );
}

interface Wanted {
  readonly configuration: unknown;
  readonly card: string;
  readonly seats: number;
}

/** Where a seed comes from by which the first seat has a card in its first hand; undefined where none of many does. */
function* findOrigin(game: PlayableGame, { configuration, card, seats }: Wanted): Resumable<SeedOrigin | undefined> {
  for (let deals = 0; deals < DEALS_MAX; deals++) {
    const origin = { ...commitToSecret(), nonces: Array.from({ length: seats }, drawNonce) };
    const dealt = game.start(configuration, seedOf(origin));
    if (!dealt.ok) return undefined;
    if (firstHandOf(dealt.value).includes(card)) return origin;
    yield;
  }
  return undefined;
}

/** Choices before the first hands are drawn, such as who begins. */
const CHOICES_MAX = 6;
/** The choices that are made: the first that are offered. No order of a deck depends on them. */
const takeFirst: Dice = () => 0;

/** The cards of the first seat's first hand, by their keys. */
function firstHandOf(match: PlayableMatch): readonly string[] {
  for (let choices = 0; choices < CHOICES_MAX; choices++) {
    const { zones, cards } = match.view(0);
    const hand = zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
    if (hand.length > 0) return hand.flatMap((handle) => cards[handle]?.definition ?? []);
    const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
    const { id, kind, ask } = match.pending(seat) ?? {};
    if (id === undefined || kind === undefined || ask === undefined) return [];
    if (match.answer(seat, id, randomChoice(kind, ask, takeFirst)) !== undefined) return [];
  }
  return [];
}
