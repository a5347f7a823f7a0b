import type { CoreState } from '@crupier/kernel';
import { conform, coverageOf, sumRan, type Coverage, type Subject, type WalkOptions, type WalkReport } from '@crupier/kernel/conformance';

/** A game that can be walked, without the type of its state. */
export interface WalkedGame {
  readonly walk: (options: WalkOptions) => WalkReport;
  /** What some walks of this process left unreached. */
  readonly coverage: (walks: readonly { readonly ran: WalkReport['ran'] }[]) => Coverage;
}

function walked<S extends CoreState>(subject: Subject<S>): WalkedGame {
  return { walk: (options) => conform(subject, options), coverage: (walks) => coverageOf(subject.game, sumRan(walks)) };
}

/** Who sits down. */
export interface Table {
  readonly seats: number;
  /** How many teams they make, companions as far from each other as can be; as many as seats where each plays alone. */
  readonly teams: number;
}

/** A game whose matches can be walked, with how it seats players. */
export interface WalkableGame {
  readonly seatsMax: number;
  readonly hasTeams: boolean;
  /** The game at a table, with the decks that the walk plays. */
  readonly at: (table: Table) => Promise<WalkedGame>;
}

/** The games there are. */
export const walkableGames: Readonly<Record<string, WalkableGame>> = {
  keyforge: {
    seatsMax: 2,
    hasTeams: false,
    at: async () => {
      const { conformanceSubject } = await import('@crupier/keyforge/conformance');
      return walked(conformanceSubject(['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone']));
    },
  },
  inferno: {
    seatsMax: 6,
    hasTeams: true,
    at: async ({ seats, teams }) => {
      const { conformanceSubject, readyDecks } = await import('@crupier/inferno/conformance');
      const together = Array.from({ length: seats }, (_, seat) => seat % teams);
      return walked(conformanceSubject(readyDecks(seats), teams < seats ? together : undefined));
    },
  },
};

/** What is wrong with a table for a game, in a sentence; undefined where nothing is. */
export function wrongTable({ seatsMax, hasTeams }: WalkableGame, { seats, teams }: Table): string | undefined {
  if (seats < 2 || seats > seatsMax) return `--seats: expected ${seatsMax === 2 ? '2' : `2 to ${seatsMax}`}, and got ${seats}`;
  if (teams < 2 || teams > seats) return `--teams: expected 2 to ${seats}, and got ${teams}`;
  return teams < seats && !hasTeams ? '--teams: this game has none' : undefined;
}
