import { useEffect } from 'react';
import type { Handle } from '@crupier/protocol';
import { actAt, type KeyActName } from '../../keys/bindings.ts';
import { preferences } from '../../preferences/preferences.ts';

/** Keys that lead the focus from place to place. A button that they have led to is pressed by Space as anywhere. */
const leading = new Set(['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
/** What else leads it, by keys that a reader may change. */
const leadingActs: ReadonlySet<KeyActName | undefined> = new Set(['nextPart', 'previousPart', 'nextChoice', 'previousChoice', 'question']);

/** Where Space is text, or belongs to what is open above the table. */
const elsewhere = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]';

/** The card that an element is, or lies in. */
function cardAt(element: EventTarget | null): Handle | undefined {
  return element instanceof Element ? element.closest<HTMLElement>('[data-card]')?.dataset['card'] : undefined;
}

/**
 * Space shows the card under the pointer or the focus large, whichever came last, and does nothing else on a table. A button keeps its
 * own Space only while the focus was led to it by the keyboard.
 */
export function useSpaceZoom(zoom: (handle: Handle) => void): void {
  useEffect(() => {
    let pointer: { readonly x: number; readonly y: number } | undefined;
    /** Whether a key has moved the focus since the pointer was last on a card or pressed. */
    let isFocusLast = false;
    let isLeading = false;
    const onMove = ({ pointerType, clientX: x, clientY: y, target }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      pointer = { x, y };
      if (cardAt(target) !== undefined) isFocusLast = false;
    };
    const onDown = (): void => {
      isFocusLast = false;
    };
    const onFocus = (): void => {
      isFocusLast = isLeading;
    };
    // What lies under the pointer may be another card than when it was moved.
    const pointed = (): Handle | undefined => pointer && cardAt(document.elementFromPoint(pointer.x, pointer.y));
    const onKey = (event: KeyboardEvent): void => {
      isLeading = leading.has(event.key) || leadingActs.has(actAt(event, 'table', preferences.read().keys));
      if (!isSpace(event) || isElsewhere(event)) return;
      const focused = cardAt(document.activeElement);
      if (isFocusLast && focused === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const card = isFocusLast ? focused : (pointed() ?? focused);
      if (card !== undefined && !event.repeat) zoom(card);
    };
    // A button is pressed when Space is let go.
    const onKeyUp = (event: KeyboardEvent): void => {
      isLeading = false;
      if (isSpace(event) && !isElsewhere(event) && !isFocusLast) event.preventDefault();
    };
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pointermove', onMove, { capture: true, signal });
    window.addEventListener('pointerdown', onDown, { capture: true, signal });
    document.addEventListener('focusin', onFocus, { signal });
    window.addEventListener('keydown', onKey, { capture: true, signal });
    window.addEventListener('keyup', onKeyUp, { capture: true, signal });
    return () => ended.abort();
  }, [zoom]);
}

function isSpace({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === ' ' && !ctrlKey && !metaKey && !altKey;
}

/** Whether Space belongs to something else: a card that is large already, a beat, or what is typed or open. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return document.querySelector('.zoom, .beat-slip') !== null || (target instanceof Element && target.closest(elsewhere) !== null);
}
