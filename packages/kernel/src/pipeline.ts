import type { AbilityLocals } from './ability.ts';
import { abilityOf } from './ability-ref.ts';
import { hearers, isHeard } from './listeners.ts';
import type { Heard } from './listeners.ts';
import type { Match, Sight } from './match.ts';
import { call, enclosing, writable } from './match.ts';
import type { Program } from './program.ts';
import { again, leave, option, program } from './program.ts';
import { assert } from './result.ts';
import type { CardId, CardRef, CoreState, Frame, GameEvent, LastKnown, Seat } from './state.ts';
import { cardOf, isCurrent, NO_CARD, pin } from './state.ts';

/** How a game asks those who listen. The order of the pipeline is the kernel's, the manners are the game's. */
export interface EventPolicy<S extends CoreState> {
  /** Who orders the replacements that apply to one event. */
  readonly chooser: (match: Match<S>, event: GameEvent) => Seat;
  /** Just before the commit: may call one program. */
  readonly interrupt?: (match: Match<S>, events: readonly GameEvent[]) => void;
  /** Just after the commit, if anything heard it: may call one program, or remember what was triggered for later. */
  readonly react: (match: Match<S>, heard: readonly Heard[], events: readonly GameEvent[]) => void;
  /** Just after the commit and before anything reacts: may call one program that puts the table in order. */
  readonly settle?: (match: Match<S>, events: readonly GameEvent[]) => void;
  /** Who makes the choices for an ability of a seat; by default the seat itself. */
  readonly decider?: (match: Match<S>, seat: Seat) => Seat;
  /** Whether a card's text box counts as empty; `by` is the card that has lent it the text in question. */
  readonly isBlank?: (match: Match<S>, card: CardId, by?: CardId) => boolean;
}

/** One batch of simultaneous events on its way. Replacements rewrite `events`. */
export interface HappenLocals {
  events: readonly GameEvent[];
  /** Which event is being replaced. */
  index: number;
  /** Replacements already applied to it, as ability and bearer: each has one chance. */
  used: readonly string[];
  /** What heard the batch once it is committed. */
  heard: readonly Heard[];
}

/** The way of every change: prohibitions, replacements, interrupts, commit, reactions. */
export function happenProgram<S extends CoreState>(): Program<S, HappenLocals> {
  return program<S, HappenLocals>('happen', [
    {
      name: 'drop what is prohibited',
      rule: 'KERNEL-PROHIBIT',
      do: (match, { locals }) => {
        // Most events end here: nobody could prohibit, replace or interrupt what nobody hears.
        if (!isAnyHeard(match, locals.events)) return commitAndSettle(match, locals);
        locals.events = locals.events.filter((event) => hearers(match, 'prohibit', event).length === 0);
      },
    },
    {
      name: 'replace',
      rule: 'KERNEL-REPLACE',
      ask: (match, { locals }) => {
        const event = locals.events[locals.index];
        const open = event === undefined ? [] : replacements(match, locals, event);
        if (event === undefined || open.length === 0) return undefined;
        const options = open.map(({ self }, at) => option('replace', self, at));
        return { kind: 'replace', seat: match.game.policy.chooser(match, event), purpose: 'whichReplacement', options, obviousIfOne: true };
      },
      take: (match, { locals }, [chosen]) => {
        const event = locals.events[locals.index] as GameEvent;
        const heard = replacements(match, locals, event)[chosen?.value ?? 0];
        assert(heard !== undefined, 'A replacement that was offered applies.');
        locals.used = [...locals.used, nameOf(heard)];
        callHeard(match, heard);
        return 'replace';
      },
    },
    {
      name: 'next event of the batch',
      rule: 'KERNEL-REPLACE',
      do: (_match, { locals }) => {
        if (locals.index >= locals.events.length) return;
        locals.index++;
        locals.used = [];
        return 'replace';
      },
    },
    {
      name: 'interrupt',
      rule: 'KERNEL-INTERRUPT',
      do: (match, { locals }) => (locals.events.length === 0 ? leave : match.game.policy.interrupt?.(match, locals.events)),
    },
    { name: 'commit', rule: 'KERNEL-COMMIT', do: (match, { locals }) => commitAndSettle(match, locals) },
    {
      name: 'react',
      rule: 'KERNEL-REACT',
      do: (match, { locals }) => match.game.policy.react(match, locals.heard, locals.events),
    },
  ]);
}

