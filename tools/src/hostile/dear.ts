import { type Attack, type Ground, originOf, stall } from './attack.ts';
import { Client } from './client.ts';
import { type OwnText, playUntilPaused } from './own-decks.ts';
import type { Side } from './sides.ts';

/** Qualities that hold of each card of a deck, so that each is looked at to the end. */
const qualities = ['undamaged', { not: 'stunned' }, { not: 'warded' }, { not: 'enraged' }, { not: 'damaged' }, { not: 'token' }];
const everyCard = { noun: 'cardInDeckOrDiscard', whose: 'any', are: qualities };

/** Six conditions, none of which holds. */
function never(filters: readonly unknown[]): unknown {
  return { kind: 'not', of: { kind: 'either', of: filters.map((of) => ({ kind: 'exists', of, least: 99 })) } };
}

/** An action that does something, looks at all of some cards, and is done again. */
function repeated(condition: unknown): OwnText {
  const abilities = [
    {
      kind: 'triggered',
      when: { occasion: 'played', card: 'self' },
      forced: true,
      clause: { do: [{ verb: 'gain', amount: 1 }], next: { if: condition, do: [], again: 'effect' } },
    },
  ];
  return { type: 'action', abilities };
}

/** What a number that counts cards over and over is made of. */
const counted = {
  kind: 'perEach',
  times: 1,
  of: { kind: 'cards', of: { kind: 'each', ...everyCard, are: ['undamaged', 'undamaged', 'undamaged'] } },
};
const related = { kind: 'related', relation: 'sharingHouse', of: { kind: 'each', ...everyCard, are: [] }, are: [] };
const relatedTwice = { kind: 'related', relation: 'sharingHouse', of: related, are: [] };

/** A creature that has each creature count the cards of both decks, as often as a text may. */
const counting: OwnText = {
  type: 'creature',
  power: 3,
  abilities: Array.from({ length: 20 }, () => ({
    kind: 'static',
    applies: { kind: 'each', noun: 'creature', whose: 'any', are: [] },
    changes: Array.from({ length: 4 }, () => ({ kind: 'stat', stat: 'power', change: 'add', amount: counted })),
  })),
};

const dearTexts: readonly OwnText[] = [
  repeated(never(Array.from({ length: 6 }, () => everyCard))),
  repeated({
    kind: 'not',
    of: { kind: 'compare', amount: { kind: 'perEach', times: 1, of: { kind: 'cards', of: relatedTwice } }, is: 'least', than: 99 },
  }),
  counting,
];

/** Cards of somebody's own in which nothing is wrong, and whose texts look at as many cards as they can. */
export const dearAttacks: Readonly<Record<string, Attack>> = {
  'dear-cards': {
    about:
      'One stranger plays cards of their own whose texts look at all cards again and again, and asks for hints, reasons and forecasts.',
    run: (ground) => stall(ground, () => playDear(ground)),
  },
};

async function playDear(ground: Ground): Promise<void> {
  const client = new Client(originOf(ground, 91));
  for (let round = 0; round < ground.strength; round++) for (const text of dearTexts) await playUntilPaused(ground, client, text, askAll);
}

/** Asks for all that is worked out of a match for one player. */
function askAll({ wire, latest }: Side): void {
  const { pending } = latest ?? {};
  if (pending === undefined) return;
  wire.say({ kind: 'forecast', decision: pending.id, chosen: [0] });
  wire.say({ kind: 'whyNot' });
  wire.say({ kind: 'hint', decision: pending.id });
}
