import type { Language } from '@crupier/kernel';
import { type BotLevel, nameBot } from '@crupier/protocol';
import type { Lobby, LobbySeat } from './lobby.ts';

/** The table without some seats, their decks and their places in teams. */
export function withoutSeats(lobby: Lobby, isFreed: (at: number) => boolean): Lobby {
  const kept = <T>(list: readonly T[]): readonly T[] => list.filter((_, at) => !isFreed(at));
  const { teams } = lobby.settings ?? {};
  return {
    ...lobby,
    seats: kept(lobby.seats),
    decks: kept(lobby.decks),
    ...(Array.isArray(teams) && { settings: { ...lobby.settings, teams: kept(teams as readonly unknown[]) } }),
  };
}

/** The table with bots at some seats, each with the deck that was laid there. */
export function withBots(
  lobby: Lobby,
  isFreed: (at: number) => boolean,
  { level, language }: { readonly level: BotLevel; readonly language: Language },
): Lobby {
  const seats: LobbySeat[] = [];
  for (const [at, seat] of lobby.seats.entries()) {
    const before = [...seats, ...lobby.seats.slice(at + 1)].filter((other) => other.kind === 'bot' && other.level === level).length;
    seats.push(isFreed(at) ? { kind: 'bot', level, name: nameBot(level, before, language) } : seat);
  }
  return { ...lobby, seats };
}
