import { answer, matchOn, pending, type CoreState, type Game, type Match } from '@crupier/kernel/rules';
import { randomAnswer, restoreState, saveState, type Disturbance } from '@crupier/kernel/conformance';
import type { Dice } from '@crupier/kernel';

/** How far a match goes astray before it is taken back. */
const ASTRAY = 4;

/** The match is saved and read back before each step. */
export function saveAndLoad<S extends CoreState>(): Disturbance<S> {
  return (match) => {
    const { game, state } = match;
    const read = restoreState(game as Game<S>, saveState(game as Game<S>, state));
    if (!read.ok) throw new Error('A save could not be read back.');
    return matchOn(game as Game<S>, read.value);
  };
}

/** Before each step the match goes some random answers astray, and is taken back to where it was. */
export function doAndUndo<S extends CoreState>(roll: Dice): Disturbance<S> {
  return (match) => {
    const { game } = match;
    const kept = matchOn(game as Game<S>, game.clone(match.state));
    // What happens astray did not happen: nobody watches it.
    delete match.observer;
    goAstray(match, roll);
    return kept;
  };
}

function goAstray<S extends CoreState>(match: Match<S>, roll: Dice): void {
  for (let step = 0; step < ASTRAY; step++) {
    const open = pending(match);
    if (open === undefined) return;
    const [seat, chosen] = randomAnswer(open, roll);
    answer(match, seat, chosen);
  }
}
