import { expect, test } from 'vitest';
import { parseStops } from './stops.ts';

const stops = { own: ['main'], others: [], everything: false };

test('what was kept is read back', () => {
  expect(parseStops(JSON.stringify({ inferno: stops }))).toEqual({ inferno: stops });
});

test('what is always answered is kept too, and nothing that is no such thing', () => {
  const always = { ...stops, waiting: true, yields: [{ about: 'imp/1', card: 'imp', answer: 'no' }] };
  expect(parseStops(JSON.stringify({ keyforge: always }))).toEqual({ keyforge: always });
  expect(parseStops(JSON.stringify({ keyforge: { ...stops, yields: [{ about: 'imp/1', card: 'imp', answer: 'perhaps' }] } }))).toEqual({});
  expect(parseStops(JSON.stringify({ keyforge: { ...stops, waiting: 1 } }))).toEqual({});
});

test.each([null, '', '7', '[1]', '{"inferno":{"own":7,"others":[],"everything":true}}', '{"inferno":null}'])(
  'what is not valid is as nothing: %s',
  (text) => {
    expect(parseStops(text)).toEqual({});
  },
);
