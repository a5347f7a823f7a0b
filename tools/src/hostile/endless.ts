import { type Attack, type Ground, originOf, pause, stall } from './attack.ts';
import { Client } from './client.ts';
import type { CreatedMatch } from '@crupier/protocol';
import { sideOf } from './sides.ts';

/** Matches with such cards that are begun, for each unit of strength. */
const MATCHES = 4;
/** Milliseconds between two answers, and after which none of the cards has been played. */
const EVERY_MS = 50;
const PATIENCE_MS = 4000;

const houses = ['mars', 'dis', 'sanctum'] as const;

/** What is done when the card is played: without end, for nobody ever has so much Æmber. */
const endless = {
  kind: 'triggered',
  when: { occasion: 'played', card: 'self' },
  forced: true,
  clause: {
    do: [
      { verb: 'gain', amount: 1 },
      { verb: 'lose', amount: 1 },
    ],
    next: {
      if: {
        kind: 'not',
        of: { kind: 'compare', amount: { kind: 'tally', tally: 'aember', of: 'you' }, is: 'least', than: 99 },
      },
      do: [],
      again: 'effect',
    },
  },
};

/** Cards of somebody's own in which nothing is wrong, and which do not come to their end. */
export const endlessAttacks: Readonly<Record<string, Attack>> = {
  'endless-cards': {
    about: 'One stranger plays cards of their own whose text is followed again and again without end.',
    run: (ground) => stall(ground, () => playEndless(ground)),
  },
};

async function playEndless(ground: Ground): Promise<void> {
  const client = new Client(originOf(ground, 90));
  const names = Array.from({ length: 18 }, (_, at) => `Loop ${String.fromCodePoint(97 + at)}`);
  const cards = names.map((name, at) => ({ name, nameEs: name, type: 'action', house: houses[at % houses.length], abilities: [endless] }));
  const listed = houses.map(
    (house, at) =>
      `${house}:\n${names
        .filter((_, each) => each % 3 === at)
        .map((name) => `2x ${name}`)
        .join('\n')}`,
  );
  const deck = ['Name: Loops', 'Set: MM', ...listed].join('\n\n');
  const request = {
    game: 'keyforge',
    decks: [deck, deck],
    cards: JSON.stringify({ format: 1, game: 'keyforge', cards }),
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
  };
  for (let match = 0; match < MATCHES * ground.strength; match++) {
    const side = await sideOf(client, (await client.make<CreatedMatch>('/api/matches', request)).id);
    const isPaused = (): boolean => side.heard.some((message) => message.kind === 'info' && message.info.problem !== undefined);
    for (let waited = 0; waited < PATIENCE_MS && !isPaused(); waited += EVERY_MS) {
      const { pending, seq } = side.latest ?? {};
      if (pending?.ask !== undefined) side.wire.say({ kind: 'answer', command: `a${seq}`, decision: pending.id, chosen: [0] });
      await pause(EVERY_MS);
    }
    if (!isPaused()) ground.tell('A match goes on in which a card was to be played that goes on for ever.');
    side.wire.socket.terminate();
  }
}
