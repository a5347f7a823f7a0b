import { useEffect } from 'react';

/** What Escape closes before it cancels anything. */
const open = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .peek';

/** Escape cancels what is being announced, unless something is open that it closes. */
export function useCancelKey(cancel: (() => void) | undefined): void {
  useEffect(() => {
    if (cancel === undefined) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector(open) === null) cancel();
    };
    // What is open is still there before it hears the key itself.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [cancel]);
}
