import { type Attack, type Ground, originOf, stall } from './attack.ts';
import { Client } from './client.ts';
import { type OwnText, playUntilPaused } from './own-decks.ts';

/** Matches with such cards that are begun, for each unit of strength. */
const MATCHES = 4;

/** An action that is done when it is played: without end, for nobody ever has so much Æmber. */
const endless: OwnText = {
  type: 'action',
  abilities: [
    {
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
    },
  ],
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
  for (let match = 0; match < MATCHES * ground.strength; match++) await playUntilPaused(ground, client, endless);
}
