import { expect, test } from 'vitest';
import { pinStyles } from './lesson-pins.ts';

const same = (text: string): string => text;
const card = (handle: string): { readonly kind: 'card'; readonly card: string } => ({ kind: 'card', card: handle });

test('each card has the numbers of the points that speak of it', () => {
  expect(pinStyles([card('a'), card('b')], same).split('\n')).toEqual([
    ".table .card[data-card='a']::after { content: '1' / ''; }",
    ".table .card[data-card='b']::after { content: '2' / ''; }",
  ]);
  expect(pinStyles([card('a'), card('a')], same)).toBe(".table .card[data-card='a']::after { content: '1 2' / ''; }");
  expect(pinStyles([undefined, card('b')], same)).toContain("'2'");
  expect(pinStyles([undefined], same)).toBe('');
});

test('piles, counters, steps and answers have numbers, too', () => {
  const pile = { kind: 'pile', pile: 'deck', seat: 1 } as const;
  expect(pinStyles([pile], same)).toBe(".table [data-pile='deck 1']::after { content: '1' / ''; }");
  expect(pinStyles([{ kind: 'part', part: 'aember' }], same)).toBe(".table [data-mine] .aember::after { content: '1' / ''; }");
  expect(pinStyles([{ kind: 'option', option: 3 }], same)).toBe(".slip .button[data-option='3']::before { content: '1' / ''; }");
  expect(pinStyles([{ kind: 'option', option: undefined }], same)).toContain("[data-option='none']");
  expect(pinStyles([{ kind: 'part', part: 'unknown' }], same)).toBe('');
});
