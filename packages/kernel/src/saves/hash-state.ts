import type { AnyProgram, Game } from '../match/match.ts';
import { ABILITY_FIELD, definitionFieldsOf, isEvent, nameAbility, type NamingGame } from './naming.ts';
import type { CoreState, DeepReadonly, Frame, GameEvent } from '../state/state.ts';

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

/** Words that stand for what is no number: far from the numbers of a game, so that a list is not taken for its length and what follows. */
const marks = { yes: 0x5ca1_ab1e, no: 0x0ddb_a115, nothing: 0x7e57_ab1e, record: 0x0b5e_55ed, list: 0x6115_7000 } as const;

/** Two lanes of MurmurHash3 of 32 bits, with different beginnings. */
class Mixer {
  private one = 0x811c9dc5 | 0;
  private other = 0x01000193;
  private readonly game: NamingGame;
  private readonly definitionFields: readonly string[];

  constructor(game: NamingGame) {
    this.game = game;
    this.definitionFields = definitionFieldsOf(game);
  }

  /** Whether a field holds definitions. */
  holdsDefinition(field: string): boolean {
    return this.definitionFields.includes(field);
  }

  /** Mixes in the key of a definition, or those of a list. */
  definition(index: unknown): void {
    if (Array.isArray(index)) {
      this.word(index.length);
      for (const each of index) this.definition(each);
    } else this.value(this.game.definitions[Number(index)]?.key ?? index);
  }

  /** Mixes in a field of a record. One that is undefined counts as absent, as in saves. */
  field(name: string, value: unknown): void {
    if (value === undefined) return;
    this.text(name);
    if (this.holdsDefinition(name)) this.definition(value);
    else this.value(name === ABILITY_FIELD ? nameAbility(this.game, value) : value);
  }

  value(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'boolean') this.word(value ? marks.yes : marks.no);
    else if (Array.isArray(value)) this.list(value);
    else if (typeof value === 'object' && value !== null) this.record(value);
    else this.word(marks.nothing);
  }

  text(text: string): void {
    this.word(text.length);
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    this.word(hash);
  }

  digits(): string {
    return finished(this.one).toString(16).padStart(8, '0') + finished(this.other).toString(16).padStart(8, '0');
  }

  private list(list: readonly unknown[]): void {
    this.word(marks.list + list.length);
    for (let at = 0; at < list.length; at++) this.value(list[at]);
  }

  private record(record: object): void {
    if (isEvent(record)) this.event(record);
    else for (const [name, value] of Object.entries(record)) this.field(name, value);
    this.word(marks.record);
  }

  private event(event: GameEvent): void {
    const { names, shapes } = this.game.facts;
    for (const [name, value] of Object.entries(event)) {
      if (name === 'value' && shapes[event.kind]?.defines === true) this.definition(value);
      else this.field(name, name === 'kind' ? names[event.kind] : value);
    }
  }

  private number(value: number): void {
    const whole = value | 0;
    this.word(whole);
    if (whole !== value && whole >>> 0 !== value) this.text(String(value));
  }

  private word(word: number): void {
    const mixed = Math.imul(turned(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
    this.one = (Math.imul(turned(this.one ^ mixed, 13), 5) + 0xe6546b64) | 0;
    this.other = (Math.imul(turned(this.other ^ mixed, 11), 9) + 0x7f4a7c15) | 0;
  }
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Lets every bit count for every other. */
function finished(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
