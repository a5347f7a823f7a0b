import type { Subject } from '@crupier/kernel/conformance';
import { makeView, matchOn, moveCard, writable, type CardId, type Game, type Probe, type Seat, type ZoneId } from '@crupier/kernel/rules';
import type { Beginning, LaidCard } from './audit/audit-event.ts';
import { auditorOf, type Auditor } from './audit/auditor.ts';
import { cardsOfPack } from './cards/facts.ts';
import type { CardCode } from './cards/facts/card-facts.ts';
import { defineMarvelChampions } from './game.ts';
import { otherSide } from './rules/sides.ts';
import { coreCatalogue } from './setup/catalogue.ts';
import { planDeal, type Configuration } from './setup/configuration.ts';
import { difficulties } from './setup/modes.ts';
import { deal, identities } from './setup/deal.ts';
import type { DeckList } from './setup/deck-list.ts';
import { builtInDeckNames, builtInDecks } from './setup/decks.ts';
import { modularNames, scenarioNames, versionsOf } from './setup/scenarios.ts';
import { record, SCENARIO } from './state/leaving.ts';
import { inMatch, printedOf, type CardType, type PrintedCard } from './state/printed.ts';
import { ALLIES_MAX } from './rules/play-card.ts';
import { alliesOf, hitPointsLeft, identityOf, isHero, powerOf, recordOf, typeOf } from './state/reading.ts';
import { mayEnter } from './state/uniqueness.ts';
import { cardsIn, SEATS_MAX, zoneOf, type Marvel, type MarvelMatch, type Zone } from './state/state.ts';
import { show } from './state/view.ts';

export type { AuditEvent } from './audit/audit-event.ts';
export type { Auditor } from './audit/auditor.ts';
export { listen } from './audit/listen.ts';
export { endings, type Marvel, type MarvelMatch } from './state/state.ts';

/** How late a game begins: what stands as it would after many rounds. */
export interface Lateness {
  /** The hit points that the villain has left; 0 where all. */
  readonly villainLeft: number;
  /** The hit points that each identity has left; 0 where all. */
  readonly heroesLeft: number;
  /** The main scheme is one threat below its target. */
  readonly isSchemeNear: boolean;
  /** Two cards are left in each deck, beside the starting hands; the others lie in the discard piles. */
  readonly isShort: boolean;
  /** As many allies of each deck as a player may have are in play. */
  readonly hasAllies: boolean;
  /** The nemeses of all heroes have been met: some of their side schemes are in play with one threat, and their other cards in the encounter deck. */
  readonly hasNemeses: boolean;
  /** No encounter card is left but those of the deck, and what the set-up puts into play. */
  readonly isBare: boolean;
}

/** A game from its beginning. */
export const notLate: Lateness = {
  villainLeft: 0,
  heroesLeft: 0,
  isSchemeNear: false,
  isShort: false,
  hasAllies: false,
  hasNemeses: false,
  isBare: false,
};

/** A game to be played for testing: decks by their names, and all that can be set. */
export interface SoakTable extends Omit<Configuration, 'seats'> {
  readonly decks: readonly string[];
  /** Cards that are put into every deck besides, by their codes. */
  readonly besides: readonly CardCode[];
  readonly late: Lateness;
}

/** Against Rhino in standard mode, from the beginning. */
export const rhinoTable: Omit<SoakTable, 'decks'> = {
  scenario: 'rhino',
  modular: ['bomb_scare'],
  difficulty: 'standard',
  heroic: 0,
  skirmish: 0,
  besides: [],
  late: notLate,
};

let spared: readonly CardCode[] | undefined;

/** The basic cards that no deck has. */
function sparedCards(): readonly CardCode[] {
  return (spared ??= findSpared());
}

function findSpared(): readonly CardCode[] {
  const used = new Set(builtInDecks().flatMap(({ cards }) => cards.map(({ card }) => card)));
  return cardsOfPack('core').flatMap(({ code, faction }) => (faction === 'basic' && !used.has(code) ? [code] : []));
}

/** What tables may be drawn from. */
export const soakChoices = {
  decks: builtInDeckNames,
  scenarios: scenarioNames,
  modulars: modularNames,
  difficulties,
  seatsMax: SEATS_MAX,
  versionsOf,
  sparedCards,
};

