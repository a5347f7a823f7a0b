import { redefine, type CardRef, type Game, type Seat } from '@crupier/kernel/rules';
import { CLEAN, putCard, record, restingRecord } from './leaving.ts';
import type { Inferno, InfernoCard, Zone } from './state.ts';

/** Lays a copy of a card down that is no card: it has what is copied of the card, and is a seat's. For commits. *Rule:* INF-706.8, INF-200.3. */
export function layCopy(
  state: Inferno,
  game: Game<Inferno>,
  copied: CardRef,
  { zone, seat }: { readonly zone: Zone; readonly seat: Seat },
): void {
  const original = record(state, copied);
  layDefined(state, game, original.definition, { zone, seat }).reads = copiedWords(original);
}

/** The words of an original that its copies have too: those of a token are part of what it was created as. *Rule:* INF-706.2, INF-611.4. */
export function copiedWords({ token, reads }: InfernoCard): readonly string[] {
  return token ? reads : CLEAN.reads;
}

/** Lays something down that is no card: what a definition says, and a seat's. For commits. *Rule:* INF-110.5a, INF-110.5b. */
export function layDefined(
  state: Inferno,
  game: Game<Inferno>,
  definition: number,
  { zone, seat }: { readonly zone: Zone; readonly seat: Seat },
): InfernoCard {
  const laid = record(state, restingRecord(state, game));
  redefine(state, game, laid.id, definition);
  Object.assign(laid, { owner: seat, origin: definition, token: true });
  putCard(state, game, laid.id, { zone, seat: 0 });
  return Object.assign(laid, { controller: seat, home: seat });
}
