import { type Evaluation, evaluationOf, type CardId } from '@crupier/kernel/rules';
import { comingPhase, mayDefendNext, schemeOf, type ComingPhase } from './coming-phase.ts';
import { inMatch, printedOf, type PrintedCard } from './printed.ts';
import {
  alliesOf,
  handSizeOf,
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
  /** The threat that the next villain phase is to place there, as hundredths of the target. */
  'comingThreat',
  /** How far the main scheme will be then, squared, in hundredths: the nearer to its end, the more each threat weighs. */
  'pressure',
  /** How sure it is that the next villain phase does not complete the last main scheme, as the logarithm of the odds against. */
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
  /** The damage that players are to expect in the next villain phase, if nobody defends. */
  'comingDamage',
  /** How likely players are to be eliminated in the next villain phase, whatever they do, as the logarithm of the chance to live. */
  'mortal',
  'eliminated',
  'allies',
  'allyHitPoints',
  /** Characters that may defend in the villain phase. */
  'readyDefenders',
  /** What upgrades and supports have cost. */
  'board',
  /** Cards in hand that are kept. */
  'hand',
  /** Cards that players will have once they have drawn up to their hand size. */
  'nextHand',
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
const HUNDREDTHS = 100;
/** Beyond this a danger is certain: no position is so bad that others do not matter. */
const CERTAIN = 5;

function countTerms(match: MarvelMatch): Readonly<Record<Term, number>> {
  const coming = comingPhase(match);
  return {
    ...scenarioTerms(match, coming),
    ...minionTerms(match),
    ...playerTerms(match),
    ...dangerTerms(coming),
    ...boardTerms(match),
    ...statusTerms(match),
  };
}

type Counts<T extends Term> = Readonly<Record<T, number>>;

function scenarioTerms(
  match: MarvelMatch,
  { threat: coming, chanceOfThreat }: ComingPhase,
): Counts<'villain' | 'mainThreat' | 'comingThreat' | 'pressure' | 'overrun' | 'sideSchemes' | 'sideThreat' | 'icons'> {
  const { mainScheme, players } = match.state;
  const target = Math.max(1, inMatch(match, printedOf(match, mainScheme).targetThreat));
  const { threat } = recordOf(match, mainScheme);
  const sides = schemesOf(match).slice(1);
  const stagesLeft = cardsIn(match, 'schemeDeck').length;
  return {
    villain: villainLeft(match) / Math.max(1, players.length),
    mainThreat: (HUNDREDTHS * threat) / target - HUNDREDTHS * stagesLeft,
    comingThreat: (HUNDREDTHS * coming) / target,
    pressure: HUNDREDTHS * ((threat + coming) / target) ** 2,
    overrun: stagesLeft === 0 ? dangerOf(chanceOfThreat(target - threat)) : 0,
    sideSchemes: sides.length,
    sideThreat: sides.reduce((sum, card) => sum + recordOf(match, card).threat, 0),
    icons: iconsInPlay(match, 'hazard') + iconsInPlay(match, 'acceleration') + recordOf(match, mainScheme).acceleration,
  };
}

/** How much a danger takes from the logarithm of the chance to win: 0 for none. */
function dangerOf(chance: number): number {
  return Math.min(CERTAIN, -Math.log(Math.max(Number.EPSILON, 1 - chance)));
}

/** The hit points of the stages to come are those that are printed. */
function villainLeft(match: MarvelMatch): number {
  const later = cardsIn(match, 'villainDeck').map((card) => inMatch(match, printedOf(match, card).hitPoints));
  return later.reduce((sum, each) => sum + each, Math.max(0, hitPointsLeft(match, match.state.villain)));
}

function minionTerms(match: MarvelMatch): Counts<'minions' | 'minionPower' | 'minionHitPoints'> {
  const minions = seatsFrom(match, 0).flatMap((seat) => minionsOf(match, seat));
  return {
    minions: minions.length,
    minionPower: minions.reduce((sum, card) => sum + attackOf(match, card) + schemeOf(match, card), 0),
    minionHitPoints: minions.reduce((sum, card) => sum + hitPointsLeft(match, card), 0),
  };
}

function attackOf(match: MarvelMatch, enemy: CardId): number {
  return hasStatus(match, enemy, 'stunned') ? 0 : (powerOf(match, enemy, 'attack') ?? 0);
}

function dangerTerms({ damage, chanceOfDeath }: ComingPhase): Counts<'comingDamage' | 'mortal'> {
  return {
    comingDamage: damage.reduce((sum, each) => sum + each, 0),
    mortal: chanceOfDeath.reduce((sum, chance) => sum + dangerOf(chance), 0),
  };
}

function playerTerms(match: MarvelMatch): Counts<'hitPoints' | 'weakness' | 'eliminated' | 'allies' | 'allyHitPoints' | 'readyDefenders'> {
  const seats = seatsFrom(match, 0);
  const left = seats.map((seat) => hitPointsLeft(match, identityOf(match, seat)));
  const allies = seats.flatMap((seat) => alliesOf(match, seat));
  const heroes = seats.filter((seat) => isHero(match, seat)).map((seat) => identityOf(match, seat));
  return {
    hitPoints: left.reduce((sum, each) => sum + each, 0),
    weakness: left.reduce((sum, each) => sum + Math.max(0, WEAK_BELOW - each), 0),
    eliminated: match.state.players.length - seats.length,
    allies: allies.length,
    allyHitPoints: allies.reduce((sum, card) => sum + hitPointsLeft(match, card), 0),
    readyDefenders: [...heroes, ...allies].filter((card) => mayDefendNext(match, card)).length,
  };
}

function boardTerms(match: MarvelMatch): Counts<'board' | 'hand' | 'nextHand'> {
  const seats = seatsFrom(match, 0);
  const permanent = seats
    .flatMap((seat) => cardsIn(match, 'area', seat))
    .filter((card) => ['upgrade', 'support'].includes(typeOf(match, card)));
  const hands = seats.map((seat) => cardsIn(match, 'hand', seat).length);
  const isDrawn = match.state.phase === 'villain';
  return {
    board: permanent.reduce((sum, card) => sum + 1 + (printedOf(match, card).cost ?? 0), 0),
    hand: hands.reduce((sum, each) => sum + each, 0),
    nextHand: seats.reduce((sum, seat, at) => sum + Math.max(hands[at] ?? 0, isDrawn ? 0 : handSizeOf(match, seat)), 0),
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
