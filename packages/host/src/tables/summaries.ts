import type { PlayableGame } from '@crupier/kernel';
import type { MatchSummary } from '@crupier/protocol';
import type { ListedMatch } from '@crupier/table';
import type { Lobby, LobbySeat } from './lobby.ts';

/** A waiting table as anybody may know it who knows its id. */
export function lobbySummary(parts: { readonly games: readonly PlayableGame[] }, lobby: Lobby, user: string | undefined): MatchSummary {
  const { id, game, createdAt, seats, decks, invitation, settings, terms, ownCards, commitment, bestOf } = lobby;
  const played = parts.games.find((each) => each.id === game);
  const shown = seats.map((seat, at) => {
    const isOpen = isOpenSeat(seat);
    const leader = isOpen || played?.isCooperative !== true ? undefined : leaderOf(played, decks[at] ?? '');
    return {
      kind: seat.kind,
      name: seat.name,
      mine: seat.kind === 'person' && user !== undefined && seat.user === user,
      ...(isOpen && { open: true }),
      ...(leader !== undefined && { leader }),
    };
  });
  const isMine = shown.some((seat) => seat.mine);
  const setting = {
    ...(settings && { settings }),
    ...(terms && { terms }),
    ...(ownCards !== undefined && { ownCards }),
    ...(bestOf !== undefined && { bestOf }),
    ...(isDealerOf(lobby, user) && { isDealer: true as const }),
  };
  return { id, game, status: 'waiting', createdAt, seats: shown, entries: 0, commitment, ...setting, ...(isMine && { invitation }) };
}

/** The key of the card that leads a deck; undefined where nothing leads it. */
export function leaderOf(game: PlayableGame, deck: string): string | undefined {
  const leader = game.workshop?.read(deck).draft.leader ?? '';
  return leader === '' ? undefined : leader;
}

/** A dealt match as anybody may know it. */
export function matchSummary(
  { id, game, createdAt, entries, seats, outcome, asked = [] }: ListedMatch,
  user: string | undefined,
): MatchSummary {
  const shown = seats.map(({ kind, name, user: sits }) => ({ kind, name, mine: sits !== undefined && sits === user }));
  const isAsked = outcome === undefined && asked.some((seat) => shown[seat]?.mine === true);
  return {
    id,
    game,
    status: outcome === undefined ? 'running' : 'finished',
    createdAt,
    seats: shown,
    // How far a match has come is nothing for those who may be shown it late.
    entries: shown.some(({ mine }) => mine) || outcome !== undefined ? entries : 0,
    ...(outcome && { outcome }),
    ...(isAsked && { yourTurn: true }),
  };
}

/** Whether a user has opened a table: who came by its invitation has not. */
export function isDealerOf({ seats }: Lobby, user: string | undefined): boolean {
  return user !== undefined && seats.some((seat) => seat.kind === 'person' && seat.user === user && seat.isGuest !== true);
}

/** Whether a seat is kept for somebody who has not come. */
export function isOpenSeat(seat: LobbySeat | undefined): boolean {
  return seat?.kind === 'person' && seat.user === undefined;
}
