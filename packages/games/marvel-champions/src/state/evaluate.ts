import { type Evaluation, evaluationOf, type CardId, type Seat } from '@crupier/kernel/rules';
import { inMatch, printedOf, type PrintedCard } from './printed.ts';
import {
  alliesOf,
  hasStatus,
  hitPointsLeft,
  iconsInPlay,
  identityOf,
  inPlay,
  isHero,
  minionsOf,
  powerOf,
  recordOf,
  schemesOf,
  typeOf,
} from './reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from './state.ts';
import weights from './weights.json' with { type: 'json' };

/** The terms by which a position is valued: all players win or lose together, so that each counts what they have among them. */
export const terms = [
  /** Hit points that the villain has left, in this stage and in those to come. */
  'villain',
  /** Threat on the main scheme, as hundredths of its target. */
  'mainThreat',
  /** Threat that would complete the main scheme in the next villain phase, whatever is turned up as a boost. */
  'overrun',
  'sideSchemes',
  'sideThreat',
  /** Icons that make the villain phase worse. */
  'icons',
  'minions',
  /** What minions do in an activation, and their hit points. */
  'minionPower',
  'minionHitPoints',
  /** Hit points of identities, and how far some of them are below five. */
  'hitPoints',
  'weakness',
  /** Damage that a player could not live through if nobody defends. */
  'mortal',
  'eliminated',
  'allies',
  'allyHitPoints',
  /** Characters that may defend in the villain phase. */
  'readyDefenders',
  /** What upgrades and supports have cost. */
  'board',
  'hand',
  /** Stunned or confused enemies, and the villain that is tough. */
  'hinderedEnemies',
  'toughVillain',
  'toughHeroes',
  'hinderedHeroes',
  /** Attachments on enemies. */
  'attachments',
] as const;
/** One of the terms. */
export type Term = (typeof terms)[number];

/** How bots value positions of Marvel Champions: taken at the end of the player phase, before its luck. All hands are open. */
export const evaluation: Evaluation<Marvel> = evaluationOf({ terms, count: countTerms, opponentsOf: () => [], weights });

const WEAK_BELOW = 5;
const USUAL_BOOST = 1;
const HUNDREDTHS = 100;

function countTerms(match: MarvelMatch): Readonly<Record<Term, number>> {
  return { ...scenarioTerms(match), ...minionTerms(match), ...playerTerms(match), ...statusTerms(match) };
}

type Counts<T extends Term> = Readonly<Record<T, number>>;

function scenarioTerms(match: MarvelMatch): Counts<'villain' | 'mainThreat' | 'overrun' | 'sideSchemes' | 'sideThreat' | 'icons'> {
  const { mainScheme, players } = match.state;
  const target = Math.max(1, inMatch(match, printedOf(match, mainScheme).targetThreat));
  const { threat } = recordOf(match, mainScheme);
  const sides = schemesOf(match).slice(1);
  const stagesLeft = cardsIn(match, 'schemeDeck').length;
  const most = threat + comingThreat(match);
  return {
    villain: villainLeft(match) / Math.max(1, players.length),
    mainThreat: (HUNDREDTHS * threat) / target - HUNDREDTHS * stagesLeft,
    overrun: stagesLeft === 0 && most >= target ? 1 + most - target : 0,
    sideSchemes: sides.length,
    sideThreat: sides.reduce((sum, card) => sum + recordOf(match, card).threat, 0),
    icons: iconsInPlay(match, 'hazard') + iconsInPlay(match, 'acceleration') + recordOf(match, mainScheme).acceleration,
  };
}

/** The hit points of the stages to come are those that are printed. */
function villainLeft(match: MarvelMatch): number {
  const later = cardsIn(match, 'villainDeck').map((card) => inMatch(match, printedOf(match, card).hitPoints));
  return later.reduce((sum, each) => sum + each, Math.max(0, hitPointsLeft(match, match.state.villain)));
}

/** What the next villain phase places on the main scheme, with a usual boost for each of the villain's activations. */
function comingThreat(match: MarvelMatch): number {
  const { villain, mainScheme } = match.state;
  const own =
    inMatch(match, printedOf(match, mainScheme).eachRound) + iconsInPlay(match, 'acceleration') + recordOf(match, mainScheme).acceleration;
  return seatsFrom(match, 0)
    .filter((seat) => !isHero(match, seat))
    .reduce(
      (sum, seat) =>
        sum + schemeOf(match, villain, USUAL_BOOST) + minionsOf(match, seat).reduce((all, card) => all + schemeOf(match, card, 0), 0),
      own,
    );
}

