import { assert, fail, ok, type Result } from '../state/result.ts';
import type { AnyProgram, Game } from '../match/match.ts';
import { definitionNumber, programNumber } from '../match/numbers.ts';
import { ABILITY_FIELD, definitionFieldsOf, isEvent, isNamedEvent, nameAbility, numberAbility, type NamedEvent } from './naming.ts';
import { difference, packBefore, packCards, unpackBefore, unpackCards, type CardsBefore } from './packing.ts';
import { CARDS_MAX, type CoreState, type DeepReadonly, type Frame, type GameEvent } from '../state/state.ts';

/** The version of saved states. */
export const SAVE_FORMAT = 4;

/**
 * A state as text. Programs, steps, definitions and facts are named, so that a save survives new code that only adds; integers
 * live in memory alone. What was kept to be taken back to is told by how it differs. The text begins with its hash. Never for a client: it holds everything hidden.
 */
export function saveState<S extends CoreState>(game: Game<S>, state: DeepReadonly<S>): string {
  const name = namingOf(game);
  const cards = packCards(state.cards, (fields) => withFields(fields, name));
  return sealed(JSON.stringify({ format: SAVE_FORMAT, game: game.name, state: { ...nameFields(game, state, state, name), cards } }));
}

/** The fields of a state that are told apart, or not at all: how many abilities listen for what is counted anew. */
const APART = ['cards', 'shared', 'frames', 'parked', 'checkpoint'];

/** The fields that hold no names, and are much of a state. */
const PLAIN = ['zones', 'listeners', 'statics', 'random', 'viewerKeys', 'pending'];

/** Everything but the cards, of the fields given. */
function nameFields<S extends CoreState>(game: Game<S>, state: DeepReadonly<S>, fields: object, name: Renaming): object {
  const kept = state.checkpoint as DeepReadonly<S> | undefined;
  return {
    ...without(fields, APART),
    ...renamed(without(fields, [...APART, ...PLAIN]), name),
    frames: state.frames.map((frame) => nameFrame(game, frame, name)),
    parked: state.parked.map(({ key, frames }) => ({ key, frames: frames.map((frame) => nameFrame(game, frame, name)) })),
    checkpoint: kept && nameKept(game, kept, state, name),
  };
}

/** What was kept, as it differs from the state that keeps it. */
function nameKept<S extends CoreState>(game: Game<S>, kept: DeepReadonly<S>, now: DeepReadonly<S>, name: Renaming): object {
  const fields = difference(without(kept, APART), now);
  const valueless = Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [field] : []));
  const cards = packBefore(kept.cards, now.cards, (changed) => withFields(changed, name));
  return { ...nameFields(game, kept, fields, name), cards, valueless };
}

function namingOf<S extends CoreState>(game: Game<S>): Renaming {
  const definitionFields = definitionFieldsOf(game);
  const { names, shapes } = game.facts;
  const keyOf = (index: unknown): unknown => game.definitions[Number(index)]?.key ?? index;
  return {
    event: (event) => {
      if (!isEvent(event)) return undefined;
      const { kind, value } = event;
      return { ...event, kind: names[kind], value: shapes[kind]?.defines === true ? keyOf(value) : value };
    },
    field: (field, value) => {
      if (field === ABILITY_FIELD) return nameAbility(game, value);
      return definitionFields.includes(field) ? eachOf(value, keyOf) : undefined;
    },
  };
}

function without(fields: object, apart: readonly string[]): object {
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) if (!apart.includes(field)) kept[field] = value;
  return kept;
}

/** How numbers of this process become names, or names numbers. Undefined leaves a value to be looked into. */
interface Renaming {
  readonly event: (value: object) => object | undefined;
  readonly field: (field: string, value: unknown) => unknown;
}