/**
 * What an eager player decides by, beside the question: what everybody sees of cards in play, and of those that lie open to the player who is
 * asked about them. Read from a match as it is asked for, since a view takes longer than an answer.
 */
export interface Sights {
  readonly villain: CardId;
  readonly mainScheme: CardId;
  readonly identityOf: (seat: Seat) => CardId;
  readonly isHero: (seat: Seat) => boolean;
  readonly typeOf: (card: CardId) => CardType;
  readonly hitPointsLeft: (card: CardId) => number;
  /** A power of a character in play; 0 for one that it lacks. */
  readonly powerOf: (card: CardId, power: 'attack' | 'defense') => number;
  readonly threatOn: (scheme: CardId) => number;
  /** The threat on the main scheme, as a share of its target. */
  readonly threatShare: () => number;
}

/** The sights of a match. */
export function sightsOf(match: MarvelMatch): Sights {
  return {
    villain: match.state.villain,
    mainScheme: match.state.mainScheme,
    identityOf: (seat) => identityOf(match, seat),
    isHero: (seat) => isHero(match, seat),
    typeOf: (card) => typeOf(match, card),
    hitPointsLeft: (card) => hitPointsLeft(match, card),
    powerOf: (card, power) => powerOf(match, card, power) ?? 0,
    threatOn: (scheme) => recordOf(match, scheme).threat,
    threatShare: () => {
      const { mainScheme } = match.state;
      return recordOf(match, mainScheme).threat / Math.max(1, inMatch(match, printedOf(match, mainScheme).targetThreat));
    },
  };
}

let made: Game<Marvel> | undefined;

/** The game with every card of the core set, without sentences. */
export function soakGame(): Game<Marvel> {
  return (made ??= defineMarvelChampions(coreCatalogue()));
}

/** What a match is run with. */
interface Running {
  readonly game?: Game<Marvel>;
  readonly probe?: Probe | undefined;
}

/** A match of a table that was dealt and has not run yet. `seed` is 64 hexadecimal digits. */
export function dealTable(
  { decks, besides, late, ...settings }: SoakTable,
  seed: string,
  { game = soakGame(), probe }: Running = {},
): MarvelMatch {
  const seats = decks.map((name) => ({ deck: withCards(deckNamed(name), besides) }));
  // Copied, so that its fields have the order that every copy has.
  const state = game.clone(deal(planDeal({ ...settings, seats }, seed), game));
  makeLate(matchOn(game, state), late, Number.parseInt(seed.slice(0, 4), 16));
  return matchOn(game, state, probe);
}

function deckNamed(name: string): DeckList {
  const deck = builtInDecks().find((each) => each.name === name);
  if (deck === undefined) throw new Error(`There is no deck ${name}.`);
  return deck;
}

/** What an auditor has to know of a match that was dealt and has not run yet. */
export function beginningOf(match: MarvelMatch): Beginning {
  const { players, villain, mainScheme, heroic } = match.state;
  const laid = (card: CardId): LaidCard => ({ card, key: match.game.definitions[recordOf(match, card).definition]?.key ?? '' });
  const known = [villain, mainScheme, ...players.map(({ identity }) => identity)];
  const inZone = (zone: Zone, seat: Seat, lies: Seat): Beginning['others'] =>
    cardsIn(match, zone, seat).flatMap((card) => (known.includes(card) ? [] : [{ ...laid(card), seat: lies }]));
  const others = [...players.flatMap((_, seat) => inZone('area', seat, seat)), ...inZone('villainArea', 0, SCENARIO)];
  return {
    identities: players.map(({ identity }) => laid(identity)),
    villain: laid(villain),
    mainScheme: laid(mainScheme),
    others,
    heroic,
  };
}

/** An auditor of a match that was dealt and has not run yet. */
export function auditorFor(match: MarvelMatch): Auditor {
  return auditorOf(beginningOf(match));
}

/** What a viewer sees of a match. */
export function viewOf(match: MarvelMatch, viewer: Seat): ReturnType<Subject<Marvel>['view']> {
  return makeView(match, viewer, show(match, viewer));
}

/** A table under the conformance kit. */
export function subjectOf(table: SoakTable): Subject<Marvel> {
  return {
    game: soakGame(),
    deal: (seed) => writable(dealTable(table, seed)),
    identities,
    view: viewOf,
  };
}

