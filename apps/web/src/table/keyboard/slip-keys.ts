/** Keys of the slip: digits take options, Enter on the question takes the act in the corner, P and T pass and end the turn. */

import { flushSync } from 'react-dom';

/** Options that a digit takes, in reading order. What ends a turn or a phase has keys of its own. */
const numbered = '.slip .button[data-choice]:not([data-lets="end"])';

/** Presses the option with a digit from 1. */
export function pressOption(root: ParentNode, digit: number): void {
  const options = [...root.querySelectorAll<HTMLElement>(numbered)].filter((option) => option.offsetParent !== null);
  options[digit - 1]?.click();
}

/** Presses the act with a verb, where the slip has it. */
export function pressAct(root: ParentNode, verb: string): void {
  root.querySelector<HTMLElement>(`.slip .button[data-verb="${verb}"]`)?.click();
}

/**
 * Presses the act in the slip's corner, or the only option of its list, for Enter while the question has the focus. What ends a turn or a
 * phase is not taken so: an Enter that was meant for the question before would end it.
 */
export function pressPrimary(root: ParentNode): void {
  root.querySelector<HTMLElement>('.slip :is(.slip-acts, .slip-options > li) > .button[data-primary]:not([data-lets="end"])')?.click();
}

/** Moves the focus from a row that is being ordered to the next one or the one before. Returns whether it was in such a row. */
export function moveToRow(from: HTMLElement, by: -1 | 1): boolean {
  const row = from.closest<HTMLElement>('.slip-rows > li');
  if (row === null) return false;
  const next = by < 0 ? row.previousElementSibling : row.nextElementSibling;
  next?.querySelectorAll<HTMLElement>('.button')[by < 0 ? 0 : 1]?.focus();
  return true;
}

/** Moves the row that has the focus one place, and the focus with it. Returns whether there was such a row. */
export function moveRow(from: HTMLElement, by: -1 | 1): boolean {
  const row = from.closest<HTMLElement>('.slip-rows > li');
  if (row === null) return false;
  const button = row.querySelectorAll<HTMLElement>('.button')[by < 0 ? 0 : 1];
  // Drawn at once: the row has its new place then, and the focus, lost with the old one, is back before the next key.
  flushSync(() => button?.click());
  button?.focus();
  return true;
}
