import { endPeriod, type Commit } from '@crupier/kernel/rules';
import type { FactName } from './facts.ts';
import { record } from './leaving.ts';
import { forget } from './forgetting.ts';
import { steps, zoneOf, type Inferno, type InfernoPlayer } from './state.ts';

type TurnFact = Extract<
  FactName,
  | 'turnBegan'
  | 'stepBegan'
  | 'stepEnded'
  | 'turnEnded'
  | 'extraTurnGained'
  | 'stepAdded'
  | 'addedStepBegan'
  | 'stepSkipGained'
  | 'stepSkipped'
>;

/** What the facts of turns and steps write. *Rule:* INF-500. */
export const turnCommits: Record<TurnFact, Commit<Inferno>> = {
  turnBegan: (state, { seat, amount, value }) => {
    state.turn = amount;
    state.active = seat;
    state.combats = 0;
    state.addedSteps = [];
    state.acts = [];
    if (value === 0) state.lastInOrder = seat;
    else state.extraTurns = state.extraTurns.filter((each) => each !== seat);
    for (const each of state.players) Object.assign(each, { tributes: 0, drawn: 0 });
    // What is controlled now was controlled since the initial phase began. *Rule:* INF-507.2a.
    for (const card of state.zones[zoneOf('play', seat)] ?? []) record(state, card).fresh = false;
    for (const card of state.zones[zoneOf('resources', seat)] ?? []) if (state.cards[card]?.fresh) record(state, card).fresh = false;
  },
  stepBegan: (state, { value }) => {
    state.step = steps[value] ?? 'setup';
  },
  stepEnded: () => undefined,
  turnEnded: (state) => {
    endPeriod(state, 'turn');
    forget(state);
  },
  // One extra turn a player, the newest first. *Rule:* INF-500.8.
  extraTurnGained: (state, { seat }) => {
    state.extraTurns = [seat, ...state.extraTurns.filter((each) => each !== seat)];
  },
  // The newest comes first. *Rule:* INF-500.9.
  stepAdded: (state, { value, amount }) => {
    state.addedSteps = [{ step: value, after: amount }, ...state.addedSteps];
  },
  addedStepBegan: (state, { value, amount }) => {
    const taken = state.addedSteps.findIndex(({ step, after }) => step === value && after === amount);
    state.addedSteps = state.addedSteps.filter((_, at) => at !== taken);
  },
  stepSkipGained: (state, { seat }) => {
    (state.players[seat] as InfernoPlayer).skippedResources++;
  },
  stepSkipped: (state, { seat }) => {
    (state.players[seat] as InfernoPlayer).skippedResources--;
  },
};
