import { allSites, type PlayableMatch } from '@crupier/kernel';
import { writtenSources } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { valueParts } from '../words/value-parts.ts';

const cards = [
  { name: 'Hound', types: ['ally'], cost: 1, strength: 2, toughness: 4 },
  { name: 'Axe', types: ['weapon'], cost: 1, modifiers: [1, 1] },
];

function open(...lines: string[]): PlayableMatch {
  const opened = inferno.position?.(['active 1', ...lines], '1'.repeat(64), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

function nameOf(definition: string): string {
  return inferno.card(definition)?.name.en ?? definition;
}

/** What player 1 is told of a card: each value as it begins, with what each source makes of it. */
function of(match: PlayableMatch, name: string): Readonly<Record<string, readonly string[]>> {
  const known = Object.entries(match.view(0).cards);
  const [card] = known.find(([, { definition }]) => inferno.card(definition)?.name.en === name || definition === `test/${name}`) ?? [];
  return writtenSources(match.sources?.(0, { card: card ?? '' }), nameOf);
}

test('strength and toughness are told as what weapons add, layer 6A, and damage takes, layer 6E', () => {
  const damage = 'layer 6E: damage counters come after everything else';
  expect(of(open('1 play Hound'), 'Hound')).toEqual({});
  expect(of(open('1 play Hound (damage 2) + Axe'), 'Hound')).toEqual({
    strength: ['2, here 2', 'test/Axe: 2 to 3'],
    toughness: ['4, here 4', 'test/Axe: 4 to 5', `${damage}: 5 to 3`],
  });
});

test('the rules that are told as a source are rules of the game', () => {
  const names = new Set(allSites().map(({ name }) => name));
  expect(Object.keys(valueParts).filter((name) => !names.has(name))).toEqual([]);
});
