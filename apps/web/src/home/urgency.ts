import type { MatchSummary } from '@crupier/protocol';

/** When matches were last seen, in milliseconds since 1970, by their ids. */
export type SeenAt = Readonly<Record<string, { readonly at?: number } | undefined>>;

/** Matches that go on, the most urgent first: those in which the reader is asked, and among the others those that were seen last. */
export function byUrgency(matches: readonly MatchSummary[], seen: SeenAt): readonly MatchSummary[] {
  const seenAt = ({ id, createdAt }: MatchSummary): number => seen[id]?.at ?? createdAt;
  return matches
    .filter(({ status }) => status !== 'finished')
    .toSorted((one, other) => Number(other.yourTurn ?? false) - Number(one.yourTurn ?? false) || seenAt(other) - seenAt(one));
}

/** Matches that are over, the newest first. */
export function finishedOf(matches: readonly MatchSummary[]): readonly MatchSummary[] {
  return matches.filter(({ status }) => status === 'finished').toSorted((one, other) => other.createdAt - one.createdAt);
}
