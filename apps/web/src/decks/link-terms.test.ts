import { expect, test } from 'vitest';
import { linkTerms } from './link-terms.ts';

const rules = [
  { id: 'KF-TAUNT-1', title: 'Taunt' },
  { id: 'KF-TAUNT-2', title: 'Taunt' },
  { id: 'KF-KEY-1', title: 'Key' },
  { id: 'KF-STUN-1', title: 'Stunned creature' },
];

test.each([
  ['Taunt.', [{ text: 'Taunt', rule: 'KF-TAUNT-1' }, { text: '.' }]],
  ['It has taunt, taunt.', [{ text: 'It has ' }, { text: 'taunt', rule: 'KF-TAUNT-1' }, { text: ', taunt.' }]],
  ['A stunned creature', [{ text: 'A ' }, { text: 'stunned creature', rule: 'KF-STUN-1' }]],
  ['Taunting keys', [{ text: 'Taunting keys' }]],
  ['', []],
] as const)('%j', (text, pieces) => {
  expect(linkTerms(text, rules)).toEqual(pieces);
});

test('a text without rules is one piece', () => {
  expect(linkTerms('Taunt.', [])).toEqual([{ text: 'Taunt.' }]);
});
