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

/** The games there are, with the decks that the walk plays. */
export const walkedGames: Readonly<Record<string, () => Promise<WalkedGame>>> = {
  keyforge: async () => {
    const { conformanceSubject } = await import('@crupier/keyforge/conformance');
    return walked(conformanceSubject(['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone']));
  },
  inferno: async () => {
    const { conformanceSubject, readyDecks } = await import('@crupier/inferno/conformance');
    return walked(conformanceSubject(readyDecks));
  },
};
