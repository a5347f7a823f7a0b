import type { Answer } from '../state/decision.ts';
import type { Game, Match, Program } from '../match/match.ts';
import { advance, matchOn } from '../events/machine.ts';
import type { GameWords } from '../play/game-words.ts';
import type { Happened } from '../views/redact.ts';
import { seeEvent } from '../views/redact.ts';
import type { Identities } from '../views/redeal.ts';
import type { Probe } from '../state/site.ts';
import type { CoreState, DeepReadonly, GameEvent, Seat } from '../state/state.ts';
import type { SeenEvent, View } from '../views/view.ts';
import type { Viewer } from '../state/viewers.ts';
import { SPECTATOR } from '../state/viewers.ts';

/** A game under test: how it is dealt, and what each viewer is told of it. */
export interface Subject<S extends CoreState> {
  readonly game: Game<S>;
  /** A freshly dealt state that has not run yet. The same seed, 64 hexadecimal digits, deals the same. */
  readonly deal: (seed: string) => S;
  readonly identities: Identities<S>;
  readonly view: (match: Match<S>, viewer: Viewer) => View;
  /** What a viewer is told of an event; by default the kernel's own redaction. */
  readonly seen?: (match: Match<S>, viewer: Viewer, happened: Happened) => SeenEvent;
  /** The texts around the game: then every event, purpose and verb of an option must have one. */
  readonly words?: GameWords;
  readonly conserved?: Conserved<S> | undefined;
  /** How a seat leaves the table: then it is tried out, at questions of all kinds, in copies of the match. */
  readonly leave?: Program<S, object>;
  /**
   * Whether the rules make a difference visible though no card that was dealt anew became known, as when a player must say how
   * many creatures a hidden hand holds, or a text that always works counts them. Name the facts that tell of it; without this, every such difference is a leak.
   */
  readonly excuse?: (difference: Difference) => boolean;
}

/** Sums that only events change, such as all the æmber there is. */
export interface Conserved<S extends CoreState> {
  readonly totals: (state: DeepReadonly<S>) => Readonly<Record<string, number>>;
  /** What an event does to them: by how much, or `any`. A total that is not named stays as it is. */
  readonly changes: (name: string, event: GameEvent) => Readonly<Record<string, number | 'any'>>;
}

/** Where two matches that look the same to a viewer began to look different. */
export interface Difference {
  readonly viewer: Viewer;
  /** The decision before whose answer they still looked the same. */
  readonly decision: number;
  readonly what: 'view' | 'decision' | 'events' | 'outcome';
  readonly one: string;
  readonly other: string;
  /** Names of the events of that answer, in both matches. */
  readonly events: readonly string[];
  /** How many options must be chosen at least at the question that is open in each of them, by the first who is asked; 0 where none is open. */
  readonly least: readonly [one: number, other: number];
}

/** An answer as a journal keeps it. */
export interface Given {
  readonly seat: Seat;
  readonly chosen: readonly (readonly [verb: string, card: number, value: number])[];
}

/** A match that is watched from its first step on, with what happened in it so far. */
export interface Watched<S extends CoreState> {
  readonly match: Match<S>;
  readonly log: { happened: Happened[]; rewinds: number };
}

/** Opens a match on a state and listens; `hear` is told of each event as soon as it is committed. */
export function watch<S extends CoreState>(
  game: Game<S>,
  state: S,
  probe?: Probe,
  hear?: (match: Match<S>, happened: Happened) => void,
): Watched<S> {
  const match = matchOn(game, state, probe);
  const log: Watched<S>['log'] = { happened: [], rewinds: 0 };
  match.observer = {
    event: (event, before, after) => {
      const happened = { event, before, after, revision: match.state.revision };
      log.happened.push(happened);
      hear?.(match, happened);
    },
    rewound: (revision) => {
      log.happened = log.happened.filter((each) => each.revision <= revision);
      log.rewinds++;
    },
  };
  advance(match);
  return { match, log };
}

/** Every seat, and a spectator. */
export function viewersOf<S extends CoreState>(match: Match<S>): Viewer[] {
  return [...match.state.viewerKeys.slice(1).map((_, seat) => seat), SPECTATOR];
}

/** What a viewer is told of an event. */
export function tell<S extends CoreState>(subject: Subject<S>, match: Match<S>, viewer: Viewer, happened: Happened): SeenEvent {
  return (subject.seen ?? seeEvent)(match, viewer, happened);
}

/** The answer by verb, card and value. */
export function describe<S extends CoreState>(match: Match<S>, seat: Seat, chosen: Answer): Given {
  const options = match.state.pending?.asks.find((each) => each.seat === seat)?.options ?? [];
  return {
    seat,
    chosen: chosen.map((index) => [options[index]?.verb ?? '', options[index]?.card ?? 0, options[index]?.value ?? 0] as const),
  };
}

/** The same answer by index; an option that is not there has the index -1. */
export function indexes<S extends CoreState>(match: Match<S>, { seat, chosen }: Given): Answer {
  const options = match.state.pending?.asks.find((each) => each.seat === seat)?.options ?? [];
  return chosen.map(([verb, card, value]) => options.findIndex((each) => each.verb === verb && each.card === card && each.value === value));
}
