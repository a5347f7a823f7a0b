import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

test('the work of one asker is done one after another, that of others meanwhile, and too much is not taken', async () => {
  const turns = makeTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(name)));
  };
  const first = turns('ana', work('a1'));
  const second = turns('ana', work('a2'));
  expect(await turns('ana', work('a3'))).toBeUndefined();
  const other = turns('bo', work('b1'));
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  ends.get('a1')?.();
  expect(await first).toBe('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  const third = turns('ana', work('a3'));
  ends.get('a2')?.();
  ends.get('b1')?.();
  expect(await Promise.all([second, other])).toEqual(['a2', 'b1']);
  await expect.poll(() => begun).toContain('a3');
  ends.get('a3')?.();
  expect(await third).toBe('a3');
});

test('who comes after work that failed has their turn', async () => {
  const turns = makeTurns(2);
  const failed = turns('ana', () => Promise.reject(new Error('no')));
  const next = turns('ana', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
