import { NO_CARD, type CardRef, type Game, type Seat } from '@crupier/kernel/rules';
import { hideFace, putCard, record } from './leaving.ts';
import { cardTypes, printedOf, type CardType } from './printed.ts';
import { zoneOf, zones, type Inferno, type InfernoMatch, type InfernoPlayer } from './state.ts';

/** A player is out of the game: what may still be asked of that player is written down. For commits. *Rule:* INF-800.3a, INF-800.3e. */
export function depart(state: Inferno, game: Game<Inferno>, seat: Seat): void {
  const player = state.players[seat] as InfernoPlayer;
  player.lost = true;
  // The match goes on: it has no ending yet.
  state.ending = '';
  player.energy = 0;
  player.last = zones.map((zone) => state.zones[zoneOf(zone, seat)]?.length ?? 0);
  player.lastInInfierno = cardTypes.map((type) => countInInfierno({ state, game }, type, seat));
  state.extraTurns = state.extraTurns.filter((each) => each !== seat);
}

/** How many of the cards in a player's Infierno are printed with a type. */
export function countInInfierno({ state, game }: Pick<InfernoMatch, 'state' | 'game'>, type: CardType, seat: Seat): number {
  return (state.zones[zoneOf('infierno', seat)] ?? []).filter((card) => printedOf({ state, game }, card).types.includes(type)).length;
}

/** Takes an object out of the game, its face unseen where it was hidden. For commits. *Rule:* INF-800.3a, ruling C-57. */
export function takeOut(state: Inferno, game: Game<Inferno>, card: CardRef): void {
  const { id } = record(state, card);
  if (id === NO_CARD) return;
  state.chain = state.chain.filter(({ object }) => object !== id);
  putCard(state, game, id, { zone: 'gone' });
  hideFace(state, id);
}
