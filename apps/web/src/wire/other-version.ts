/** A server that was renewed has another version than a page that is still open: the page is loaded again, at its place. */

import { PROTOCOL_VERSION } from '@crupier/protocol';
import type { Command } from './match-state.ts';

const triedKey = 'crupier.reloaded';
const commandsKey = (match: string): string => `crupier.waiting.${match}`;

/**
 * Loads the page again, and keeps the commands that wait for their acknowledgement. Returns false where that has been tried: the same page
 * came again, and its reader must be told.
 */
export function loadAgain(match: string, waiting: readonly Command[]): boolean {
  try {
    if (sessionStorage.getItem(triedKey) === String(PROTOCOL_VERSION)) return false;
    sessionStorage.setItem(triedKey, String(PROTOCOL_VERSION));
    sessionStorage.setItem(commandsKey(match), JSON.stringify(waiting));
  } catch (error) {
    console.warn('This browser keeps nothing: the page is not loaded again by itself.', error);
    return false;
  }
  window.location.reload();
  return true;
}

/** The commands that a page of before had not seen acknowledged. They are done once, under their ids, whoever sends them. */
export function takeWaiting(match: string): readonly Command[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(commandsKey(match)) ?? '[]');
    sessionStorage.removeItem(commandsKey(match));
    return Array.isArray(kept) ? kept.filter(isCommand) : [];
  } catch (error) {
    console.warn('What was sent before the page was loaded again cannot be read.', error);
    return [];
  }
}

/** The server understands this page: after its next renewal it may be loaded again. */
export function noteUnderstood(): void {
  try {
    sessionStorage.removeItem(triedKey);
  } catch (error) {
    console.warn('This browser keeps nothing, and has nothing to forget.', error);
  }
}

function isCommand(value: unknown): value is Command {
  const { id, text } = (value ?? {}) as Partial<Command>;
  return typeof id === 'string' && typeof text === 'string';
}
