import type { CoreState } from '@crupier/kernel/rules';
import { type PlayableGame, takesSetting } from '@crupier/kernel';
import {
  conform,
  coverageOf,
  sumRan,
  twinsOf,
  type Coverage,
  type Subject,
  type TwinOptions,
  type Twins,
  type WalkOptions,
  type WalkReport,
} from '@crupier/kernel/conformance';

/** Who sits down. */
export interface Table {
  readonly seats: number;
  /** How many teams they make, companions as far from each other as can be; as many as seats where each plays alone. */
  readonly teams: number;
}

/** Two, one against the other. */
export const duel: Table = { seats: 2, teams: 2 };

/** A game at a table under the conformance kit, without the type of its state. */
export interface WalkedGame {
  /** A random match. */
  readonly walk: (options: WalkOptions) => WalkReport;
  /** Two matches that differ in what a viewer may not know. */
  readonly twins: (options: TwinOptions) => Twins | undefined;
  /** What some walks of this process left unreached. */
  readonly coverage: (walks: readonly { readonly ran: WalkReport['ran'] }[]) => Coverage;
}

/** What walks of a subject are made of. */
export function walked<S extends CoreState>(subject: Subject<S>): WalkedGame {
  return {
    walk: (options) => conform(subject, options),
    twins: (options) => twinsOf(subject, options),
    coverage: (walks) => coverageOf(subject.game, sumRan(walks)),
  };
}

/** The team of each seat at a table; undefined where each plays alone. */
export function teamsAt({ seats, teams }: Table): readonly number[] | undefined {
  return teams < seats ? Array.from({ length: seats }, (_, seat) => seat % teams) : undefined;
}

/** What is wrong with a table for a game, in a sentence; undefined where nothing is. */
export function wrongTable(game: Pick<PlayableGame, 'seats' | 'settings'>, { seats, teams }: Table): string | undefined {
  const { min, max } = game.seats;
  if (seats < min || seats > max) return `--seats: expected ${min === max ? min : `${min} to ${max}`}, and got ${seats}`;
  if (teams < Math.min(2, seats) || teams > seats) return `--teams: expected 2 to ${seats}, and got ${teams}`;
  return teams < seats && !takesSetting(game, 'teams') ? '--teams: this game has none' : undefined;
}
