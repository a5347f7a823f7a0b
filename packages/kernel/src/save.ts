import { fail, ok, type Result } from './result.ts';
import type { Game } from './match.ts';
import type { AnyProgram } from './program.ts';
import type { CoreState, DeepReadonly, Frame, GameEvent } from './state.ts';
import { abilityOf } from './listeners.ts';

/** The version of saved states. */
export const SAVE_FORMAT = 1;

/**
 * A state as text. Programs, steps, definitions and facts are named, so that a save survives new code that only adds; integers
 * live in memory alone. Never for a client: it holds everything hidden.
 */
export function saveState<S extends CoreState>(game: Game<S>, state: DeepReadonly<S>): string {
  const { listening: _recounted, ...kept } = state;
  const saved = {
    format: SAVE_FORMAT,
    game: game.name,
    state: {
      ...kept,
      cards: state.cards.map((card) => ({ ...card, definition: game.definitions[card.definition]?.key })),
      frames: state.frames.map((frame) => saveFrame(game, frame)),
    },
  };
  return JSON.stringify(saved, (_key, value: unknown) => (isEvent(value) ? { ...value, kind: game.facts.names[value.kind] } : value));
}

function saveFrame<S extends CoreState>(game: Game<S>, { program, step, source, seat, locals }: DeepReadonly<Frame>): object {
  const { name, steps } = game.programs[program] as AnyProgram<S>;
  const each = 'each' in locals ? { each: game.programs[Number(locals.each)]?.name } : {};
  return { program: name, step: steps[step]?.name ?? '', source, seat, locals: { ...locals, ...each } };
}

/**
 * Reads a saved state back.
 * Errors: `save.broken` if the text is no save, `save.otherGame`, `save.unknownName` with the name that this version lacks.
 */
export function restoreState<S extends CoreState>(game: Game<S>, text: string): Result<S> {
  let saved: { format?: unknown; game?: unknown; state?: SavedState };
  try {
    saved = JSON.parse(text) as typeof saved;
  } catch (problem) {
    return fail('save.broken', '', { reason: String(problem) });
  }
  if (saved.format !== SAVE_FORMAT || saved.state === undefined) return fail('save.broken', 'format', { reason: String(saved.format) });
  if (saved.game !== game.name) return fail('save.otherGame', 'game', { game: String(saved.game) });
  const unknown = unknownName(game, saved.state);
  if (unknown !== undefined) return fail('save.unknownName', 'state', { name: unknown });
  return ok(rebuild(game, saved.state));
}

interface SavedState {
  readonly cards: readonly { readonly definition: string }[];
  readonly frames: readonly { readonly program: string; readonly step: string; readonly locals: object }[];
}

function unknownName<S extends CoreState>(game: Game<S>, { cards, frames }: SavedState): string | undefined {
  const keys = new Set(game.definitions.map(({ key }) => key));
  const programs = new Set(game.programs.map(({ name }) => name));
  const missing = cards.find(({ definition }) => !keys.has(definition))?.definition;
  return missing ?? frames.find(({ program }) => !programs.has(program))?.program;
}

function rebuild<S extends CoreState>(game: Game<S>, saved: SavedState): S {
  const keys = new Map(game.definitions.map(({ key }, index) => [key, index]));
  const programs = new Map(game.programs.map((program, index) => [program.name, index]));
  const kinds = new Map(game.facts.names.map((name, index) => [name, index]));
  const named = JSON.parse(JSON.stringify(saved), (_key, value: unknown) =>
    isSavedEvent(value) ? { ...value, kind: kinds.get(value.kind) ?? -1 } : value,
  ) as typeof saved;
  const draft = {
    ...named,
    pending: undefined,
    winners: undefined,
    ...(named as object),
    listening: new Array<number>(game.facts.names.length * 4).fill(0),
    cards: named.cards.map((card) => ({ ...card, definition: keys.get(card.definition) })),
    frames: named.frames.map((frame) => {
      const program = programs.get(frame.program) ?? -1;
      const { steps, stepAt } = game.programs[program] as AnyProgram<S>;
      const each = 'each' in frame.locals ? { each: programs.get(String(frame.locals.each)) } : {};
      return { ...frame, program, step: frame.step === '' ? steps.length : stepAt[frame.step], locals: { ...withUndefined(frame.locals), ...each } };
    }),
  } as unknown as S;
  const state = game.clone(draft as DeepReadonly<S>);
  recount(game, state);
  return state;
}

/** JSON leaves undefined fields out; abilities tell "no outcome asked for" by one. */
function withUndefined(locals: object): object {
  return 'bound' in locals ? { event: undefined, outcome: undefined, ...locals } : locals;
}

function recount<S extends CoreState>(game: Game<S>, state: S): void {
  const match = { game, state } as Parameters<typeof abilityOf<S>>[0];
  for (const ref of state.listeners) {
    const { key } = abilityOf(match, ref);
    state.listening[key] = (state.listening[key] ?? 0) + 1;
  }
}

function isEvent(value: unknown): value is GameEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'number' && 'other' in value && 'amount' in value;
}

function isSavedEvent(value: unknown): value is Omit<GameEvent, 'kind'> & { readonly kind: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' && 'other' in value && 'amount' in value;
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
