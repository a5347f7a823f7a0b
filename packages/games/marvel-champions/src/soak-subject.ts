import { matchOn, moveCard, type CardId, type Game, type Probe } from '@crupier/kernel/rules';
import { defineMarvelChampions } from './game.ts';
import { catalogue } from './setup/catalogue.ts';
import { difficulties, planDeal, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { builtInDeckNames, builtInDecks } from './setup/decks.ts';
import { modularNames, scenarioNames, versionsOf } from './setup/scenarios.ts';
import { record } from './state/leaving.ts';
import type { PerPlayer, PrintedCard } from './state/printed.ts';
import { SEATS_MAX, zoneOf, type Marvel, type MarvelMatch, type Zone } from './state/state.ts';

export type { AuditEvent, Complaint } from './audit/audit-event.ts';
export type { Auditor } from './audit/auditor.ts';
export { audited, listen } from './audit/listen.ts';
export type { Marvel, MarvelMatch } from './state/state.ts';

/** How late a game begins: what stands as it would after many rounds. */
export interface Lateness {
  /** The hit points that the villain has left; 0 where all. */
  readonly villainLeft: number;
  /** The main scheme is one threat below its target. */
  readonly isSchemeNear: boolean;
  /** Two cards are left in each deck, beside the starting hands; the others lie in the discard piles. */
  readonly isShort: boolean;
}

/** A game from its beginning. */
export const notLate: Lateness = { villainLeft: 0, isSchemeNear: false, isShort: false };

/** A game to be played for testing: decks by their names, and all that can be set. */
export interface SoakTable extends Omit<Configuration, 'seats'> {
  readonly decks: readonly string[];
  readonly late: Lateness;
}

/** What tables may be drawn from. */
export const soakChoices = {
  decks: builtInDeckNames,
  scenarios: scenarioNames,
  modulars: modularNames,
  difficulties,
  seatsMax: SEATS_MAX,
  versionsOf,
};

let made: Game<Marvel> | undefined;

/** The game with every card of the core set, those without a text among them, and without sentences. */
export function soakGame(): Game<Marvel> {
  return (made ??= defineMarvelChampions(catalogue()));
}

/** What a match is run with. */
interface Running {
  readonly game?: Game<Marvel>;
  readonly probe?: Probe | undefined;
}

/** A match of a table that was dealt and has not run yet. `seed` is 64 hexadecimal digits. Cards that lack their text are played without it. */
export function dealTable({ decks, late, ...settings }: SoakTable, seed: string, { game = soakGame(), probe }: Running = {}): MarvelMatch {
  const seats = decks.map((name) => ({ deck: deckNamed(name) }));
  const state = deal(planDeal({ ...settings, seats }, seed), game);
  makeLate(state, game, late, Number.parseInt(seed.slice(0, 4), 16));
  return matchOn(game, state, probe);
}

function deckNamed(name: string): ReturnType<typeof builtInDecks>[number] {
  const deck = builtInDecks().find((each) => each.name === name);
  if (deck === undefined) throw new Error(`There is no deck ${name}.`);
  return deck;
}

/** How many cards are left in a short deck beside a starting hand of the usual size. */
const SHORT_DECK = 2;
const USUAL_HAND = 6;

/** `lot` says which cards are left in short decks. */
function makeLate(state: Marvel, game: Game<Marvel>, { villainLeft, isSchemeNear, isShort }: Lateness, lot: number): void {
  const { villain, mainScheme, players } = state;
  const inMatch = (number: PerPlayer | undefined): number =>
    number === undefined ? 0 : number.each * (number.perPlayer ? players.length : 1);
  if (villainLeft > 0) record(state, villain).damage = Math.max(0, inMatch(printedOn(state, game, villain)?.hitPoints) - villainLeft);
  if (isSchemeNear) record(state, mainScheme).threat = Math.max(0, nearTarget(state, game, inMatch));
  if (!isShort) return;
  players.forEach((_, seat) => shorten(state, game, { deck: 'deck', discard: 'discard', seat, left: USUAL_HAND + SHORT_DECK, lot }));
  shorten(state, game, { deck: 'encounterDeck', discard: 'encounterDiscard', seat: 0, left: SHORT_DECK, lot });
}

/** The threat that leaves the second side of the main scheme one below its target, with what that side begins with. */
function nearTarget(state: Marvel, game: Game<Marvel>, inMatch: (number: PerPlayer | undefined) => number): number {
  const key = printedOn(state, game, state.mainScheme)?.otherSide ?? '';
  const side = game.definitions.find((each) => each.key === key)?.printed as Partial<PrintedCard> | undefined;
  return inMatch(side?.targetThreat) - inMatch(side?.startingThreat) - 1;
}

function printedOn(state: Marvel, game: Game<Marvel>, card: CardId): Partial<PrintedCard> | undefined {
  return game.definitions[state.cards[card]?.definition ?? 0]?.printed as Partial<PrintedCard> | undefined;
}

interface Piles {
  readonly deck: Zone;
  readonly discard: Zone;
  readonly seat: number;
  readonly left: number;
  readonly lot: number;
}

/** Moves cards to the discard pile; those that stay lie at equal distances in the deck as it was laid out, so that some of each sort do. */
function shorten(state: Marvel, game: Game<Marvel>, { deck, discard, seat, left, lot }: Piles): void {
  const cards = [...(state.zones[zoneOf(deck, seat)] ?? [])];
  const every = Math.max(1, Math.floor(cards.length / left));
  const kept = cards.filter((_, at) => at % every === lot % every).slice(0, left);
  for (const card of cards) if (!kept.includes(card)) moveCard(state, game, card, zoneOf(discard, seat));
}
