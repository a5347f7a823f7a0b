import type { Dice } from '@crupier/kernel';
import { acceptMost, bestOf, openAsk } from '../eager.ts';
import type { Player } from '../run-match.ts';

/** So many acts are enough until one is to pass. */
const ACTS_MAX = 60;
/** What is added to the worth of an act by chance, so that the order differs from turn to turn. */
const NOISE = 40;
/** Of so many windows one is let pass whatever may be done in it. */
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
  return (decision) => {
    const { kind, purpose } = decision;
    const ask = openAsk(decision);
    const { seat, options } = ask;
    if (kind !== 'act' && kind !== 'respond') return [seat, purpose === 'redrawHand' ? [] : acceptMost(kind, ask, roll)];
    const passing = options.findIndex(({ verb }) => verb === 'pass');
    const isPassed = acts >= ACTS_MAX || (kind === 'respond' && roll(PASSED_AMONG) === 0);
    const chosen = isPassed && passing >= 0 ? passing : bestOf(options, ({ verb }) => (worths[verb] ?? USE) + roll(NOISE));
    acts = options[chosen]?.verb === 'pass' ? 0 : acts + 1;
    return [seat, [chosen]];
  };
}
