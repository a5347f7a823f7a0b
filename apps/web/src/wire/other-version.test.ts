import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAgain, noteUnderstood, takeWaiting } from './other-version.ts';

const kept = new Map<string, string>();
const reload = vi.fn();
const command = { id: 'c1', text: '{"kind":"leave","command":"c1"}' };

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { location: { reload } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the page is loaded again, and what waited is there once', () => {
  expect(loadAgain('m', [command])).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(takeWaiting('other')).toEqual([]);
  expect(takeWaiting('m')).toEqual([command]);
  expect(takeWaiting('m')).toEqual([]);
});

test('a page that comes again as it was is not loaded a third time', () => {
  loadAgain('m', []);
  expect(loadAgain('m', [])).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('once the server has understood it, the page is loaded again after the next renewal', () => {
  loadAgain('m', []);
  noteUnderstood();
  expect(loadAgain('m', [])).toBe(true);
});

test('in a browser that keeps nothing the page is not loaded again for ever', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = (): never => {
    throw new Error('no storage');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(loadAgain('m', [command])).toBe(false);
  expect(takeWaiting('m')).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('what is kept and is no command is left out', () => {
  kept.set('crupier.waiting.m', JSON.stringify([{ id: 1 }, command, null]));
  expect(takeWaiting('m')).toEqual([command]);
});
