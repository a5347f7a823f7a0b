import { allSites, type PlayableMatch } from '@crupier/kernel';
import { writtenSources } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';
import { valueParts } from '../words/value-parts.ts';

function open(...lines: string[]): PlayableMatch {
  const opened = keyforge.position?.(['house brobnar', 'active 1', ...lines], '1'.repeat(64), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

const cards = [{ name: 'Plain', type: 'creature', house: 'brobnar', power: 3, traits: ['giant'] }];

function nameOf(definition: string): string {
  return keyforge.card(definition)?.name.en ?? definition;
}

/** What a seat is told of a card in play: each value as it begins, with what each source makes of it. */
function of(match: PlayableMatch, name: string, seat = 0): Readonly<Record<string, readonly string[]>> {
  const known = Object.entries(match.view(seat).cards);
  const [card] = known.find(([, { definition }]) => keyforge.card(definition)?.name.en === name || definition === `test/${name}`) ?? [];
  return writtenSources(match.sources?.(seat, { card: card ?? '' }), nameOf);
}

test('a creature whose values are as printed has no sources', () => {
  expect(of(open('1 line Plain'), 'Plain')).toEqual({});
});

test('power is told as what upgrades and counters add to it', () => {
  const match = open('1 line Plain (powerCounters 2) + Blood of Titans');
  expect(of(match, 'Plain')).toEqual({
    power: ['3, here 3', 'Blood of Titans: 3 to 8', '+1 power counters add to power: 8 to 10'],
  });
});

test('keywords that a card gives are told with it, to the opponent too', () => {
  const match = open('1 line Plain + Shadow of Dis; Plain (stunned) + Way of the Bear');
  expect(of(match, 'Plain', 1)).toEqual(of(match, 'Plain', 0));
  expect(of(open('1 line Plain + Way of the Bear'), 'Plain')).toEqual({ keywords: [', here ', 'Way of the Bear:  to assault:2'] });
});

test('what a key costs a player, and how many cards one draws up to, is told as what is usual and each card that changes it', () => {
  const match = open('1 line Mother', '2 line Murmook; Murmook');
  expect(writtenSources(match.sources?.(1, { seat: 0 }), nameOf)).toEqual({
    keyCost: ['6, here 6', 'Murmook: 6 to 7', 'Murmook: 7 to 8'],
    handSize: ['6, here 6', 'Mother: 6 to 7'],
  });
  expect(writtenSources(match.sources?.(0, { seat: 1 }), nameOf)).toEqual({});
});

test('of a card that a seat does not know, and of a seat that is none, nothing is told', () => {
  const match = open('1 hand Plain', '2 line Plain');
  const [card] = match.view(1).zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
  expect(match.sources?.(1, { card: card ?? '' })).toBeUndefined();
  expect(match.sources?.(1, { seat: 2 })).toBeUndefined();
});

test('the rules that are told as a source are rules of the game', () => {
  const names = new Set(allSites().map(({ name }) => name));
  expect(Object.keys(valueParts).filter((name) => !names.has(name))).toEqual([]);
});
