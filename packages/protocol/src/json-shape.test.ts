import { expect, test } from 'vitest';
import { findExcess, ShapeCount } from './json-shape.ts';

const shape = { depthMax: 3, itemsMax: 4, valuesMax: 9 };

test.each([
  ['as deep as may be', '[[[1]]]', undefined],
  ['deeper', '[[[[1]]]]', 'depth'],
  ['as many in one list as may be', '[1,2,3,4]', undefined],
  ['more in one list', '[1,2,3,4,5]', 'items'],
  ['more fields in one object', '{"a":1,"b":2,"c":3,"d":4,"e":5}', 'items'],
  ['as many in all as may be', '[[1,2],[3,4],[5]]', undefined],
  ['more in all', '[[1,2,3],[4,5,6],[7]]', 'values'],
  ['signs in a text, which count for nothing', '"[[[[{{{{,,,,,,,,,,\\"[[[["', undefined],
])('of a text of JSON it is counted whether it has %s', (_what, text, excess) => {
  expect(findExcess(text, shape)?.what).toBe(excess);
});

test('a text is counted in pieces as in one', () => {
  const count = new ShapeCount(shape);
  const bytes = new TextEncoder().encode('["a\\",[", 1, [2, [3, [4]]]]');
  const found = Array.from(bytes, (byte) => count.take(Uint8Array.of(byte))).filter((excess) => excess !== undefined);
  expect(found[0]).toEqual({ what: 'depth', max: 3 });
});
