import { heardBy } from '../derived/listeners.ts';
import { heardOption } from '../match/ability-options.ts';
import { abilityOf } from '../match/ability-ref.ts';
import type { WindowLocals, WindowMoment } from '../match/happening.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Match, Program, Step, WindowClass, WindowPolicy } from '../match/match.ts';
import { program } from '../match/make-program.ts';
import { call } from '../match/stack.ts';
import type { JoiningOn, Waiting } from '../match/window-policy.ts';
import { assert } from '../state/result.ts';
import type { CoreState, GameEvent, Seat } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import { allInTurn, firstWhoWaits, orderSteps } from './ordering.ts';
import { canUse } from './uses.ts';
import { beginning, lookAgain, namesOf, resolve, waitingIn, type Window } from './waiting.ts';

/**
 * A window of a game: class after class, what is forced resolves and what may be used is offered. Undefined where the game has no classes
 * for the moment. `cites` has the ledger rows that its steps carry out for the game, beside those of each class.
 */
export function windowProgram<S extends CoreState>(
  moment: WindowMoment,
  policy: WindowPolicy<S>,
  cites?: Readonly<Record<string, string>>,
): Program<S, WindowLocals> | undefined {
  const classes = moment === 'interrupt' ? policy.interrupts : policy.responses;
  if (classes.length === 0) return undefined;
  const rule = (own: string): string => (cites?.[own] === undefined ? own : `${own} ${cites[own]}`);
  const window: Window<S> = { moment, policy, classes, rule };
  const steps = classes.flatMap((each) => (each.manner === 'round' ? roundSteps(window, each) : orderedSteps(window, each)));
  const notes = moment === 'after' && policy.joining !== undefined ? [noteStep(window, policy.joining)] : [];
  return program<S, WindowLocals>(moment === 'interrupt' ? 'window before' : 'window after', [...notes, ...steps]);
}

/** What listens as the window opens has heard its events by then or does not hear them at all. */
function noteStep<S extends CoreState>({ rule }: Window<S>, { hears }: JoiningOn<Match<S>>): Step<S, WindowLocals> {
  return {
    name: 'note what listens',
    rule: rule('KERNEL-WINDOW-KNOWN'),
    do: (match, { locals }) => {
      locals.known = namesOf(match, locals.events.filter(hears));
    },
  };
}

/** Every ability of the class resolves. */
function orderedSteps<S extends CoreState>(window: Window<S>, own: WindowClass<S>): Step<S, WindowLocals>[] {
  const again = `${own.name}: what still waits`;
  return [
    {
      name: `${own.name}: what still waits`,
      rule: window.rule('KERNEL-WINDOW'),
      do: (match, { locals }) => lookAgain(match, locals, window),
    },
    ...orderSteps<S, WindowLocals, Waiting>({
      name: `${own.name}: say which is next`,
      rule: own.rule,
      verb: 'resolve',
      atOnce: window.moment === 'after',
      turn: (match, locals) => {
        const waiting = waitingIn(match, locals, window, own);
        if (waiting.length === 0) return undefined;
        const players = own.players(match, locals.events);
        if (own.manner === 'own') return firstWhoWaits(players, waiting);
        assert(players[0] !== undefined, `Somebody orders the abilities of ${own.name}.`);
        return allInTurn(players[0], waiting);
      },
      take: (match, locals, heard) => {
        resolve(match, locals, window.policy, heard);
        return again;
      },
    }),
  ];
}

/**
 * Each player in turn may use an ability of the class or pass; whoever can use none passes without being asked, and so does whoever has
 * left since the round began.
 */
function roundSteps<S extends CoreState>(window: Window<S>, own: WindowClass<S>): Step<S, WindowLocals>[] {
  const { name, rule } = own;
  const turn = `${name}: the next player`;
  const openTo = (match: Match<S>, locals: WindowLocals, seat: Seat): readonly Waiting[] =>
    waitingIn(match, locals, window, own).filter((heard) => heard.seat === seat);
  return [
    {
      name: `${name}: it begins`,
      rule,
      do: (match, { locals }) => {
        locals.order = own.players(match, locals.events);
        locals.turn = 0;
        locals.passes = 0;
      },
    },
    {
      name: `${name}: the next player`,
      rule,
      do: (match, { locals }) => {
        lookAgain(match, locals, window);
        if (locals.passes >= locals.order.length) return `${name}: all have passed`;
        if (openTo(match, locals, askedIn(locals)).length > 0) return undefined;
        pass(locals);
        return turn;
      },
    },
    {
      name: `${name}: use one or pass`,
      rule,
      ask: (match, { locals }) => {
        const seat = askedIn(locals);
        const options = openTo(match, locals, seat).map((heard, at) => heardOption(match, 'use', heard, at));
        if (options.length === 0) return undefined;
        const purpose = locals.moment === 'interrupt' ? 'mayInterrupt' : 'mayRespond';
        return { kind: 'respond', seat, purpose, source: NO_CARD, min: 0, options };
      },
      take: (match, { locals }, [chosen]) => {
        const heard = chosen && openTo(match, locals, askedIn(locals))[chosen.value];
        pass(locals);
        if (heard === undefined) return;
        locals.passes = 0;
        resolve(match, locals, window.policy, heard);
      },
    },
    { name: `${name}: go on round the table`, rule, do: () => turn },
    { name: `${name}: all have passed`, rule, do: () => undefined },
  ];
}

function askedIn({ order, turn }: WindowLocals): Seat {
  const seat = order[turn % order.length];
  assert(seat !== undefined, 'Somebody is asked in a window.');
  return seat;
}

function pass(locals: WindowLocals): void {
  locals.turn++;
  locals.passes++;
}

/** What interrupts a batch: as the game's policy asks, or in the game's windows. The last act of a step. */
export function openBefore<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  const { policy, windows } = match.game;
  if (policy.interrupt !== undefined) policy.interrupt(match, events);
  else if (windows?.before !== undefined) openWindow(match, { moment: 'interrupt', events }, heardBy(match, 'interrupt', events));
}

/** What reacts to a batch, likewise. The last act of a step. */
export function openAfter<S extends CoreState>(match: Match<S>, heard: readonly Heard[], events: readonly GameEvent[]): void {
  const { policy, windows } = match.game;
  if (policy.react !== undefined) policy.react(match, heard, events);
  else if (windows?.after !== undefined) openWindow(match, { moment: 'after', events }, heard);
}

/** Opens a window, if the game says that it is worth it. */
function openWindow<S extends CoreState>(
  match: Match<S>,
  occurring: Pick<WindowLocals, 'moment' | 'events'>,
  heard: readonly Heard[],
): void {
  const { windows } = match.game;
  const window = occurring.moment === 'interrupt' ? windows?.before : windows?.after;
  if (heard.length === 0 || windows === undefined || window === undefined) return;
  const waiting = beginning(match, windows.policy, heard);
  if (!(windows.policy.opens?.(match, waiting) ?? isAnyAble(match, waiting))) return;
  call(match, window, { ...occurring, waiting, used: [], known: undefined, begun: 0, order: [], turn: 0, passes: 0, ordered: undefined });
}

function isAnyAble<S extends CoreState>(match: Match<S>, waiting: readonly Heard[]): boolean {
  return waiting.some((each) => isForced(match, each) || canUse(match, each, each.event));
}

function isForced<S extends CoreState>(match: Match<S>, { ref }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && data.forced;
}
