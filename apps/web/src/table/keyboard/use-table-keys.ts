import { useEffect } from 'react';
import { useBoundKeys } from '../../keys/use-bound-keys.ts';
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
  /** Takes the last choice back; absent in a replay. */
  readonly undo?: (() => void) | undefined;
  readonly openLog: () => void;
  /** Opens the talk of the table; absent where there is none. */
  readonly openChat?: (() => void) | undefined;
  /** Asks for a hint, or closes it; absent where there is none. */
  readonly hint?: (() => void) | undefined;
  /** Opens or folds what happened in the turns of others; absent in a replay. */
  readonly recap?: (() => void) | undefined;
}

/** The keys that work anywhere on a table or a replay, unless something is open above it or a text is being typed. */
export function useTableKeys(place: 'table' | 'replay', { undo, openLog, openChat, hint, recap }: TableKeys): void {
  useBoundKeys(place, {
    nextPart: () => moveToZone(document, 1),
    previousPart: () => moveToZone(document, -1),
    nextChoice: () => moveToChoice(document, 1),
    previousChoice: () => moveToChoice(document, -1),
    question: () => document.querySelector<HTMLElement>('#question')?.focus(),
    undo,
    log: openLog,
    chat: openChat,
    hint,
    recap,
    rulebook: () => rulebook.write({ rule: undefined }),
    keys: () => openPanel.write('keys'),
    pass: () => pressAct(document, 'pass'),
    endTurn: () => pressAct(document, 'endTurn'),
  });
  useEffect(() => {
    window.addEventListener('keydown', onFixedKey);
    return () => window.removeEventListener('keydown', onFixedKey);
  }, []);
  // Every drawing may bring new cards: one stop a zone is kept in the order of Tab.
  useEffect(() => {
    settleStops(document);
  });
}

/** Arrows lead and order, Enter and digits answer: these keys are the same for everybody. */
function onFixedKey(event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, [role=menu]') !== null) return;
  const by = arrows[event.key];
  if (by !== undefined && onArrow(event, target, by)) event.preventDefault();
  // A key that is held down answers no question after the next.
  if (event.repeat || target.closest('[role=dialog], [role=alertdialog]') !== null) return;
  if (event.key === 'Enter' && target.id === 'question') pressPrimary(document);
  if (/^[1-9]$/.test(event.key)) pressOption(document, Number(event.key));
}
