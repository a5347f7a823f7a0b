import { useEffect } from 'react';
import { openPanel } from '../../parts/open-panel.ts';
import { rulebook } from '../../rulebook/rulebook-store.ts';
import { moveInZone, moveToChoice, moveToZone, settleStops } from './zone-focus.ts';

/** Within a part of the table, arrows lead to the next stop or the one before. */
const arrows: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

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
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, [role=menu]') !== null) return;
      const by = arrows[event.key];
      if (by !== undefined && moveInZone(target, by)) event.preventDefault();
      if (target.closest('[role=dialog], [role=alertdialog]') !== null) return;
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, openLog]);
  // Every drawing may bring new cards: one stop a zone is kept in the order of Tab.
  useEffect(() => {
    settleStops(document);
  });
}
