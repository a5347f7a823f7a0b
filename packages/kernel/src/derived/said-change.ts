import type { Change } from '../language/effects.ts';
import type { Match } from '../match/match.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { chosenWords } from './chosen-word.ts';

type ListChange = Change & { readonly kind: 'list' };

/** A change whose word is known: the one that the text says as it reads now, or the one that it has chosen. */
export type SaidChange = Exclude<Change, ListChange> | (ListChange & { readonly word: string });

/** A change as the card that says so says it now. */
export function saidChange<S extends CoreState>(
  match: Match<S>,
  { change, self }: { readonly change: Change; readonly self: CardId },
): SaidChange {
  if (change.kind !== 'list') return change;
  const { reads } = match.game.manners;
  const [word = ''] = saidWords(match, self, change);
  const read = reads === undefined ? word : String(reads(match, self, word));
  // Most changes say what is written: they are given as they are.
  return read === change.word ? (change as SaidChange) : { ...change, word: read };
}

/** The words of a change, several where such were read; an empty text where it has none, or none could be chosen. */
export function saidWords<S extends CoreState>(
  match: Match<S>,
  self: CardId,
  { word = '', chosen }: { readonly word?: string; readonly chosen?: string },
): readonly string[] {
  if (chosen === undefined) return [word];
  const words = chosenWords(match, { self }, chosen);
  return words.length === 0 ? [''] : words;
}
