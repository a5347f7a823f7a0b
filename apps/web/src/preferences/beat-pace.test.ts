import { expect, test, vi } from 'vitest';
import { paceIn, parseBeats, type Followed } from './beat-pace.ts';

const untimed = (match: string): Followed => ({ match, isTimed: false });

test('in the first three matches the reader goes on by themselves, in later ones beats follow slowly', () => {
  const kept = { matches: ['a', 'b', 'c'] };
  expect(['a', 'c', 'd'].map((match) => paceIn(kept, untimed(match)))).toEqual(['step', 'step', 'slow']);
  expect(paceIn({ matches: ['a'] }, untimed('b'))).toBe('step');
});

test('what a reader has chosen holds in all matches', () => {
  expect(['a', 'z'].map((match) => paceIn({ chosen: 'fast', matches: ['a'] }, untimed(match)))).toEqual(['fast', 'fast']);
});

test('where time counts, beats follow fast unless the reader has chosen otherwise', () => {
  const timed: Followed = { match: 'a', isTimed: true };
  expect(paceIn({ matches: ['a'] }, timed)).toBe('fast');
  expect(paceIn({ chosen: 'step', matches: [] }, timed)).toBe('step');
});

test('what was kept is read, and what is not valid is as at first', () => {
  expect(parseBeats('{"chosen":"slow","matches":["a",1,"b"]}')).toEqual({ chosen: 'slow', matches: ['a', 'b'] });
  expect([null, '{"chosen":"never"}', 'null'].map(parseBeats)).toEqual([{ matches: [] }, { matches: [] }, { matches: [] }]);
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(parseBeats('{')).toEqual({ matches: [] });
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
