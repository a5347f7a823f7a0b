import {
  applies,
  call,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  rulesOnCard,
  rulesOnSeat,
  site,
  sumOf,
  topics,
  type Seat,
  type Site,
} from '@crupier/kernel/rules';
import { draw } from './draw.ts';
import { endEffectsUntil } from './durations.ts';
import { emptyPools } from './energy.ts';
import { lookAtEnvironments } from './environments.ts';
import { givePriority } from './give-priority.ts';
import { isAnybodyWaiting } from './priority.ts';
import { addResource } from './resource.ts';
import { checkState, isAnythingDue } from './state-based.ts';
import { discardedTo, fact } from '../state/facts.ts';
import { cardsIn, recordOf } from '../state/reading.ts';
import { isPlaying, nextSeat } from '../state/seats.ts';
import { steps, type Inferno, type InfernoMatch, type Step } from '../state/state.ts';

const about = topics('staysTapped', 'addsMore', 'handLimitMore', 'handLimitLess');

/** How many cards a player may keep where nothing changes it. *Rule:* INF-402.2. */
export const HAND_LIMIT = 7;

const noPriorityInDraw = site('INF-503.2 INF-500.3', 'nobody has priority in the Draw step');
const noPriorityInAddResource = site('INF-504.2 INF-500.3', 'nobody has priority in the Add a Resource step');
const noPriorityInCleanup = site('INF-513.3', 'nobody has priority in a Cleanup step in which nothing is due');
/** The rules speak of effects that begin during a combat only: ruling C-73. */
const noCombatCame = site('INF-500.6', 'what was given outside a combat until the end of the combat ends with the turn at the latest');
/** At most one a player: ruling C-50. */
const newestTurnFirst = site('INF-500.8', 'extra turns follow the present one, the newest first');

interface TurnLocals {
  /** The cleanup step is done once more. *Rule:* INF-513.3a, ruling C-12. */
  again: boolean;
  /** Resources still to be added in this step. *Rule:* INF-120.5. */
  left: number;
  /** 1 for an extra turn. *Rule:* INF-500.8. */
  readonly extra: number;
  /** Steps after which the turn goes on when the added ones are over, the innermost last. *Rule:* INF-500.9. */
  back: readonly Step[];
}

