import type { Problem } from '@crupier/kernel/rules';
import type { Aspect } from '../cards/facts/card-facts.ts';

/** What a list writes for a card: a code, a name with what stands after it, or a number of OCTGN beside a name. */
export type Written =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'octgn'; readonly id: string; readonly name: string };

/** One entry of a list that is being read. */
export interface DraftEntry {
  /** Where it stands in the list. */
  readonly at: string;
  readonly count: number;
  readonly written: Written;
}

/** A line of a list before its cards: the deck's name or its identity's. */
export interface Heading {
  readonly at: string;
  readonly text: string;
}

/** A list as it was read, before its cards are looked up. */
export interface Draft {
  readonly name: string;
  /** The code of the identity, where the list has one. */
  readonly identity: { readonly at: string; readonly code: string } | undefined;
  /** The lines before the cards that say nothing else: a text names its deck and its identity there. */
  readonly headings: readonly Heading[];
  /** The aspects, where the list says them. */
  readonly aspects: readonly Aspect[] | undefined;
  readonly entries: readonly DraftEntry[];
  readonly problems: readonly Problem[];
  /** Whether reading stopped before the end, so that nothing can be counted. */
  readonly isCut: boolean;
}

/** After so many problems reading stops: what follows would only be more of the same. */
export const problemsMax = 50;

/** A list that says nothing yet. */
export const emptyDraft: Draft = {
  name: '',
  identity: undefined,
  headings: [],
  aspects: undefined,
  entries: [],
  problems: [],
  isCut: false,
};

/** What a list that tells nothing but problems was read as. */
export function unreadable(problems: readonly Problem[]): Draft {
  return { ...emptyDraft, problems, isCut: true };
}
