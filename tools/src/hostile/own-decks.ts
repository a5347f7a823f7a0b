import type { CreatedMatch } from '@crupier/protocol';
import { type Ground, pause } from './attack.ts';
import type { Client } from './client.ts';
import { type Side, sideOf } from './sides.ts';

/** Milliseconds between two looks at a match, and after which it is left. */
const EVERY_MS = 50;
const PATIENCE_MS = 4000;
/** Cards of one deck: two copies of each make 36. */
const NAMES = 18;

const houses = ['mars', 'dis', 'sanctum'] as const;

/** A card of somebody's own, without its name and house. */
export type OwnText = Readonly<Record<string, unknown>>;

/** A table at which both decks are made of one text under eighteen names, against a bot. */
export function tableOfOwnCards(text: OwnText): unknown {
  const names = Array.from({ length: NAMES }, (_, at) => `Loop ${String.fromCodePoint(97 + at)}`);
  const cards = names.map((name, at) => ({ name, nameEs: name, house: houses[at % houses.length], ...text }));
  const listed = houses.map(
    (house, at) =>
      `${house}:\n${names
        .filter((_, each) => each % houses.length === at)
        .map((name) => `2x ${name}`)
        .join('\n')}`,
  );
  const deck = ['Name: Loops', 'Set: MM', ...listed].join('\n\n');
  return {
    game: 'keyforge',
    decks: [deck, deck],
    cards: JSON.stringify({ format: 1, game: 'keyforge', cards }),
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
  };
}

/** Opens such a table and gives the first answer to each question, until the match is paused; `look` is done at each question. */
export async function playUntilPaused(
  ground: Ground,
  client: Client,
  text: OwnText,
  look: (side: Side) => void = () => undefined,
): Promise<boolean> {
  const side = await sideOf(client, (await client.make<CreatedMatch>('/api/matches', tableOfOwnCards(text))).id);
  const isPaused = (): boolean => side.heard.some((message) => message.kind === 'info' && message.info.problem !== undefined);
  for (let waited = 0; waited < PATIENCE_MS && !isPaused(); waited += EVERY_MS) {
    const { pending, seq } = side.latest ?? {};
    if (pending?.ask !== undefined) {
      look(side);
      side.wire.say({ kind: 'answer', command: `a${seq}`, decision: pending.id, chosen: [0] });
    }
    await pause(EVERY_MS);
  }
  side.wire.socket.terminate();
  if (!isPaused()) ground.tell('A match goes on although its cards should have stopped it.');
  return isPaused();
}
