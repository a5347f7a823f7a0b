import { useEffect } from 'react';

/** What keeps the focus while a question comes: what is open above the table, and where a text is written. */
const keepers = 'input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]';

/** A new question puts the focus on its heading, from where N leads to what can be chosen: no button is pressed by a key meant for the last one. */
export function useQuestionFocus(decision: number | undefined): void {
  useEffect(() => {
    const isKept = document.activeElement?.closest(keepers) ?? undefined;
    if (decision === undefined || isKept !== undefined) return;
    document.querySelector<HTMLElement>('#question')?.focus({ preventScroll: true });
  }, [decision]);
}
