import { useEffect, useEffectEvent } from 'react';
import { preferences } from '../preferences/preferences.ts';
import { actAt, type KeyActName, type KeyPlace } from './bindings.ts';

/** Where letters are text, or belong to what is open. */
const elsewhere = 'input, textarea, select, [role=menu], [role=dialog], [role=alertdialog], [role=listbox], [role=radiogroup]';

/** What some acts do here. */
export type KeyActions = Readonly<Partial<Record<KeyActName, (() => void) | undefined>>>;

/** Does what the key of an act is for, by the reader's own table of keys, unless something is open or a text is being typed. */
export function useBoundKeys(place: KeyPlace, actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return;
    const act = actAt(event, place, preferences.read().keys);
    const action = act && actions[act];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