/** A turn: the initial phase, the main phase, the final phase. *Rule:* INF-500.1. */
export const turn = program<Inferno, TurnLocals>('turn', [
  {
    name: 'the turn begins',
    rule: 'INF-500.1',
    do: (match, { seat, locals }) => raise(match, fact('turnBegan', { seat, amount: match.state.turn + 1, value: locals.extra })),
  },
  { name: 'restore', rule: 'INF-501.1 INF-502.2 INF-500.7 INF-704.1a', do: (match, { seat }) => begin(match, 'restore', seat) },
  {
    // Demons too: ruling C-66.
    name: 'cards are untapped',
    rule: 'INF-502.1 INF-704.4a INF-704.1 INF-704.2 INF-704.3 INF-405.6e INF-116.2c',
    do: (match, { seat }) => {
      const tapped = [...cardsIn(match, 'play', seat), ...cardsIn(match, 'resources', seat)].filter(
        (card) => recordOf(match, card).tapped && rulesOnCard(match, card, about.staysTapped).length === 0,
      );
      raiseAll(
        match,
        tapped.map((card) => fact('cardUntapped', { card })),
      );
    },
  },
  { name: 'priority in the restore step', rule: 'INF-502.3 INF-116.3a', do: (match) => givePriority(match) },
  { name: 'after the Restore step', rule: 'INF-500.9', do: (match, { locals, seat }) => goOn(match, locals, 'restore', seat) },
  { name: 'draw', rule: 'INF-503.1', do: (match, { seat }) => begin(match, 'draw', seat) },
  { name: 'a card is drawn', rule: 'INF-503.1 INF-704.4b', do: (match, { seat }) => draw(match, seat, 1) },
  { name: 'the Draw step is over', rule: '', do: (match) => givePriorityUnless(match, noPriorityInDraw) },
  { name: 'after the Draw step', rule: 'INF-500.9', do: (match, { locals, seat }) => goOn(match, locals, 'draw', seat) },
  {
    name: 'add a resource',
    rule: 'INF-504.1 INF-500.10 INF-613.9 INF-613.1b INF-613.9a',
    do: (match, { seat, locals }) => {
      locals.left = 1 + sumOf(rulesOnSeat(match, seat, about.addsMore));
      const skips = (match.state.players[seat]?.skippedResources ?? 0) > 0;
      if (!skips) return begin(match, 'addResource', seat);
      raise(match, fact('stepSkipped', { seat, value: steps.indexOf('addResource') }));
      return 'after the Add a Resource step';
    },
  },
  {
    name: 'a resource is added',
    rule: 'INF-504.1 INF-704.4c INF-120.5 INF-120.2',
    do: (match, { seat, locals }) => {
      if (locals.left <= 0) return undefined;
      locals.left--;
      call(match, addResource, {}, { seat });
      return 'a resource is added';
    },
  },
  { name: 'the Add a Resource step is over', rule: '', do: (match) => givePriorityUnless(match, noPriorityInAddResource) },
  { name: 'after the Add a Resource step', rule: 'INF-500.9', do: (match, { locals, seat }) => goOn(match, locals, 'addResource', seat) },
  { name: 'the initial phase ends', rule: 'INF-500.4', do: (match) => call(match, emptyPools, {}) },
  { name: 'what lasts until the initial phase ends', rule: 'INF-500.5', do: (match) => endEffectsUntil(match, 'phase') },
  { name: 'what lasts until the main phase begins', rule: 'INF-500.5', do: (match) => endEffectsUntil(match, 'mainPhase') },
  { name: 'the main phase', rule: 'INF-505.2 INF-500.7', do: (match, { seat }) => begin(match, 'main', seat) },
  { name: 'priority in the main phase', rule: 'INF-505.1 INF-505.3', do: (match) => givePriority(match) },
  { name: 'the main phase ends', rule: 'INF-500.4', do: (match) => call(match, emptyPools, {}) },
  { name: 'what lasts until the main phase ends', rule: 'INF-500.5', do: (match) => endEffectsUntil(match, 'phase') },
  { name: 'the end', rule: 'INF-511.1 INF-512.1 INF-512.3', do: (match, { seat }) => begin(match, 'end', seat) },
  { name: 'priority at the end', rule: 'INF-512.2', do: (match) => givePriority(match) },
  { name: 'after the End step', rule: 'INF-500.9', do: (match, { locals, seat }) => goOn(match, locals, 'end', seat) },
  { name: 'cleanup', rule: 'INF-513.1', do: (match, { seat }) => begin(match, 'cleanup', seat) },
  {
    name: 'discard down to the hand limit',
    rule: 'INF-513.1 INF-402.2 INF-704.4i',
    ask: (match, { seat }) => {
      const hand = cardsIn(match, 'hand', seat);
      const over = isPlaying(match, seat) ? hand.length - handLimit(match, seat) : 0;
      if (over <= 0) return undefined;
      const options = hand.map((card) => option('discard', card));
      return { kind: 'target', seat, purpose: 'discardToLimit', source: NO_CARD, min: over, max: over, options };
    },
    take: (match, { seat }, chosen) =>
      raiseAll(
        match,
        chosen.map(({ card }) => fact('cardDiscarded', { card, seat, value: discardedTo.infierno })),
      ),
  },
  {
    name: 'what lasts until the end of the turn ends',
    rule: 'INF-513.2 INF-704.4j INF-500.5',
    do: (match) => endEffectsUntil(match, 'turn', ...(applies(match, noCombatCame) ? (['combat'] as const) : [])),
  },
  { name: 'environments that come and go with them', rule: 'INF-122.1 INF-513.3a', do: (match) => lookAtEnvironments(match) },
  {
    name: 'did anything happen in the cleanup',
    rule: 'INF-513.3a INF-705.3',
    do: (match, { locals }) => {
      locals.again = isAnybodyWaiting(match) || isAnythingDue(match);
      checkState(match);
    },
  },
  {
    name: 'then there is priority and another cleanup',
    rule: 'INF-513.3a',
    do: (match, { locals }) => {
      if (!locals.again && !isAnybodyWaiting(match)) {
        givePriorityUnless(match, noPriorityInCleanup);
        return 'after the Cleanup step';
      }
      givePriority(match);
      return 'cleanup';
    },
  },
  { name: 'after the Cleanup step', rule: 'INF-500.9', do: (match, { locals, seat }) => goOn(match, locals, 'cleanup', seat) },
  { name: 'the final phase ends', rule: 'INF-500.4', do: (match) => call(match, emptyPools, {}) },
  { name: 'what lasts until the final phase ends', rule: 'INF-500.5', do: (match) => endEffectsUntil(match, 'phase') },
  { name: 'the turn ends', rule: 'INF-513.2', do: (match, { seat }) => raise(match, fact('turnEnded', { seat })) },
]);

