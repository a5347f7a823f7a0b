import { definitionNamed, type CardId, type Game, type Problem } from '@crupier/kernel/rules';
import type { Printed } from '../state/printed.ts';
import type { Inferno } from '../state/state.ts';

/** What reading a position collects. */
export interface Draft {
  readonly state: Inferno;
  readonly game: Game<Inferno>;
  readonly labels: Record<string, CardId>;
  /** What waits until all lines are read. Returns what is wrong with it. */
  readonly later: (() => Problem | undefined)[];
}

/** The definition of the card with a key or a name in either language; 0 where there is none. */
export function cardNamed(game: Game<Inferno>, name: string): number {
  return definitionNamed(game, name, ({ printed }) => {
    const { en = '', es = '' } = (printed as Partial<Printed>).name ?? {};
    return [en, es];
  });
}

/** A whole number that is not negative; undefined for any other text. */
export function countIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
