import { obviousAnswer } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

/** An artifact of Mars that speaks when an enemy creature is destroyed. */
function relic(name: string, clause: object): object {
  const when = { occasion: 'destroyed', card: { noun: 'creature', whose: 'enemy', are: [] } };
  return { name, type: 'artifact', house: 'mars', abilities: [{ kind: 'triggered', when, forced: true, clause }] };
}

const one = { noun: 'creature', whose: 'friendly', are: [], min: 1, max: 1 };
const steals = { verb: 'steal', amount: 1 };
const others = { kind: 'each', noun: 'artifact', whose: 'friendly', are: [], other: true };
const cards = [
  {
    name: 'Doom',
    type: 'action',
    house: 'mars',
    abilities: [
      {
        kind: 'triggered',
        when: { occasion: 'played', card: 'self' },
        forced: true,
        clause: { do: [{ verb: 'destroy', on: { kind: 'each', noun: 'creature', whose: 'enemy', are: [] } }] },
      },
    ],
  },
  relic('Thief', { do: [steals] }),
  relic('Jailer', { targets: { it: one }, do: [{ verb: 'capture', on: { kind: 'bound', name: 'it' }, amount: 1 }] }),
  relic('Idol', { do: [steals, { verb: 'exhaust', on: { kind: 'self' } }] }),
  relic('Envy', { do: [{ verb: 'exhaust', on: others }] }),
  relic('Grave', { do: [steals, { verb: 'purge', on: { kind: 'event', role: 'card' } }] }),
];

/** How many abilities wait once two enemy creatures are destroyed, and which of them a policy takes first. */
function orderOf(artifacts: string): readonly unknown[] {
  const all = ['active 1', 'house mars', '1 hand Doom', `1 artifacts ${artifacts}`, '1 line Zorg', '2 line Troll; Umbra', '2 aember 3'];
  const opened = keyforge.position?.(all, seedFromNumber(1), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  const play = match.pending(0);
  match.answer(0, play?.id ?? -1, [play?.ask?.options.findIndex(({ verb }) => verb === 'play') ?? -1]);
  match.answer(0, match.pending(0)?.id ?? -1, [0, 1]);
  const open = match.pending(0);
  expect(open?.purpose).toBe('whichAbilityNext');
  return [open?.ask?.options.length, open?.ask && obviousAnswer(open.kind, open.ask)];
}

test.each<[string, string, readonly unknown[]]>([
  ['copies on the same cards', 'Thief; Thief', [4, [0]]],
  ['copies that ask for a target', 'Jailer; Jailer; Jailer', [6, [0]]],
  ['Pile of Skulls three times', 'Pile of Skulls; Pile of Skulls; Pile of Skulls', [6, [0]]],
  ['copies on cards in other states', 'Thief; Thief (exhausted)', [4, undefined]],
  ['copies on cards of which one has Æ', 'Thief; Thief (aember 1)', [4, undefined]],
  ['other abilities', 'Thief; Jailer', [4, undefined]],
  ['copies that speak of their card', 'Idol; Idol', [4, undefined]],
  ['copies that speak of other cards', 'Envy; Envy', [4, undefined]],
  ['copies that speak of what set them off', 'Grave; Grave', [4, undefined]],
])('KF-ACTIVE-PLAYER-1 the order of %s', (_, artifacts, expected) => {
  expect(orderOf(artifacts)).toEqual(expected);
});
