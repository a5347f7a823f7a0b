import type { PlayableMatch, SeenValueSources } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';

function open(...lines: string[]): PlayableMatch {
  const opened = marvelChampions.position?.(lines, '1'.repeat(64), {});
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

/** What player 1 is told of a card: each value as it begins, with what each source makes of it. */
function of(match: PlayableMatch, name: string): Readonly<Record<string, readonly string[]>> {
  const known = Object.entries(match.view(0).cards);
  const [card] = known.find(([, { definition }]) => nameOf(definition) === name) ?? [];
  return written(match.sources?.(0, { card: card ?? '' }));
}

function written(values: readonly SeenValueSources[] | undefined): Readonly<Record<string, readonly string[]>> {
  if (values === undefined) throw new Error('The seat knows no such card.');
  const lines = values.map(({ value, printed, base, steps }) => {
    const said = steps.map(({ by, part, before, after }) => `${nameOf(by?.definition) ?? part}: ${String(before)} to ${String(after)}`);
    return [value, [`${String(printed)}, here ${String(base)}`, ...said]] as const;
  });
  return Object.fromEntries(lines);
}

function nameOf(definition: string | undefined): string | undefined {
  return definition === undefined ? undefined : marvelChampions.card(definition)?.name.en;
}

test('the powers of a hero and of the villain are told as what their cards add', () => {
  const match = open('1 identity Captain Marvel', '1 area Heroic Intuition', 'villain Rhino I + Charge');
  expect(of(match, 'Captain Marvel')).toEqual({ thwart: ['2, here 2', 'Heroic Intuition: 2 to 3'] });
  expect(of(match, 'Rhino')).toEqual({ attack: ['2, here 2', 'Charge: 2 to 5'] });
});
