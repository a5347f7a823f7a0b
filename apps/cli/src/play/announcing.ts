import { type Seat, SPECTATOR } from '@crupier/kernel';
import type { MatchLine, Moment } from './match-line.ts';

/** Whether what a seat is asked belongs to an act that it announces, which the rules rewind as a whole. */
export function isAnnouncing({ match }: Pick<MatchLine, 'match'>, seat: Seat): boolean {
  return match.pending(seat)?.announcing === true;
}

/** The moment before a person began the act that is being announced; undefined where none is. */
export function beforeAnnouncing(line: MatchLine): Moment | undefined {
  if (!isAnnouncing(line, SPECTATOR)) return undefined;
  for (let each = line.now; each.last !== undefined; each = each.last.before) {
    const { entry, before } = each.last;
    const isChoice = entry.kind === 'answer' && entry.by === 'person';
    if (isChoice && !isAnnouncing({ match: line.matchAt(before) }, SPECTATOR)) return before;
  }
  return undefined;
}
