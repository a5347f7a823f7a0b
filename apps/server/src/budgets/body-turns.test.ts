import { expect, test } from 'vitest';
import { makeBodyTurns } from './body-turns.ts';

const here = new AbortController().signal;

test('one body of an address is let in at a time, and of all addresses so many bytes', async () => {
  const turns = makeBodyTurns({ bytes: 10, perAddress: 3, waiting: 10 });
  const letIn: string[] = [];
  const take = async (address: string, bytes: number): Promise<() => void> => {
    const end = await turns.take(address, bytes, here);
    letIn.push(`${address}${bytes}`);
    return end ?? (() => undefined);
  };
  const first = await take('a', 4);
  void take('a', 5);
  const other = await take('b', 6);
  void take('c', 3);
  await Promise.resolve();
  expect(letIn).toEqual(['a4', 'b6']);
  first();
  first();
  await expect.poll(() => letIn).toEqual(['a4', 'b6']);
  other();
  await expect.poll(() => letIn).toEqual(['a4', 'b6', 'a5', 'c3']);
});

test('what is larger than all that may be read comes alone', async () => {
  const turns = makeBodyTurns({ bytes: 10, perAddress: 3, waiting: 10 });
  const end = await turns.take('a', 50, here);
  const next = turns.take('b', 1, here);
  end?.();
  expect(await next).toBeTypeOf('function');
});

test('too many of an address are refused; where many wait, an address has one', async () => {
  const turns = makeBodyTurns({ bytes: 1, perAddress: 2, waiting: 2 });
  await turns.take('a', 1, here);
  void turns.take('a', 1, here);
  expect(await turns.take('a', 1, here)).toBeUndefined();
  void turns.take('b', 1, here);
  expect(await turns.take('b', 1, here)).toBeUndefined();
});

test('who is gone waits no more', async () => {
  const turns = makeBodyTurns({ bytes: 1, perAddress: 9, waiting: 9 });
  const end = await turns.take('a', 1, here);
  const gone = new AbortController();
  const waiting = turns.take('b', 1, gone.signal);
  gone.abort();
  expect(await waiting).toBeUndefined();
  const next = turns.take('c', 1, here);
  end?.();
  expect(await next).toBeTypeOf('function');
});
