import { useEffect } from 'react';
import { openPanel } from '../../parts/open-panel.ts';
import { rulebook } from '../../rulebook/rulebook-store.ts';
import { moveRow, moveToRow, pressAct, pressOption, pressPrimary } from './slip-keys.ts';
import { moveAcross, moveInZone, moveToChoice, moveToZone, settleStops } from './zone-focus.ts';

/** Within a part of the table, arrows lead to the next stop or the one before; upwards and downwards from one region of cards to the next. */
const arrows: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function onArrow({ key, shiftKey }: KeyboardEvent, from: HTMLElement, by: -1 | 1): boolean {
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown';
  if (isUpright && shiftKey) return moveRow(from, by);
  return (isUpright && (moveToRow(from, by) || moveAcross(from, by))) || moveInZone(from, by);
}

interface TableKeys {
  readonly undo: () => void;
  readonly openLog: () => void;
  /** Opens the talk of the table; absent where there is none. */
  readonly openChat?: (() => void) | undefined;
  /** Asks for a hint, or closes it; absent where there is none. */
  readonly hint?: (() => void) | undefined;
  /** Opens or folds what happened in the turns of others; absent in a replay. */
  readonly recap?: (() => void) | undefined;
}

/** The keys that work anywhere on a table, unless something is open above it or a text is being typed. */
export function useTableKeys({ undo, openLog, openChat, hint, recap }: TableKeys): void {
  useEffect(() => {
    const actions: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      F6: (event) => moveToZone(document, event.shiftKey ? -1 : 1),
      n: () => moveToChoice(document, 1),
      N: () => moveToChoice(document, -1),
      q: () => document.querySelector<HTMLElement>('#question')?.focus(),
      u: undo,
      l: openLog,
      c: () => openChat?.(),
      h: () => hint?.(),
      o: () => recap?.(),
      r: () => rulebook.write({ rule: undefined }),
      '?': () => openPanel.write('keys'),
      p: () => pressAct(document, 'pass'),
      t: () => pressAct(document, 'endTurn'),
    };
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, [role=menu]') !== null) return;
      const by = arrows[event.key];
      if (by !== undefined && onArrow(event, target, by)) event.preventDefault();
      if (target.closest('[role=dialog], [role=alertdialog]') !== null) return;
      // A key that is held down answers no question after the next.
      if (!event.repeat && event.key === 'Enter' && target.id === 'question') pressPrimary(document);
      if (!event.repeat && /^[1-9]$/.test(event.key)) pressOption(document, Number(event.key));
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, openLog, openChat, hint, recap]);
  // Every drawing may bring new cards: one stop a zone is kept in the order of Tab.
  useEffect(() => {
    settleStops(document);
  });
}
