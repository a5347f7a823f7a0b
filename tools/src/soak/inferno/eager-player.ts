import { randomChoice, type Answer, type Ask, type Decision, type Dice, type Option } from '@crupier/kernel';
import type { Player } from '../run-match.ts';

/** So many acts in a row are enough, until somebody is asked something else. */
const ACTS_MAX = 60;
/** What is added to the worth of an act by chance, so that the order differs from turn to turn. */
const NOISE = 40;
/** Of so many offers one is declined, and of so many windows one is let pass whatever may be done in it. */
const DECLINED_AMONG = 5;
const PASSED_AMONG = 3;

/** What acts are worth; whatever is none of them is the use of an ability. */
const worths: Readonly<Record<string, number>> = { play: 80, attack: 60, pass: -100, tapForEnergy: -200 };
const USE = 70;

/**
 * A player who acts while it can: it plays cards, uses abilities and attacks before it passes, responds in most windows, accepts most offers,
 * and answers everything else at random. Energy is drawn from resources as it pays. It knows the question and its own dice.
 */
export function eagerPlayer(roll: Dice): Player {
  let acts = 0;
  return ({ asks, kind, purpose }) => {
    const ask = (asks.length === 1 ? asks[0] : asks.find(({ answered }) => answered === undefined)) as Ask;
    const { seat, options } = ask;
    const isAct = kind === 'act' || kind === 'respond';
    if (!isAct) return [seat, choice(kind, purpose, ask, roll)];
    const passing = options.findIndex(({ verb }) => verb === 'pass');
    const isPassed = acts >= ACTS_MAX || (kind === 'respond' && roll(PASSED_AMONG) === 0);
    const chosen = isPassed && passing >= 0 ? passing : bestOf(options, ({ verb }) => (worths[verb] ?? USE) + roll(NOISE));
    acts = options[chosen]?.verb === 'pass' ? 0 : acts + 1;
    return [seat, ask.max === 0 ? [] : [chosen]];
  };
}

/** The place of the option that is worth most, the first of several. */
function bestOf(options: readonly Option[], worth: (option: Option) => number): number {
  const all = options.map(worth);
  return all.indexOf(Math.max(...all));
}

function choice(kind: Decision['kind'], purpose: string, ask: Ask, roll: Dice): Answer {
  if (purpose === 'redrawHand') return [];
  const isAccepted = ask.min === 0 && (kind === 'may' || kind === 'target') && roll(DECLINED_AMONG) > 0;
  return randomChoice(kind, isAccepted ? { ...ask, min: Math.min(1, ask.max) } : ask, roll);
}
