import { allSites, type PlayableMatch } from '@crupier/kernel';
import { writtenSources } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { marvelChampions } from '../marvel-champions.ts';
import { valueParts } from '../words/value-parts.ts';

function open(...lines: string[]): PlayableMatch {
  const opened = marvelChampions.position?.(lines, '1'.repeat(64), {});
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

function nameOf(definition: string): string {
  return marvelChampions.card(definition)?.name.en ?? definition;
}

/** What player 1 is told of a card: each value as it begins, with what each source makes of it. */
function of(match: PlayableMatch, name: string): Readonly<Record<string, readonly string[]>> {
  const known = Object.entries(match.view(0).cards);
  const [card] = known.find(([, { definition }]) => nameOf(definition) === name) ?? [];
  return writtenSources(match.sources?.(0, { card: card ?? '' }), nameOf);
}

test('the powers of a hero and of the villain are told as what their cards add', () => {
  const match = open('1 identity Captain Marvel', '1 area Heroic Intuition', 'villain Rhino I + Charge');
  expect(of(match, 'Captain Marvel')).toEqual({ thwart: ['2, here 2', 'Heroic Intuition: 2 to 3'] });
  expect(of(match, 'Rhino')).toEqual({ attack: ['2, here 2', 'Charge: 2 to 5'] });
});

test('the rules that are told as a source are rules of the game', () => {
  const names = new Set(allSites().map(({ name }) => name));
  expect(Object.keys(valueParts).filter((name) => !names.has(name))).toEqual([]);
});
