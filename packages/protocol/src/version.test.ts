import { expect, test } from 'vitest';
import { findWrongVersion, PROTOCOL_VERSION, withVersion } from './version.ts';

test('an address carries the version beside what it says already', () => {
  expect(withVersion('ws://h/ws?x=1')).toBe(`ws://h/ws?x=1&protocol=${PROTOCOL_VERSION}`);
});

test.each([
  [String(PROTOCOL_VERSION), true, undefined],
  [String(PROTOCOL_VERSION), false, undefined],
  [undefined, false, undefined],
  [undefined, true, 'protocol.other'],
  [String(PROTOCOL_VERSION - 1), true, 'protocol.other'],
  [String(PROTOCOL_VERSION + 1), false, 'protocol.other'],
  ['', true, 'protocol.malformed'],
  ['two', false, 'protocol.malformed'],
  [['2', '2'], true, 'protocol.malformed'],
])('version %j of a page (%j): %s', (said, isPage, code) => {
  expect(findWrongVersion(said, isPage)?.code).toBe(code);
});
