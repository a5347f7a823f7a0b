/** What is kept of a reader on the server and in this browser: to take away, and to say before it is deleted. */

import type { OwnData, SpokenProblem } from '@crupier/protocol';
import { keptDecks } from '../setting-up/kept-decks.ts';
import { ask, deleteOwnData, type Answer } from '../wire/api.ts';
import type { SettingsTexts } from './settings-texts-en.ts';

/** What the server keeps of a reader; undefined where that is nothing. */
export async function fetchOwnData(language: 'en' | 'es'): Promise<Answer<OwnData | undefined>> {
  const answer = await ask<OwnData>('/api/me', language);
  return isNothing(answer) ? { ok: true, value: undefined } : answer;
}

/** Deletes all of it in both places; what the server says is wrong, where it did not. */
export async function deleteEverything(language: 'en' | 'es'): Promise<readonly SpokenProblem[] | undefined> {
  const deleted = await deleteOwnData(language);
  if (!deleted.ok && !isNothing(deleted)) return deleted.problems;
  localStorage.clear();
  sessionStorage.clear();
  return undefined;
}

/** Whoever has never opened a table is nobody to the server. */
function isNothing(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.problems.some(({ code }) => code === 'user.none');
}

/** One file of all that is kept: what the server told, and under `browser` each thing that this browser keeps, by its name. */
export function ownDataFile(server: OwnData | undefined, browser: Iterable<readonly [string, string]>): string {
  const kept = [...browser].map(([name, text]) => [name, readable(text)] as const);
  return JSON.stringify({ ...server, browser: Object.fromEntries(kept) }, undefined, 2);
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is a text.
    return text;
  }
}

/** What goes and from where, a sentence each; what the server keeps may not be known. */
export function sayDeleted(server: Answer<OwnData | undefined>, said: SettingsTexts): readonly string[] {
  return [saidOfServer(server, said), said.removeBrowser(keptDecks.read().length), said.removeStays];
}

function saidOfServer(answer: Answer<OwnData | undefined>, said: SettingsTexts): string {
  if (!answer.ok) return said.removeUnknown;
  if (answer.value === undefined) return said.removeNothing;
  const { matches, waiting } = answer.value;
  const running = matches.filter(({ outcome }) => outcome === undefined).length;
  return said.removeServer(matches.length, running, waiting.length);
}
