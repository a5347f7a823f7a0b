import { useEffect, useState } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { conflictOf, firstKeyOf, keyOf, mayBeBound, sayKey, withKey, type ChangedKeys, type KeyActName } from './bindings.ts';

/** Keys that are held while another is pressed: they are none by themselves. */
const held = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'Dead']);

/** How a reader puts another key in place of one. */
export interface KeyChange {
  /** The act whose new key is waited for. */
  readonly asked: KeyActName | undefined;
  /** What came of the last key that was pressed, as a sentence; empty at first. */
  readonly said: string;
  /** Whether what is said is why a key was refused. */
  readonly isRefused: boolean;
  readonly ask: (act: KeyActName | undefined) => void;
  /** Gives an act its first key again. */
  readonly reset: (act: KeyActName) => void;
  readonly resetAll: () => void;
}

interface Said {
  readonly asked: KeyActName | undefined;
  readonly words: string;
  readonly isRefused: boolean;
}

/** Waits for the next key where one is asked for. A key that is taken or impossible is refused with why, and the next one is waited for. */
export function useKeyChange(): KeyChange {
  const texts = useTexts();
  const [{ asked, words, isRefused }, say] = useState<Said>({ asked: undefined, words: '', isRefused: false });
  const put = (act: KeyActName, key: string): void => {
    const changed = preferences.read().keys;
    const name = sayKey(key, texts.shiftKey);
    const taken = conflictOf(act, key, changed);
    const refuse = (why: string): void => say((before) => ({ ...before, words: why, isRefused: true }));
    if (taken !== undefined) return refuse(texts.keyTaken(name, texts.keyActs[taken]));
    if (!mayBeBound(key)) return refuse(texts.keyNotPossible(name));
    keep(withKey(changed, act, key));
    say({
      asked: undefined,
      words: texts.keySet(texts.keyActs[act], name),
      isRefused: false,
    });
  };
  useEffect(() => {
    if (asked === undefined) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (held.has(event.key)) return;
      if (event.key === 'Tab') return say({ asked: undefined, words: '', isRefused: false });
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') return say({ asked: undefined, words: '', isRefused: false });
      put(asked, keyWithModifiers(event));
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });
  return {
    asked,
    said: asked !== undefined && !isRefused ? texts.keyAskedFor(texts.keyActs[asked]) : words,
    isRefused,
    ask: (act) => say({ asked: act, words: '', isRefused: false }),
    reset: (act) => put(act, firstKeyOf(act)),
    resetAll: () => {
      keep({});
      say({ asked: undefined, words: texts.keysWereReset, isRefused: false });
    },
  };
}

function keep(keys: ChangedKeys): void {
  preferences.change((kept) => ({ ...kept, keys }));
}

/** A key with what is held with it; Ctrl, Alt and Meta make it one that cannot be given to an act. */
function keyWithModifiers(event: KeyboardEvent): string {
  const { ctrlKey, altKey, metaKey, key } = event;
  const modifiers = [...(ctrlKey ? ['Ctrl'] : []), ...(altKey ? ['Alt'] : []), ...(metaKey ? ['Meta'] : [])];
  return modifiers.length === 0 ? keyOf(event) : [...modifiers, key].join(' ');
}
