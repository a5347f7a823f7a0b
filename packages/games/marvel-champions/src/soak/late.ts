import { definitionNumber, moveCard, writable, type CardId, type Seat, type ZoneId } from '@crupier/kernel/rules';
import { ALLIES_MAX } from '../rules/play-card.ts';
import { nemesisOf } from '../rules/nemesis.ts';
import { otherSide } from '../rules/sides.ts';
import { record } from '../state/leaving.ts';
import { inMatch, printedOf, type PrintedCard } from '../state/printed.ts';
import { alliesOf, hitPointsLeft, recordOf, typeOf } from '../state/reading.ts';
import { cardsIn, zoneOf, type MarvelMatch, type Zone } from '../state/state.ts';
import { mayEnter } from '../state/uniqueness.ts';

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
  /** As many allies of each deck as a player may have are in play, each with a damage that it survives. */
  readonly hasAllies: boolean;
  /** The attachments of the encounter deck that go on the villain are there. */
  readonly hasAttachments: boolean;
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
  hasAttachments: false,
  hasNemeses: false,
  isBare: false,
};

/** How many cards are left in a short deck beside a starting hand of the usual size. */
const SHORT_DECK = 2;
const USUAL_HAND = 6;

/** Edits a dealt position. `lot` says which cards are left in short decks, and whose side schemes lie in play. */
export function makeLate(match: MarvelMatch, late: Lateness, lot: number): void {
  const state = writable(match);
  const { villain, mainScheme, players } = state;
  const { villainLeft, heroesLeft, isSchemeNear, isShort, hasAllies, hasAttachments, hasNemeses, isBare } = late;
  if (villainLeft > 0) leaveHitPoints(match, villain, villainLeft);
  if (heroesLeft > 0) for (const { identity } of players) leaveHitPoints(match, identity, heroesLeft);
  if (isSchemeNear) record(state, mainScheme).threat = Math.max(0, nearTarget(match));
  if (hasAllies) players.forEach((_, seat) => layAllies(match, seat));
  if (hasAttachments) layAttachments(match);
  if (hasNemeses) meetNemeses(match, lot);
  if (!isShort) return;
  players.forEach((_, seat) => shorten(match, { deck: 'deck', discard: 'discard', seat, left: USUAL_HAND + SHORT_DECK, lot }));
  shorten(match, { deck: 'encounterDeck', discard: 'encounterDiscard', seat: 0, left: SHORT_DECK, lot });
  if (isBare) moveAll(match, 'encounterDiscard', 0, zoneOf('removed'));
}

/** The nemeses have been met; every other one's side scheme is in play. */
function meetNemeses(match: MarvelMatch, lot: number): void {
  match.state.players.forEach((_, seat) => {
    for (const card of nemesisOf(match, seat)) {
      const isLaid = (lot + seat) % 2 === 0 && typeOf(match, card) === 'sideScheme';
      moveCard(writable(match), match.game, card, zoneOf(isLaid ? 'villainArea' : 'encounterDeck'));
      if (isLaid) record(writable(match), card).threat = 1;
    }
  });
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
  for (const card of allies) {
    if (alliesOf(match, seat).length >= ALLIES_MAX || !mayEnter(match, card)) continue;
    moveCard(writable(match), match.game, card, zoneOf('area', seat));
    if (hitPointsLeft(match, card) > 1) record(writable(match), card).damage = 1;
  }
}

/** The attachments of the core set that are attached to the villain. */
const onVillain: readonly string[] = ['01098', '01099', '01100', '01118', '01119', '01141', '01152', '01153'];

/** Lays one of each on the villain. */
function layAttachments(match: MarvelMatch): void {
  const { game, state } = match;
  for (const code of onVillain) {
    const definition = definitionNumber(game, code);
    const card = cardsIn(match, 'encounterDeck').find((each) => recordOf(match, each).definition === definition);
    if (card === undefined) continue;
    moveCard(writable(match), game, card, zoneOf('villainArea'));
    record(writable(match), card).host = state.villain;
  }
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
