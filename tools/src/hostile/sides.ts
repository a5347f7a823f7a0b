import { setTimeout } from 'node:timers/promises';
import type { CreatedMatch, GameSummary, ServerMessage, TableTerms } from '@crupier/protocol';
import { type Ground, originOf } from './attack.ts';
import { Client, type Wire } from './client.ts';

/** The longest that an answer is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A player at a socket, with all that was told. */
export interface Side {
  readonly client: Client;
  readonly wire: Wire;
  readonly match: string;
  readonly heard: ServerMessage[];
  /** What was told last of the match itself. */
  readonly latest: Extract<ServerMessage, { readonly kind: 'welcome' | 'update' }> | undefined;
  /** The first message of a sort. *Errors:* where none comes. */
  readonly until: (isIt: (message: ServerMessage) => boolean) => Promise<ServerMessage>;
}

/** Two persons at a table: whoever is asked first, and the other. */
export async function seatTwo(
  ground: Ground,
  stranger: number,
  { game = 'keyforge', bestOf = 1, terms }: { readonly game?: string; readonly bestOf?: number; readonly terms?: TableTerms } = {},
): Promise<readonly [Side, Side]> {
  const [owner, guest] = [new Client(originOf(ground, stranger)), new Client(originOf(ground, stranger + 1))];
  const { text } = await owner.ask('/api/games');
  const decks = (JSON.parse(text) as readonly GameSummary[]).find(({ id }) => id === game)?.decks.slice(0, 2);
  const seats = [{ kind: 'person' }, { kind: 'person', open: true }];
  const request = { game, seats, decks, ...(bestOf > 1 && { bestOf }), ...(terms && { terms }) };
  const { id, invitation } = await owner.make<CreatedMatch>('/api/matches', request);
  await guest.make(`/api/matches/${id}/seats`, { invitation });
  const sides = [await sideOf(owner, id), await sideOf(guest, id)] as const;
  return sides[0].latest?.pending?.ask === undefined ? [sides[1], sides[0]] : sides;
}

/** Somebody at a socket of a match: at their seat, or without one. */
export async function sideOf(client: Client, match: string): Promise<Side> {
  const wire = await client.connect();
  const heard: ServerMessage[] = [];
  wire.socket.on('message', (raw: Buffer) => heard.push(JSON.parse(raw.toString()) as ServerMessage));
  await wire.sit(match);
  return {
    client,
    wire,
    match,
    heard,
    get latest() {
      return heard.findLast((message) => message.kind === 'welcome' || message.kind === 'update');
    },
    until: async (isIt) => {
      for (let waited = 0; waited < PATIENCE_MS; waited += 20) {
        const found = heard.find(isIt);
        if (found !== undefined) return found;
        await setTimeout(20);
      }
      throw new Error('The server did not answer.');
    },
  };
}

/** Ends the connections. */
export function close(sides: readonly Side[]): void {
  for (const { wire } of sides) wire.socket.terminate();
}
