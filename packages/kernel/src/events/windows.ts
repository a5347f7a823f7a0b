import { heardBy, NOBODY_HEARD } from '../derived/listeners.ts';
import { abilityOf } from '../match/ability-ref.ts';
import type { Heard } from '../match/listener-index.ts';
import type { AnyProgram, Match, Program, Step, WindowClass } from '../match/match.ts';
import { program } from '../match/make-program.ts';
import { option } from '../match/program.ts';
import { call, enclosing } from '../match/stack.ts';
import { assert } from '../state/result.ts';
import type { CoreState, GameEvent, Seat } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import { callHeard } from './call-heard.ts';
import { canUse, isUsed } from './uses.ts';

/** When a window opens: before the commit of a batch, or after it. */
export type WindowMoment = 'interrupt' | 'after';

/** The locals of a window. */
export interface WindowLocals {
  readonly moment: WindowMoment;
  readonly events: readonly GameEvent[];
  /** What heard the batch, for a window after it; before it that is looked for anew, since each ability may change the batch. */
  readonly heard: readonly Heard[];
  /** The abilities that were used, each once for an occurrence. */
  used: readonly string[];
  /** For a round: the place in turn order of the player who is asked, and how many have passed in succession. */
  turn: number;
  passes: number;
}

/** A window of a game: what is forced resolves, what may be used is offered, class after class. */
export function windowProgram<S extends CoreState>(moment: WindowMoment, classes: readonly WindowClass<S>[]): Program<S, WindowLocals> {
  const steps = classes.flatMap((each): Step<S, WindowLocals>[] =>
    each.manner === 'all' ? forcedSteps(classes, each) : roundSteps(classes, each),
  );
  return program<S, WindowLocals>(moment === 'interrupt' ? 'window before' : 'window after', steps);
}

/** Every ability of the class resolves. Where one alone waits there is nothing to order, and nobody is asked. */
function forcedSteps<S extends CoreState>(classes: readonly WindowClass<S>[], own: WindowClass<S>): Step<S, WindowLocals>[] {
  const { name, rule } = own;
  const order = `${name}: say which is next`;
  const next = `${name}: the only one`;
  return [
    {
      name: next,
      rule,
      do: (match, frame) => {
        const [only, ...others] = waitingIn(match, frame.locals, classes, own);
        if (only === undefined) return `${name}: none is left`;
        if (others.length > 0) return order;
        use(match, frame.locals, only);
        return next;
      },
    },
    {
      name: order,
      rule,
      ask: (match, { locals }) => {
        const waiting = waitingIn(match, locals, classes, own);
        const seat = own.players(match, locals.events)[0];
        assert(seat !== undefined, `Somebody orders the abilities of ${name}.`);
        const options = waiting.map(({ self }, at) => option('resolve', self, at));
        return { kind: 'next', seat, purpose: 'whichAbilityNext', source: NO_CARD, options };
      },
      take: (match, { locals }, [chosen]) => {
        const heard = waitingIn(match, locals, classes, own)[chosen?.value ?? 0];
        assert(heard !== undefined, 'What resolves next was waiting.');
        use(match, locals, heard);
        return next;
      },
    },
    { name: `${name}: none is left`, rule, do: () => undefined },
  ];
}

/** Each player in turn may use an ability of the class or pass; whoever can use none passes without being asked. */
function roundSteps<S extends CoreState>(classes: readonly WindowClass<S>[], own: WindowClass<S>): Step<S, WindowLocals>[] {
  const { name, rule } = own;
  const turn = `${name}: the next player`;
  const openTo = (match: Match<S>, locals: WindowLocals, seat: Seat): readonly Heard[] =>
    waitingIn(match, locals, classes, own).filter((heard) => heard.seat === seat);
  return [
    {
      name: `${name}: it begins`,
      rule,
      do: (_match, { locals }) => {
        locals.turn = 0;
        locals.passes = 0;
      },
    },
    {
      name: turn,
      rule,
      do: (match, { locals }) => {
        const players = own.players(match, locals.events);
        if (locals.passes >= players.length) return `${name}: all have passed`;
        const seat = seatAt(players, locals.turn);
        if (openTo(match, locals, seat).length > 0) return undefined;
        pass(locals);
        return turn;
      },
    },
    {
      name: `${name}: use one or pass`,
      rule,
      ask: (match, { locals }) => {
        const seat = seatAt(own.players(match, locals.events), locals.turn);
        const options = openTo(match, locals, seat).map(({ self }, at) => option('use', self, at));
        const purpose = locals.moment === 'interrupt' ? 'mayInterrupt' : 'mayRespond';
        return { kind: 'respond', seat, purpose, source: NO_CARD, min: 0, options };
      },
      take: (match, { locals }, [chosen]) => {
        const heard = chosen && openTo(match, locals, seatAt(own.players(match, locals.events), locals.turn))[chosen.value];
        pass(locals);
        if (heard === undefined) return turn;
        locals.passes = 0;
        use(match, locals, heard);
        return turn;
      },
    },
    { name: `${name}: all have passed`, rule, do: () => undefined },
  ];
}

