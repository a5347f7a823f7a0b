import type { CardId, Seat } from '@crupier/kernel/rules';
import { printedOf } from './printed.ts';
import { alliesOf, hasStatus, hitPointsLeft, iconsInPlay, identityOf, isHero, minionsOf, powerOf, recordOf } from './reading.ts';
import { cardsIn, seatsFrom, type MarvelMatch } from './state.ts';
import { threatOfPhase } from './threat-of-phase.ts';

/** How likely each number is, from 0 on. */
type Chances = readonly number[];

/** What the next villain phase is to bring, as far as everybody can tell: of the encounter deck only which cards it has, not their order. */
export interface ComingPhase {
  /** The threat to be expected on the main scheme. */
  readonly threat: number;
  /** How likely that much threat, or more, is placed there. */
  readonly chanceOfThreat: (least: number) => number;
  /** The damage that each player is to expect if nobody defends, by seat. */
  readonly damage: readonly number[];
  /** How likely each player is to be eliminated though all who can defend do, by seat. */
  readonly chanceOfDeath: readonly number[];
}

/** How likely an encounter card is to have the villain attack, or scheme, once more: about that of the sets of the core game. */
const ATTACKS_AGAIN = 0.15;
const SCHEMES_AGAIN = 0.07;

/** Works out what the next villain phase is to bring. */
export function comingPhase(match: MarvelMatch): ComingPhase {
  const boosts = boostsOf(match);
  const scheming = threatChances(match, boosts);
  const seats = seatsFrom(match, 0);
  return {
    threat: meanOf(scheming),
    chanceOfThreat: (least) => chanceAtLeast(scheming, least),
    damage: seats.map((seat) => meanOf(blowsAgainst(match, seat, boosts).reduce(sumOf, NOTHING))),
    chanceOfDeath: seats.map((seat) => deathOf(match, seat, boosts)),
  };
}

const NOTHING: Chances = [1];

/** How many boost icons a card that is turned up has: those of the encounter deck, or of its discard pile where that is the next deck. */
function boostsOf(match: MarvelMatch): Chances {
  const deck = cardsIn(match, 'encounterDeck');
  const cards = deck.length > 0 ? deck : cardsIn(match, 'encounterDiscard');
  const counts: number[] = [];
  for (const card of cards) {
    const { boost } = printedOf(match, card);
    counts[boost] = (counts[boost] ?? 0) + 1 / cards.length;
  }
  return cards.length === 0 ? NOTHING : Array.from(counts, (chance = 0) => chance);
}

/** What is placed on the main scheme: in the first step, by enemies that scheme, and by encounter cards that have the villain scheme again. */
function threatChances(match: MarvelMatch, boosts: Chances): Chances {
  const { villain } = match.state;
  const seats = seatsFrom(match, 0);
  const scheming = seats.filter((seat) => !isHero(match, seat));
  const times = Math.max(0, scheming.length - (hasStatus(match, villain, 'confused') ? 1 : 0));
  const steady = scheming
    .flatMap((seat) => minionsOf(match, seat))
    .reduce((sum, card) => sum + schemeOf(match, card), threatOfPhase(match));
  const own = plus(boosts, powerOf(match, villain, 'scheme') ?? 0);
  const again = maybe(own, SCHEMES_AGAIN * dealtCards(match));
  return Array<Chances>(times)
    .fill(own)
    .reduce(sumOf, sumOf(plus(NOTHING, steady), again));
}

/** What an enemy would place as it schemes, without boosts. */
export function schemeOf(match: MarvelMatch, enemy: CardId): number {
  return hasStatus(match, enemy, 'confused') ? 0 : (powerOf(match, enemy, 'scheme') ?? 0);
}

function dealtCards(match: MarvelMatch): number {
  return seatsFrom(match, 0).length + iconsInPlay(match, 'hazard');
}

/** The attacks against a hero, the villain's first; none against an alter-ego. */
function blowsAgainst(match: MarvelMatch, seat: Seat, boosts: Chances): readonly Chances[] {
  if (!isHero(match, seat)) return [];
  const { villain } = match.state;
  const own = plus(boosts, powerOf(match, villain, 'attack') ?? 0);
  const minions = minionsOf(match, seat)
    .filter((card) => !hasStatus(match, card, 'stunned'))
    .map((card) => plus(NOTHING, powerOf(match, card, 'attack') ?? 0));
  const [attackedFirst] = seatsFrom(match, match.state.first).filter((each) => isHero(match, each));
  return hasStatus(match, villain, 'stunned') && seat === attackedFirst ? minions : [own, ...minions];
}

/** Allies who can defend take the hardest blows, then the hero defends, and where the hero is tough the hardest that is left does nothing. */
function deathOf(match: MarvelMatch, seat: Seat, boosts: Chances): number {
  if (!isHero(match, seat)) return 0;
  const hero = identityOf(match, seat);
  const allies = alliesOf(match, seat).filter((card) => mayDefendNext(match, card)).length;
  const [defended, ...others] = hardestFirst(blowsAgainst(match, seat, boosts)).slice(allies);
  const shield = mayDefendNext(match, hero) ? (powerOf(match, hero, 'defense') ?? 0) : 0;
  const taken = hardestFirst([...(defended === undefined ? [] : [less(defended, shield)]), ...others]).slice(recordOf(match, hero).tough);
  const villain = plus(boosts, powerOf(match, match.state.villain, 'attack') ?? 0);
  const again = maybe(villain, (ATTACKS_AGAIN * dealtCards(match)) / seatsFrom(match, 0).length);
  return chanceAtLeast(taken.reduce(sumOf, again), hitPointsLeft(match, hero));
}

function hardestFirst(blows: readonly Chances[]): readonly Chances[] {
  return blows.toSorted((one, other) => meanOf(other) - meanOf(one));
}

/** Whether a character will be ready for the villain phase: at the end of the player phase all are. */
export function mayDefendNext(match: MarvelMatch, card: CardId): boolean {
  return match.state.phase !== 'villain' || !recordOf(match, card).exhausted;
}

function sumOf(one: Chances, other: Chances): Chances {
  const sums = Array<number>(one.length + other.length - 1).fill(0);
  for (const [at, chance] of one.entries())
    for (const [further, otherChance] of other.entries()) sums[at + further] = (sums[at + further] ?? 0) + chance * otherChance;
  return sums;
}

function plus(chances: Chances, more: number): Chances {
  return [...Array<number>(more).fill(0), ...chances];
}

function less(chances: Chances, shield: number): Chances {
  const none = chances.slice(0, shield + 1).reduce((sum, each) => sum + each, 0);
  return [none, ...chances.slice(shield + 1)];
}

/** The number with a likelihood, and otherwise 0. */
function maybe(chances: Chances, likelihood: number): Chances {
  const happens = Math.min(1, likelihood);
  return chances.map((chance, at) => chance * happens + (at === 0 ? 1 - happens : 0));
}

function meanOf(chances: Chances): number {
  return chances.reduce((sum, chance, at) => sum + chance * at, 0);
}

function chanceAtLeast(chances: Chances, least: number): number {
  return chances.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);
}
