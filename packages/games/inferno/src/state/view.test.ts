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
