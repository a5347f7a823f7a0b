import { describe, expect, test } from 'vitest';
import { platform as browser } from './browser-platform.ts';
import { platform as node } from './node-platform.ts';

describe.each([
  ['Node', node],
  ['a browser', browser],
])('the platform of %s', (_, platform) => {
  test('hashes texts as everybody does', () => {
    expect(platform.sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(platform.sha256('Æmbar: ¡llave!')).toBe(node.sha256('Æmbar: ¡llave!'));
  });

  test('packs a text smaller and gives it back', () => {
    const text = '{"æmber":12,"cards":[]}'.repeat(200);
    const packed = platform.pack(text);
    expect(packed.length).toBeLessThan(text.length / 10);
    expect(platform.unpack(packed)).toBe(text);
  });

  test('runs soon, in order, and not what was taken back', async () => {
    const done: number[] = [];
    platform.soon(() => done.push(1));
    platform.soon(() => done.push(2))();
    await new Promise<void>((resolve) => platform.soon(resolve));
    expect(done).toEqual([1]);
  });

  test('runs again and again until it is ended', async () => {
    let runs = 0;
    const stop = await new Promise<() => void>((resolve) => {
      const ended = platform.regularly(() => {
        runs++;
        if (runs === 2) resolve(ended);
      }, 1);
    });
    stop();
    expect(runs).toBe(2);
  });
});
