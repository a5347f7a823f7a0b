import { useEffect } from 'react';
import { openPanel } from '../parts/open-panel.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';
import { moveToChoice, moveToZone, settleStops } from './zone-focus.ts';

interface TableKeys {
  readonly undo: () => void;
  readonly openLog: () => void;
}

/** The keys that work anywhere on a table, unless something is open above it or a text is being typed. */
export function useTableKeys({ undo, openLog }: TableKeys): void {
  useEffect(() => {
    const actions: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      F6: (event) => moveToZone(document, event.shiftKey ? -1 : 1),
      n: () => moveToChoice(document, 1),
      N: () => moveToChoice(document, -1),
      q: () => document.querySelector<HTMLElement>('#question')?.focus(),
      u: undo,
      l: openLog,
      r: () => rulebook.write({ rule: undefined }),
      '?': () => openPanel.write('keys'),
    };
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]') !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, openLog]);
  // Every drawing may bring new cards: one stop a zone is kept in the order of Tab.
  useEffect(() => settleStops(document));
}
