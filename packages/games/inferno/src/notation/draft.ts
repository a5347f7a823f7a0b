import type { CardId, Game, Problem } from '@crupier/kernel';
import { printedBy } from '../state/printed.ts';
import type { Inferno } from '../state/state.ts';

/** What reading a position collects. */
export interface Draft {
  readonly state: Inferno;
  readonly game: Game<Inferno>;
  readonly labels: Record<string, CardId>;
  /** What waits until all lines are read. Returns what is wrong with it. */
  readonly later: (() => Problem | undefined)[];
}

/** What is wrong with a line; the line's number is added by whoever reads all lines. */
export function wrong(code: string, values: Problem['values'] = {}): Problem {
  return { code: `position.${code}`, at: '', values };
}

/** The definition that a text names by key, English or Spanish name; 0 where there is none. */
export function definitionNamed(game: Game<Inferno>, name: string): number {
  let index = indexes.get(game.definitions);
  if (index === undefined) indexes.set(game.definitions, (index = indexNames(game)));
  return index.get(fold(name)) ?? 0;
}

const indexes = new WeakMap<object, ReadonlyMap<string, number>>();

/** The first of several cards of one name has it; but a scenario's own card may be called as a real one is. */
function indexNames(game: Game<Inferno>): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  game.definitions.forEach(({ key }, at) => {
    const { en, es } = printedBy(game, at).name;
    for (const name of [key, en, es].map(fold)) if (key.startsWith('test/') || !index.has(name)) index.set(name, at);
  });
  return index;
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('’', "'");
}

/** A whole number that is not negative; undefined for any other text. */
export function countIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