/** Writes the batch and puts the table in order; then whoever heard it reacts, if anybody did. */
function commitAndSettle<S extends CoreState>(match: Match<S>, locals: HappenLocals): string {
  commitBatch(match, locals);
  match.game.policy.settle?.(match, locals.events);
  return locals.heard.length === 0 ? leave : 'react';
}

function isAnyHeard<S extends CoreState>({ state }: Match<S>, events: readonly GameEvent[]): boolean {
  for (const event of events) if (isHeard(state, event.kind)) return true;
  return false;
}

function replacements<S extends CoreState>(match: Match<S>, locals: HappenLocals, event: GameEvent): Heard[] {
  return hearers(match, 'replace', event).filter((heard) => !locals.used.includes(nameOf(heard)));
}

function nameOf({ ref, self }: Heard): string {
  return `${ref}/${self}`;
}

/** Those who leave hear a batch as it was before it, those who arrive as it is after it. From here on its cards are pinned. */
function commitBatch<S extends CoreState>(match: Match<S>, locals: HappenLocals): void {
  const { events } = locals;
  const before = heardBy(match, 'after', events);
  const pinned: GameEvent[] = [];
  const leavers: (LastKnown | undefined)[] = [];
  for (const event of events) {
    leavers.push(snapshot(match, event));
    pinned.push(pinEvent(match, event));
  }
  for (let at = 0; at < events.length; at++) pinned[at] = commit(match, events[at] as GameEvent, pinned[at] as GameEvent, leavers[at]);
  const after = heardBy(match, 'after', events);
  locals.events = pinned;
  if (before.length + after.length === 0) return;
  const fresh = after.filter(
    (each) => !before.some((known) => known.ref === each.ref && known.self === each.self && known.event === each.event),
  );
  locals.heard = [...before, ...fresh].map((each) => ({ ...each, event: pinned[events.indexOf(each.event)] as GameEvent }));
}

/** Writes one event and says how it is told from here on. Everyone else raises. */
function commit<S extends CoreState>(match: Match<S>, event: GameEvent, pinned: GameEvent, leaver: LastKnown | undefined): GameEvent {
  const state = writable(match);
  assert(state.frames.length === match.depth, 'Nothing is written after a call.');
  state.revision++;
  const { probe, game, observer } = match;
  const { id } = game.facts.sites[event.kind] as { id: number };
  if (probe !== undefined) {
    probe.ran.add(id);
    if (probe.off === id) return pinned;
  }
  const write = game.commits[event.kind];
  assert(write !== undefined, 'Every fact has its commit.');
  const before = observer && sights(match, event);
  const wasCurrent = isCurrent(state, pinned.card);
  write(state, event, game);
  const told = wasCurrent && !isCurrent(state, pinned.card) ? moved(match, pinned, leaver) : pinned;
  if (before !== undefined) observer?.event(told, before, sights(match, event));
  noteOutcome(state, match, told);
  return told;
}

/** How many cards that left are remembered: the newest. */
const REMEMBERED_MAX = 64;

/** The event's card went elsewhere: it is told as what it was where something is remembered of that, otherwise as what it became. */
function moved<S extends CoreState>(match: Match<S>, event: GameEvent, leaver: LastKnown | undefined): GameEvent {
  assert(match.game.facts.shapes[event.kind]?.still !== true, 'A fact that is said to be still moves no card.');
  if (leaver === undefined) return { ...event, card: pinned(match, cardOf(event.card)) };
  const { lastKnown } = writable(match);
  lastKnown.push(leaver);
  if (lastKnown.length > REMEMBERED_MAX) lastKnown.shift();
  return event;
}

/** Keeps what an ability brings about, where the ability's text asks for it. *Rule:* "this way" and "if you do". */
function noteOutcome<S extends CoreState>(state: S, match: Match<S>, event: GameEvent): void {
  for (let at = state.frames.length - 1; at >= 0; at--) {
    const frame = state.frames[at] as Frame;
    const running = match.game.programs[frame.program];
    if (running?.isNobodysDoing) return;
    if (running?.isAbility !== true) continue;
    const locals = frame.locals as AbilityLocals;
    if (locals.outcome !== undefined) locals.outcome = [...locals.outcome, event];
    return;
  }
}

function pinEvent<S extends CoreState>(match: Match<S>, event: GameEvent): GameEvent {
  const { card, other, source } = event;
  if (card === NO_CARD && other === NO_CARD) return event;
  const { kind, seat, amount, value } = event;
  return { kind, source: pinned(match, source), card: pinned(match, card), other: pinned(match, other), seat, amount, value };
}

