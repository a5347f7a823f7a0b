import { redefine, type CardRef, type Game, type Seat } from '@crupier/kernel';
import { putCard, record, restingRecord } from './leaving.ts';
import type { Inferno, Zone } from './state.ts';

/** Lays a copy of a card down that is no card: it has what is copied of the card, and is a seat's. For commits. *Rule:* INF-706.8, INF-200.3. */
export function layCopy(
  state: Inferno,
  game: Game<Inferno>,
  copied: CardRef,
  { zone, seat }: { readonly zone: Zone; readonly seat: Seat },
): void {
  const { definition } = record(state, copied);
  const copy = record(state, restingRecord(state, game));
  redefine(state, game, copy.id, definition);
  Object.assign(copy, { owner: seat, origin: definition, token: true });
  putCard(state, game, copy.id, { zone, seat: 0 });
  Object.assign(record(state, copy.id), { controller: seat, home: seat });
}
