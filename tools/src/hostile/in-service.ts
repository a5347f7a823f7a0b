import type { CreatedMatch } from '@crupier/protocol';
import { testedGames } from '../tested-games.ts';
import { type Ground, originOf } from './attack.ts';
import { Client } from './client.ts';

/** Whoever plays before the attacks begin. */
const FIRST_GUEST = 240;
/** Entries of a match that are written before its guest leaves. */
const ENTRIES = 40;

/**
 * Plays a while against a bot in each game, and leaves. A server in service has its games loaded, and the thread in which bots think: what
 * these need is no work of an attack.
 */
export async function bringIntoService(ground: Ground): Promise<void> {
  for (const [at, game] of Object.keys(testedGames).entries()) {
    const client = new Client(originOf(ground, FIRST_GUEST + at));
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }];
    const { id } = await client.make<CreatedMatch>('/api/matches', { game, seats });
    const wire = await client.connect();
    await wire.sit(id);
    await wire.play(ENTRIES, ground.roll);
    wire.socket.terminate();
  }
}