function seatAt(players: readonly Seat[], turn: number): Seat {
  const seat = players[turn % players.length];
  assert(seat !== undefined, 'Somebody is asked in a window.');
  return seat;
}

function pass(locals: WindowLocals): void {
  locals.turn++;
  locals.passes++;
}

/** The abilities of a class that still wait: not used for this occurrence, and able to be used now. */
function waitingIn<S extends CoreState>(
  match: Match<S>,
  locals: WindowLocals,
  classes: readonly WindowClass<S>[],
  own: WindowClass<S>,
): readonly Heard[] {
  return hearing(match, locals).filter((heard) => {
    if (locals.used.includes(occurrence(heard))) return false;
    if (classes.find(({ includes }) => includes(match, heard)) !== own) return false;
    return own.manner === 'all' || canUse(match, heard, heard.event);
  });
}

/** What hears the occurrence: before the commit, of the batch as it has become. */
function hearing<S extends CoreState>(match: Match<S>, { moment, heard }: WindowLocals): readonly Heard[] {
  if (moment === 'after') return heard;
  const batch = enclosing(match, match.game.happen);
  return batch === undefined ? NOBODY_HEARD : heardBy(match, 'interrupt', batch.locals.events);
}

/** An ability and what it is used for, whatever has become of the event's numbers. */
function occurrence({ ref, self, event: { kind, card, other, seat } }: Heard): string {
  return [ref, self, kind, card, other, seat].join('/');
}

/** Lets an ability resolve. One that interrupts changes the event that it heard: the batch's other events go on as they are. */
function use<S extends CoreState>(match: Match<S>, locals: WindowLocals, heard: Heard): void {
  locals.used = [...locals.used, occurrence(heard)];
  if (locals.moment === 'interrupt') {
    const batch = enclosing(match, match.game.happen);
    if (batch !== undefined) batch.locals.index = Math.max(0, batch.locals.events.indexOf(heard.event));
  }
  if (!isUsed(match, heard.ref)) return callHeard(match, heard);
  const { ref, event, self, seat } = heard;
  return call(match, match.game.use, { ref, event, chosen: undefined }, { source: self, seat });
}

/** What interrupts a batch: as the game's policy asks, or in the game's windows. The last act of a step. */
export function openBefore<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  const { policy, windows } = match.game;
  if (policy.interrupt !== undefined) policy.interrupt(match, events);
  else if (windows !== undefined)
    openWindow(match, windows.before, { moment: 'interrupt', events, heard: heardBy(match, 'interrupt', events) });
}

/** What reacts to a batch, likewise. The last act of a step. */
export function openAfter<S extends CoreState>(match: Match<S>, heard: readonly Heard[], events: readonly GameEvent[]): void {
  const { policy, windows } = match.game;
  if (policy.react !== undefined) policy.react(match, heard, events);
  else if (windows !== undefined) openWindow(match, windows.after, { moment: 'after', events, heard });
}

/** Opens a window, if any ability could be used in it. */
function openWindow<S extends CoreState>(
  match: Match<S>,
  window: AnyProgram<S>,
  occurring: Pick<WindowLocals, 'moment' | 'events' | 'heard'>,
): void {
  const isWorth = occurring.heard.some((each) => isForced(match, each) || canUse(match, each, each.event));
  if (isWorth) call(match, window as AnyProgram<S> as Program<S, WindowLocals>, { ...occurring, used: [], turn: 0, passes: 0 });
}

function isForced<S extends CoreState>(match: Match<S>, { ref }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && data.forced;
}
