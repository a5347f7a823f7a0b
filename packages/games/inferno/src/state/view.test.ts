import { seedFromNumber, type PlayableMatch, type Shown } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

/** Chooses the first option that has a verb, and a value where one is named. */
function choose(match: PlayableMatch, verb: string, value?: number): void {
  const open = match.pending(0);
  const at = open?.ask?.options.findIndex((each) => each.verb === verb && (value === undefined || each.value === value)) ?? -1;
  expect([open?.purpose, match.answer(0, open?.id ?? 0, [at])]).toEqual([open?.purpose, undefined]);
}

/** What a view shows of Flare on the chain, its X announced. */
function flareWith(x: number): Readonly<Record<string, Shown>> | undefined {
  const built = inferno.position?.(['1 hand Flare', '1 energy 9', '1 play Mercenary', '2 play Mercenary'], seedFromNumber(1));
  if (built?.ok !== true) throw new Error('The position can be played.');
  const match = built.value;
  choose(match, 'play');
  choose(match, 'number', x);
  choose(match, 'choose');
  return Object.values(match.view(1).cards).find(({ definition }) => definition === 'flare')?.now;
}

test.each([0, 2])('INF-107.3a an X of %i on the chain is shown', (x) => {
  expect(flareWith(x)).toMatchObject({ x });
});

/** An ally that asks whether to pay, in the midst of the resolution of its triggered ability. */
const asker = {
  name: 'Asker',
  types: ['ally'],
  cost: 0,
  strength: 1,
  toughness: 1,
  abilities: [
    { kind: 'activated', headers: ['activate'], cost: 9, clause: { do: [{ verb: 'draw', amount: 1 }] } },
    {
      kind: 'triggered',
      when: { occasion: 'entered', card: 'self' },
      forced: true,
      clause: { may: true, do: [{ verb: 'pay', amount: 1 }], ifDone: { do: [{ verb: 'draw', amount: 2 }] } },
    },
  ],
};

test('INF-607.2j an ability shows its own text and its source on the chain, and while it resolves', () => {
  const built = inferno.position?.(['1 hand Asker', '1 energy 3', '1 deck 9'], seedFromNumber(1), { cards: [asker] });
  if (built?.ok !== true) throw new Error(JSON.stringify(built));
  const match = built.value;
  const pass = (): unknown => match.answer(match.pending(-1)?.waiting[0] ?? 0, match.pending(-1)?.id ?? 0, [0]);
  const shownIn = (zone: string): readonly unknown[] => {
    const view = match.view(1);
    const [handle = ''] = view.zones.find(({ kind }) => kind === zone)?.cards ?? [];
    const { source, textEn } = view.cards[handle]?.now ?? {};
    return [source, textEn];
  };
  choose(match, 'play');
  pass();
  pass();
  const told = ['test/Asker', ['When this ally enters play, you may pay 1 energy. If you do, draw 2 cards.']];
  expect(shownIn('chain')).toEqual(told);
  pass();
  pass();
  expect(match.pending(0)?.purpose).toBe('mayDo');
  expect(shownIn('resolving')).toEqual(told);
  const textFor = (viewer: number): unknown => {
    const view = match.view(viewer);
    return view.cards[view.zones.find(({ kind }) => kind === 'resolving')?.cards[0] ?? '']?.now['textEs'];
  };
  // Written once for all viewers.
  expect(textFor(0)).toBeDefined();
  expect(textFor(0)).toBe(textFor(1));
});
