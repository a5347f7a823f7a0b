import { type Result, type Seat, fail, newSeries } from '@crupier/kernel';
import { dealMatch } from './deal.ts';
import { isUndecided, type GameBefore, type NextDeal } from './series.ts';
import type { JournalStore, MatchHead, NewMatch, SeatRecord } from './store/journal-store.ts';

/** A rematch before it is dealt. */
export interface Rematch {
  /** It follows from the match before, so that whoever asks for it finds the same one. */
  readonly id: string;
  /** The match that is played again: of a series its first game. */
  readonly of: string;
}

/** Which match would be the rematch of one. *Errors:* `rematch.notOver`, also as long as the series goes on that it is a game of. */
export async function rematchOf(before: GameBefore, store: Pick<JournalStore, 'find'>): Promise<Result<Rematch>> {
  if (await isUndecided(before, store)) return fail('rematch.notOver');
  const { id, head } = before;
  const of = (head.start.series?.games ?? 0) > 0 ? id.slice(0, id.lastIndexOf('-')) : id;
  const [, first = of, number = '0'] = /^(.*)-r(\d+)$/.exec(of) ?? [];
  return { ok: true, value: { id: `${first}-r${Number(number) + 1}`, of } };
}

/** Who sits where in a rematch: where places are exchanged everybody has the place, and the deck, of whoever sat before them. */
export function rematchSeats<Each>(seats: readonly Each[], swap: boolean): readonly Each[] {
  return swap ? seats.map((_, at) => seats[(at + seats.length - 1) % seats.length]).filter((seat) => seat !== undefined) : seats;
}

/** Deals a rematch: the same decks at the same places, the same terms, a new seed, and a new series where it was one. *Errors:* what `game.start` says. */
export function dealRematch(
  { start, seats, terms }: MatchHead,
  { id }: Rematch,
  deal: NextDeal & { readonly swap: boolean },
): Result<NewMatch> {
  const { configuration, series } = start;
  const anew = series && newSeries(2 * series.toWin - 1, seats.length);
  return dealMatch({ ...deal, id, configuration, seats: rematchSeats(seats, deal.swap), series: anew, terms });
}

/** The seats of those who are ready, of the match before. */
export function seatsOfUsers(seats: readonly SeatRecord[], users: ReadonlySet<string>): readonly Seat[] {
  return seats.flatMap((seat, at) => (seat.kind === 'person' && users.has(seat.user) ? [at] : []));
}
