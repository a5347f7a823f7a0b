import type { PlayableGame } from '@crupier/kernel';
import { dealMatch, localHost, memoryStore, sha256, type TableHost } from '@crupier/table';
import type { TestedGame } from '../tested-games.ts';
import { TWIN_MATCH } from './twin-server.ts';

/** A table alone, without a server, at which a match begins in a state. Its seats are played by the users with these names. */
export async function openTwinTable({ playable, decks }: TestedGame, state: string, users: readonly string[]): Promise<TableHost> {
  const { ownCards: _none, ...known } = playable;
  const game: PlayableGame = { ...known, start: (_configuration, _seed, options) => playable.restore(state, options) };
  const configured = game.configure(decks);
  if (!configured.ok) throw new Error('The decks are of the game.');
  const dealt = dealMatch({
    id: TWIN_MATCH,
    createdAt: 1,
    game,
    configuration: configured.value,
    seats: users.map((user) => ({ kind: 'person', user, name: user })),
    origin: { secret: 's', commitment: sha256('s'), nonces: ['00'] },
    engine: 'twins',
  });
  if (!dealt.ok) throw new Error('The match is dealt.');
  const host = localHost({ games: [game], store: memoryStore(), engine: 'twins', pace: { forcedMs: 100_000_000 } });
  await host.create(dealt.value);
  return host;
}