function schemeOf(match: MarvelMatch, enemy: CardId, boost: number): number {
  return hasStatus(match, enemy, 'confused') ? 0 : (powerOf(match, enemy, 'scheme') ?? 0) + boost;
}

function attackOf(match: MarvelMatch, enemy: CardId, boost: number): number {
  return hasStatus(match, enemy, 'stunned') ? 0 : (powerOf(match, enemy, 'attack') ?? 0) + boost;
}

function minionTerms(match: MarvelMatch): Counts<'minions' | 'minionPower' | 'minionHitPoints'> {
  const minions = seatsFrom(match, 0).flatMap((seat) => minionsOf(match, seat));
  return {
    minions: minions.length,
    minionPower: minions.reduce((sum, card) => sum + attackOf(match, card, 0) + schemeOf(match, card, 0), 0),
    minionHitPoints: minions.reduce((sum, card) => sum + hitPointsLeft(match, card), 0),
  };
}

/** The hardest attack that a player in hero form is to expect, all enemies together. */
function comingDamage(match: MarvelMatch, seat: Seat): number {
  if (!isHero(match, seat)) return 0;
  return minionsOf(match, seat).reduce((sum, card) => sum + attackOf(match, card, 0), attackOf(match, match.state.villain, USUAL_BOOST));
}

function playerTerms(
  match: MarvelMatch,
): Counts<'hitPoints' | 'weakness' | 'mortal' | 'eliminated' | 'allies' | 'allyHitPoints' | 'readyDefenders' | 'board' | 'hand'> {
  const seats = seatsFrom(match, 0);
  const left = seats.map((seat) => hitPointsLeft(match, identityOf(match, seat)));
  const allies = seats.flatMap((seat) => alliesOf(match, seat));
  const heroes = seats.filter((seat) => isHero(match, seat)).map((seat) => identityOf(match, seat));
  const others = seats
    .flatMap((seat) => cardsIn(match, 'area', seat))
    .filter((card) => ['upgrade', 'support'].includes(typeOf(match, card)));
  return {
    hitPoints: left.reduce((sum, each) => sum + each, 0),
    weakness: left.reduce((sum, each) => sum + Math.max(0, WEAK_BELOW - each), 0),
    mortal: seats.reduce((sum, seat, at) => sum + (comingDamage(match, seat) >= (left[at] ?? 0) ? 1 : 0), 0),
    eliminated: match.state.players.length - seats.length,
    allies: allies.length,
    allyHitPoints: allies.reduce((sum, card) => sum + hitPointsLeft(match, card), 0),
    readyDefenders: [...heroes, ...allies].filter((card) => !recordOf(match, card).exhausted).length,
    board: others.reduce((sum, card) => sum + 1 + (printedOf(match, card).cost ?? 0), 0),
    hand: seats.reduce((sum, seat) => sum + cardsIn(match, 'hand', seat).length, 0),
  };
}

function statusTerms(match: MarvelMatch): Counts<'hinderedEnemies' | 'toughVillain' | 'toughHeroes' | 'hinderedHeroes' | 'attachments'> {
  const { villain } = match.state;
  const seats = seatsFrom(match, 0);
  const enemies = [villain, ...seats.flatMap((seat) => minionsOf(match, seat))];
  const identities = seats.map((seat) => identityOf(match, seat));
  const hindered = (cards: readonly CardId[]): number =>
    cards.reduce((sum, card) => sum + recordOf(match, card).stunned + recordOf(match, card).confused, 0);
  return {
    hinderedEnemies: hindered(enemies),
    toughVillain: recordOf(match, villain).tough,
    toughHeroes: identities.reduce((sum, card) => sum + recordOf(match, card).tough, 0),
    hinderedHeroes: hindered(identities),
    attachments: inPlay(match).filter((card) => isAttachment(printedOf(match, card))).length,
  };
}

function isAttachment({ type }: PrintedCard): boolean {
  return type === 'attachment';
}
