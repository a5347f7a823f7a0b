import { useEffect, useRef } from 'react';
import { moveToChoice } from './zone-focus.ts';

/**
 * Keeps the keyboard's place. When the focused card or button goes away with the question it belonged to, the focus goes to the
 * first thing that can be chosen now.
 */
export function useQuestionFocus(decision: number | undefined): void {
  const had = useRef(false);
  useEffect(() => {
    const remember = (): void => {
      had.current = document.activeElement !== document.body;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (decision === undefined || !had.current || document.activeElement !== document.body) return;
    moveToChoice(document, 1);
  }, [decision]);
}