/** A definition, or each of a list of them. */
function eachOf(value: unknown, rename: (one: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(rename) : rename(value);
}

/** A copy in which every event and every definition, however deep, was renamed. */
function renamed(fields: object, renaming: Renaming): object {
  const mapped = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(mapped);
    return renaming.event(value) ?? renamed(value, renaming);
  };
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) copy[key] = renaming.field(key, value) ?? mapped(value);
  return copy;
}

/** A copy of a flat record in which the definitions were renamed. */
function withFields(record: object, { field }: Renaming): object {
  const values = record as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const key in values) copy[key] = field(key, values[key]) ?? values[key];
  return copy;
}

function nameFrame<S extends CoreState>(
  game: Game<S>,
  { program, step, source, seat, locals }: DeepReadonly<Frame>,
  name: Renaming,
): object {
  const running = game.programs[program] as AnyProgram<S>;
  const each = 'each' in locals ? { each: game.programs[Number(locals.each)]?.name } : {};
  // In the order of their names: which local was set first says nothing.
  const named = Object.entries({ ...renamed(locals, name), ...each }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { program: running.name, step: running.steps[step]?.name ?? '', source, seat, locals: Object.fromEntries(named) };
}

/**
 * Reads a saved state back.
 * Errors: `save.broken` if the text is no save or was changed, `save.otherGame`, `save.unknownName` with the name that this version lacks.
 */
export function restoreState<S extends CoreState>(game: Game<S>, text: string): Result<S> {
  const numbering = new Numbering(game);
  try {
    const saved: unknown = JSON.parse(text);
    if (!isSave(saved)) return fail('save.broken', '', { reason: 'format' });
    if (saved.game !== game.name) return fail('save.otherGame', 'game', { game: saved.game, expected: game.name });
    assert(saved.state.cards.length <= CARDS_MAX, 'A state holds no more cards than there are ids.');
    const state = numberState(game, { ...saved.state, cards: unpackCards(saved.state.cards) }, numbering);
    if (numbering.missing !== undefined) return fail('save.unknownName', 'state', { name: numbering.missing });
    game.checkInvariants(state as DeepReadonly<S>);
    // A hash of the state would not do: what is no state may have the hash of one.
    if (!isAsSealed(text)) return fail('save.broken', '', { reason: 'hash' });
    return ok(state);
  } catch (problem) {
    const { missing } = numbering;
    if (missing !== undefined) return fail('save.unknownName', 'state', { name: missing });
    return fail('save.broken', '', { reason: problem instanceof Error ? problem.message : String(problem) });
  }
}

/** A frame whose numbers are names. */
interface SavedFrame {
  readonly program: string;
  readonly step: string;
  readonly locals: object;
}

interface SavedFields {
  readonly frames: readonly SavedFrame[];
  readonly parked: readonly { readonly key: number; readonly frames: readonly SavedFrame[] }[];
  readonly checkpoint?: SavedBefore;
}

/** What was kept: the fields that differ from those of the state that keeps it, and the names of those that had no value then. */
type SavedBefore = SavedFields & { readonly cards: CardsBefore; readonly valueless: readonly string[] };

/** A state with all its cards and fields, whose numbers are names. */
type SavedState = SavedFields & { readonly cards: readonly object[] };

const SEAL = /^\{"hash":"([\da-f]{16})",/;

/** A record as JSON, with the hash of its text as its first field. */
function sealed(record: string): string {
  return `{"hash":"${hashText(record)}",${record.slice(1)}`;
}

/** Whether a text is what was sealed, sign for sign. */
function isAsSealed(text: string): boolean {
  const [seal = '', hash] = SEAL.exec(text) ?? [];
  return hash !== undefined && hashText(`{${text.slice(seal.length)}`) === hash;
}

function isSave(saved: unknown): saved is { readonly game: string; readonly state: SavedState } {
  if (typeof saved !== 'object' || saved === null || !('format' in saved) || !('game' in saved) || !('state' in saved)) return false;
  const { format, game, state } = saved;
  if (format !== SAVE_FORMAT || typeof game !== 'string' || typeof state !== 'object' || state === null) return false;
  return 'cards' in state && Array.isArray(state.cards) && 'frames' in state && Array.isArray(state.frames);
}

/** From names back to this process's numbers; remembers the first name that it lacks. */
class Numbering<S extends CoreState> {
  missing: string | undefined;
  private readonly game: Game<S>;

  constructor(game: Game<S>) {
    this.game = game;
  }

  definition(key: string): number {
    return this.found(definitionNumber(this.game, key) ?? this.game.definitionCalled?.(this.game, key), key);
  }

  program(name: string): number {
    return this.found(programNumber(this.game, name), name);
  }

  event(saved: NamedEvent): GameEvent {
    const { value } = saved;
    const kind = this.game.facts.names.indexOf(saved.kind);
    return {
      ...saved,
      kind: this.found(kind < 0 ? undefined : kind, saved.kind),
      value: typeof value === 'string' ? this.definition(value) : value,
    };
  }

  stepOf(running: AnyProgram<S>, name: string): number {
    const found = name === '' ? running.steps.length : running.stepAt[name];
    if (found === undefined) this.missing ??= `${running.name} / ${name}`;
    return found ?? 0;
  }

  private found(number: number | undefined, name: string): number {
    if (number === undefined) this.missing ??= name;
    return number ?? 0;
  }
}

function numberingOf<S extends CoreState>(game: Game<S>, numbering: Numbering<S>): Renaming {
  const definitionFields = definitionFieldsOf(game);
  const numberOf = (key: unknown): unknown => (typeof key === 'string' ? numbering.definition(key) : key);
  return {
    event: (value) => (isNamedEvent(value) ? numbering.event(value) : undefined),
    field: (field, value) => {
      if (field === ABILITY_FIELD) return numberAbility(value, (key) => numbering.definition(key));
      return definitionFields.includes(field) ? eachOf(value, numberOf) : undefined;
    },
  };
}

function numberState<S extends CoreState>(game: Game<S>, saved: SavedState, numbering: Numbering<S>): S {
  const number = numberingOf(game, numbering);
  const { checkpoint: kept } = saved;
  const draft = {
    pending: undefined,
    winners: undefined,
    shared: [],
    ...saved,
    ...renamed(without(saved, [...APART, ...PLAIN]), number),
    cards: saved.cards.map((card) => withFields(card, number)),
    frames: saved.frames.map((frame) => numberFrame(game, frame, { numbering, number })),
    parked: saved.parked.map(({ key, frames }) => ({
      key,
      frames: frames.map((frame) => numberFrame(game, frame, { numbering, number })),
    })),
    checkpoint: kept && numberState(game, asKept(saved, kept), numbering),
  } as unknown as S;
  return game.clone(draft as DeepReadonly<S>);
}

/** What was kept, in full. */
function asKept(now: SavedState, { cards, frames, parked, checkpoint, valueless, ...fields }: SavedBefore): SavedState {
  const whole = { ...without(now, [...APART, ...valueless]), ...fields };
  return { ...whole, frames, parked, cards: unpackBefore(cards, now.cards), ...(checkpoint && { checkpoint }) };
}

function numberFrame<S extends CoreState>(
  game: Game<S>,
  frame: SavedFrame,
  { numbering, number }: { readonly numbering: Numbering<S>; readonly number: Renaming },
): object {
  const program = numbering.program(frame.program);
  const step = numbering.stepOf(game.programs[program] as AnyProgram<S>, frame.step);
  const each = 'each' in frame.locals ? { each: numbering.program(String(frame.locals.each)) } : {};
  return { ...frame, program, step, locals: { ...renamed(frame.locals, number), ...each } };
}

/** A short hash of a text (two FNV-1a of 32 bits): 16 hexadecimal digits, the same on every machine. */
export function hashText(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return (one >>> 0).toString(16).padStart(8, '0') + (other >>> 0).toString(16).padStart(8, '0');
}