/** Turn after turn. *Rule:* INF-103.6, INF-500.8. */
export const turns = program<Inferno, object>('turns', [
  {
    name: 'the next turn',
    rule: 'INF-500.11 INF-103.6',
    do: (match) => {
      const extra = extraTurn(match);
      call(match, turn, { again: false, left: 0, extra: extra === undefined ? 0 : 1, back: [] }, { seat: extra ?? nextToPlay(match) });
      return 'the next turn';
    },
  },
]);

/** Who takes an extra turn now. */
function extraTurn(match: InfernoMatch): Seat | undefined {
  return applies(match, newestTurnFirst) ? match.state.extraTurns.find((seat) => isPlaying(match, seat)) : undefined;
}

/** After extra turns the order goes on from whoever took the last turn that was none. */
function nextToPlay(match: InfernoMatch): Seat {
  const { turn: played, starter, lastInOrder } = match.state;
  if (played === 0) return isPlaying(match, starter) ? starter : nextSeat(match, starter);
  return nextSeat(match, lastInOrder);
}

/** Gives priority where the rule that nobody has it does not hold. The last act of a step. */
function givePriorityUnless(match: InfernoMatch, rule: Site): void {
  if (!applies(match, rule)) givePriority(match);
}

/** Where each step of the turn begins, and where it is over. The main phase has none. */
const places: Readonly<Partial<Record<Step, readonly [begins: string, over: string]>>> = {
  restore: ['restore', 'after the Restore step'],
  draw: ['draw', 'after the Draw step'],
  addResource: ['add a resource', 'after the Add a Resource step'],
  end: ['the end', 'after the End step'],
  cleanup: ['cleanup', 'after the Cleanup step'],
};

/**
 * Goes on after a step: with the newest of those that were added after it, or, where it was added itself, after the step that it
 * followed. The last act of a step. *Rule:* INF-500.9.
 */
function goOn(match: InfernoMatch, locals: TurnLocals, over: Step, seat: Seat): string | undefined {
  const added = match.state.addedSteps.find(({ after }) => after === steps.indexOf(over));
  const next = added === undefined ? undefined : steps[added.step];
  if (added !== undefined && next !== undefined) {
    locals.back = [...locals.back, over];
    raise(match, fact('addedStepBegan', { seat, value: added.step, amount: added.after }));
    return places[next]?.[0];
  }
  const followed = locals.back.at(-1);
  if (followed === undefined) return undefined;
  locals.back = locals.back.slice(0, -1);
  return places[followed]?.[1];
}

function begin(match: InfernoMatch, step: Step, seat: Seat): void {
  raise(match, fact('stepBegan', { seat, value: steps.indexOf(step) }));
}

/** How many cards a player may keep in hand when the turn ends. *Rule:* INF-402.2. */
export function handLimit(match: InfernoMatch, seat: Seat): number {
  return Math.max(
    0,
    HAND_LIMIT + sumOf(rulesOnSeat(match, seat, about.handLimitMore)) - sumOf(rulesOnSeat(match, seat, about.handLimitLess)),
  );
}
