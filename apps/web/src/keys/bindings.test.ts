import { expect, test } from 'vitest';
import { actAt, bindingsOf, conflictOf, firstKeyOf, keyActs, keyOf, mayBeBound, parseKeys, sayKey, withKey } from './bindings.ts';

test('at first no two acts have one key in one place, and every key is one that may be bound', () => {
  expect(keyActs.map((act) => conflictOf(act, firstKeyOf(act), {}))).toEqual(keyActs.map(() => undefined));
  expect(keyActs.map((act) => mayBeBound(firstKeyOf(act)))).toEqual(keyActs.map(() => true));
});

test('a key is read without regard to Caps Lock, with Shift for letters and named keys, and as it comes for signs', () => {
  expect(keyOf({ key: 'N', shiftKey: false })).toBe('n');
  expect(keyOf({ key: 'N', shiftKey: true })).toBe('Shift+n');
  expect(keyOf({ key: 'F6', shiftKey: true })).toBe('Shift+F6');
  expect(keyOf({ key: '?', shiftKey: true })).toBe('?');
});

test('a key is shown as it stands on the keyboard', () => {
  expect(['n', 'Shift+n', 'Shift+F6', '/', 'ñ'].map((key) => sayKey(key, 'Mayús'))).toEqual(['N', 'Mayús N', 'Mayús F6', '/', 'Ñ']);
});

test('what every page needs for itself is no key of an act', () => {
  for (const key of ['1', ' ', 'Enter', 'Escape', 'Tab', 'ArrowLeft', 'Shift+ArrowUp', 'F5', 'F11', 'Shift', 'Dead', 'Backspace'])
    expect([key, mayBeBound(key)]).toEqual([key, false]);
  for (const key of ['x', 'Shift+x', 'ñ', '-', 'F2', 'Shift+F6', 'F10']) expect([key, mayBeBound(key)]).toEqual([key, true]);
});

test('a key does what the table of keys says in its place, and its old act no more', () => {
  const changed = withKey({}, 'log', 'x');
  expect(actAt({ key: 'x', shiftKey: false }, 'table', changed)).toBe('log');
  expect(actAt({ key: 'l', shiftKey: false }, 'table', changed)).toBeUndefined();
  expect(actAt({ key: 'p', shiftKey: false }, 'table', {})).toBe('pass');
  expect(actAt({ key: 'p', shiftKey: false }, 'replay', {})).toBe('perspective');
  expect(actAt({ key: 'p', shiftKey: false }, 'pages', {})).toBeUndefined();
});

test('a key that another act has in the same place is taken; in other places it is free', () => {
  expect(conflictOf('log', 'r', {})).toBe('rulebook');
  expect(conflictOf('log', 'l', {})).toBeUndefined();
  expect(conflictOf('log', 'd', {})).toBeUndefined();
  expect(conflictOf('rulebook', 'd', {})).toBe('decks');
  expect(conflictOf('undo', 'l', { log: 'x' })).toBeUndefined();
  expect(conflictOf('undo', 'x', { log: 'x' })).toBe('log');
});

test('an act with its first key again is not changed', () => {
  const changed = withKey({ undo: 'x' }, 'log', 'y');
  expect(withKey(changed, 'undo', 'u')).toEqual({ log: 'y' });
  expect(bindingsOf(changed)).toMatchObject({ undo: 'x', log: 'y', chat: 'c' });
});

test('keys that were kept are read; what is none, and what is taken, is as at first', () => {
  expect(parseKeys({ log: 'x', undo: 'l', dance: 'y', hint: '3', chat: 7 })).toEqual({ log: 'x', undo: 'l' });
  expect(parseKeys({ log: 'x', undo: 'x' })).toEqual({});
  // The log has its first key again, since there is no key “4”: so undo cannot have it.
  expect(parseKeys({ log: '4', undo: 'l', hint: 'u' })).toEqual({});
  for (const broken of [undefined, null, 'x', 7]) expect(parseKeys(broken)).toEqual({});
});
