import { positionProblem, type CardId, type Game, type Problem } from '@crupier/kernel/rules';
import type { PrintedCard } from '../state/printed.ts';
import type { Marvel } from '../state/state.ts';
import { namesOfDefinition, tellingName } from './names.ts';

/** What reading a position collects. */
export interface Draft {
  readonly state: Marvel;
  readonly game: Game<Marvel>;
  readonly labels: Record<string, CardId>;
  /** What waits until all lines are read. Returns what is wrong with it. */
  readonly later: (() => Problem | undefined)[];
}

/** What a card must be to stand in some place. */
export type Fits = (printed: PrintedCard) => boolean;

const indexes = new WeakMap<object, ReadonlyMap<string, readonly number[]>>();

/**
 * The definition that a text names, in English or Spanish, among those that fit the place. A scenario's own card goes before a real one.
 * *Errors:* `position.unknownCard`, `position.ambiguousCard` with the names that tell the cards apart.
 */
export function cardNamed(game: Game<Marvel>, name: string, fits: Fits = () => true): number | Problem {
  const { definitions } = game;
  const all = (indexOf(game).get(fold(name)) ?? []).filter((at) => fits(definitions[at]?.printed as PrintedCard));
  const own = all.filter((at) => definitions[at]?.key.startsWith('test/'));
  const [found, ...others] = own.length > 0 ? own : all;
  if (found === undefined) return positionProblem('unknownCard', { card: name });
  if (others.length === 0) return found;
  const cards = [found, ...others].flatMap((at) => definitions[at] ?? []).map(tellingName);
  return positionProblem('ambiguousCard', { card: name, cards: cards.join(' / ') });
}

function indexOf(game: Game<Marvel>): ReadonlyMap<string, readonly number[]> {
  const known = indexes.get(game.definitions);
  if (known !== undefined) return known;
  const index = new Map<string, number[]>();
  game.definitions.forEach((definition, at) => {
    for (const name of new Set(namesOfDefinition(definition).map(fold))) {
      const found = index.get(name);
      if (found === undefined) index.set(name, [at]);
      else found.push(at);
    }
  });
  indexes.set(game.definitions, index);
  return index;
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('’', "'");
}

/** A whole number that is not negative; undefined for any other text. */
export function countIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
