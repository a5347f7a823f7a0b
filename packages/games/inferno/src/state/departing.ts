import { NO_CARD, type CardRef, type Game, type Seat } from '@crupier/kernel';
import { hideFace, putCard, record } from './leaving.ts';
import { zoneOf, zones, type Inferno, type InfernoPlayer } from './state.ts';

/** A player is out of the game: what may still be asked of that player is written down. For commits. *Rule:* INF-800.3a, INF-800.3e. */
export function depart(state: Inferno, seat: Seat): void {
  const player = state.players[seat] as InfernoPlayer;
  player.lost = true;
  // The match goes on: it has no ending yet.
  state.ending = '';
  player.energy = 0;
  player.last = zones.map((zone) => state.zones[zoneOf(zone, seat)]?.length ?? 0);
  state.extraTurns = state.extraTurns.filter((each) => each !== seat);
}

/** Takes an object out of the game, its face unseen where it was hidden. For commits. *Rule:* INF-800.3a, ruling C-57. */
export function takeOut(state: Inferno, game: Game<Inferno>, card: CardRef): void {
  const { id } = record(state, card);
  if (id === NO_CARD) return;
  state.chain = state.chain.filter(({ object }) => object !== id);
  putCard(state, game, id, { zone: 'gone' });
  hideFace(state, id);
}