function pinned<S extends CoreState>(match: Match<S>, ref: CardRef): CardRef {
  const record = match.state.cards[cardOf(ref)];
  return ref === NO_CARD || ref !== cardOf(ref) || record === undefined ? ref : pin(record);
}

/** What will be remembered of the event's card if the event moves it. */
function snapshot<S extends CoreState>(match: Match<S>, { kind, card }: GameEvent): LastKnown | undefined {
  if (card === NO_CARD || match.game.facts.shapes[kind]?.still === true || !isCurrent(match.state, card)) return undefined;
  return match.game.remember(match, cardOf(card));
}

function sights<S extends CoreState>(match: Match<S>, { card, other, source }: GameEvent): Sight[] {
  return [card, other, source].map((ref): Sight => {
    const id = cardOf(ref);
    const record = match.state.cards[id];
    if (record === undefined) return { card: id, definition: 0, knownBy: 0, hidings: 0 };
    return {
      card: id,
      definition: record.definition,
      knownBy: id === NO_CARD ? 0 : match.game.knownBy(match.state, id),
      hidings: record.hidings,
    };
  });
}

const NOBODY: readonly Heard[] = [];

/** Everything that heard a batch at one moment, in the order in which the abilities began to listen. */
export function heardBy<S extends CoreState>(
  match: Match<S>,
  moment: 'interrupt' | 'after',
  events: readonly GameEvent[],
): readonly Heard[] {
  if (!isAnyHeard(match, events)) return NOBODY;
  const found: Heard[] = [];
  for (const event of events) found.push(...hearers(match, moment, event));
  return found;
}

/** Runs an ability that heard an event. The last act of a step. */
export function callHeard<S extends CoreState>(match: Match<S>, { ref, self, seat, event }: Heard): void {
  const ability = abilityOf(match, ref);
  call(match, ability.program, ability.locals(event), { source: self, seat });
}

/** Drops the event being replaced. A step of the replacing ability, after its condition and its offer. */
export function dropHappening<S extends CoreState>(match: Match<S>): void {
  const frame = enclosing(match, match.game.happen);
  assert(frame !== undefined, 'Only an event on its way can be replaced.');
  const { locals } = frame;
  locals.events = locals.events.filter((_, at) => at !== locals.index);
  locals.used = [];
}

/** Puts another event in the place of the one being replaced. Replacements already used on it stay used. */
export function rewriteHappening<S extends CoreState>(match: Match<S>, change: (event: GameEvent) => GameEvent): void {
  const frame = enclosing(match, match.game.happen);
  assert(frame !== undefined, 'Only an event on its way can be rewritten.');
  const { locals } = frame;
  locals.events = locals.events.map((event, at) => (at === locals.index ? change(event) : event));
}

/** Simultaneous mandatory abilities: one seat says which resolves next, until none is left. */
export interface OneByOneLocals {
  waiting: readonly Heard[];
  readonly orderer: Seat;
}

/** Makes the program, citing the game's own rule for ordering. */
export function oneByOneProgram<S extends CoreState>(rule: string): Program<S, OneByOneLocals> {
  return program<S, OneByOneLocals>('resolve one by one', [
    {
      name: 'say which is next',
      rule,
      ask: (_match, { locals: { waiting, orderer } }) => {
        if (waiting.length === 0) return undefined;
        const options = waiting.map(({ self }, at) => option('resolve', self, at));
        return { kind: 'next', seat: orderer, purpose: 'whichAbilityNext', source: NO_CARD, options, obviousIfOne: true };
      },
      take: (match, { locals }, [chosen]) => {
        const next = locals.waiting[chosen?.value ?? 0];
        assert(next !== undefined, 'What resolves next was waiting.');
        locals.waiting = locals.waiting.filter((each) => each !== next);
        callHeard(match, next);
        return again;
      },
    },
  ]);
}

/** The locals of `inTurn`. */
export interface InTurnLocals {
  /** What is left: seats or cards. */
  left: readonly number[];
  /** The program called for each, with the item as its local `item`. */
  readonly each: number;
}

/** A loop over seats or cards, each in turn, as rulebooks write "each player in order". */
export function inTurnProgram<S extends CoreState>(): Program<S, InTurnLocals> {
  return program<S, InTurnLocals>('in turn', [
    {
      name: 'the next one',
      rule: 'KERNEL-IN-TURN',
      do: (match, { locals, source, seat }) => {
        const [item, ...left] = locals.left;
        if (item === undefined) return leave;
        locals.left = left;
        call(match, match.game.programs[locals.each] as Program<S, { item: number }>, { item }, { source, seat });
        return again;
      },
    },
  ]);
}