function withCards(deck: DeckList, besides: readonly CardCode[]): DeckList {
  return { ...deck, cards: [...deck.cards, ...besides.map((card) => ({ card, count: 1 }))] };
}

/** How many cards are left in a short deck beside a starting hand of the usual size. */
const SHORT_DECK = 2;
const USUAL_HAND = 6;

/** Edits a dealt position. `lot` says which cards are left in short decks, and whose side schemes lie in play. */
function makeLate(match: MarvelMatch, late: Lateness, lot: number): void {
  const state = writable(match);
  const { villain, mainScheme, players } = state;
  const { villainLeft, heroesLeft, isSchemeNear, isShort, hasAllies, hasNemeses, isBare } = late;
  if (villainLeft > 0) leaveHitPoints(match, villain, villainLeft);
  if (heroesLeft > 0) for (const { identity } of players) leaveHitPoints(match, identity, heroesLeft);
  if (isSchemeNear) record(state, mainScheme).threat = Math.max(0, nearTarget(match));
  if (hasAllies) players.forEach((_, seat) => layAllies(match, seat));
  if (hasNemeses) meetNemeses(match, lot);
  if (!isShort) return;
  players.forEach((_, seat) => shorten(match, { deck: 'deck', discard: 'discard', seat, left: USUAL_HAND + SHORT_DECK, lot }));
  shorten(match, { deck: 'encounterDeck', discard: 'encounterDiscard', seat: 0, left: SHORT_DECK, lot });
  if (isBare) moveAll(match, 'encounterDiscard', 0, zoneOf('removed'));
}

/** The nemeses have been met; every other one's side scheme is in play. */
function meetNemeses(match: MarvelMatch, lot: number): void {
  match.state.players.forEach((_, seat) => {
    if ((lot + seat) % 2 === 0) laySideSchemes(match, seat);
    moveAll(match, 'aside', seat, zoneOf('encounterDeck'));
  });
}

function laySideSchemes(match: MarvelMatch, seat: Seat): void {
  const schemes = cardsIn(match, 'aside', seat).filter((card) => typeOf(match, card) === 'sideScheme');
  for (const card of schemes) {
    moveCard(writable(match), match.game, card, zoneOf('villainArea'));
    record(writable(match), card).threat = 1;
  }
}

function leaveHitPoints(match: MarvelMatch, card: CardId, left: number): void {
  record(writable(match), card).damage = Math.max(0, inMatch(match, printedOf(match, card).hitPoints) - left);
}

/** Moves the cards of a zone but for environments, which the set-up of a scenario may put into play. */
function moveAll(match: MarvelMatch, zone: Zone, seat: Seat, to: ZoneId): void {
  const cards = cardsIn(match, zone, seat).filter((card) => typeOf(match, card) !== 'environment');
  for (const card of cards) moveCard(writable(match), match.game, card, to);
}

/** The threat that leaves the second side of the main scheme one below its target, with what that side begins with. */
function nearTarget(match: MarvelMatch): number {
  const side = match.game.definitions[otherSide(match, match.state.mainScheme) ?? 0]?.printed as Partial<PrintedCard> | undefined;
  return inMatch(match, side?.targetThreat) - inMatch(match, side?.startingThreat) - 1;
}

/** Lays allies of a player's deck in play, no two of a unique name. */
function layAllies(match: MarvelMatch, seat: Seat): void {
  const allies = cardsIn(match, 'deck', seat).filter((card) => typeOf(match, card) === 'ally');
  for (const card of allies)
    if (alliesOf(match, seat).length < ALLIES_MAX && mayEnter(match, card))
      moveCard(writable(match), match.game, card, zoneOf('area', seat));
}

interface Piles {
  readonly deck: Zone;
  readonly discard: Zone;
  readonly seat: Seat;
  readonly left: number;
  readonly lot: number;
}

/** Moves cards to the discard pile; those that stay lie at equal distances in the deck as it was laid out, so that some of each sort do. */
function shorten(match: MarvelMatch, { deck, discard, seat, left, lot }: Piles): void {
  const cards = [...cardsIn(match, deck, seat)];
  const every = Math.max(1, Math.floor(cards.length / left));
  const kept = cards.filter((_, at) => at % every === lot % every).slice(0, left);
  for (const card of cards) if (!kept.includes(card)) moveCard(writable(match), match.game, card, zoneOf(discard, seat));
}
