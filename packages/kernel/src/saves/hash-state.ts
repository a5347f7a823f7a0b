import type { AnyProgram, Game } from '../match/match.ts';
import type { CoreState, DeepReadonly, Frame } from '../state/state.ts';
import { Mixer } from './mixer.ts';

/**
 * A short hash of a state: 16 hexadecimal digits, the same on every machine. States that are saved as one text have one hash.
 * As in saves, definitions, programs, steps and facts count by their names. Worked out from the state itself, since a
 * simulation asks for it after every game and the text of a save takes ten times as long.
 */
export function hashState<S extends CoreState>(game: Game<S>, state: DeepReadonly<S>): string {
  const mixer = new Mixer(game);
  mixState(mixer, game, state);
  return mixer.digits();
}

/**
 * A short hash of numbers, words, lists and records of them: 16 hexadecimal digits, the same on every machine. Records count with the
 * names of their fields. A fraction of what their text would cost.
 */
export function hashValue<S extends CoreState>(game: Game<S>, value: unknown): string {
  const mixer = new Mixer(game);
  mixer.value(value);
  return mixer.digits();
}

function mixState<S extends CoreState>(mixer: Mixer, game: Game<S>, state: DeepReadonly<S>): void {
  const { cards, frames, parked, checkpoint } = state;
  // All cards of a game have the same fields in the same order; the numbers of definitions are this process's own.
  const isDefinition = Object.keys(cards[0] ?? {}).map((field) => mixer.holdsDefinition(field));
  for (const card of cards) {
    const values: readonly unknown[] = Object.values(card);
    for (let at = 0; at < values.length; at++) {
      if (isDefinition[at] === true) mixer.definition(values[at]);
      else mixer.value(values[at]);
    }
  }
  for (const frame of frames) mixFrame(mixer, game, frame as Frame);
  for (const { key, frames: waiting } of parked) {
    mixer.value(key);
    for (const frame of waiting) mixFrame(mixer, game, frame as Frame);
  }
  for (const [field, value] of Object.entries(state)) if (!apart.has(field)) mixer.field(field, value);
  if (checkpoint !== undefined) mixState(mixer, game, checkpoint as DeepReadonly<S>);
}

/** Fields that are mixed in apart, or not at all: which records are shared with copies is no part of a state. */
const apart = new Set(['cards', 'shared', 'frames', 'parked', 'checkpoint']);

function mixFrame<S extends CoreState>(mixer: Mixer, game: Game<S>, { program, step, source, seat, locals }: Frame): void {
  const running = game.programs[program] as AnyProgram<S>;
  mixer.text(running.name);
  mixer.text(running.steps[step]?.name ?? '');
  mixer.value(source);
  mixer.value(seat);
  // In the order of their names: which local was set first says nothing.
  const entries = Object.entries(locals).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, value] of entries) mixer.field(name, name === 'each' ? game.programs[Number(value)]?.name : value);
}
