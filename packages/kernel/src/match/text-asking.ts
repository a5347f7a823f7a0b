import type { CoreState, Frame } from '../state/state.ts';
import type { AbilityLocals } from './ability-locals.ts';
import type { Game, Match } from './match.ts';
import type { TextChoice } from './text-choice.ts';

/** The choice that the text of a card asks for, and the frame of its ability. */
export interface TextAsking {
  readonly frame: Frame<AbilityLocals>;
  readonly choice: TextChoice;
}

/**
 * What the text that is followed asks for at the open question: at a step of its own, or by an act whose procedure asks; undefined where no
 * text asks.
 */
export function textAsking<S extends CoreState>({ state, game }: Match<S>): TextAsking | undefined {
  const [frame, caller] = [state.frames.at(-1), state.frames.at(-2)] as (Frame<AbilityLocals> | undefined)[];
  const step = game.programs[frame?.program ?? -1]?.steps[frame?.step ?? -1];
  if (frame !== undefined && step?.choice !== undefined) return { frame, choice: step.choice };
  return caller === undefined || step?.asksForAct === undefined ? undefined : actAsking(game, caller);
}

/** The act whose procedure asks: the frame of its ability stands after it, or at it where it is done once more. */
function actAsking<S extends CoreState>(game: Game<S>, frame: Frame<AbilityLocals>): TextAsking | undefined {
  const { steps = [] } = game.programs[frame.program] ?? {};
  const acts = [steps[frame.step - 1]?.act, steps[frame.step]?.act];
  const asking = acts.find((act) => act !== undefined && game.wordings?.verbs[act.verb]?.asks !== undefined);
  return asking && { frame, choice: asking.choice };
}
