import type { Sights } from '@crupier/marvel-champions/soak';
import { refusePayment, type Answer, type Ask, type Decision, type Dice, type Option, type Seat } from '@crupier/kernel';
import { randomChoice } from '@crupier/kernel';
import { bestOf, openAsk } from '../eager.ts';
import type { Player } from '../run-match.ts';

/** So many acts are enough for one turn: asking others for actions that they never take would go on for ever. */
const ACTS_MAX = 40;
/** What is added to the worth of an act by chance, so that the order differs from turn to turn. */
const NOISE = 25;

/**
 * A player who acts while it can: it plays cards and uses abilities, pays with the fewest cards, attacks and thwarts before it ends the turn,
 * and defends where it would die, or with an ally that it can spare. It knows the question, what its own dice say and what all see.
 */
export function eagerPlayer(sights: Sights, roll: Dice): Player {
  let acts = 0;
  return (decision) => {
    const { kind, purpose } = decision;
    const ask = openAsk(decision);
    const answered = (chosen: Answer): readonly [Seat, Answer] => [ask.seat, chosen];
    switch (kind) {
      case 'act': {
        const chosen = acts < ACTS_MAX ? bestAct(sights, ask, roll) : ask.options.length - 1;
        acts = ask.options[chosen]?.verb === 'endTurn' ? 0 : acts + 1;
        return answered([chosen]);
      }
      case 'pay':
        return answered(cheapest(ask) ?? randomChoice(kind, ask, roll));
      case 'defend':
        return answered(defense(sights, decision, ask, roll));
      case 'respond':
      case 'may':
        return answered(ask.max === 1 ? [roll(ask.options.length)] : randomChoice(kind, ask, roll));
      case 'target':
        if (purpose === 'mulligan') return answered([]);
        if (purpose === 'discardAtEnd') return answered(randomChoice(kind, { ...ask, max: ask.min }, roll));
        return answered(target(sights, ask, roll) ?? randomChoice(kind, ask, roll));
      default:
        return answered(randomChoice(kind, ask, roll));
    }
  };
}

/** The least hit points with which an identity is up to being a hero. */
const FIT = 4;
/** The share of its target at which the main scheme is thwarted before enemies are attacked. */
const PRESSING = 0.2;

const worths: Readonly<Record<string, number>> = {
  play: 70,
  use: 60,
  attack: 40,
  thwart: 35,
  recover: 30,
  askForAction: 12,
  endTurn: -100,
};

function isPressing(sights: Sights): boolean {
  return sights.threatShare() >= PRESSING;
}

function bestAct(sights: Sights, { options, seat }: Ask, roll: Dice): number {
  const thwarts = isPressing(sights);
  return bestOf(options, (option) => worthOf(sights, option, seat, thwarts) + roll(NOISE));
}

function worthOf(sights: Sights, { verb }: Option, seat: Seat, thwarts: boolean): number {
  switch (verb) {
    case 'changeForm':
      return changeWorth(sights, seat);
    case 'thwart':
      return thwarts ? 65 : 35;
    default:
      return worths[verb] ?? 0;
  }
}

/** An identity that is fit becomes a hero at once; one that is not goes home when there is nothing else to do. */
function changeWorth(sights: Sights, seat: Seat): number {
  const isFit = sights.hitPointsLeft(sights.identityOf(seat)) >= FIT;
  if (sights.isHero(seat)) return isFit ? -200 : -50;
  return isFit ? 55 : -200;
}

/** The payment with the fewest cards, found by taking what gives most: abilities cost no card. Undefined where all together is not enough. */
function cheapest(ask: Ask): Answer | undefined {
  const { options, min, max } = ask;
  const order = options
    .flatMap(({ count = 1 }, at) => Array<number>(count).fill(at))
    .sort((one, other) => worthAt(ask, other) - worthAt(ask, one));
  for (let many = min; many <= Math.min(max, order.length); many++) {
    const chosen = order.slice(0, many);
    if (isPaid(ask, chosen)) return withoutNeedless(ask, chosen);
  }
  return undefined;
}

/** More than any card gives. */
const FREE = 10;

function worthAt({ payment, options }: Ask, at: number): number {
  const { verb = '', value = 0 } = options[at] ?? {};
  const given = payment?.generated[at]?.resources.reduce((sum, { count }) => sum + count, 0) ?? value;
  return verb === 'spend' ? given : given + FREE;
}

function isPaid({ payment, options, price }: Ask, chosen: Answer): boolean {
  const sum = chosen.reduce((all, at) => all + (options[at]?.value ?? 0), 0);
  return sum >= price && (payment === undefined || refusePayment(payment, chosen) === undefined);
}

function withoutNeedless(ask: Ask, chosen: Answer): Answer {
  let kept = chosen;
  for (let at = chosen.length - 1; at >= 0 && kept.length > ask.min; at--) {
    const rest = kept.filter((_, place) => place !== at);
    if (rest.length < kept.length && isPaid(ask, rest)) kept = rest;
  }
  return kept;
}

/** The icons that a boost card is feared to have. */
const BOOST = 2;

/** A hero who would die defends, and so does an ally now and then, instead of the hero if it can; only allies may be obliged to. */
function defense(sights: Sights, { source }: Decision, { seat, options, min }: Ask, roll: Dice): Answer {
  const hero = sights.identityOf(seat);
  const own = options.findIndex(({ card }) => card === hero);
  const ally = options.findIndex(({ card }) => card !== hero);
  const damage = sights.powerOf(source, 'attack') + (source === sights.villain ? BOOST : 0);
  const isMortal = sights.isHero(seat) && damage >= sights.hitPointsLeft(hero);
  if (ally >= 0 && (min > 0 || isMortal || roll(3) === 0)) return [ally];
  return own >= 0 && (isMortal || roll(3) === 0) ? [own] : [];
}

const schemes = ['mainScheme', 'sideScheme'];
const enemies = ['villain', 'minion'];

/**
 * Of several schemes often the main one, where that is pressing, and otherwise the one that is soonest free of threat; of several enemies the
 * villain, whom the players have to defeat, or the one that is soonest defeated.
 */
function target(sights: Sights, { options, min, max }: Ask, roll: Dice): Answer | undefined {
  if (min > 1 || max !== 1) return undefined;
  const areAll = (types: readonly string[]): boolean => options.every(({ card }) => card > 0 && types.includes(sights.typeOf(card)));
  if (areAll(schemes)) {
    const main = options.findIndex(({ card }) => card === sights.mainScheme);
    return [main >= 0 && isPressing(sights) && roll(2) === 0 ? main : leastOf(options, ({ card }) => sights.threatOn(card))];
  }
  if (!areAll(enemies)) return undefined;
  const villain = options.findIndex(({ card }) => card === sights.villain);
  return [villain >= 0 && roll(2) === 0 ? villain : leastOf(options, ({ card }) => sights.hitPointsLeft(card))];
}

/** The place of the option with the least of something, the first of several. */
function leastOf(options: readonly Option[], of: (option: Option) => number): number {
  const amounts = options.map(of);
  return amounts.indexOf(Math.min(...amounts));
}
