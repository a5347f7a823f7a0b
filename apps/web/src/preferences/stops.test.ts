import { expect, test } from 'vitest';
import { parseStops } from './stops.ts';

const stops = { own: ['main'], others: [], everything: false };

test('what was kept is read back', () => {
  expect(parseStops(JSON.stringify({ inferno: stops }))).toEqual({ inferno: stops });
});

test.each([null, '', '7', '[1]', '{"inferno":{"own":7,"others":[],"everything":true}}', '{"inferno":null}'])(
  'what is not valid is as nothing: %s',
  (text) => {
    expect(parseStops(text)).toEqual({});
  },
);
