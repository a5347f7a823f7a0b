import { frameOf, type Seat } from '@crupier/kernel/rules';
import { inTurn } from '../rules/loops.ts';
import { playerTurn } from '../rules/player-turn.ts';
import { rounds } from '../rules/round.ts';
import { villainPhase } from '../rules/villain-phase.ts';
import { seatsFrom, type Marvel } from '../state/state.ts';

/** The steps of a round before which a position may stand, by the step of the program that is next. */
const stepsOfRound = {
  round: 'a round begins',
  turns: 'players take turns',
  discard: 'players discard',
  draw: 'players draw',
  ready: 'cards are readied',
  endOfPlayerPhase: 'what lasts for the player phase ends',
  villainPhase: 'the villain phase begins',
  pass: 'the first player token is passed',
  endOfRound: 'what lasts for the phase or the round ends',
} as const;

/** The steps of the villain phase before which it may stand. */
const stepsOfVillainPhase = {
  threat: 'place threat',
  activate: 'activate enemies',
  deal: 'deal encounter cards',
  reveal: 'reveal encounter cards',
} as const;

type StepOfRound = keyof typeof stepsOfRound;
type StepOfVillainPhase = keyof typeof stepsOfVillainPhase;

/** A step before which a position may stand. */
export type ResumableStep = StepOfRound | StepOfVillainPhase;

/** All of them, in their order. */
export const resumableSteps: readonly ResumableStep[] = [
  'round',
  'turns',
  'discard',
  'draw',
  'ready',
  'endOfPlayerPhase',
  'villainPhase',
  'threat',
  'activate',
  'deal',
  'reveal',
  'pass',
  'endOfRound',
];

function isOfVillainPhase(step: ResumableStep): step is StepOfVillainPhase {
  return step in stepsOfVillainPhase;
}

const AFTER_VILLAIN_PHASE = 'the first player token is passed';
const AFTER_TURNS = 'forced actions are resolved';

/** Puts the frames on the stack that a match has before a step, so that play goes on from there. */
export function resumeBefore(state: Marvel, step: ResumableStep): void {
  const isVillains = isOfVillainPhase(step);
  const next = isVillains ? AFTER_VILLAIN_PHASE : stepsOfRound[step];
  state.phase = isVillains || step === 'pass' || step === 'endOfRound' ? 'villain' : 'player';
  state.frames.push(frameOf(rounds, {}, { step: rounds.stepAt[next] ?? 0 }));
  if (!isVillains) return;
  state.frames.push(frameOf(villainPhase, {}, { step: villainPhase.stepAt[stepsOfVillainPhase[step]] ?? 0 }));
}

/** The same for a player's turn: those before that player in player order have had theirs. */
export function resumeTurn(state: Marvel, active: Seat): void {
  const order = seatsFrom({ state }, state.first);
  state.phase = 'player';
  state.active = active;
  state.frames.push(frameOf(rounds, {}, { step: rounds.stepAt[AFTER_TURNS] ?? 0 }));
  state.frames.push(frameOf(inTurn, { left: order.slice(order.indexOf(active) + 1), each: playerTurn.id }));
  state.frames.push(frameOf(playerTurn, { item: active }, { step: playerTurn.stepAt['take an option'] ?? 0 }));
}

/** The step before which a state stands, by its frames; a step in the middle of which it stands is begun anew. */
export function stepOf({ frames }: Readonly<Pick<Marvel, 'frames'>>): ResumableStep {
  const placeIn = (program: { readonly id: number }): number => {
    const at = frames.findLastIndex((frame) => frame.program === program.id);
    const { step = 0 } = frames[at] ?? {};
    // Below others it has gone on to its next step.
    return at === frames.length - 1 ? step : step - 1;
  };
  const isInVillainPhase = frames.some(({ program }) => program === villainPhase.id);
  if (isInVillainPhase) return nextFrom(stepsOfVillainPhase, villainPhase.stepAt, placeIn(villainPhase)) ?? 'pass';
  return nextFrom(stepsOfRound, rounds.stepAt, placeIn(rounds)) ?? 'round';
}

/** The first of some steps from a place on. */
function nextFrom<N extends string>(
  steps: Readonly<Record<N, string>>,
  stepAt: Readonly<Record<string, number>>,
  place: number,
): N | undefined {
  const names = Object.keys(steps) as N[];
  return names.find((name) => (stepAt[steps[name]] ?? 0) >= place);
}
