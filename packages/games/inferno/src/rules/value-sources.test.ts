import type { PlayableMatch, SeenValueSources } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

const cards = [
  { name: 'Hound', types: ['ally'], cost: 1, strength: 2, toughness: 4 },
  { name: 'Axe', types: ['weapon'], cost: 1, modifiers: [1, 1] },
];

function open(...lines: string[]): PlayableMatch {
  const opened = inferno.position?.(['active 1', ...lines], '1'.repeat(64), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

/** What player 1 is told of a card: each value as it begins, with what each source makes of it. */
function of(match: PlayableMatch, name: string): Readonly<Record<string, readonly string[]>> {
  const known = Object.entries(match.view(0).cards);
  const [card] = known.find(([, { definition }]) => inferno.card(definition)?.name.en === name || definition === `test/${name}`) ?? [];
  return written(match.sources?.(0, { card: card ?? '' }));
}

function written(values: readonly SeenValueSources[] | undefined): Readonly<Record<string, readonly string[]>> {
  if (values === undefined) throw new Error('The seat knows no such card.');
  const lines = values.map(({ value, printed, base, steps }) => {
    const said = steps.map(({ by, part, before, after }) => `${by?.definition ?? part}: ${String(before)} to ${String(after)}`);
    return [value, [`${String(printed)}, here ${String(base)}`, ...said]] as const;
  });
  return Object.fromEntries(lines);
}

test('strength and toughness are told as what weapons add, layer 6A, and damage takes, layer 6E', () => {
  const damage = 'layer 6E: damage counters come after everything else';
  expect(of(open('1 play Hound'), 'Hound')).toEqual({});
  expect(of(open('1 play Hound (damage 2) + Axe'), 'Hound')).toEqual({
    strength: ['2, here 2', 'test/Axe: 2 to 3'],
    toughness: ['4, here 4', 'test/Axe: 4 to 5', `${damage}: 5 to 3`],
  });
});
